import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { catalogCalls } from "#contract/catalog.ts";
import { type Resume, resumeCalls } from "#contract/resumes.ts";
import { cleanData } from "#core/resume/clean.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { type ResumeConfig, resumeDataSchema } from "#core/resume/schema.ts";
import { type Storage, StorageUnavailable } from "#server/adapters/storage/port.ts";
import { users } from "#server/db/schema/accounts.ts";
import { examples } from "#server/db/schema/catalog.ts";
import { resumes } from "#server/db/schema/resumes.ts";
import { seed } from "#server/features/samples/service.ts";
import { designOf, designs } from "#templates/registry.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { ownContent } from "#tests/harness/own-content.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
beforeEach(() => seed(test.deps));
afterEach(() => test.clear());
afterAll(() => test.close());

const editions = ["en", "ch"] as const;

function recordPuts(storage: Storage): Storage & { written: string[] } {
  const written: string[] = [];
  const put = (key: string, bytes: Uint8Array) => {
    written.push(key);
    return storage.put(key, bytes);
  };
  return { ...storage, written, put };
}

const inEdition = (locale: "en" | "ch") => ({ headers: { cookie: `locale=${locale}` } });

describe("templates", () => {
  it.each(editions)("are all designs, each with a public demo and a cover that load (%s)", async (locale) => {
    const reply = await test.anonymous().send(catalogCalls.listTemplates, inEdition(locale));
    expect(reply.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    expect(reply.data.count).toBe(designs.length);
    expect(reply.data.data.map((template) => template.componentName)).toEqual(
      designs.map((design) => design.componentName),
    );
    for (const [index, template] of reply.data.data.entries()) {
      const design = designs[index];
      expect(template).toMatchObject({
        title: design?.title[locale],
        desc: design?.description[locale],
        columns: design?.columns,
        isPro: design?.isPro,
      });
      expect(template.themes.map((theme) => theme.name)).toEqual(design?.themes);
      for (const theme of template.themes) expect(theme.hex).toMatch(/^#[0-9A-F]{6}$/);
      const uuid = template.publicLink.replace(/^\/r\//, "");
      const shown = (await test.anonymous().send(resumeCalls.getPublicResume, { params: { uuid } })).data;
      expect(shown.config).toMatchObject({ lang: locale, templateName: template.componentName });
      expect((await test.anonymous().request(template.coverImage)).status).toBe(200);
    }
  });

  it("tell how many resumes use them, without the samples", async () => {
    const user = await test.user();
    const body = { userId: user.id, template: "TemplateClassic", name: "Mine" };
    await user.send(resumeCalls.createResume, { body });
    await test.runRecurrentJobs();
    const { data } = (await test.anonymous().send(catalogCalls.listTemplates)).data;
    const used = data.map((template) => [template.componentName, template.used]);
    expect(Object.fromEntries(used)).toMatchObject({ TemplateClassic: 1, TemplateModern: 0 });
  });

  it("come in pages, highest sort first", async () => {
    const list = (query: object) => test.anonymous().send(catalogCalls.listTemplates, { query });
    const all = (await list({ pageSize: 20, sort: "-sort" })).data.data;
    expect(all.map((one) => one.sort)).toEqual(all.map((one) => one.sort).toSorted((a, b) => b - a));
    expect((await list({ pageSize: 1, currentPage: 2 })).data.data).toEqual(all.slice(1, 2));
    expect((await list({ pageSize: 0 })).code).toBe(100400);
    expect((await test.anonymous().request("/api/templates?color=red")).status).toBe(400);
  });
});

describe("examples", () => {
  it.each(editions)("are whole public resumes, marked as samples, in the language of %s", async (locale) => {
    const client = test.anonymous();
    const whole = { ...inEdition(locale), query: { pageSize: 50 } };
    const examples = (await client.send(catalogCalls.listExamples, whole)).data;
    expect(examples.data).toHaveLength(examples.count);
    const categories = (await client.send(catalogCalls.listCategories, whole)).data;
    expect(examples.count).toBeGreaterThanOrEqual(24);
    expect(categories.count).toBeGreaterThanOrEqual(8);
    const known = new Set(categories.data.map((category) => category._id));
    for (const example of examples.data) {
      expect(known).toContain(example.category);
      expect(example.userId.nickName).toBe(locale === "en" ? "Inkleaf sample" : "墨页样例");
      const shown = await client.send(resumeCalls.getPublicResume, { params: { uuid: example.uuid } });
      expect(shown.data.config.lang).toBe(locale);
      const { data } = shown.data;
      expect(data.basicInfo.name).not.toBe("");
      expect(data.sections.length).toBeGreaterThanOrEqual(5);
      const words = data.sections.flatMap((section) => section.data.map((item) => richTextToPlain(item.description)));
      expect(words.join("").length).toBeGreaterThan(locale === "en" ? 700 : 250);
      expect((await client.request(example.coverImg)).status).toBe(200);
    }
    for (const category of categories.data.filter((one) => one.coverImage)) {
      expect((await client.request(category.coverImage)).status).toBe(200);
    }
    expect(new Set(examples.data.map((example) => example.category)).size).toBeGreaterThanOrEqual(8);
    expect(examples.data.filter((example) => example.isAi)).toHaveLength(7);
  });

  it("are stored as a save would store them", async () => {
    const rows = await test.deps.db.select().from(resumes).where(eq(resumes.isSample, true));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const data = resumeDataSchema.parse(row.data);
      expect(cleanData(data)).toEqual(data);
    }
  });

  it("can be copied by any user, and count each user once", async () => {
    const example = (await test.anonymous().send(catalogCalls.listExamples)).data.data[0];
    const row = await test.deps.db
      .select()
      .from(resumes)
      .where(eq(resumes.uuid, example?.uuid ?? ""));
    const at = { params: { id: row[0]?.id ?? "" } };
    const people = [await test.user(), await test.user({ level: "premium" })];
    for (const client of people) {
      // Every id by which a client may know an example leads to it.
      for (const id of [example?._id ?? "", example?.uuid ?? "", at.params.id]) {
        const reply = await client.send(resumeCalls.copyResume, { params: { id }, body: { userId: client.id } });
        expect(reply.status).toBe(201);
        expect(reply.data).toMatchObject({ name: example?.name, isPublic: false, userId: client.id });
        expect(reply.data.data).toEqual(row[0]?.data);
      }
    }
    const again = (await test.anonymous().send(catalogCalls.listExamples)).data.data[0];
    expect(again?.used).toBe((example?.used ?? 0) + 2);
  });

  it("of a user are shown while the owner offers them, and the owner's list tells which are shown", async () => {
    const owner = await test.user();
    const body = { userId: owner.id, template: "TemplateModern", name: "Backend" };
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push((await owner.send(resumeCalls.createResume, { body })).data);
    const [listed, offered, shared] = made;
    if (!listed || !offered || !shared) throw new Error("Three resumes were made");
    const config = { isPublic: true, addToExamples: true };
    const set = (resume: Resume, change: Partial<ResumeConfig>) =>
      owner.send(resumeCalls.saveResume, {
        params: { id: resume._id },
        body: { config: { ...resume.config, ...change } },
      });
    for (const resume of [listed, offered]) await set(resume, config);
    await set(shared, { isPublic: true });
    const [first] = (await test.anonymous().send(catalogCalls.listExamples, inEdition("en"))).data.data;
    await test.deps.db.insert(examples).values({
      id: "theirs",
      edition: "en",
      categoryId: first?.category ?? "",
      resumeId: listed._id,
      name: "Backend",
      desc: "",
      sort: 0,
    });
    const states = async () => {
      const { data } = (await owner.send(resumeCalls.listResumes)).data;
      return [listed, offered, shared].map(({ _id }) => data.find((card) => card._id === _id)?.example);
    };
    const isShown = async () => {
      const { data } = (await test.anonymous().send(catalogCalls.listExamples, { query: { pageSize: 100 } })).data;
      return data.some(({ _id }) => _id === "theirs");
    };
    expect(await states()).toEqual(["listed", "offered", undefined]);
    expect(await isShown()).toBe(true);

    // Once withdrawn, nobody finds the example or starts from it any more.
    await set(listed, { isPublic: true, addToExamples: false });
    expect(await states()).toEqual([undefined, "offered", undefined]);
    expect(await isShown()).toBe(false);
    const other = await test.user();
    const copy = { params: { id: "theirs" }, body: { userId: other.id } };
    expect((await other.send(resumeCalls.copyResume, copy)).status).toBe(404);
  });

  it("come with the most used first on request, else in the gallery's order", async () => {
    const list = async (query: object) => (await test.anonymous().send(catalogCalls.listExamples, { query })).data.data;
    const gallery = await list({ pageSize: 50, sort: "-sort" });
    const last = gallery.findLast((one) => !one.isAi);
    await test.deps.db
      .update(examples)
      .set({ used: 301 })
      .where(eq(examples.id, last?._id ?? ""));
    const names = (rows: { _id: string }[]) => rows.map((row) => row._id);
    const used = await list({ pageSize: 50, sort: "-used" });
    expect(used[0]).toMatchObject({ _id: last?._id, used: 301 });
    expect(used.map((one) => one.used)).toEqual(used.map((one) => one.used).toSorted((a, b) => b - a));
    expect(names(await list({ pageSize: 3, sort: "-used" }))).toEqual(names(used.slice(0, 3)));
    expect(names(await list({ pageSize: 50, sort: "-sort" }))).toEqual(names(gallery));
  });

  it("count a user once who copies 5 times at once", async () => {
    const samples = Object.values(ownContent.samples).flat();
    const free = samples.filter((sample) => !designOf(sample.template).isPro).map(({ key }) => `sample-${key}`);
    const list = async () => (await test.anonymous().send(catalogCalls.listExamples)).data.data;
    const example = (await list()).find(({ uuid }) => free.includes(uuid));
    const row = await test.deps.db
      .select()
      .from(resumes)
      .where(eq(resumes.uuid, example?.uuid ?? ""));
    const user = await test.user();
    const at = { params: { id: row[0]?.id ?? "" } };
    await Promise.all(
      Array.from({ length: 8 }, () => user.send(resumeCalls.copyResume, { ...at, body: { userId: user.id } })),
    );
    expect((await user.send(resumeCalls.countResumes)).data).toBe(5);
    const again = (await list()).find(({ uuid }) => uuid === example?.uuid);
    expect(again?.used).toBe((example?.used ?? 0) + 1);
  });
});

describe("seeding", () => {
  it("changes nothing the second time", async () => {
    const before = await test.deps.db.select().from(resumes);
    test.clock.advance(86_400_000);
    await seed(test.deps);
    expect(await test.deps.db.select().from(resumes)).toEqual(before);
  });

  it("with other content replaces what differs, and keeps slugs, counts and everything else", async () => {
    const before = await test.deps.db.select().from(resumes);
    const [first, ...others] = ownContent.samples.en;
    if (!first) throw new Error("there are samples");
    const changed = { ...first, basic: { ...first.basic, name: "Somebody Else" } };
    test.clock.advance(86_400_000);
    await seed(test.deps, {
      ...ownContent,
      categories: ownContent.categories.slice(0, 6),
      samples: { ...ownContent.samples, en: [changed, ...others.slice(0, 3)] },
    });
    const after = new Map((await test.deps.db.select().from(resumes)).map((row) => [row.id, row]));
    const touched = before.filter((row) => after.get(row.id)?.updatedAt.getTime() !== row.updatedAt.getTime());
    expect(touched.map((row) => row.uuid)).toContain(`sample-${first.key}`);
    expect(touched.length).toBeLessThan(before.length / 2);
    expect(after.size).toBe(before.length);
    expect((await test.anonymous().send(catalogCalls.listExamples)).data.count).toBe(4);
    expect((await test.anonymous().send(catalogCalls.listCategories)).data.count).toBe(6);
  });

  it("does the same from several processes at once as from one", async () => {
    await test.database.clear();
    await Promise.all([seed(test.deps), seed(test.deps), seed(test.deps)]);
    const { count } = (await test.anonymous().send(catalogCalls.listExamples)).data;
    expect(count).toBe(ownContent.samples.en.length);
  });

  it("stores the samples' portraits, drawn once, where the site serves them", async () => {
    const rows = (await test.deps.db.select().from(resumes)).map((row) => resumeDataSchema.parse(row.data));
    const photos = new Set(rows.map((data) => data.basicInfo.avatar).filter((avatar) => avatar !== ""));
    expect(photos.size).toBe(Object.keys(ownContent.portraits).length);
    for (const url of photos) {
      const reply = await test.anonymous().request(url);
      expect([url, reply.status, reply.headers.get("content-type")]).toEqual([url, 200, "image/webp"]);
    }
    const storage = recordPuts(test.deps.storage);
    await seed({ ...test.deps, storage }, { ...ownContent, sampleOwner: { name: "Another house" } });
    expect(storage.written).toEqual([]);
    const [name = ""] = Object.keys(ownContent.portraits);
    const drawn = { ...ownContent.portraits, [name]: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' };
    await seed({ ...test.deps, storage }, { ...ownContent, portraits: drawn });
    expect(storage.written).toEqual([expect.stringMatching(new RegExp(`^avatars/sample-${name}-[0-9a-f]{8}\\.webp$`))]);
  });

  const hangs = new Promise<never>(() => {});
  it.each([
    ["is unavailable", () => Promise.reject(new StorageUnavailable("away"))],
    ["hangs", () => hangs],
  ])("works without photos while the storage %s, and adds them in the background", async (_, away) => {
    await test.database.clear();
    const broken = { ...test.deps.storage, get: away, put: away };
    const photos = async () => {
      const rows = await test.deps.db.select().from(resumes);
      return rows.filter((row) => resumeDataSchema.parse(row.data).basicInfo.avatar !== "").length;
    };
    await seed({ ...test.deps, storage: broken });
    expect(await photos()).toBe(0);
    // The visitor's request is answered first, and then the due jobs are run.
    expect((await test.anonymous().send(catalogCalls.listExamples)).data.count).toBe(ownContent.samples.en.length);
    await test.services.runDueJobs(["samples.store"]);
    expect(await photos()).toBeGreaterThan(20);
  });

  it("creates an account that nobody can sign in to", async () => {
    const [house] = await test.deps.db.select().from(users);
    expect(house).toMatchObject({ email: null, passwordHash: null, role: "user" });
  });
});
