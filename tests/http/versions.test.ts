import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { binCalls } from "#contract/bin.ts";
import { type ResumePatch, resumeCalls } from "#contract/resumes.ts";
import { versionCalls } from "#contract/versions.ts";
import { limits } from "#core/limits.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** Earlier states on the server: which saves keep one, how many stay, and who may see them. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

const { every, kept, nameLength } = limits.versions;

async function start() {
  const user = await test.user();
  const body = { userId: user.id, template: "TemplateModern", name: "State 0", lang: "en" } as const;
  const resume = (await user.send(resumeCalls.createResume, { body })).data;
  return { user, resume, id: resume._id };
}

const save = async (user: TestUser, id: string, body: ResumePatch) =>
  (await user.send(resumeCalls.saveResume, { params: { id }, body })).data;
const list = async (user: TestUser, id: string) =>
  (await user.send(versionCalls.listVersions, { params: { id }, query: { pageSize: 100 } })).data;
const named = (user: TestUser, id: string, name: string) =>
  user.send(versionCalls.nameVersion, { params: { id }, body: { name } });
const read = async (user: TestUser, id: string, versionId: string) =>
  (await user.send(versionCalls.getVersion, { params: { id, versionId } })).data;
async function states(user: TestUser, id: string) {
  const { data } = await list(user, id);
  return Promise.all(data.map(async ({ _id }) => (await read(user, id, _id)).document.name));
}

