import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { assistantCalls } from "#contract/assistant.ts";
import { readingCalls } from "#contract/reading.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { createDirectOutbound } from "#server/adapters/outbound/direct.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import {
  docxFile,
  docxWithPicture,
  letterLines,
  makeOf,
  pdfFile,
  pdfWithPicture,
  photoColours,
  placedPhoto,
  resumeLines,
  resumeOfFile,
  sendFile,
} from "#tests/harness/resume-files.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

const originalOf = async (user: TestUser, id: string) =>
  (await user.send(readingCalls.getResumeOriginal, { params: { id } })).data;
const keys = async () =>
  (await test.deps.db.pool.query<{ key: string }>("select key from original_files order by created_at")).rows;

describe("the photo in a resume file", () => {
  const avatarOf = async (user: TestUser, file: File) => {
    const id = await resumeOfFile(user, file);
    return (await user.send(resumeCalls.getResume, { params: { id } })).data.data.basicInfo.avatar;
  };

  it.each<[string, () => Promise<File>]>([
    ["a PDF", () => pdfWithPicture(photoColours)],
    ["a Word file", () => docxWithPicture(placedPhoto)],
  ])("of %s becomes the photo of the resume, as a picture of its owner", async (_, make) => {
    const user = await test.user();
    const avatar = await avatarOf(user, await make());
    expect(avatar).toMatch(/^\/files\/avatars\/[\w-]+\.webp$/);
    const picture = await user.request(avatar);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("is absent where the file has none", async () => {
    expect(await avatarOf(await test.user(), await pdfFile())).toBe("");
  });
});

describe("a resume file", () => {
  it("is read into its lines, and becomes a resume with each section said as it is found", async () => {
    const user = await test.user();
    const { status, content } = await sendFile(user, await pdfFile());
    expect(status).toBe(200);
    expect(content.split("\n")).toContain("Senior Software Engineer");
    expect(content.indexOf("Grace Hopper")).toBeLessThan(content.indexOf("Yale University"));

    const { events, last, resumeId } = await makeOf(user, content);
    expect(events[0]?.event).toBe("meta");
    expect(JSON.parse(events[0]?.data ?? "")).toEqual({ engine: "built-in", model: expect.any(String), reserved: 0 });
    const messages = events.filter(({ event }) => event === "message").map(({ data }) => JSON.parse(data));
    expect(messages.map(({ section }) => section)).toEqual(["Experience", "Education", "Skills"]);
    expect(messages.at(-1)).toMatchObject({ done: 3, of: 3 });
    expect(JSON.parse(last.data)).toMatchObject({ resumeId, message: expect.any(String), notPlaced: 0 });

    const resume = (await user.send(resumeCalls.getResume, { params: { id: resumeId } })).data;
    expect(resume.data.basicInfo).toMatchObject({ name: "Grace Hopper", email: "grace@example.com" });
    expect(resume.config).toMatchObject({ templateName: "TemplateModern", lang: "en", isPublic: false });
    expect(resume.data.sections[0]?.data[0]).toMatchObject({ endDate: "present", startDate: "2018-03" });
    const { rows } = await test.deps.db.pool.query("select 1 from reservations");
    expect(rows).toEqual([]);
  });

  it("is told by its bytes: a Word file, and lines of text that belong to no file", async () => {
    const user = await test.user();
    const word = await sendFile(user, docxFile(), "parseDocx");
    expect(word.status).toBe(200);
    const typed = await makeOf(user, resumeLines.join("\n").replaceAll("# ", ""));
    expect(typed.last).toMatchObject({ event: "finish" });
    const resume = (await user.send(resumeCalls.getResume, { params: { id: typed.resumeId } })).data;
    expect(resume.data.basicInfo.email).toBe("grace@example.com");
    expect(await originalOf(user, typed.resumeId)).toBeNull();
  });

  it("is not read where there is no room for another resume", async () => {
    const user = await test.user();
    const body = { userId: user.id, template: "TemplateModern", name: "One" };
    for (let count = 0; count < limits.regular.resumes; count += 1) await user.send(resumeCalls.createResume, { body });
    expect((await sendFile(user, await pdfFile())).code).toBe(100405);
    const parse = { content: "Grace", template: "TemplateModern", aiProvider: "built-in" };
    expect((await user.send(assistantCalls.placeParse, { body: parse })).code).toBe(100405);
  });

  it("is read without the assistant too", async () => {
    const off = await createTestApp({ printer: createFakePrinter(), env: { AI: "off" } });
    const user = await off.user();
    const { content } = await sendFile(user, await pdfFile());
    const { taskId } = (await user.send(assistantCalls.placeParse, { body: { content, template: "TemplateModern" } }))
      .data;
    const stream = await user.fetch(assistantCalls.parseResume, { query: { taskId } });
    expect(await stream.text()).toContain("event: finish");
    await off.close();
  });
});

describe("the file that a resume was read from", () => {
  it("says where each field stands, and how certain it is", async () => {
    const user = await test.user();
    const id = await resumeOfFile(user);
    const original = await originalOf(user, id);
    expect(original).toMatchObject({ name: "grace.pdf", format: "pdf", checked: [], notPlacedIn: null, hidden: [] });
    expect(original?.pages).toEqual([{ width: 595, height: 842 }]);
    const field = (name: string) => original?.fields.find((one) => one.field === name);
    expect(field("name")).toMatchObject({ section: null, value: "Grace Hopper" });
    const [place] = field("name")?.places ?? [];
    expect(place).toMatchObject({ page: 0, x: 50 });
    expect(place?.width).toBeGreaterThan(100);
    // A date stands at the right of its row.
    expect(field("startDate")?.places[0]?.x).toBeGreaterThan(300);
    const resume = (await user.send(resumeCalls.getResume, { params: { id } })).data;
    const ids = resume.data.sections.flatMap(({ data }) => data.map((item) => item.id));
    for (const { item } of original?.fields ?? []) expect(item === null || ids.includes(item)).toBe(true);
  });

  it("is handed to its owner as it was, to be saved, and drawn from its text where it has no pages", async () => {
    const user = await test.user();
    const pdf = await pdfFile();
    const id = await resumeOfFile(user, pdf);
    const response = await user.fetch(readingCalls.getResumeOriginalFile, { params: { id } });
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="grace\.pdf"/);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await pdf.arrayBuffer()));
    const { pages } = (await user.send(readingCalls.getResumeOriginalLayout, { params: { id } })).data;
    expect(pages[0]?.runs.map(({ text }) => text).join(" ")).toContain("Grace Hopper");
    const admin = await test.user({ role: "admin" });
    for (const other of [admin, await test.user()]) {
      for (const call of [readingCalls.getResumeOriginal, readingCalls.getResumeOriginalFile]) {
        expect((await other.fetch(call, { params: { id } })).status).toBe(404);
      }
    }
  });

  it("remembers in any browser what was looked at", async () => {
    const user = await test.user();
    const id = await resumeOfFile(user);
    await user.send(readingCalls.checkResumeOriginal, { params: { id }, body: { checked: ["basics/name", "none/x"] } });
    expect((await originalOf(user, id))?.checked).toEqual(["basics/name"]);
  });

  it("goes when it is dismissed, after seven days, with its resume, and unless a resume is made of it", async () => {
    const user = await test.user();
    const dismissed = await resumeOfFile(user);
    const expired = await resumeOfFile(user);
    const removed = await resumeOfFile(user);
    await sendFile(user, await pdfFile());
    const stored = (await keys()).map(({ key }) => key);
    const left = async () =>
      (await Promise.all(stored.map((key) => test.deps.storage.get(key)))).filter(Boolean).length;
    expect(await left()).toBe(4);

    await user.send(readingCalls.dismissResumeOriginal, { params: { id: dismissed } });
    expect(await originalOf(user, dismissed)).toBeNull();
    expect(await left()).toBe(3);
    test.clock.advance(limits.originals.unclaimedFor);
    await test.runRecurrentJobs();
    expect(await left()).toBe(2);
    await user.send(resumeCalls.removeResume, { params: { id: removed } });
    await user.request(`/api/resumes/bin/${removed}`, { method: "DELETE" });
    expect(await left()).toBe(1);
    test.clock.advance(limits.originals.keptFor);
    expect(await originalOf(user, expired)).toBeNull();
    await test.runRecurrentJobs();
    expect(await left()).toBe(0);
  });
});

