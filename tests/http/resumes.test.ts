import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { sectionName } from "#core/resume/sections.ts";
import { designs } from "#templates/registry.ts";
import { createTestApp, dayOne, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

const template = "TemplateModern";
const create = (
  user: TestUser,
  body: Partial<{ userId: string; template: string; name: string; lang: "de"; theme: string }> = {},
) => user.send(resumeCalls.createResume, { body: { userId: user.id, template, name: "Backend", ...body } });

describe("creating", () => {
  it("makes a private resume with sample items in the language of the request", async () => {
    const user = await test.user();
    const reply = await create(user);
    expect(reply.status).toBe(201);
    expect(reply.data).toMatchObject({
      name: "Backend",
      userId: user.id,
      lang: "en",
      isPublic: false,
      templateName: template,
      templateTheme: "emerald",
      createdAt: new Date(dayOne).toISOString(),
      updatedAt: new Date(dayOne).toISOString(),
    });
    const employment = reply.data.data.sections.find((section) => section.type === "empolyment");
    expect(employment?.name).toBe(sectionName("empolyment", "en"));
    expect(employment?.data.length).toBeGreaterThan(0);
    const stored = await user.send(resumeCalls.getResume, { params: { id: reply.data._id } });
    expect(stored.data).toEqual(reply.data);
  });

  it("follows the edition, unless the request asks for a language", async () => {
    const user = await test.user();
    const chinese = await user.send(resumeCalls.createResume, {
      body: { userId: user.id, template, name: "后端" },
      headers: { "accept-language": "zh-CN" },
    });
    expect(chinese.data.lang).toBe("ch");
    const german = await create(user, { lang: "de" });
    expect(german.data.data.sections.map((section) => section.name)).toContain(sectionName("empolyment", "de"));
  });

  it("gives every resume a slug of its own that cannot be guessed", async () => {
    const user = await test.user({ level: "premium" });
    const slugs = new Set<string>();
    for (let made = 0; made < 8; made += 1) slugs.add((await create(user)).data.uuid);
    expect(slugs.size).toBe(8);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]{10,40}$/);
  });

  it("takes a template by its name or its _id, and refuses any other", async () => {
    const user = await test.user();
    const { data } = await create(user);
    const byId = await create(user, { template: data.config.templateId });
    expect(byId.data.templateName).toBe(template);
    expect(await create(user, { template: "TemplateNowhere" })).toMatchObject({ status: 404, code: 100404 });
  });

  it.each([
    ["plum", "plum"],
    ["emerald", "emerald"],
    // A theme of another design, a name that is a property of every object, markup, and an empty name.
    ["cobalt", "emerald"],
    ["__proto__", "emerald"],
    ["<script>", "emerald"],
    ["", "emerald"],
  ])("asked for the theme %j, makes the resume in %s", async (theme, made) => {
    expect((await create(await test.user(), { theme })).data.templateTheme).toBe(made);
  });

  it.each(designs.map((design) => [design.componentName, design.isPro] as const))(
    "gives %s (members only: %s) only to those who may have it",
    async (name, isPro) => {
      const regular = await create(await test.user(), { template: name });
      expect(regular.code).toBe(isPro ? 100406 : 0);
      const member = await create(await test.user({ level: "premium" }), { template: name });
      expect(member.status).toBe(201);
    },
  );

  it("refuses to make one for another user", async () => {
    const [user, other] = [await test.user(), await test.user()];
    expect(await create(user, { userId: other.id })).toMatchObject({ status: 403, code: 100403 });
    expect(await test.anonymous().send(resumeCalls.createResume)).toMatchObject({ status: 401, code: 100401 });
  });

  it.each([
    ["no name", { name: "" }],
    ["a name of spaces", { name: "   " }],
    ["a name that is too long", { name: "x".repeat(limits.document.nameLength + 1) }],
    ["an unknown key", { color: "red" }],
    ["an unknown language", { lang: "tlh" }],
    ["a list as name", { name: ["a"] }],
  ])("refuses %s", async (_what, wrong) => {
    const user = await test.user();
    const body = { userId: user.id, template, name: "Fine", ...wrong };
    const response = await user.request("/api/resumes/empty", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    const reply = (await response.json()) as { code: number; errors: { path: string }[] };
    expect(reply.code).toBe(100400);
    expect(reply.errors.map((error) => error.path)).toEqual([Object.keys(wrong)[0]]);
    expect((await user.send(resumeCalls.countResumes)).data).toBe(0);
  });
});

describe("the limit of regular users", () => {
  it("is five, with the specification's message", async () => {
    const user = await test.user();
    for (let made = 0; made < 5; made += 1) expect((await create(user)).status).toBe(201);
    expect(await create(user)).toMatchObject({
      status: 403,
      code: 100405,
      message: "Regular users can create up to 5 resumes",
    });
    const cards = (await user.send(resumeCalls.listResumes)).data.data;
    const id = cards[0]?._id ?? "";
    expect(await user.send(resumeCalls.copyResume, { params: { id }, body: { userId: user.id } })).toMatchObject({
      code: 100405,
    });
    await user.send(resumeCalls.removeResume, { params: { id } });
    expect((await create(user)).status).toBe(201);
  });

  it("lets exactly five of 32 at once through", async () => {
    const user = await test.user();
    const replies = await Promise.all(Array.from({ length: 32 }, () => create(user)));
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(5);
    expect(codes.filter((code) => code === 100405)).toHaveLength(27);
    expect((await user.send(resumeCalls.countResumes)).data).toBe(5);
  });

  it.each(["premium", "lifetime"] as const)("does not apply to %s members", async (level) => {
    const user = await test.user({ level });
    for (let made = 0; made < 7; made += 1) expect((await create(user)).status).toBe(201);
  });

  it("applies again when the membership has ended, and takes nothing away", async () => {
    const user = await test.user({ level: "premium" });
    for (let made = 0; made < 6; made += 1) await create(user);
    test.clock.advance(29 * 86_400_000);
    expect((await create(user)).status).toBe(201);
    test.clock.advance(86_400_000);
    // A session lives 30 days from its last use, and the request a day ago was one.
    expect((await create(user)).code).toBe(100405);
    expect((await user.send(resumeCalls.countResumes)).data).toBe(7);
  });
});