describe("automatic versions", () => {
  it("keep the state before the first save, and then one for every ten minutes of change", async () => {
    const { user, id, resume } = await start();
    expect(await list(user, id)).toEqual({ data: [], count: 0 });
    await save(user, id, { name: "State 1" });
    expect(await states(user, id)).toEqual(["State 0"]);
    test.clock.advance(every - 1);
    await save(user, id, { name: "State 2" });
    expect(await states(user, id)).toEqual(["State 0"]);
    test.clock.advance(1);
    await save(user, id, { name: "State 3" });
    expect(await states(user, id)).toEqual(["State 2", "State 0"]);
    const { data } = await list(user, id);
    expect(data.map(({ kind, name }) => [kind, name])).toEqual([
      ["automatic", null],
      ["automatic", null],
    ]);
    expect(data[1]?.savedAt).toBe(resume.updatedAt);
    expect(data[1]?.createdAt).toBe(resume.createdAt);
  });

  it("are the whole state: name, content and settings", async () => {
    const { user, id, resume } = await start();
    const data = { ...resume.data, basicInfo: { ...resume.data.basicInfo, name: "Ada" } };
    await save(user, id, { data, config: { ...resume.config, templateTheme: "plum" } });
    test.clock.advance(every);
    await save(user, id, { name: "Later" });
    const [version] = (await list(user, id)).data;
    expect((await read(user, id, version?._id ?? "")).document).toEqual({
      name: "State 0",
      data,
      config: { ...resume.config, templateTheme: "plum" },
    });
  });

  it("are not kept for saves that are refused, or that change nothing in the document", async () => {
    const { user, id } = await start();
    const stale = { name: "Late", baseUpdatedAt: "2020-01-01T00:00:00.000Z" };
    expect((await user.send(resumeCalls.saveResume, { params: { id }, body: stale })).status).toBe(409);
    await save(user, id, {});
    await save(user, id, { coverImg: "" });
    expect((await list(user, id)).count).toBe(0);
  });

  it("do not repeat a state that is kept already", async () => {
    const { user, id } = await start();
    await named(user, id, "As it began");
    test.clock.advance(2 * every);
    await save(user, id, { name: "State 1" });
    expect(await states(user, id)).toEqual(["State 0"]);
    test.clock.advance(1);
    await save(user, id, { name: "State 2" });
    expect((await list(user, id)).count).toBe(1);
  });

  it("are only one, of however many saves at once", async () => {
    const { user, id } = await start();
    for (let round = 1; round <= 3; round += 1) {
      await Promise.all(Array.from({ length: 8 }, (_, n) => save(user, id, { name: `Round ${round}.${n}` })));
      expect((await list(user, id)).count).toBe(round);
      test.clock.advance(every);
    }
  });

  it("of simultaneous saves on the same base are one, and one save is stored", async () => {
    const { user, id, resume } = await start();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        user.send(resumeCalls.saveResume, {
          params: { id },
          body: { name: `Mine ${n}`, baseUpdatedAt: resume.updatedAt },
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await states(user, id)).toEqual(["State 0"]);
  });
});

describe("the number of kept versions", () => {
  it("is limited for automatic ones to the newest", async () => {
    const { user, id } = await start();
    for (let n = 1; n <= kept + 5; n += 1) {
      await save(user, id, { name: `State ${n}` });
      test.clock.advance(every);
    }
    const names = await states(user, id);
    expect(names).toHaveLength(kept);
    expect([names[0], names.at(-1)]).toEqual([`State ${kept + 4}`, "State 5"]);
  });

  it("lets named ones outlast automatic ones, and give way only to named ones", async () => {
    const { user, id } = await start();
    await named(user, id, "Keep me");
    for (let n = 1; n <= kept; n += 1) {
      test.clock.advance(every);
      await save(user, id, { name: `State ${n}` });
    }
    const { data } = await list(user, id);
    expect(data).toHaveLength(kept);
    expect(data[0]).toMatchObject({ name: "Keep me", kind: "named" });
    for (let n = 1; n < kept; n += 1) await named(user, id, `Named ${n}`);
    test.clock.advance(every);
    await save(user, id, { name: "One more" });
    const full = (await list(user, id)).data;
    expect(full.every(({ kind }) => kind === "named")).toBe(true);
    expect(full.at(-1)?.name).toBe("Keep me");
    await named(user, id, "The newest");
    const last = (await list(user, id)).data;
    expect(last).toHaveLength(kept);
    expect([last[0]?.name, last.at(-1)?.name]).toEqual(["The newest", "Named 1"]);
  });

  it("holds when many are named at once", async () => {
    const { user, id } = await start();
    const replies = await Promise.all(Array.from({ length: kept + 10 }, (_, n) => named(user, id, `Version ${n}`)));
    expect(replies.every(({ status }) => status === 201)).toBe(true);
    expect((await list(user, id)).count).toBe(kept);
  });

  it("is counted for each resume alone; they stay with it in the bin, and are removed with it", async () => {
    const { user, id } = await start();
    const other = await start();
    await named(user, id, "Mine");
    expect((await list(other.user, other.id)).count).toBe(0);
    await user.send(resumeCalls.removeResume, { params: { id } });
    expect((await user.send(versionCalls.listVersions, { params: { id } })).status).toBe(404);
    expect(await test.deps.db.query.resumeVersions.findMany()).toHaveLength(1);
    await user.send(binCalls.eraseResume, { params: { id } });
    expect(await test.deps.db.query.resumeVersions.findMany()).toEqual([]);
  });
});

describe("naming", () => {
  it("keeps the stored state, renames, makes a named one of an automatic one, deletes", async () => {
    const { user, id, resume } = await start();
    const reply = await named(user, id, "  Sent to Halyard ");
    expect(reply.status).toBe(201);
    expect(reply.data).toMatchObject({ name: "Sent to Halyard", kind: "named", savedAt: resume.updatedAt });
    test.clock.advance(every);
    await save(user, id, { name: "State 1" });
    test.clock.advance(every);
    await save(user, id, { name: "State 2" });
    const [, automatic] = (await list(user, id)).data;
    const params = { id, versionId: automatic?._id ?? "" };
    const renamed = await user.send(versionCalls.renameVersion, { params, body: { name: "Second" } });
    expect(renamed.data).toEqual({ ...automatic, name: "Second", kind: "named" });
    expect((await list(user, id)).data.map(({ name }) => name)).toEqual(["Second", "Sent to Halyard"]);
    expect((await user.send(versionCalls.removeVersion, { params })).status).toBe(200);
    expect((await user.send(versionCalls.removeVersion, { params })).status).toBe(404);
    expect((await list(user, id)).count).toBe(1);
    // The resume itself is unchanged.
    expect((await user.send(resumeCalls.getResume, { params: { id } })).data.name).toBe("State 2");
  });

  it("leaves the resume as it is, its time included", async () => {
    const { user, id, resume } = await start();
    test.clock.advance(1000);
    await named(user, id, "Now");
    expect((await user.send(resumeCalls.getResume, { params: { id } })).data).toEqual(resume);
  });

  it.each([
    ["markup", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["controls and overrides", "a\u0000b\u202e", "ab"],
    ["line breaks", "one\ntwo", "one two"],
    ["emoji", "👩‍💻 v2", "👩‍💻 v2"],
  ])("takes %s as the plain text it is", async (_, sent, stored) => {
    const { user, id } = await start();
    expect((await named(user, id, sent)).data.name).toBe(stored);
    expect((await list(user, id)).data[0]?.name).toBe(stored);
  });

  it.each([[""], ["   "], ["\u0000"], ["x".repeat(nameLength + 1)]])("refuses %j by its field", async (name) => {
    const { user, id } = await start();
    const reply = await named(user, id, name);
    expect(reply.status).toBe(400);
    expect(reply.errors?.[0]?.path).toBe("name");
    expect((await list(user, id)).count).toBe(0);
  });
});

describe("access to versions", () => {
  it("is the owner's alone, and an admin's to read for a reason", async () => {
    const { user, id } = await start();
    const versionId = (await named(user, id, "Mine")).data._id;
    const params = { id, versionId };
    const tries = (as: TestUser) =>
      Promise.all([
        as.send(versionCalls.listVersions, { params: { id } }),
        as.send(versionCalls.getVersion, { params }),
        as.send(versionCalls.nameVersion, { params: { id }, body: { name: "Theirs" } }),
        as.send(versionCalls.renameVersion, { params, body: { name: "Theirs" } }),
        as.send(versionCalls.removeVersion, { params }),
      ]).then((replies) => replies.map(({ status }) => status));
    expect(await tries(await test.user({ level: "premium" }))).toEqual([404, 404, 404, 404, 404]);
    const admin = await test.user({ role: "admin" });
    expect(await tries(admin)).toEqual([403, 403, 404, 404, 404]);
    const query = { reason: "Asked for help" };
    expect((await admin.send(versionCalls.listVersions, { params: { id }, query })).status).toBe(200);
    expect((await admin.send(versionCalls.getVersion, { params, query })).status).toBe(200);
    expect((await test.anonymous().send(versionCalls.listVersions, { params: { id } })).status).toBe(401);
    expect((await list(user, id)).data).toMatchObject([{ _id: versionId, name: "Mine" }]);
  });

  it("finds a version under its own resume only", async () => {
    const { user, id } = await start();
    const versionId = (await named(user, id, "Mine")).data._id;
    const body = { userId: user.id, template: "TemplateModern", name: "Other" };
    const other = (await user.send(resumeCalls.createResume, { body })).data._id;
    for (const params of [
      { id: other, versionId },
      { id, versionId: other },
      { id, versionId: "nobody" },
      { id: "nobody", versionId },
    ]) {
      expect((await user.send(versionCalls.getVersion, { params })).status).toBe(404);
      expect((await user.send(versionCalls.renameVersion, { params, body: { name: "x" } })).status).toBe(404);
      expect((await user.send(versionCalls.removeVersion, { params })).status).toBe(404);
    }
  });

  it("reads page by page", async () => {
    const { user, id } = await start();
    for (const name of ["A", "B", "C"]) await named(user, id, name);
    const page = async (currentPage: number) =>
      (await user.send(versionCalls.listVersions, { params: { id }, query: { currentPage, pageSize: 2 } })).data;
    expect((await page(1)).data.map(({ name }) => name)).toEqual(["C", "B"]);
    expect(await page(2)).toMatchObject({ count: 3, data: [{ name: "A" }] });
  });
});

it("restoring is a save: it takes a version's document as it is, and keeps the state before it", async () => {
  const { user, id } = await start();
  await save(user, id, { name: "State 1" });
  const [version] = (await list(user, id)).data;
  test.clock.advance(every);
  const { name, data, config } = (await read(user, id, version?._id ?? "")).document;
  await save(user, id, { name, data, config });
  expect((await user.send(resumeCalls.getResume, { params: { id } })).data.name).toBe("State 0");
  expect(await states(user, id)).toEqual(["State 1", "State 0"]);
});
