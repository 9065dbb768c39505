import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { inspectionCalls } from "#contract/inspection.ts";
import { profileCalls } from "#contract/profile.ts";
import { type ResumePatch, resumeCalls } from "#contract/resumes.ts";
import { type ExportFormat, exportFormats } from "#core/resume/formats/server-written.ts";
import { ownSection } from "#tests/core/arbitraries.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter, type FakePrinter } from "#tests/harness/fake-printer.ts";

let test: TestApp;
let printer: FakePrinter;
beforeAll(async () => {
  printer = createFakePrinter();
  test = await createTestApp({ printer });
});
afterEach(async () => {
  Object.assign(printer, { busy: false, lacksPhoto: false, hold: null, aborted: 0 });
  printer.printed.length = 0;
  printer.requesters.length = 0;
  await test.clear();
});
afterAll(() => test.close());

async function resumeOf(user: TestUser, patch: (resume: Awaited<ReturnType<typeof read>>) => ResumePatch = () => ({})) {
  const body = { userId: user.id, template: "TemplateModern", name: "My resume" };
  const { _id } = (await user.send(resumeCalls.createResume, { body })).data;
  await user.send(resumeCalls.saveResume, { params: { id: _id }, body: patch(await read(user, _id)) });
  return read(user, _id);
}
const read = async (user: TestUser, id: string) => (await user.send(resumeCalls.getResume, { params: { id } })).data;
const download = (user: TestUser, id: string, body: { format?: "one" | "two" } = {}) =>
  user.fetch(resumeCalls.downloadResume, { params: { id }, body });

