import { strFromU8, zipSync } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readingCalls } from "#contract/reading.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { encodedIn } from "#tests/harness/encodings.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { importFiles } from "#tests/harness/import-files.ts";
import { letterLines, pdfFile } from "#tests/harness/resume-files.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

const template = "TemplateModern";
const { path } = readingCalls.importResume;
const jsonResume = (name: string) => JSON.stringify({ basics: { name, email: "a@example.com" }, work: [] });

type Answer = {
  status: number;
  code: number;
  message: string;
  errors?: object[];
  data?: { _id: string; data: object };
};

async function sendForm(user: TestUser, fields: Record<string, string | Blob>): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ userId: user.id, template, ...fields })) body.set(name, value);
  const response = await user.request(path, { method: "POST", body });
  return { status: response.status, ...((await response.json()) as Omit<Answer, "status">) };
}
const sendFile = (user: TestUser, bytes: Uint8Array | string, name = "resume") =>
  sendForm(user, { file: new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name) });
const count = async (user: TestUser) => (await user.send(resumeCalls.countResumes)).data;

describe("importing a file or a text", () => {
  it("makes a resume of every format that is read, whatever its file is called", async () => {
    const user = await test.user({ role: "admin" });
    for (const { format, bytes, person } of await importFiles()) {
      const { status, data, message } = await sendFile(user, bytes, "resume.bin");
      expect({ format, status, message }).toEqual({ format, status: 201, message: "ok" });
      expect(data?.data, format).toMatchObject({ basicInfo: { name: person } });
      const stored = (await user.send(resumeCalls.getResume, { params: { id: data?._id ?? "" } })).data;
      expect(stored.config, format).toMatchObject({ templateName: template, isPublic: false });
    }
  });

  it("takes a text in JSON and in a form", async () => {
    const user = await test.user({ role: "admin" });
    for (const { format, bytes, person } of (await importFiles()).filter(({ isText }) => isText)) {
      const text = strFromU8(bytes);
      const { data } = await user.send(readingCalls.importResume, { body: { userId: user.id, template, text } });
      expect(data.data.basicInfo.name, format).toBe(person);
      expect((await sendForm(user, { text })).data?.data, format).toMatchObject({ basicInfo: { name: person } });
    }
  });

  it("reads GBK and UTF-16, and refuses an encoding that it cannot tell by name", async () => {
    const user = await test.user();
    const text = jsonResume("林晓");
    for (const bytes of [encodedIn("gb18030", text), Buffer.from(text, "utf16le")]) {
      expect((await sendFile(user, bytes)).data?.data).toMatchObject({ basicInfo: { name: "林晓" } });
    }
    const refused = await sendFile(user, Buffer.from("# Élodie Carré\n\nIngénieure à Orléans\n", "latin1"));
    expect(refused).toMatchObject({ status: 422, code: 100422 });
    expect(refused.message).toContain("Save it as UTF-8");
    expect(await count(user)).toBe(2);
  });

  it("refuses by name what is no resume, and stores nothing of it", async () => {
    const user = await test.user();
    const bomb = zipSync({ "Profile.csv": new Uint8Array(limits.import.bytes + 1) });
    const huge = JSON.stringify({
      basics: { name: "A" },
      work: Array.from({ length: 10_000 }, (_, at) => ({ name: `Company ${at}`, position: "E" })),
    });
    const pdf = new Uint8Array(await (await pdfFile()).arrayBuffer());
    const cases: [string, Uint8Array | string, number, string][] = [
      ["empty", "", 100422, "is empty"],
      ["half a file", jsonResume("Ada").slice(0, 30), 100422, "is damaged"],
      ["half a PDF", pdf.subarray(0, 200), 100422, "is damaged"],
      ["YAML with a mistake", "cv:\n  name: [", 100422, "is damaged"],
      ["another JSON", '{"a": [1]}', 100422, "in no format we can read"],
      ["a list", "milk, bread", 100422, "in no format we can read"],
      ["other bytes", new Uint8Array([0x89, 0x50, 0, 0x47, 0]), 100422, "in no format we can read"],
      ["a letter", new Uint8Array(await (await pdfFile(letterLines)).arrayBuffer()), 100422, "found no resume"],
      ["a bomb", bomb, 100413, "too long to be a resume"],
      ["a book", "# Chapter\n\nIt was a dark night.\n\n".repeat(10_000), 100413, "too long to be a resume"],
      ["10,000 entries", huge, 100413, "250000"],
      ["5 MB and a byte", new Uint8Array(limits.import.bytes + 1), 100413, "5MB"],
    ];
    for (const [what, bytes, code, words] of cases) {
      const answer = await sendFile(user, bytes);
      expect({ what, code: answer.code, message: answer.message }).toMatchObject({ what, code });
      expect(answer.message.replaceAll(",", ""), what).toContain(words);
    }
    expect(await count(user)).toBe(0);
  });

  it("takes exactly one source, for oneself, where there is room", async () => {
    const user = await test.user();
    const body = { userId: user.id, template };
    const none = await user.send(readingCalls.importResume, { body });
    expect([none.code, none.errors]).toEqual([100400, [{ path: "file", message: "This cannot be empty" }]]);
    const two = await user.send(readingCalls.importResume, { body: { ...body, url: "/r/a", text: "a" } });
    expect([two.code, two.errors]).toMatchObject([100400, [{ path: "text" }]]);
    const other = await test.user();
    expect((await sendForm(user, { userId: other.id, text: jsonResume("Ada") })).code).toBe(100403);
    for (let made = 0; made < limits.regular.resumes; made += 1) await sendForm(user, { text: jsonResume("Ada") });
    expect((await sendForm(user, { text: "{" })).code).toBe(100405);
    expect(await count(user)).toBe(limits.regular.resumes);
  });
});
