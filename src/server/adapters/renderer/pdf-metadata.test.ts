import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { appendMetadata, type PdfMetadata } from "./pdf-metadata.ts";

const metadata: PdfMetadata = {
  title: "高级工程师 (SRE) \\ 墨页",
  author: "Zoë 张伟 😀",
  subject: "Staff Engineer",
  keywords: ["Go", "可观测性"],
  createdAt: new Date("2026-03-04T05:06:07Z"),
};

/** Returns a handmade one-page PDF with the cross-reference section in the given form. */
function smallPdf(form: "table" | "stream", info: boolean): Uint8Array {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>",
    ...(info ? ["<< /Title (before) /Creator (nobody) >>"] : []),
  ];
  let text = "%PDF-1.5\n";
  const offsets = objects.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const at = text.length;
  const entries = `/Root 1 0 R ${info ? "/Info 4 0 R" : ""}`;
  if (form === "table") {
    const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} ${entries} >>\n`;
  } else {
    const own = objects.length + 1;
    const rows = [0, ...offsets, at].map(
      (offset, index) => `${index === 0 ? "00" : "01"}${offset.toString(16).padStart(8, "0")}0000`,
    );
    const data = `${rows.join("")}>`;
    text += `${own} 0 obj\n<< /Type /XRef /Size ${own + 1} /W [1 4 2] ${entries} /Filter /ASCIIHexDecode /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`;
  }
  return Buffer.from(`${text}startxref\n${at}\n%%EOF\n`, "latin1");
}

async function read(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const pages = document.numPages;
  await document.destroy();
  return { info: info as Record<string, unknown>, pages };
}

describe.each(["table", "stream"] as const)("metadata behind a cross-reference %s", (form) => {
  it.each([true, false])("is read back exactly (file had an information dictionary: %s)", async (had) => {
    const before = smallPdf(form, had);
    const after = appendMetadata(before, metadata);
    expect(Buffer.from(after.subarray(0, before.length)).equals(Buffer.from(before))).toBe(true);
    const { info, pages } = await read(after);
    expect(pages).toBe(1);
    expect(info).toMatchObject({
      Title: metadata.title,
      Author: metadata.author,
      Subject: metadata.subject,
      Keywords: "Go, 可观测性",
      Creator: "Inkleaf",
      CreationDate: "D:20260304050607Z",
    });
  });

  it("can be appended again, and the last one is in effect", async () => {
    const twice = appendMetadata(appendMetadata(smallPdf(form, true), metadata), { ...metadata, author: "Ada" });
    expect((await read(twice)).info.Author).toBe("Ada");
  });
});

it("leaves out empty fields and replaces a lone surrogate", async () => {
  const after = appendMetadata(smallPdf("table", true), { ...metadata, author: "a\ud800b", subject: "", keywords: [] });
  const { info } = await read(after);
  expect(info.Author).toBe("a\ufffdb");
  expect(info).not.toHaveProperty("Subject");
  expect(info).not.toHaveProperty("Keywords");
});

it.each(["", "hello", "%PDF-1.4 startxref\n999999\n%%EOF"])("refuses what is not a PDF: %j", (text) => {
  expect(() => appendMetadata(Buffer.from(text), metadata)).toThrow(/Not a PDF/);
});