describe("reading", () => {
  it("lists the user's own, last changed first, in pages", async () => {
    const user = await test.user({ level: "premium" });
    await create(await test.user());
    const ids: string[] = [];
    for (let made = 0; made < 12; made += 1) {
      test.clock.advance(1000);
      ids.push((await create(user, { name: `Resume ${made}` })).data._id);
    }
    test.clock.advance(1000);
    await user.send(resumeCalls.saveResume, { params: { id: ids[3] ?? "" }, body: { name: "Touched" } });
    const first = (await user.send(resumeCalls.listResumes)).data;
    expect(first.count).toBe(12);
    expect(first.data).toHaveLength(10);
    expect(first.data[0]).toMatchObject({ _id: ids[3], name: "Touched" });
    expect(first.data[1]?._id).toBe(ids[11]);
    const second = (await user.send(resumeCalls.listResumes, { query: { currentPage: 2, pageSize: 5 } })).data;
    const all = (await user.send(resumeCalls.listResumes, { query: { pageSize: 100 } })).data.data;
    expect(second.data).toEqual(all.slice(5, 10));
    const beyond = (await user.send(resumeCalls.listResumes, { query: { currentPage: 9 } })).data;
    expect(beyond).toEqual({ data: [], count: 12 });
    for (const pageSize of [0, 101, 1.5]) {
      expect((await user.send(resumeCalls.listResumes, { query: { pageSize } })).code).toBe(100400);
    }
  });

  it("sorts as requested", async () => {
    const user = await test.user();
    for (const name of ["b", "c", "a"]) {
      test.clock.advance(1000);
      await create(user, { name });
    }
    const names = async (sort?: string) =>
      (await user.send(resumeCalls.listResumes, { query: { sort } })).data.data.map((card) => card.name).join("");
    expect(await names("-updatedAt")).toBe("acb");
    expect(await names("createdAt")).toBe("bca");
    expect(await names("name")).toBe("abc");
    expect(await names("-name")).toBe("cba");
    expect(await names("constructor")).toBe("acb");
  });

  it("shows an admin any resume for a reason, and nobody else", async () => {
    const [owner, other, admin] = [await test.user(), await test.user(), await test.user({ role: "admin" })];
    const { data } = await create(owner);
    const at = { params: { id: data._id } };
    expect(await admin.send(resumeCalls.getResume, at)).toMatchObject({ status: 403, code: 100403 });
    const looking = { ...at, query: { reason: "Asked for help" } };
    expect((await admin.send(resumeCalls.getResume, looking)).data.userId).toBe(owner.id);
    expect(await other.send(resumeCalls.getResume, at)).toMatchObject({ status: 404, code: 100404 });
    expect(await test.anonymous().send(resumeCalls.getResume, at)).toMatchObject({ status: 401, code: 100401 });
  });
});

describe("another user's resume", () => {
  it("does not exist, whatever is asked of it, and stays as it is", async () => {
    const owner = await test.user({ level: "premium" });
    const { data } = await create(owner);
    const at = { params: { id: data._id } };
    for (const other of [
      await test.user(),
      await test.user({ level: "premium" }),
      await test.user({ role: "admin" }),
    ]) {
      const replies = [
        await other.send(resumeCalls.saveResume, { ...at, body: { name: "Mine now" } }),
        await other.send(resumeCalls.removeResume, at),
        await other.send(resumeCalls.copyResume, { ...at, body: { userId: other.id } }),
        await other.send(resumeCalls.downloadResume, { ...at, body: {} }),
      ];
      for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 100404 });
      expect((await other.request(data.coverImg)).status).toBe(404);
    }
    expect((await owner.send(resumeCalls.getResume, at)).data).toEqual(data);
  });

  it.each(["nothing", "%00", "a%00b", "%F0%9F%98%80", "x".repeat(65), "'; drop table resumes; --"])(
    "and neither does the id %s",
    async (id) => {
      const user = await test.user();
      const path = id.includes("%") ? id : encodeURIComponent(id);
      expect((await user.request(`/api/resumes/${path}`)).status).toBe(404);
      expect((await user.request(`/api/resumes/${path}`, { method: "DELETE" })).status).toBe(404);
    },
  );
});

describe("removing", () => {
  it("removes it once", async () => {
    const user = await test.user();
    const at = { params: { id: (await create(user)).data._id } };
    expect((await user.send(resumeCalls.removeResume, at)).status).toBe(200);
    expect((await user.send(resumeCalls.removeResume, at)).status).toBe(404);
    expect((await user.send(resumeCalls.getResume, at)).status).toBe(404);
  });
});
