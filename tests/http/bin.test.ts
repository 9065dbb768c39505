import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { binCalls } from "#contract/bin.ts";
import type { Call } from "#contract/call.ts";
import { profileCalls } from "#contract/profile.ts";
import { callList } from "#contract/registry.ts";
import { resumeCalls } from "#contract/resumes.ts";
import { versionCalls } from "#contract/versions.ts";
import { limits } from "#core/limits.ts";
import type { ResumeConfig } from "#core/resume/schema.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

const day = 86_400_000;

async function create(user: TestUser, config: Partial<ResumeConfig> = {}, name = "Mine") {
  const body = { userId: user.id, template: "TemplateModern", name };
  const { data } = await user.send(resumeCalls.createResume, { body });
  const at = { params: { id: data._id } };
  await user.send(resumeCalls.saveResume, { ...at, body: { config: { ...data.config, isPublic: true, ...config } } });
  return (await user.send(resumeCalls.getResume, at)).data;
}

const at = (resume: { _id: string }) => ({ params: { id: resume._id } });
const remove = (user: TestUser, resume: { _id: string }) => user.send(resumeCalls.removeResume, at(resume));
const restore = (user: TestUser, resume: { _id: string }) => user.send(binCalls.restoreResume, at(resume));
const bin = async (user: TestUser) => (await user.send(binCalls.listBin)).data;
const status = async (url: string) => (await test.anonymous().request(url)).status;

describe("a resume in the bin", () => {
  /** The bodies of the calls about one resume, as far as they need one to get to looking the resume up. */
  const bodies: Record<string, object> = {
    copyResume: { body: { userId: "" } },
    saveResume: { body: { name: "Changed" } },
    patchResume: {
      body: { baseUpdatedAt: new Date(0).toISOString(), patch: [{ op: "replace", path: "/name", value: "Changed" }] },
    },
    convertResume: { query: { to: "markdown" } },
    takeProposal: { body: {} },
    refuseProposal: { body: {} },
    checkSlug: { query: { value: "ada-lovelace" } },
    downloadResume: { body: {} },
    exportResume: { body: { format: "docx" } },
    nameVersion: { body: { name: "Kept" } },
    renameVersion: { body: { name: "Kept" } },
    createShareLink: { body: { name: "For Ada" } },
    changeShareLink: { body: { isRevoked: true } },
    checkResumeOriginal: { body: { checked: [] } },
    getCover: {},
  };
  const aboutOne = callList.filter(
    ({ name, call }) => /^\/(api\/(resumes|download)|covers)\/(copy\/)?:id/.test(call.path) && name !== "restoreResume",
  );

  it("is tried below with every call about one resume", () => {
    const names = aboutOne.map(({ name }) => name);
    for (const name of ["getResume", "saveResume", "removeResume", "copyResume", "downloadResume", "getCover"]) {
      expect(names).toContain(name);
    }
  });

  it.each(aboutOne)("does not exist for $name, not even for its owner and an admin", async ({ name, call }) => {
    const user = await test.user({ level: "premium" });
    const resume = await create(user);
    const { data: version } = await user.send(versionCalls.nameVersion, { ...at(resume), body: { name: "First" } });
    await remove(user, resume);
    const file = path.basename(resume.coverImg);
    const params = {
      ...at(resume).params,
      versionId: version._id,
      linkId: version._id,
      ...(name === "getCover" ? { file } : {}),
    };
    for (const client of [user, await test.user({ role: "admin" })]) {
      const input = { ...bodies[name], ...(name === "copyResume" ? { body: { userId: client.id } } : {}), params };
      expect((await client.fetch(call as Call, input)).status).toBe(404);
    }
    expect((await bin(user)).data).toMatchObject([{ _id: resume._id, name: "Mine" }]);
  });

  it("is visible to nobody: its page, its data, its PDF and its cover are 404 at once", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await create(user, { downloadable: true, addToExamples: true });
    const sitemap = async () => (await test.anonymous().request("/sitemap.xml")).text();
    expect(await sitemap()).toContain(resume.uuid);
    const places = [`/r/${resume.uuid}`, `/api/public/${resume.uuid}`, `/r/${resume.uuid}/pdf`, resume.coverImg];
    for (const place of places) expect(await status(place), place).toBe(200);
    expect((await remove(user, resume)).status).toBe(200);
    for (const place of places) expect(await status(place), place).toBe(404);
    expect(await sitemap()).not.toContain(resume.uuid);
    expect(await readdir(path.join(test.config.dataDir, "files", "covers"))).toEqual([]);
  });

  it("is in no list and does not count, until it is restored as it was", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await create(user, { customURL: "ada-lovelace" });
    await user.send(versionCalls.nameVersion, { ...at(resume), body: { name: "First" } });
    const versions = async () => (await user.send(versionCalls.listVersions, at(resume))).data;
    const kept = await versions();
    const before = (await user.send(resumeCalls.getResume, at(resume))).data;
    test.clock.advance(1000);
    await remove(user, resume);
    expect((await user.send(resumeCalls.listResumes)).data).toEqual({ data: [], count: 0 });
    expect((await user.send(resumeCalls.countResumes)).data).toBe(0);
    const { data, count } = await bin(user);
    const { userId: _userId, data: _data, config: _config, ...card } = before;
    const removed = test.clock.now();
    expect({ data, count }).toEqual({
      count: 1,
      data: [
        {
          ...card,
          coverImg: "",
          removedAt: new Date(removed).toISOString(),
          purgeAt: new Date(removed + 30 * day).toISOString(),
        },
      ],
    });
    expect((await restore(user, resume)).data).toEqual(card);
    expect((await user.send(resumeCalls.getResume, at(resume))).data).toEqual(before);
    expect(kept.count).toBeGreaterThan(0);
    expect(await versions()).toEqual(kept);
    expect(await status("/r/ada-lovelace")).toBe(200);
    expect((await bin(user)).count).toBe(0);
  });

  it("is listed in pages, last deleted first", async () => {
    const user = await test.user({ level: "premium" });
    for (const name of ["a", "b", "c"]) {
      test.clock.advance(1000);
      await remove(user, await create(user, {}, name));
    }
    const names = async (currentPage: number) =>
      (await user.send(binCalls.listBin, { query: { currentPage, pageSize: 2 } })).data.data.map((card) => card.name);
    expect([await names(1), await names(2)]).toEqual([["c", "b"], ["a"]]);
  });
});

