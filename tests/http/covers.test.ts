import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { catalogCalls } from "#contract/catalog.ts";
import { type Resume, resumeCalls } from "#contract/resumes.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { withoutSamples } from "#core/resume/sample-items.ts";
import type { ResumeConfig } from "#core/resume/schema.ts";
import { coverVersion, createCovers } from "#server/features/covers/service.ts";
import { seed } from "#server/features/samples/service.ts";
import { themeNames } from "#templates/themes.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter, type FakePrinter } from "#tests/harness/fake-printer.ts";
import { newRequester } from "#tests/harness/requester.ts";

let test: TestApp;
let printer: FakePrinter;
beforeAll(async () => {
  printer = createFakePrinter();
  test = await createTestApp({ printer });
});
afterEach(async () => {
  Object.assign(printer, { busy: false, hold: null });
  printer.printed.length = 0;
  printer.requesters.length = 0;
  await rm(folder(), { recursive: true, force: true });
  await test.clear();
});
afterAll(() => test.close());

const folder = () => path.join(test.config.dataDir, "files", "covers");
/** Returns the names of the covers in the storage. */
const keptCovers = (place = folder()) => readdir(place).catch(() => []);

async function resumeOf(user: TestUser, config: Partial<ResumeConfig> = {}): Promise<Resume> {
  const body = { userId: user.id, template: "TemplateModern", name: "My resume" };
  const { _id, data, config: stored } = (await user.send(resumeCalls.createResume, { body })).data;
  const basicInfo = { ...data.basicInfo, email: "ada@example.com", cellphone: "555 01234" };
  const at = { params: { id: _id } };
  await user.send(resumeCalls.saveResume, {
    ...at,
    body: { data: { ...data, basicInfo }, config: { ...stored, ...config } },
  });
  return (await user.send(resumeCalls.getResume, at)).data;
}