describe("an export", () => {
  const exported = (user: TestUser, id: string, format: ExportFormat) =>
    user.fetch(resumeCalls.exportResume, { params: { id }, body: { format } });

  it("is a file of its format for anybody, and one that looks like the sheet for premium users", async () => {
    const [member, regular] = [await test.user({ level: "premium" }), await test.user()];
    const starts = { docx: "PK", rendercv: "cv:", html: "<!doctype html>", png: "{", jpeg: "{" };
    for (const format of exportFormats) {
      const resume = await resumeOf(member);
      const response = await exported(member, resume._id, format);
      expect(response.status, format).toBe(200);
      expect(response.headers.get("content-disposition"), format).toMatch(/^attachment; /);
      expect((await response.text()).startsWith(starts[format]), format).toBe(true);
      const own = await resumeOf(regular);
      const isDesign = ["html", "png", "jpeg"].includes(format);
      expect((await exported(regular, own._id, format)).status, format).toBe(isDesign ? 403 : 200);
      await regular.send(resumeCalls.removeResume, { params: { id: own._id } });
    }
  });

  it("as HTML asks nobody for anything and runs nothing, whatever the texts are", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user, ({ data }) => ({
      data: {
        ...data,
        basicInfo: { ...data.basicInfo, name: "</style><script>alert(1)</script>", avatar: "/files/avatars/none.webp" },
      },
    }));
    const page = await (await exported(user, resume._id, "html")).text();
    expect(page).not.toMatch(/<(?:script|link|iframe|img)\b/i);
    expect(page).not.toMatch(/url\((?!["']?data:|["']?#)/);
    expect(page).toContain("data:font/woff2;base64,");
  });
});

describe("a download", () => {
  it("says where it lacks the photo, to its owner and to readers of the public page", async () => {
    const user = await test.user({ level: "premium" });
    const { uuid, _id: id } = await resumeOf(user, ({ data, config }) => ({
      data: { ...data, basicInfo: { ...data.basicInfo, name: "Ada" }, sections: data.sections.map(ownSection) },
      config: { ...config, isPublic: true, downloadable: true },
    }));
    const missing = async () => {
      const both = [await download(user, id), await test.anonymous().request(`/r/${uuid}/pdf`)];
      return both.map(({ status, headers }) => [status, headers.get("x-missing")]);
    };
    expect(await missing()).toEqual([
      [200, null],
      [200, null],
    ]);
    printer.lacksPhoto = true;
    expect(await missing()).toEqual([
      [200, "photo"],
      [200, "photo"],
    ]);
  });

  it("is a PDF with its length, and the resume's title as its name", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user, ({ data }) => ({
      data: { ...data, basicInfo: { ...data.basicInfo, title: "高级工程师 / Développeuse" } },
    }));
    const response = await download(user, resume._id);
    const bytes = await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const disposition = response.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(
      /^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._~!#$&+^`|-]+$/,
    );
    const name = decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? "");
    expect(name).toBe("高级工程师 - Développeuse.pdf");
  });

  it("has the name that its user's template gives, in every format and way", async () => {
    const user = await test.user({ level: "premium" });
    const body = { fileName: " {姓名}-{岗位}-{date} " };
    const changed = await user.send(profileCalls.updateUser, { params: { id: user.id }, body });
    expect(changed.data.fileName).toBe(body.fileName.trim());
    for (const fileName of ["{nobody}", "{name", "a/b", "x".repeat(121)]) {
      const refused = await user.send(profileCalls.updateUser, { params: { id: user.id }, body: { fileName } });
      expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, "fileName"]);
    }
    const { _id: id } = await resumeOf(user, ({ data }) => ({
      data: { ...data, basicInfo: { ...data.basicInfo, name: "林晓", title: "产品经理" } },
    }));
    const name = `林晓-产品经理-${new Date(test.clock.now()).toISOString().slice(0, 10)}`;
    const nameOf = (response: Response) =>
      decodeURIComponent(response.headers.get("content-disposition")?.split("filename*=UTF-8''")[1] ?? "");
    expect(nameOf(await download(user, id))).toBe(`${name}.pdf`);
    const exported = await user.fetch(resumeCalls.exportResume, { params: { id }, body: { format: "docx" } });
    expect(nameOf(exported)).toBe(`${name}.docx`);
    const converted = await user.send(inspectionCalls.convertResume, { params: { id }, query: { to: "markdown" } });
    expect(converted.data.fileName).toBe(`${name}.md`);
  });

  it("shows the owner's contacts and leaves hidden items out", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user, ({ data, config }) => ({
      config: { ...config, emailIsHidden: true, cellphoneIsHidden: true },
      data: {
        ...data,
        basicInfo: { ...data.basicInfo, email: "ada@example.com", cellphone: "555 0123" },
        sections: data.sections.map((section, index) => ({ ...ownSection(section), isHidden: index === 0 })),
      },
    }));
    await download(user, resume._id);
    const [printed] = printer.printed;
    expect(printed?.data.basicInfo).toMatchObject({ email: "ada@example.com", cellphone: "555 0123" });
    expect(printed?.data.sections).toEqual(resume.data.sections.slice(1));
  });

  it("prints in as many columns as requested, and stores none of that", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user);
    await download(user, resume._id, { format: "one" });
    await download(user, resume._id, { format: "two" });
    await download(user, resume._id);
    expect(printer.printed.map((document) => document.config.design.columns)).toEqual(["one", "two", null]);
    expect(await read(user, resume._id)).toEqual(resume);
    const wrong = await user.request(`/api/download/${resume._id}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ format: "three" }),
    });
    expect(wrong.status).toBe(400);
  });

  it("is refused to regular users, and given to members, lifetime members and admins", async () => {
    const user = await test.user();
    const resume = await resumeOf(user);
    const reply = await user.send(resumeCalls.downloadResume, { params: { id: resume._id }, body: {} });
    expect(reply).toMatchObject({ status: 403, code: 100407, message: "This feature is for premium members" });
    expect(printer.printed).toHaveLength(0);
    for (const overrides of [{ level: "lifetime" }, { role: "admin" }] as const) {
      const member = await test.user(overrides);
      expect((await download(member, (await resumeOf(member))._id)).status).toBe(200);
    }
  });

  it("ends with the membership, to the millisecond", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user);
    test.clock.advance(29 * 86_400_000);
    expect((await download(user, resume._id)).status).toBe(200);
    test.clock.advance(86_400_000 - 1);
    expect((await download(user, resume._id)).status).toBe(200);
    test.clock.advance(1);
    expect((await download(user, resume._id)).status).toBe(403);
  });

  it("is 503 with Retry-After while the renderer is busy", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user);
    printer.busy = true;
    const reply = await user.send(resumeCalls.downloadResume, { params: { id: resume._id }, body: {} });
    expect(reply).toMatchObject({ status: 503, code: 100503 });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is 429 with Retry-After while the user has too many jobs waiting", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user);
    printer.busy = "own";
    const reply = await user.send(resumeCalls.downloadResume, { params: { id: resume._id }, body: {} });
    expect(reply).toMatchObject({ status: 429, code: 100429 });
    expect(reply.message).toBe("You already have several PDFs waiting. Try again when they are done");
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is printed on behalf of its user", async () => {
    const user = await test.user({ level: "premium" });
    await download(user, (await resumeOf(user))._id);
    expect(printer.requesters).toEqual([{ key: `user ${user.id}`, priority: "member" }]);
  });

  it("stops when the caller goes away", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user);
    printer.hold = new Promise(() => {});
    const caller = new AbortController();
    const pending = user.request(`/api/download/${resume._id}`, { method: "POST", signal: caller.signal });
    await expect.poll(() => printer.printed.length).toBe(1);
    caller.abort();
    expect((await pending).status).toBe(499);
    expect(printer.aborted).toBe(1);
  });

  it("is limited in rate, so that no user occupies the printer alone", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await resumeOf(user);
    const statuses = [];
    for (let done = 0; done < 121; done += 1) statuses.push((await download(user, resume._id)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("pages as pictures", () => {
  const pictures = (user: TestUser, id: string, size?: "full" | "small", reason?: string) =>
    user.send(resumeCalls.getPagePictures, {
      params: { id },
      query: { ...(size && { size }), ...(reason && { reason }) },
    });

  it("are for members like the PDF, and small for everybody else", async () => {
    const user = await test.user();
    const resume = await resumeOf(user);
    for (const size of [undefined, "full"] as const) {
      expect(await pictures(user, resume._id, size)).toMatchObject({ status: 403, code: 100407 });
    }
    expect(printer.printed).toHaveLength(0);
    expect((await pictures(user, resume._id, "small")).data.pages).toBe(1);
    expect(printer.requesters).toEqual([{ key: `user ${user.id}`, priority: "regular" }]);
    const member = await test.user({ level: "premium" });
    expect((await pictures(member, (await resumeOf(member))._id)).status).toBe(200);
    expect((await pictures(member, resume._id, "small")).status).toBe(404);
    const admin = await test.user({ role: "admin" });
    const reason = "Asked by mail why page 2 is empty";
    expect((await pictures(admin, resume._id, "full", reason)).status).toBe(404);
    expect((await pictures(admin, resume._id, "small", reason)).status).toBe(200);
  });
});

describe("MEMBERSHIP=open", () => {
  it("makes every user a member", async () => {
    const open = await createTestApp({ printer, env: { MEMBERSHIP: "open" } });
    try {
      const user = await open.user();
      const resume = await resumeOf(user);
      expect((await download(user, resume._id)).status).toBe(200);
      for (let made = 0; made < 6; made += 1) await resumeOf(user);
      expect((await user.send(resumeCalls.countResumes)).data).toBe(7);
    } finally {
      await open.close();
    }
  });
});
