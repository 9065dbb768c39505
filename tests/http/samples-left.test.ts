import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { samples } from "#core/resume/samples.ts";
import type { ResumeData, ResumeDocument } from "#core/resume/schema.ts";
import { sectionKinds } from "#core/resume/sections.ts";
import { resumes } from "#server/db/schema/resumes.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter, type FakePrinter } from "#tests/harness/fake-printer.ts";

/** What leaves the editor holds nothing that we wrote as a sample and nobody edited. */

let test: TestApp;
let printer: FakePrinter;
beforeAll(async () => {
  printer = createFakePrinter();
  test = await createTestApp({ printer });
});
afterEach(async () => {
  printer.printed.length = 0;
  await test.clear();
});
afterAll(() => test.close());

async function create(user: TestUser, lang: "en" | "ch" = "en") {
  const body = { userId: user.id, template: "TemplateModern", name: "Mine", lang };
  return (await user.send(resumeCalls.createResume, { body })).data;
}
const read = async (user: TestUser, id: string) => (await user.send(resumeCalls.getResume, { params: { id } })).data;
const save = (user: TestUser, id: string, body: Partial<Pick<ResumeDocument, "data" | "config">>) =>
  user.send(resumeCalls.saveResume, { params: { id }, body });

/** The first words of every sample. */
const wordsOf = (lang: "en" | "ch") =>
  sectionKinds.flatMap((kind) => samples[kind][lang].map(({ title, description = "" }) => title ?? description));
const found = (text: string, lang: "en" | "ch") => wordsOf(lang).filter((words) => text.includes(words));

function employment(data: ResumeData) {
  const section = data.sections.find(({ type }) => type === "empolyment");
  const [item] = section?.data ?? [];
  if (!section || !item) throw new Error("A new resume has no sample of a job");
  return { section, item };
}

/** Returns the data with one job rewritten, as the client of an API does it: everything else goes back as it came. */
function rewritten(data: ResumeData, title: string): ResumeData {
  const { section, item } = employment(data);
  const sections = data.sections.map((one) =>
    one === section ? { ...one, data: one.data.map((job) => (job === item ? { ...job, title } : job)) } : one,
  );
  return { ...data, sections };
}

describe.each(["en", "ch"] as const)("of a blank resume in %s", (lang) => {
  it("nothing that we wrote is published, downloaded, drawn or exported", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await create(user, lang);
    await save(user, resume._id, { config: { ...resume.config, isPublic: true } });

    const page = await (await test.anonymous().request(`/r/${resume.uuid}`)).text();
    expect(page).toContain("Mine");
    expect(found(page, lang)).toEqual([]);
    expect(page).not.toMatch(/class="rs-section[ "]|rs-name"/);

    await user.fetch(resumeCalls.downloadResume, { params: { id: resume._id }, body: {} });
    const { coverImg } = await read(user, resume._id);
    await user.request(coverImg);
    expect(printer.printed.length).toBeGreaterThan(0);
    expect(found(JSON.stringify(printer.printed), lang)).toEqual([]);

    const stored = await read(user, resume._id);
    expect(found(JSON.stringify(stored.data), lang)).not.toEqual([]);
  });
});

describe("a sample that a client rewrites", () => {
  it("is the user's own, although the mark comes back with it, and one that nobody touched stays a sample", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await create(user);
    expect((await save(user, resume._id, { data: rewritten(resume.data, "Welder") })).status).toBe(200);
    const { data } = await read(user, resume._id);
    expect(employment(data).item).toMatchObject({ title: "Welder" });
    expect(employment(data).item).not.toHaveProperty("isSample");
    const marked = (one: ResumeData) => one.sections.flatMap(({ data }) => data).filter(({ isSample }) => isSample);
    expect(marked(data)).toHaveLength(marked(resume.data).length - 1);
    await user.fetch(resumeCalls.downloadResume, { params: { id: resume._id }, body: {} });
    expect(printer.printed[0]?.data.sections.flatMap(({ data }) => data).map(({ title }) => title)).toEqual(["Welder"]);
  });

  it("is a sample again where its words are, as an undo does it", async () => {
    const user = await test.user();
    const resume = await create(user);
    await save(user, resume._id, { data: rewritten(resume.data, "Welder") });
    await save(user, resume._id, { data: resume.data });
    expect((await read(user, resume._id)).data).toEqual(resume.data);
  });

  it("that an older edition worded differently stays a sample through a save", async () => {
    const user = await test.user();
    const resume = await create(user);
    const older = rewritten(resume.data, "Engineer of an earlier edition");
    // As it was stored when those were our words.
    await test.deps.db.update(resumes).set({ data: older }).where(eq(resumes.id, resume._id));
    await save(user, resume._id, { data: { ...older, basicInfo: { ...older.basicInfo, name: "Ada" } } });
    const { data } = await read(user, resume._id);
    expect(employment(data).item).toMatchObject({ title: "Engineer of an earlier edition", isSample: true });
    await save(user, resume._id, { data: rewritten(data, "Welder") });
    expect(employment((await read(user, resume._id)).data).item).not.toHaveProperty("isSample");
  });
});
