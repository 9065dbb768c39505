import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { uploadCalls } from "#contract/uploads.ts";
import { limits } from "#core/limits.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterEach(() => test.clear());
afterAll(() => test.close());

/** A JPG whose left half is red and whose right half is blue; on its side where `orientation` says so. */
async function halves(width: number, height: number, orientation = 1) {
  const half = { width: width / 2, height, channels: 3, background: "#f00" } as const;
  const left = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { ...half, width, background: "#00f" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

async function upload(user: TestUser, picture: Buffer, crop?: string) {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(picture)], "me.jpg"));
  if (crop !== undefined) body.set("crop", crop);
  const response = await user.request("/api/upload", { method: "POST", body });
  return (await response.json()) as { code: number; data: { url: string } };
}

async function look(response: Response) {
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { width, height, format, colour: dominant.r > dominant.b ? "red" : "blue" };
}
const seen = async (url: string) => look(await test.anonymous().request(url));
const original = (user: TestUser, url: string) => user.fetch(uploadCalls.getOriginal, { query: { url } });

it("shows the part that was chosen, and keeps the whole for its owner alone", async () => {
  const owner = await test.user();
  const { data } = await upload(owner, await halves(800, 400), "500-0-500-1000");
  expect(await seen(data.url)).toEqual({ width: 400, height: 400, format: "webp", colour: "blue" });
  const whole = await original(owner, data.url);
  expect(whole.headers.get("cache-control")).toBe("private, no-store");
  expect(await look(whole)).toMatchObject({ width: 800, height: 400 });
  // To anybody else the original does not exist: they get what everybody sees.
  expect(await look(await original(await test.user(), data.url))).toMatchObject({ width: 400, colour: "blue" });
  const path = data.url.replace("/avatars/", "/originals/");
  for (const guess of [path, path.replace(/(-\d+){4}\.webp$/, ".webp")]) {
    expect((await test.anonymous().request(guess)).status, guess).toBe(404);
    expect((await original(await test.user(), guess)).status, guess).toBe(404);
  }
});

it("crops anew, as often as one likes, without losing anything of the whole", async () => {
  const owner = await test.user();
  const first = (await upload(owner, await halves(800, 400), "500-0-500-1000")).data;
  const again = await owner.send(uploadCalls.cropAgain, { body: { url: first.url, crop: "0-0-250-500" } });
  expect(await seen(again.data.url)).toEqual({ width: 200, height: 200, format: "webp", colour: "red" });
  expect(await seen(first.url)).toMatchObject({ colour: "blue" });
  const third = await owner.send(uploadCalls.cropAgain, { body: { url: again.data.url, crop: "0-0-1000-1000" } });
  expect(await seen(third.data.url)).toMatchObject({ width: 512, height: 256 });
  const missing = { body: { url: "/files/avatars/none.webp", crop: "0-0-9-9" } };
  expect((await owner.fetch(uploadCalls.cropAgain, missing)).status).toBe(404);
});

it("counts the area on the upright picture, and reduces a large one", async () => {
  const owner = await test.user();
  // Turned upright, the red half is at the top.
  const { data } = await upload(owner, await halves(4000, 2000, 6), "0-0-1000-500");
  expect(await seen(data.url)).toMatchObject({ width: 512, height: 512, colour: "red" });
  const { originalSide } = limits.photo;
  expect(await look(await original(owner, data.url))).toMatchObject({ width: originalSide / 2, height: originalSide });
});

it.each(["", "0-0-0-0", "0-0-1001-10", "600-0-500-10", "../../x", "0-0-10"])("refuses the area %j", async (crop) => {
  expect((await upload(await test.user(), await halves(20, 20), crop)).code).toBe(100400);
  expect(await test.deps.db.query.uploads.findMany()).toEqual([]);
});

it("removes the whole with the photo", async () => {
  const owner = await test.user();
  const { data } = await upload(owner, await halves(80, 40), "0-0-500-1000");
  const created = await owner.send(resumeCalls.createResume, {
    body: { userId: owner.id, name: "Mine", template: "TemplateModern" },
  });
  const { _id: id } = created.data;
  const basicInfo = { ...created.data.data.basicInfo, avatar: data.url };
  const body = { data: { ...created.data.data, basicInfo } };
  await owner.send(resumeCalls.saveResume, { params: { id }, body });
  await owner.send(resumeCalls.removeResume, { params: { id } });
  test.clock.advance(31 * 86_400_000);
  await test.runRecurrentJobs();
  expect(await test.deps.db.query.uploads.findMany()).toEqual([]);
  expect((await test.anonymous().request(data.url)).status).toBe(404);
});