describe("restoring", () => {
  it("is refused where the plan has no room, and leaves the resume in the bin", async () => {
    const user = await test.user();
    const first = await create(user);
    await remove(user, first);
    for (let made = 0; made < limits.regular.resumes; made += 1) await create(user);
    expect(await restore(user, first)).toMatchObject({ status: 403, code: 100405 });
    expect((await bin(user)).count).toBe(1);
    const [card] = (await user.send(resumeCalls.listResumes)).data.data;
    await remove(user, card ?? first);
    expect((await restore(user, first)).status).toBe(200);
    expect((await user.send(resumeCalls.countResumes)).data).toBe(limits.regular.resumes);
  });

  it("fills the plan exactly, even with many requests at once", async () => {
    const user = await test.user();
    const kept: { _id: string }[] = [];
    for (let made = 0; made < 8; made += 1) {
      const resume = await create(user);
      kept.push(resume);
      await remove(user, resume);
    }
    await create(user);
    const replies = await Promise.all(kept.map((resume) => restore(user, resume)));
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(4);
    expect(replies.filter((reply) => reply.code === 100405)).toHaveLength(4);
    expect((await user.send(resumeCalls.countResumes)).data).toBe(5);
    expect((await bin(user)).count).toBe(4);
  });

  it("happens once, and only to what is in the bin", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await create(user);
    expect((await restore(user, resume)).code).toBe(100404);
    await remove(user, resume);
    const codes = (await Promise.all([1, 2, 3].map(() => restore(user, resume)))).map((reply) => reply.code);
    expect(codes.sort()).toEqual([0, 100404, 100404]);
  });
});

describe("the custom URL of a resume in the bin", () => {
  it("is taken for everyone else", async () => {
    const [user, other] = [await test.user({ level: "premium" }), await test.user({ level: "premium" })];
    const resume = await create(user, { customURL: "ada-lovelace" });
    await remove(user, resume);
    const theirs = await create(other);
    const query = { value: "ada-lovelace" };
    expect((await other.send(resumeCalls.checkSlug, { ...at(theirs), query })).data.state).toBe("occupied");
    expect(await other.send(resumeCalls.saveResume, { ...at(theirs), body: { uuid: query.value } })).toMatchObject({
      code: 100408,
    });
  });

  it("may be given by its owner to another resume; the one in the bin is restored under a new one", async () => {
    const user = await test.user({ level: "premium" });
    const first = await create(user, { customURL: "ada-lovelace" });
    await remove(user, first);
    const second = await create(user);
    const query = { value: "ada-lovelace" };
    expect((await user.send(resumeCalls.checkSlug, { ...at(second), query })).data.state).toBe("free");
    // A save that is refused as stale leaves the custom URL in the bin.
    const stale = { uuid: query.value, baseUpdatedAt: first.createdAt };
    test.clock.advance(1000);
    await user.send(resumeCalls.saveResume, { ...at(second), body: { name: "Newer" } });
    expect((await user.send(resumeCalls.saveResume, { ...at(second), body: stale })).code).toBe(100409);
    expect((await bin(user)).data[0]?.uuid).toBe("ada-lovelace");
    expect((await user.send(resumeCalls.saveResume, { ...at(second), body: { uuid: query.value } })).code).toBe(0);
    const restored = (await restore(user, first)).data;
    expect(restored.uuid).toMatch(/^[a-z0-9]{14}$/);
    expect((await user.send(resumeCalls.getResume, at(first))).data.config.customURL).toBe("");
    expect((await user.send(resumeCalls.getResume, at(second))).data.uuid).toBe("ada-lovelace");
  });
});

