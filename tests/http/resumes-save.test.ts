import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ResumePatch, resumeCalls } from "#contract/resumes.ts";
import { errorTable } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { asOwn } from "#core/resume/sample-items.ts";
import { compactData } from "#core/resume/save.ts";
import type { ResumeData } from "#core/resume/schema.ts";
import { sizeOf } from "#core/resume/size.ts";
import { designs } from "#templates/registry.ts";
import { ownSection } from "#tests/core/arbitraries.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

async function start(level: "regular" | "premium" = "regular") {
  const user = await test.user({ level });
  return { user, resume: await newResume(user) };
}

async function newResume(user: TestUser) {
  const body = { userId: user.id, template: "TemplateModern", name: "Backend" };
  return (await user.send(resumeCalls.createResume, { body })).data;
}

const save = (user: TestUser, id: string, body: ResumePatch) =>
  user.send(resumeCalls.saveResume, { params: { id }, body });
const read = async (user: TestUser, id: string) => (await user.send(resumeCalls.getResume, { params: { id } })).data;

describe("saving a part", () => {
  it("changes that part only", async () => {
    const { user, resume } = await start();
    const data = { ...resume.data, basicInfo: { ...resume.data.basicInfo, name: "Ada Lovelace" } };
    const steps: ResumePatch[] = [
      { name: "Renamed" },
      { data },
      { config: { ...resume.config, templateTheme: "plum", isPublic: true, lang: "fr" } },
    ];
    let expected = resume;
    for (const step of steps) {
      test.clock.advance(5);
      const { updatedAt } = (await save(user, resume._id, step)).data;
      expected = { ...expected, ...step, updatedAt } as typeof resume;
    }
    const stored = await read(user, resume._id);
    expect(stored).toEqual({
      ...expected,
      coverImg: stored.coverImg,
      templateTheme: "plum",
      isPublic: true,
      lang: "fr",
    });
    expect((await user.send(resumeCalls.listResumes)).data.data[0]).toMatchObject({
      name: "Renamed",
      templateTheme: "plum",
      isPublic: true,
      lang: "fr",
      coverImg: stored.coverImg,
    });
    expect(stored.coverImg).not.toBe(resume.coverImg);
  });

  it("of nothing writes nothing", async () => {
    const { user, resume } = await start();
    test.clock.advance(1000);
    expect((await save(user, resume._id, {})).data.updatedAt).toBe(resume.updatedAt);
    expect((await save(user, resume._id, { baseUpdatedAt: resume.updatedAt })).data.updatedAt).toBe(resume.updatedAt);
  });

  it("keeps the URL of a cover that the user chose, and draws one where there is none", async () => {
    const { user, resume } = await start();
    await save(user, resume._id, { coverImg: "/files/avatars/mine.webp" });
    expect((await read(user, resume._id)).coverImg).toBe("/files/avatars/mine.webp");
    await save(user, resume._id, { coverImg: "javascript:alert(1)" });
    expect((await read(user, resume._id)).coverImg).toMatch(/^\/covers\//);
  });
});

describe("saves at the same time", () => {
  it("store nothing from a stale base, and return what is stored", async () => {
    const { user, resume } = await start();
    test.clock.advance(10);
    const first = await save(user, resume._id, { name: "First", baseUpdatedAt: resume.updatedAt });
    const second = await save(user, resume._id, { name: "Second", baseUpdatedAt: resume.updatedAt });
    expect(second).toMatchObject({ status: 409, code: 100409, message: "This resume was changed elsewhere" });
    expect(second.body.data).toEqual({ updatedAt: first.data.updatedAt });
    expect((await read(user, resume._id)).name).toBe("First");
    const third = await save(user, resume._id, { name: "Third", baseUpdatedAt: first.data.updatedAt });
    expect(third.status).toBe(200);
  });

  it("store exactly one of 32 with the same base", async () => {
    const { user, resume } = await start();
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        save(user, resume._id, { name: `Version ${index}`, baseUpdatedAt: resume.updatedAt }),
      ),
    );
    const won = replies.findIndex((reply) => reply.status === 200);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 100409)).toHaveLength(31);
    const stored = await read(user, resume._id);
    expect(stored.name).toBe(`Version ${won}`);
    for (const reply of replies.filter((one) => one.status === 409)) {
      expect(reply.body.data).toEqual({ updatedAt: stored.updatedAt });
    }
  });

  it("store all of 32 without a base, each with a time of its own, though the clock does not move", async () => {
    const { user, resume } = await start();
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, index) => save(user, resume._id, { name: `Version ${index}` })),
    );
    const times = replies.map((reply) => reply.data.updatedAt);
    expect(new Set(times).size).toBe(32);
    const last = times.toSorted().at(-1);
    const stored = await read(user, resume._id);
    expect(stored.updatedAt).toBe(last);
    expect(stored.name).toBe(`Version ${times.indexOf(last ?? "")}`);
  });

  it("let `updatedAt` grow even when the clock goes back, and accept it as a base as it was sent", async () => {
    const { user, resume } = await start();
    let base = resume.updatedAt;
    for (const step of [0, -3_600_000, 1, 7]) {
      test.clock.advance(step);
      const reply = await save(user, resume._id, { name: `Step ${step}`, baseUpdatedAt: base });
      expect(reply.status).toBe(200);
      expect(Date.parse(reply.data.updatedAt)).toBeGreaterThan(Date.parse(base));
      base = reply.data.updatedAt;
    }
  });

  it("refuse a base that is not a time", async () => {
    const { user, resume } = await start();
    const reply = await save(user, resume._id, { name: "New", baseUpdatedAt: "yesterday" });
    expect(reply).toMatchObject({ status: 400, code: 100400, errors: [{ path: "baseUpdatedAt" }] });
  });
});