describe("importing by a URL", () => {
  const body = (user: TestUser, url: string) => ({ body: { userId: user.id, template: "TemplateModern", url } });
  const imported = (user: TestUser, url: string) => user.send(readingCalls.importResume, body(user, url));

  it("takes a public resume of this site, and the user's own file", async () => {
    const owner = await test.user();
    const id = await resumeOfFile(owner);
    const { config, uuid } = (await owner.send(resumeCalls.getResume, { params: { id } })).data;
    const user = await test.user();
    expect((await imported(user, `/r/${uuid}`)).code).toBe(100404);
    await owner.send(resumeCalls.saveResume, { params: { id }, body: { config: { ...config, isPublic: true } } });
    const copy = (await imported(user, `http://localhost/r/${uuid}`)).data;
    expect(copy.data.basicInfo.name).toBe("Grace Hopper");
    expect(copy.config.isPublic).toBe(false);
    expect(copy.userId).toBe(user.id);
    const file = `/api/resumes/${id}/original/file`;
    expect((await imported(owner, file)).data.data.basicInfo.email).toBe("grace@example.com");
    expect((await imported(user, file)).code).toBe(100404);
    expect((await imported(user, "/templates")).code).toBe(100422);
  });

  it("asks public addresses alone, and says what it found there", async () => {
    const outbound = createDirectOutbound({ resolve: async () => ["127.0.0.1"] });
    const guarded = await createTestApp({ printer: createFakePrinter(), outbound });
    const one = await guarded.user();
    for (const url of ["http://127.0.0.1/a.json", "file:///etc/passwd", "https://inside.example/a.json", "http://["]) {
      expect((await imported(one, url)).code, url).toBe(100400);
    }
    expect((await imported(await test.user(), "https://example.com/resume.json")).code).toBe(100422);
    await guarded.close();
  });

  it("reads JSON Resume, our own JSON, a PDF and a Word file", async () => {
    const json = JSON.stringify({ basics: { name: "Ada Lovelace", email: "ada@example.com" } });
    const files: Record<string, Uint8Array> = {
      "/ada.json": new TextEncoder().encode(json),
      "/grace.pdf": new Uint8Array(await (await pdfFile()).arrayBuffer()),
      "/grace.docx": new Uint8Array(await docxFile().arrayBuffer()),
      "/list.json": new TextEncoder().encode('{"a": ["b"]'),
      "/list.txt": new TextEncoder().encode("milk, bread"),
      "/letter.pdf": new Uint8Array(await (await pdfFile(letterLines)).arrayBuffer()),
    };
    const elsewhere = await createTestApp({
      printer: createFakePrinter(),
      outbound: {
        kind: "direct",
        ask: async (url) => {
          const found = files[new URL(url).pathname];
          return { status: found ? 200 : 404, url, contentType: "", body: found ?? new Uint8Array() };
        },
      },
    });
    const user = await elsewhere.user({ role: "admin" });
    const at = (path: string) => imported(user, `https://example.com${path}`);
    expect((await at("/ada.json")).data.data.basicInfo).toMatchObject({ name: "Ada Lovelace" });
    for (const path of ["/grace.pdf", "/grace.docx"]) {
      expect((await at(path)).data.data.basicInfo).toMatchObject({ email: "grace@example.com" });
    }
    for (const path of ["/list.json", "/list.txt", "/letter.pdf", "/nothing"]) {
      expect((await at(path)).code, path).toBe(100422);
    }
    await elsewhere.close();
  });
});