/** The smallest PNG: one transparent pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

async function photo(user: TestUser): Promise<string> {
  const body = new FormData();
  body.set("file", new File([Buffer.from(pixel, "base64")], "me.png"));
  const response = await user.request("/api/upload", { method: "POST", body });
  return ((await response.json()) as { data: { url: string } }).data.url;
}

async function withPhoto(user: TestUser, avatar: string) {
  const resume = await create(user);
  const data = { ...resume.data, basicInfo: { ...resume.data.basicInfo, avatar } };
  await user.send(resumeCalls.saveResume, { ...at(resume), body: { data } });
  return resume;
}

const rows = async (text: string, ...values: string[]) => (await test.deps.db.pool.query(text, values)).rows.length;
const resumesLeft = () => rows("select 1 from resumes");
const versionsOf = ({ _id }: { _id: string }) => rows("select 1 from resume_versions where resume_id = $1", _id);

describe("erasing", () => {
  it("happens after thirty days: the resume, its versions, its photo and its cover are gone", async () => {
    const user = await test.user({ level: "premium" });
    const avatar = await photo(user);
    const resume = await withPhoto(user, avatar);
    await user.send(versionCalls.nameVersion, { ...at(resume), body: { name: "First" } });
    const other = await create(user);
    await remove(user, resume);
    test.clock.advance(day);
    await remove(user, other);
    test.clock.advance(29 * day - 1);
    await test.runRecurrentJobs();
    expect((await bin(user)).count).toBe(2);
    expect(await status(avatar)).toBe(200);
    test.clock.advance(1);
    // The time is over, even where no cleanup has run yet.
    expect((await bin(user)).data).toMatchObject([{ _id: other._id }]);
    expect((await restore(user, resume)).code).toBe(100404);
    expect(await versionsOf(resume)).toBeGreaterThan(0);
    await test.runRecurrentJobs();
    expect(await resumesLeft()).toBe(1);
    expect(await versionsOf(resume)).toBe(0);
    expect(await status(avatar)).toBe(404);
    expect((await restore(user, other)).code).toBe(0);
  });

  it("happens at once where its owner asks for it, and only to what is in the bin", async () => {
    const user = await test.user({ level: "premium" });
    const resume = await create(user);
    const erase = () => user.send(binCalls.eraseResume, at(resume));
    expect((await erase()).code).toBe(100404);
    await remove(user, resume);
    expect((await erase()).status).toBe(200);
    expect((await erase()).code).toBe(100404);
    expect(await resumesLeft()).toBe(0);
    expect((await bin(user)).count).toBe(0);
  });

  it("leaves a photo that another resume or the profile of its owner shows", async () => {
    const user = await test.user({ level: "premium" });
    const [shared, ofProfile] = [await photo(user), await photo(user)];
    const [first, second] = [await withPhoto(user, shared), await withPhoto(user, shared)];
    const third = await withPhoto(user, ofProfile);
    await user.send(profileCalls.updateUser, { params: { id: user.id }, body: { avatar: ofProfile } });
    for (const resume of [first, third]) {
      await remove(user, resume);
      await user.send(binCalls.eraseResume, at(resume));
    }
    expect([await status(shared), await status(ofProfile)]).toEqual([200, 200]);
    await remove(user, second);
    await user.send(binCalls.eraseResume, at(second));
    expect([await status(shared), await status(ofProfile)]).toEqual([404, 200]);
  });

  it("happens first to the oldest where the bin is full", async () => {
    const user = await test.user();
    const made: { _id: string }[] = [];
    for (let count = 0; count < limits.bin.most + 2; count += 1) {
      const body = { userId: user.id, template: "TemplateModern", name: `No ${count}` };
      const resume = (await user.send(resumeCalls.createResume, { body })).data;
      test.clock.advance(1000);
      await remove(user, resume);
      made.push(resume);
    }
    expect((await bin(user)).count).toBe(limits.bin.most);
    expect((await restore(user, made[1] ?? { _id: "" })).code).toBe(100404);
    expect((await restore(user, made[2] ?? { _id: "" })).code).toBe(0);
  });
});