describe("offering a resume as an example", () => {
  it("requires sharing it publicly: a private one is not offered", async () => {
    const { user, resume } = await start();
    const set = async (isPublic: boolean, addToExamples: boolean) => {
      await save(user, resume._id, { config: { ...resume.config, isPublic, addToExamples } });
      return (await read(user, resume._id)).config.addToExamples;
    };
    expect(await set(false, true)).toBe(false);
    expect(await set(true, true)).toBe(true);
    expect(await set(false, true)).toBe(false);
  });
});

describe("what only members may set", () => {
  const privacy = {
    emailIsHidden: true,
    cellphoneIsHidden: true,
    removeBranding: true,
    showShareBtn: true,
    downloadable: true,
    showToggleDarkMode: true,
  };

  it("is stripped from a regular user's save without an error", async () => {
    const { user, resume } = await start();
    const config = { ...resume.config, ...privacy, isPublic: true, customURL: "my-name" };
    expect((await save(user, resume._id, { config, uuid: "my-name" })).status).toBe(200);
    const stored = await read(user, resume._id);
    expect(stored.config).toEqual({ ...resume.config, isPublic: true });
    expect(stored.uuid).toBe(resume.uuid);
  });

  it("is stored for members, and stays when the membership ends", async () => {
    const { user, resume } = await start("premium");
    await save(user, resume._id, { config: { ...resume.config, ...privacy }, uuid: "ada-lovelace" });
    const before = await read(user, resume._id);
    expect(before.config).toMatchObject({ ...privacy, customURL: "ada-lovelace" });
    expect(before.uuid).toBe("ada-lovelace");
    test.clock.advance(29 * 86_400_000);
    await read(user, resume._id);
    test.clock.advance(2 * 86_400_000);
    const off = Object.fromEntries(Object.keys(privacy).map((key) => [key, false]));
    await save(user, resume._id, { config: { ...before.config, ...off, customURL: "", templateTheme: "plum" } });
    const after = await read(user, resume._id);
    expect(after.config).toEqual({ ...before.config, templateTheme: "plum" });
    expect(after.uuid).toBe("ada-lovelace");
  });

  it.each(designs.map((design) => [design.componentName, design.isPro] as const))(
    "a change to %s (members only: %s)",
    async (templateName, isPro) => {
      const { user, resume } = await start();
      const change = { ...resume.config, templateName };
      expect((await save(user, resume._id, { config: change })).code).toBe(isPro ? 100406 : 0);
      const { user: member, resume: other } = await start("premium");
      expect((await save(member, other._id, { config: { ...other.config, templateName } })).code).toBe(0);
    },
  );

  it("refuses a template that does not exist by name, and stores nothing", async () => {
    const { user, resume } = await start("premium");
    const config = { ...resume.config, templateName: "TemplateNowhere" };
    const reply = await save(user, resume._id, { name: "New", config });
    expect(reply).toMatchObject({ status: 400, code: 100400, errors: [{ path: "config.templateName" }] });
    expect(await read(user, resume._id)).toEqual(resume);
  });
});

