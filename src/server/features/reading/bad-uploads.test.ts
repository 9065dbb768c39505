import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { type ErrorName, errorTable } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import {
  billionLaughs,
  bomb,
  locked,
  pagePdf,
  rawZip,
  writing,
} from "#server/adapters/text-extractor/hostile-files.fixture.ts";
import { docxOf, lockedDocx } from "#server/adapters/text-extractor/sample-files.fixture.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { docxFile, letterLines, makeOf, pdfFile, resumeLines, sendFile } from "#tests/harness/resume-files.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

type Call = "parsePdf" | "parseDocx";
type Bad = { what: string; file: File | Promise<File>; as: Call; error: ErrorName; says: string };

const fileOf = (name: string, ...bytes: (Uint8Array | string)[]) =>
  new File(
    bytes.map((part) => new Uint8Array(Buffer.from(part))),
    name,
  );
const bytesOf = async (file: File | Promise<File>) => new Uint8Array(await (await file).arrayBuffer());
const gigabyte = 1024 ** 3;
const pages = (count: number) => Array.from({ length: count - 1 }, () => ["Jane Doe, Engineer", "\f"]).flat();

/** What of an upload is kept: rows of every table that one may write, and files. */
async function kept(): Promise<string[]> {
  const { rows } = await test.deps.db.pool.query<{ what: string }>(
    "select 'original' as what from original_files union all select 'resume' from resumes union all select kind from jobs",
  );
  const folder = path.join(test.config.dataDir, "files");
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return [...rows.map(({ what }) => what), ...files.filter((entry) => entry.isFile()).map(({ name }) => name)];
}

async function refused(): Promise<Bad[]> {
  const pdf = await bytesOf(pdfFile());
  const docx = await bytesOf(docxFile());
  const text = writing(["Jane Doe, Engineer at Acme"]);
  const locking = { content: text, ...locked };
  const laughs = docxOf("", billionLaughs);
  const packed = (size: number) => rawZip([{ name: "word/document.xml", deflated: bomb(gigabyte, " "), size }]);
  const zipped = zipSync({ "photo.txt": strToU8("no document") });
  const big = limits.body.resumeFile + 1;
  return [
    {
      what: "a text",
      file: fileOf("a.pdf", "Dear all, a list"),
      as: "parsePdf",
      error: "resumeFileType",
      says: "Invalid file format",
    },
    { what: "a PDF called .docx", file: fileOf("a.docx", pdf), as: "parseDocx", error: "fileIsPdf", says: "is a PDF" },
    {
      what: "a Word file called .pdf",
      file: fileOf("a.pdf", docx),
      as: "parsePdf",
      error: "fileIsWord",
      says: "is a Word document",
    },
    { what: "no bytes", file: fileOf("a.pdf"), as: "parsePdf", error: "fileEmpty", says: "is empty" },
    { what: "no bytes of Word", file: fileOf("a.docx"), as: "parseDocx", error: "fileEmpty", says: "is empty" },
    {
      what: "5 MB and a byte",
      file: fileOf("a.pdf", pdf, new Uint8Array(big - pdf.length)),
      as: "parsePdf",
      error: "resumeFileTooLarge",
      says: "File size exceeds 5MB limit",
    },
    {
      what: "5 MB and a byte of Word",
      file: fileOf("a.docx", docx, new Uint8Array(big - docx.length)),
      as: "parseDocx",
      error: "resumeFileTooLarge",
      says: "File size exceeds 5MB limit",
    },
    { what: "a scan", file: pdfFile([]), as: "parsePdf", error: "fileWithoutText", says: "is a scan" },
    {
      what: "a PDF with a password",
      file: fileOf("a.pdf", pagePdf(locking)),
      as: "parsePdf",
      error: "fileEncrypted",
      says: "is protected by a password",
    },
    {
      what: "a Word file with a password",
      file: fileOf("a.docx", lockedDocx()),
      as: "parseDocx",
      error: "fileEncrypted",
      says: "is protected by a password",
    },
    {
      what: "300 pages",
      file: pdfFile([...pages(300), "Jane Doe"]),
      as: "parsePdf",
      error: "fileTooLong",
      says: `at most ${limits.reading.pages} pages`,
    },
    {
      what: "a cut PDF",
      file: fileOf("a.pdf", pdf.slice(0, 200)),
      as: "parsePdf",
      error: "fileDamaged",
      says: "is damaged",
    },
    {
      what: "a broken zip called .docx",
      file: fileOf("a.docx", docx.slice(0, docx.length - 30)),
      as: "parseDocx",
      error: "fileDamaged",
      says: "is damaged",
    },
    {
      what: "a zip of something else",
      file: fileOf("a.docx", zipped),
      as: "parseDocx",
      error: "resumeFileType",
      says: "Invalid file format",
    },
    {
      what: "a bomb in a Word file",
      file: fileOf("a.docx", packed(gigabyte)),
      as: "parseDocx",
      error: "fileTooHeavy",
      says: "takes too long",
    },
    {
      what: "a bomb that says it is small",
      file: fileOf("a.docx", packed(1000)),
      as: "parseDocx",
      error: "fileDamaged",
      says: "is damaged",
    },
    {
      what: "entities of a billion laughs",
      file: fileOf("a.docx", laughs),
      as: "parseDocx",
      error: "fileDamaged",
      says: "is damaged",
    },
  ];
}

