import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { PDFDocument, type PDFFont, rgb, StandardFonts } from "pdf-lib";
import sharp from "sharp";
import { assistantCalls } from "#contract/assistant.ts";
import { readingCalls } from "#contract/reading.ts";
import type { TestUser } from "./app.ts";
import { readWhole } from "./events.ts";

/** Resume files as other programs write them. A line that begins with `# ` is a title, with `- ` an item of a list. */
export const resumeLines = [
  "# # Grace Hopper",
  "Senior Software Engineer",
  "Wexborough | +1 703 555 0142 | grace@example.com | github.com/grace",
  "# Experience",
  "Eckert-Mauchly, Software Engineer    Mar 2018 – Present",
  "- Wrote a compiler that forty teams use, and taught them to",
  "- Halved the time of a nightly build",
  "Harvard Computation Lab, Programmer    Jun 2014 – Feb 2018",
  "- Kept the machine running through two moves",
  "# Education",
  "Yale University, PhD in Mathematics    2010 – 2014",
  "# Skills",
  "Compilers, COBOL, Fortran, Teaching",
];

export const letterLines = ["Dear Sir or Madam,", "thank you for the flowers. They stand in the window.", "Yours, Ann"];

/** Returns a PDF with these lines; a form feed begins a new page. */
export async function pdfFile(lines: readonly string[] = resumeLines, name = "grace.pdf"): Promise<File> {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  let page = document.addPage([595, 842]);
  const color = rgb(0.1, 0.1, 0.1);
  let y = 790;
  const write = (text: string, x: number, size: number, font: PDFFont) =>
    page.drawText(text, { x, y, size, font, color });
  for (const line of lines) {
    if (line === "\f") {
      page = document.addPage([595, 842]);
      y = 790;
      continue;
    }
    const level = /^(?:# )*/.exec(line)?.[0].length ?? 0;
    const text = line.slice(level);
    const size = level === 4 ? 22 : level === 2 ? 13 : 10;
    y -= level > 0 ? size * 1.9 : 15;
    const [left = "", right] = text.split(/\s{4}/);
    const isItem = left.startsWith("- ");
    write(isItem ? `• ${left.slice(2)}` : left, isItem ? 62 : 50, size, level > 0 ? bold : plain);
    if (right) write(right, 545 - plain.widthOfTextAtSize(right, size), size, plain);
  }
  return new File([new Uint8Array(await document.save())], name, { type: "application/pdf" });
}

/** Colours as a photo has them: each pixel a little other than the one beside it. */
export const photoColours = (x: number, y: number): number[] => [x * 2, y * 1.5, 255 - x - y / 2];

/** Returns a PDF of a resume with a picture drawn in it, `width` by `height` points large, whose pixels `colours` tells. */
export async function pdfWithPicture(colours: typeof photoColours, width = 80, height = 110): Promise<File> {
  const document = await PDFDocument.load(await (await pdfFile()).arrayBuffer());
  const picture = await document.embedPng(await pngOf(colours));
  document.getPage(0).drawImage(picture, { x: 460, y: 700, width, height });
  return new File([new Uint8Array(await document.save())], "with-picture.pdf", { type: "application/pdf" });
}

/** Returns a picture of 120 by 165 px with these colours. */
export async function pngOf(colours: typeof photoColours): Promise<Uint8Array<ArrayBuffer>> {
  const size = { width: 120, height: 165 };
  const pixels = Array.from({ length: size.width * size.height }, (_, at) =>
    colours(at % size.width, Math.floor(at / size.width)),
  );
  const png = sharp(Uint8Array.from(pixels.flat()), { raw: { ...size, channels: 3 } }).png();
  return new Uint8Array(await png.toBuffer());
}

/** A picture in a line of a Word file, 80 by 110 points. */
export const placedPhoto =
  '<w:drawing><wp:inline><wp:extent cx="1016000" cy="1397000"/><a:blip r:embed="photo"/></wp:inline></w:drawing>';

/**
 * Returns a Word file that shows a picture with these colours, as `drawn` places it, which calls it "photo". It stands in
 * this part of the file.
 */
export async function docxWithPicture(
  drawn: string,
  colours = photoColours,
  part: "document" | "header1" = "document",
): Promise<File> {
  const files = unzipSync(new Uint8Array(await docxFile().arrayBuffer()));
  const run = `<w:p><w:r>${drawn}</w:r></w:p>`;
  if (part === "header1") files["word/header1.xml"] = strToU8(`<w:hdr>${run}</w:hdr>`);
  else {
    const xml = strFromU8(files["word/document.xml"] ?? new Uint8Array());
    files["word/document.xml"] = strToU8(xml.replace("<w:body>", `<w:body>${run}`));
  }
  const relation = '<Relationship Id="photo" Target="media/image1.png"/>';
  files[`word/_rels/${part}.xml.rels`] = strToU8(`<Relationships>${relation}</Relationships>`);
  files["word/media/image1.png"] = await pngOf(colours);
  return new File([new Uint8Array(zipSync(files))], "with-picture.docx");
}

/** Returns a Word file with these lines. */
export function docxFile(lines: readonly string[] = resumeLines, name = "grace.docx"): File {
  const paragraph = (line: string) => {
    const level = (/^(?:# )*/.exec(line)?.[0].length ?? 0) / 2;
    const style = level === 2 ? "Title" : level === 1 ? "Heading1" : "";
    const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
    const look = level > 0 ? `<w:rPr><w:b/><w:sz w:val="${level === 2 ? 44 : 28}"/></w:rPr>` : "";
    const text = line.replace(/^(?:# )*/, "").replace(/^- /, "• ");
    return `<w:p>${properties}<w:r>${look}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  };
  const xml = `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${lines.map(paragraph).join("")}</w:body></w:document>`;
  const bytes = zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(xml) });
  return new File([new Uint8Array(bytes)], name);
}

/** Returns the request with which a browser sends a file. */
export function fileForm(file: File): RequestInit {
  const body = new FormData();
  body.set("file", file);
  return { method: "POST", body };
}

/** Sends a file to be read and returns what came back. */
export async function sendFile(user: TestUser, file: File, call: "parsePdf" | "parseDocx" = "parsePdf") {
  const response = await user.request(readingCalls[call].path, fileForm(file));
  const body = (await response.json()) as { code: number; message: string; data?: { content: string } };
  return { status: response.status, ...body, content: body.data?.content ?? "" };
}

/** Makes a resume of a file, as the page does, and returns the last event of its stream. */
export async function makeOf(user: TestUser, content: string, more: Record<string, unknown> = {}) {
  const body = { content, template: "TemplateModern", aiProvider: "built-in", ...more };
  const { taskId } = (await user.send(assistantCalls.placeParse, { body })).data;
  const read = await readWhole(await user.fetch(assistantCalls.parseResume, { query: { taskId } }));
  const made = read.last.event === "finish" ? (JSON.parse(read.last.data) as { resumeId: string }) : null;
  return { ...read, resumeId: made?.resumeId ?? "", taskId };
}

/** A resume that was made of a file, which is kept. */
export async function resumeOfFile(user: TestUser, file?: File): Promise<string> {
  const sent = file ?? (await pdfFile());
  const { content } = await sendFile(user, sent, /\.docx?$/.test(sent.name) ? "parseDocx" : "parsePdf");
  return (await makeOf(user, content)).resumeId;
}