describe("styles, dates and numbers", () => {
  it.each([
    ["styles.marginTop", { styles: { marginTop: "900px" } }],
    ["styles.marginTop", { styles: { marginTop: "-5px" } }],
    ["styles.zoom", { styles: { zoom: "3px" } }],
    ["startDate", { startDate: "2020-13" }],
    ["startDate", { startDate: "202" }],
  ])("outside their range are refused with the name of the field %s", async (field, wrong) => {
    const { user, resume } = await start();
    const [first, ...rest] = resume.data.sections;
    if (!first?.data[0]) throw new Error("a new resume has samples");
    const section = { ...first, data: [{ ...first.data[0], ...wrong }] };
    const reply = await save(user, resume._id, { data: { ...resume.data, sections: [section, ...rest] } });
    expect(reply).toMatchObject({ status: 400, code: 100400 });
    expect(reply.errors?.map(({ path }) => path)).toEqual([`data.sections.0.data.0.${field}`]);
    expect(await read(user, resume._id)).toEqual(resume);
  });

  it("a year alone is stored as it is", async () => {
    const { user, resume } = await start();
    const sections = resume.data.sections.map(ownSection).map((section) => ({
      ...section,
      data: section.data.map((item) => ({ ...item, startDate: "2019", endDate: "2021" })),
    }));
    expect((await save(user, resume._id, { data: { ...resume.data, sections } })).status).toBe(200);
    expect((await read(user, resume._id)).data.sections).toEqual(sections);
  });
});

describe("the custom URL", () => {
  it("can be taken once", async () => {
    const [first, second] = [await start("premium"), await start("premium")];
    expect((await save(first.user, first.resume._id, { uuid: "ada" })).status).toBe(200);
    const reply = await save(second.user, second.resume._id, { name: "New", uuid: "ada" });
    expect(reply).toMatchObject({ status: 409, code: 100408, message: "This custom URL is already occupied" });
    expect(await read(second.user, second.resume._id)).toEqual(second.resume);
  });

  it("goes to exactly one of 32 who want it at once", async () => {
    const owner = await test.user({ level: "premium" });
    const resumes = [];
    for (let made = 0; made < 32; made += 1) resumes.push(await newResume(owner));
    const replies = await Promise.all(resumes.map((resume) => save(owner, resume._id, { uuid: "wanted" })));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 100408)).toHaveLength(31);
  });

  it("may be sent as customURL, stays with full saves, and is refused when it is empty", async () => {
    const { user, resume } = await start("premium");
    await save(user, resume._id, { config: { ...resume.config, customURL: "ada-1815" }, uuid: resume.uuid });
    expect((await read(user, resume._id)).uuid).toBe("ada-1815");
    await save(user, resume._id, { config: resume.config, uuid: "ada-1815" });
    const before = await read(user, resume._id);
    const empty = { name: "New", config: { ...resume.config, customURL: "" } };
    const refused = { status: 400, code: 100400, errors: [{ path: "config.customURL" }] };
    expect(await save(user, resume._id, empty)).toMatchObject(refused);
    expect(await save(user, resume._id, { ...empty, baseUpdatedAt: before.updatedAt })).toMatchObject(refused);
    expect((await save(user, resume._id, { uuid: "" })).errors?.map(({ path }) => path)).toContain("uuid");
    expect(await read(user, resume._id)).toEqual(before);
    const stale = { ...empty, baseUpdatedAt: resume.updatedAt };
    expect(await save(user, resume._id, stale)).toMatchObject({ status: 409, code: 100409 });
  });

  it("may be absent where there is none", async () => {
    const { user, resume } = await start("premium");
    expect((await save(user, resume._id, { config: { ...resume.config, customURL: "" } })).status).toBe(200);
  });

  it("is not custom because a client sends the slug it was given", async () => {
    const { user, resume } = await start("premium");
    expect((await save(user, resume._id, { name: "New", uuid: resume.uuid })).status).toBe(200);
    expect((await read(user, resume._id)).config.customURL).toBe("");
  });

  it.each(["admin", "api", "inkleaf", "sample-modern-en", "login"])("refuses %s as reserved", async (uuid) => {
    const { user, resume } = await start("premium");
    expect(await save(user, resume._id, { uuid })).toMatchObject({ status: 409, code: 100408 });
  });

  it.each(["ab", "A-b", "-ab", "ab-", "a--b", "a b", "a/b", "ümlaut", "x".repeat(limits.document.slugMax + 1)])(
    "refuses %s as malformed",
    async (uuid) => {
      const { user, resume } = await start("premium");
      expect(await save(user, resume._id, { uuid })).toMatchObject({ status: 400, errors: [{ path: "uuid" }] });
    },
  );
});