describe("a bad upload", () => {
  it("is refused by a name of what is wrong with it, and nothing of it is kept", async () => {
    for (const { what, file, as, error, says } of await refused()) {
      const user = await test.user();
      const { status, code, message } = await sendFile(user, await file, as);
      expect({ what, status, code }).toEqual({ what, ...errorTable[error] });
      expect(message, what).toContain(says);
      expect(await kept(), what).toEqual([]);
    }
  });

  it("of exactly 5 MB is none", async () => {
    const pdf = await bytesOf(pdfFile());
    const full = fileOf("full.pdf", pdf, new Uint8Array(limits.body.resumeFile - pdf.length));
    expect((await sendFile(await test.user(), full)).status).toBe(200);
  });

  it("that the storage refuses leaves no row behind", async () => {
    const before = await kept();
    const { put } = test.deps.storage;
    test.deps.storage.put = async () => {
      throw new Error("no room");
    };
    try {
      expect((await sendFile(await test.user(), await pdfFile())).status).toBe(500);
    } finally {
      test.deps.storage.put = put;
    }
    expect(await kept()).toEqual(before);
  });
});

describe("an odd file", () => {
  /** The resume that is made of a file, whoever it is of. */
  async function madeOf(file: File, as: Call = "parsePdf") {
    const user = await test.user();
    const { status, content } = await sendFile(user, file, as);
    expect(status).toBe(200);
    const refusal = await makeOf(user, content);
    const isResume = refusal.last.event === "finish";
    if (!isResume) {
      expect(refusal.last).toMatchObject({ event: "validateFail", data: "We found no resume in this file" });
      expect((await user.send(resumeCalls.countResumes)).data).toBe(0);
    }
    const { resumeId } = isResume ? refusal : await makeOf(user, content, { isAnyway: true });
    const { data } = (await user.send(resumeCalls.getResume, { params: { id: resumeId } })).data;
    return { content, isResume, data, text: JSON.stringify(data) };
  }

  const coverLetter = [
    "Ann Smith",
    "ann@example.com",
    "12 March 2024",
    "Dear Ms Jones,",
    "I apply for the position of Software Engineer that you advertised. At Acme I led a team of six.",
    "I hold a degree of Yale University, and write Python and Go every day.",
    "Yours sincerely,",
  ];

  it.each([
    ["a note", letterLines],
    ["a cover letter", coverLetter],
    ["a shopping list", ["Shopping list", "- milk", "- bread", "- 6 eggs, the brown ones"]],
  ])("that is %s is a resume only if its owner goes on, and keeps its words", async (_, lines) => {
    const { isResume, text } = await madeOf(await pdfFile(lines));
    expect(isResume).toBe(false);
    for (const line of lines) expect(text).toContain(line.replace(/^- |,$/g, ""));
  });

  it("of Word is read without its macros, its objects and its other files", async () => {
    const parts = { "word/vbaProject.bin": strToU8("AutoOpen Shell calc"), "word/vbaData.xml": strToU8("<no/") };
    const plain = docxOf(
      resumeLines.map((line) => `<w:p><w:r><w:t>${line.replace(/^(# )+/, "")}</w:t></w:r></w:p>`).join(""),
    );
    const { isResume, content, data } = await madeOf(
      fileOf("a.docm", zipSync({ ...unzipSync(plain), ...parts })),
      "parseDocx",
    );
    expect(isResume).toBe(true);
    expect(data.basicInfo.email).toBe("grace@example.com");
    expect(content).not.toMatch(/AutoOpen|Shell/);
  });

  it("of Word with half a letter in it is read without that half", async () => {
    const half = `<w:p><w:r><w:t>Jane Doe, Engineer at Acme</w:t><w:sym w:char="D800"/></w:r></w:p>`;
    const { text } = await madeOf(fileOf("a.docx", docxOf(half)), "parseDocx");
    expect(text).toContain("Jane Doe");
  });

  it("that is written from right to left keeps its lines in their order", async () => {
    const lines = ["שלום כהן", "ניסיון תעסוקתי", "מהנדס תוכנה בחברת אקמה"];
    // A PDF has the letters of a line as they stand from left to right.
    const drawn = lines.map((line) => [...line].reverse().join(""));
    const word = docxOf(
      lines.map((line) => `<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:t>${line}</w:t></w:r></w:p>`).join(""),
    );
    for (const read of [
      await madeOf(fileOf("a.pdf", pagePdf({ content: writing(drawn) }))),
      await madeOf(fileOf("a.docx", word), "parseDocx"),
    ]) {
      expect(read.content.split("\n")).toEqual(lines);
      for (const line of lines) expect(read.text).toContain(line);
    }
  });

  it("with two resumes is the resume of the first person, and keeps what the second one says", async () => {
    const second = resumeLines.map((line) =>
      line.replace("Grace Hopper", "Alan Turing").replace("Yale", "Cambridge").replace("grace@", "alan@"),
    );
    const { isResume, data, text } = await madeOf(await pdfFile([...resumeLines, "\f", ...second]));
    expect(isResume).toBe(true);
    expect(data.basicInfo).toMatchObject({ name: "Grace Hopper", email: "grace@example.com" });
    for (const words of ["Alan Turing", "alan@example.com", "Yale University", "Cambridge University"])
      expect(text).toContain(words);
    expect(data.sections.map(({ name }) => name)).toEqual([
      ...["Experience", "Education", "Skills"],
      ...["Experience", "Education", "Skills"],
    ]);
  });
});