describe("a cover", () => {
  it("is drawn once and kept until the resume changes", async () => {
    const user = await test.user();
    const resume = await resumeOf(user);
    const first = await user.request(resume.coverImg);
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("image/webp");
    expect(first.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(Number(first.headers.get("content-length"))).toBe((await first.arrayBuffer()).byteLength);
    await user.request(resume.coverImg);
    expect(printer.printed).toHaveLength(1);
    const kept = (coverImg: string) => `${resume._id}-${path.basename(coverImg)}`;
    expect(await keptCovers()).toEqual([kept(resume.coverImg)]);

    await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { name: "Changed" } });
    const changed = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
    expect(changed.coverImg).not.toBe(resume.coverImg);
    const old = await user.request(resume.coverImg);
    expect([old.status, old.headers.get("location")]).toEqual([302, changed.coverImg]);
    expect((await user.request(changed.coverImg)).status).toBe(200);
    expect(printer.printed).toHaveLength(2);
    expect(await keptCovers()).toEqual([kept(changed.coverImg)]);

    await user.send(resumeCalls.removeResume, { params: { id: resume._id } });
    expect((await user.request(changed.coverImg)).status).toBe(404);
    expect(await keptCovers()).toEqual([]);
  });

  it("is for the owner, and for everybody once the resume is public", async () => {
    const [owner, other, admin] = [await test.user(), await test.user(), await test.user({ role: "admin" })];
    const hidden = await resumeOf(owner);
    const statuses = async (resume: Resume) =>
      Promise.all(
        [owner, admin, other, test.anonymous()].map(async (one) => (await one.request(resume.coverImg)).status),
      );
    expect(await statuses(hidden)).toEqual([200, 404, 404, 404]);
    const shown = await resumeOf(owner, { isPublic: true });
    expect(await statuses(shown)).toEqual([200, 200, 200, 200]);
    const response = await test.anonymous().request(shown.coverImg);
    // It may be made private at any time, and then no shared cache may go on showing it.
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    await owner.send(resumeCalls.saveResume, {
      params: { id: shown._id },
      body: { config: { ...shown.config, isPublic: false } },
    });
    expect((await test.anonymous().request(shown.coverImg)).status).toBe(404);
    const { coverImg } = (await owner.send(resumeCalls.getResume, { params: { id: shown._id } })).data;
    const again = await owner.request(coverImg);
    expect(again.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  });

  it("never shows hidden contacts, and an old URL never leads to a picture with them", async () => {
    const user = await test.user({ level: "premium" });
    const open = await resumeOf(user, { isPublic: true });
    expect(await (await test.anonymous().request(open.coverImg)).text()).toContain("ada@example.com");
    await user.send(resumeCalls.saveResume, {
      params: { id: open._id },
      body: { config: { ...open.config, emailIsHidden: true, cellphoneIsHidden: true } },
    });
    expect((await test.anonymous().request(open.coverImg)).status).toBe(302);
    const { coverImg } = (await user.send(resumeCalls.getResume, { params: { id: open._id } })).data;
    for (const reader of [test.anonymous(), user]) {
      const text = await (await reader.request(coverImg)).text();
      expect(text).not.toContain("ada@example.com");
      expect(text).not.toContain("555 01234");
    }
  });

  it("is drawn once for many who request it at the same time", async () => {
    const user = await test.user();
    const resume = await resumeOf(user);
    const replies = await Promise.all(Array.from({ length: 16 }, () => user.request(resume.coverImg)));
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect(printer.printed).toHaveLength(1);
  });

  it("comes at half the size for lists, made once from the stored picture, and is removed with it", async () => {
    const drawn = await sharp({ create: { width: 640, height: 896, channels: 3, background: "#047857" } })
      .webp()
      .toBuffer();
    let drawings = 0;
    const small = await createTestApp({
      printer: {
        ...createFakePrinter(),
        cover: async () => {
          drawings += 1;
          return drawn;
        },
      },
    });
    const user = await small.user();
    const resume = await resumeOf(user);
    const replies = await Promise.all([1, 2, 3].map(() => user.request(`${resume.coverImg}?w=320`)));
    for (const reply of replies) {
      expect(reply.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
      const { width, height, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect({ width, height, format }).toEqual({ width: 320, height: 448, format: "webp" });
    }
    expect((await user.request(resume.coverImg)).status).toBe(200);
    expect(drawings).toBe(1);
    const places = path.join(small.config.dataDir, "files", "covers");
    expect(await readdir(places)).toHaveLength(2);
    expect((await small.anonymous().request(`${resume.coverImg}?w=320`)).status).toBe(404);
    expect((await user.request(`${resume.coverImg}?w=321`)).status).toBe(400);

    await user.send(resumeCalls.saveResume, { params: { id: resume._id }, body: { name: "Changed" } });
    const { coverImg } = (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;
    expect((await user.request(`${resume.coverImg}?w=320`)).headers.get("location")).toBe(`${coverImg}?w=320`);
    await small.close();
  });

  it("is drawn on behalf of its owner, whoever asks, and last where nobody asks", async () => {
    const owner = await test.user();
    const resume = await resumeOf(owner, { isPublic: true });
    await test.anonymous().request(resume.coverImg);
    expect(printer.requesters.at(-1)).toEqual({ key: `user ${owner.id}`, priority: "visitor" });
    const other = await resumeOf(owner);
    await owner.request(other.coverImg);
    expect(printer.requesters.at(-1)).toEqual({ key: `user ${owner.id}`, priority: "regular" });
    const third = await resumeOf(owner);
    test.clock.advance(60_000);
    await test.services.runDueJobs(["resumes.draw-cover"]);
    expect(printer.requesters.at(-1)).toEqual({ key: `user ${owner.id}`, priority: "background" });
    expect(printer.printed.at(-1)?.data).toEqual(withoutSamples(third).data);
  });

  it("is 503 with Retry-After while the renderer is busy, and is drawn the next time", async () => {
    const user = await test.user();
    const resume = await resumeOf(user);
    printer.busy = true;
    const busy = await user.request(resume.coverImg);
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "2"]);
    printer.busy = false;
    expect((await user.request(resume.coverImg)).status).toBe(200);
  });

  it("is drawn at every request where it cannot be stored", async () => {
    await mkdir(path.dirname(folder()), { recursive: true });
    await writeFile(folder(), "a file where the folder should be");
    const user = await test.user();
    const resume = await resumeOf(user);
    expect((await user.request(resume.coverImg)).status).toBe(200);
    expect((await user.request(resume.coverImg)).status).toBe(200);
    expect(printer.printed).toHaveLength(2);
  });

  it.each(["nothing/1.webp", "../../etc/passwd", "x/..%2F..%2Fdatabase.webp", "x/1.png", "%00/1.webp"])(
    "%s is a 404",
    async (name) => {
      expect((await test.anonymous().request(`/covers/${name}`)).status).toBe(404);
    },
  );
});

describe("covers of the samples", () => {
  it("are drawn before the first visit, and not again at the next start", async () => {
    const shown = new Set<string>();
    await seed(test.deps);
    await test.services.runDueJobs(["resumes.draw-ahead"]);
    for (const locale of ["en", "ch"] as const) {
      const client = test.anonymous();
      const headers = { cookie: `locale=${locale}` };
      const query = { pageSize: "3", sort: "-used" };
      const templates = (await client.send(catalogCalls.listTemplates, { headers })).data.data;
      const examples = (await client.send(catalogCalls.listExamples, { headers, query })).data.data;
      for (const { coverImage } of templates) shown.add(coverImage);
      for (const { coverImg } of examples) shown.add(coverImg);
    }
    const drawn = printer.printed.length;
    expect(drawn).toBeGreaterThanOrEqual(shown.size);
    for (const url of shown) expect((await test.anonymous().request(`${url}?w=320`)).status, url).toBe(200);
    expect(printer.printed).toHaveLength(drawn);
    expect(printer.requesters.every(({ priority }) => priority === "background")).toBe(true);

    await seed(test.deps);
    await test.services.runDueJobs(["resumes.draw-ahead"]);
    expect(printer.printed).toHaveLength(drawn);
  });

  it("wait until nobody else prints", async () => {
    await seed(test.deps);
    printer.busy = true;
    await test.services.runDueJobs(["resumes.draw-ahead"]);
    expect(printer.printed).toEqual([]);
    printer.busy = false;
    test.clock.advance(operationLimits.coverQueue.retryAfter);
    await test.services.runDueJobs(["resumes.draw-ahead"]);
    expect(printer.printed.length).toBeGreaterThan(0);
  });
});

describe("a cover in another theme", () => {
  const listed = async (locale: "en" | "ch") => {
    await seed(test.deps);
    return (await test.anonymous().send(catalogCalls.listTemplates, { headers: { cookie: `locale=${locale}` } })).data
      .data;
  };

  it.each(["en", "ch"] as const)("is drawn for a sample, once for each theme of its design (%s)", async (locale) => {
    const [template] = await listed(locale);
    if (!template) throw new Error("There are templates");
    const [own, ...others] = template.themes.map(({ name }) => name);
    const client = test.anonymous();
    for (const theme of [...others, ...others]) {
      const reply = await client.request(`${template.coverImage}?theme=${theme}`);
      expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(await reply.json()).toMatchObject({ config: { templateTheme: theme, lang: locale } });
    }
    expect(printer.printed.map(({ config }) => config.templateTheme)).toEqual(others);
    // The small size is made from that picture, and the design's own theme is the cover that everybody sees.
    await client.request(`${template.coverImage}?w=320&theme=${others[0]}`);
    expect(printer.printed).toHaveLength(others.length);
    await client.request(`${template.coverImage}?theme=${own}`);
    await client.request(template.coverImage);
    expect(printer.printed).toHaveLength(others.length + 1);

    const older = await client.request(`${path.dirname(template.coverImage)}/0.webp?w=320&theme=${others[0]}`);
    expect([older.status, older.headers.get("location")]).toEqual([
      302,
      `${template.coverImage}?w=320&theme=${others[0]}`,
    ]);
  });

  it("is not drawn in a theme that the design lacks, nor for a user's own resume", async () => {
    const templates = await listed("en");
    const few = templates.find(({ themes }) => themes.length < themeNames.length);
    const foreign = themeNames.find((name) => !few?.themes.some((theme) => theme.name === name));
    for (const theme of [foreign, "nothing", "../emerald", "EMERALD"]) {
      const reply = await test.anonymous().request(`${few?.coverImage}?theme=${encodeURIComponent(theme ?? "")}`);
      expect(reply.status, theme).toBe(404);
    }
    const user = await test.user();
    const resume = await resumeOf(user, { isPublic: true });
    for (const reader of [user, test.anonymous()]) {
      expect((await reader.request(`${resume.coverImg}?theme=cobalt`)).status).toBe(404);
    }
    expect(printer.printed).toHaveLength(0);
  });
});

describe("the stored covers", () => {
  it("are limited in number, and the newest stay", async () => {
    const covers = createCovers(test.deps, 10);
    const user = await test.user({ level: "premium" });
    const made = [];
    for (let count = 0; count < 14; count += 1) {
      const { _id, name, data, config, updatedAt } = await resumeOf(user);
      const resume = {
        id: _id,
        updatedAt: new Date(updatedAt),
        document: () => ({ name, data, config }),
        requester: newRequester(),
      };
      await covers.get(resume, { size: "full" });
      made.push(resume);
      test.clock.advance(1000);
    }
    await test.settle();
    const kept = await keptCovers();
    expect(kept).toHaveLength(10);
    expect(kept.sort()).toEqual(
      made
        .slice(4)
        .map(({ id, updatedAt }) => `${id}-${coverVersion(updatedAt)}.webp`)
        .sort(),
    );
  });
});