describe("the largest resume", () => {
  const { sections: most, itemsPerSection } = limits.document;
  const large = (data: ResumeData, sections: number, items: number): ResumeData => {
    const [section] = data.sections;
    const [item] = section?.data ?? [];
    if (!section || !item) throw new Error("A new resume has a section with an item");
    const short = { ...asOwn(item), subTitle: "", startDate: "", endDate: "" as const, city: "", description: "" };
    return {
      ...data,
      sections: Array.from({ length: sections }, (_, at) => ({
        ...section,
        id: `section${at}`,
        data: Array.from({ length: items }, (_, on) => ({ ...short, id: `item${at}-${on}`, title: `Entry ${on}` })),
      })),
    };
  };

  it("is stored and read again, whole", async () => {
    const { user, resume } = await start();
    const data = large(resume.data, most, 8);
    expect(sizeOf(data)).toBeLessThan(limits.document.size);
    expect(sizeOf(large(resume.data, most, 12))).toBeGreaterThan(limits.document.size);
    expect((await save(user, resume._id, { data: compactData(data) as ResumeData })).status).toBe(200);
    expect((await read(user, resume._id)).data).toEqual(data);
  });

  it("is refused as a whole where it is too large, in words of its own, and nothing is lost", async () => {
    const { user, resume } = await start();
    const data = compactData(large(resume.data, most, 12)) as ResumeData;
    const reply = await save(user, resume._id, { data });
    expect(reply).toMatchObject({ status: 413, code: errorTable.resumeTooLarge.code });
    expect(reply.message).toContain(String(limits.document.size));
    expect(reply.errors).toBeUndefined();
    expect((await read(user, resume._id)).data).toEqual(resume.data);
  });

  it.each([
    [most + 1, 1, "data.sections"],
    [1, itemsPerSection + 1, "data.sections.0.data"],
  ])("of %i sections with %i items is refused by its name, and nothing is lost", async (sections, items, path) => {
    const { user, resume } = await start();
    const reply = await save(user, resume._id, { data: large(resume.data, sections, items) });
    expect(reply.status).toBe(400);
    expect(reply.errors?.map((error) => error.path)).toEqual([path]);
    expect((await read(user, resume._id)).data).toEqual(resume.data);
  });
});

describe("a body of the wrong shape", () => {
  it.each([
    ["an unknown key", { color: "red" }, "color"],
    ["somebody's id", { userId: "0198" }, "userId"],
    ["a number as name", { name: 7 }, "name"],
    ["an empty name", { name: " " }, "name"],
    ["data without its parts", { data: {} }, "data.basicInfo"],
    ["null as config", { config: null }, "config"],
  ])("%s is refused with its place", async (_what, body, path) => {
    const { user, resume } = await start();
    const reply = await save(user, resume._id, body as ResumePatch);
    expect(reply).toMatchObject({ status: 400, code: 100400 });
    expect(reply.errors?.map((error) => error.path)).toContain(path);
    expect(await read(user, resume._id)).toEqual(resume);
  });

  it("is refused with the names of unknown keys and of wrong values deep inside", async () => {
    const { user, resume } = await start();
    const data = structuredClone(resume.data) as unknown as { sections: { data: Record<string, unknown>[] }[] };
    Object.assign(data.sections[1]?.data[0] ?? {}, { startDate: "March", color: "red" });
    const reply = await save(user, resume._id, { data } as unknown as ResumePatch);
    expect(reply.status).toBe(400);
    expect(reply.errors?.map((error) => error.path).toSorted()).toEqual([
      "data.sections.1.data.0.color",
      "data.sections.1.data.0.startDate",
    ]);
  });

  it("is 413 when it is too large, and 400 when it is not JSON", async () => {
    const { user, resume } = await start();
    const send = (body: BodyInit, type = "application/json") =>
      user.request(`/api/resumes/${resume._id}`, { method: "PATCH", headers: { "content-type": type }, body });
    expect((await send(JSON.stringify({ name: "x".repeat(limits.body.json) }))).status).toBe(413);
    expect((await send('{"name": "half')).status).toBe(400);
    expect((await send("name=New", "application/x-www-form-urlencoded")).status).toBe(400);
    expect((await send("[]")).status).toBe(400);
    expect((await send(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400);
    expect(await read(user, resume._id)).toEqual(resume);
  });
});
