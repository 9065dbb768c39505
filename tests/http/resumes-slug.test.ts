import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { resumeCalls } from "#contract/resumes.ts";
import { rates } from "#core/limits.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
});
afterEach(() => test.clear());
afterAll(() => test.close());

async function start(level: "regular" | "premium" = "premium") {
  const user = await test.user({ level });
  const body = { userId: user.id, template: "TemplateModern", name: "Backend" };
  return { user, resume: (await user.send(resumeCalls.createResume, { body })).data };
}
const check = (user: TestUser, id: string, value: string) =>
  user.send(resumeCalls.checkSlug, { params: { id }, query: { value } });

describe("asking whether a custom URL is free", () => {
  it.each([
    ["ada-lovelace", "free"],
    ["a2c", "free"],
    ["admin", "occupied"],
    ["editor", "occupied"],
    ["sample-anything", "occupied"],
    ["", "invalid"],
    ["ab", "invalid"],
    ["a".repeat(41), "invalid"],
    ["Ada", "invalid"],
    ["-ada", "invalid"],
    ["ada--l", "invalid"],
    ["ada/l", "invalid"],
    ["简历", "invalid"],
    ["ada'; drop", "invalid"],
  ])("%j is %s", async (value, state) => {
    const { user, resume } = await start();
    expect((await check(user, resume._id, value)).data).toEqual({ value, state });
  });

  it("answers as the save then does, for two users and for slugs chosen at random", async () => {
    const { user: ada, resume: adas } = await start();
    const { user: eve, resume: eves } = await start();
    const take = (user: TestUser, id: string, uuid: string) =>
      user.send(resumeCalls.saveResume, { params: { id }, body: { uuid } });
    expect((await take(ada, adas._id, "ada-lovelace")).status).toBe(200);
    expect((await check(ada, adas._id, "ada-lovelace")).data.state).toBe("own");
    for (const value of ["ada-lovelace", adas.uuid, eves.uuid, "admin", "free-one"]) {
      const { state } = (await check(eve, eves._id, value)).data;
      const saved = await take(eve, eves._id, value);
      expect([value, saved.status]).toEqual([value, state === "occupied" ? 409 : 200]);
      if (state === "occupied") expect(saved.message).toBe("This custom URL is already occupied");
    }
    // Ada's first slug was given up for the chosen one, so it is free now.
    expect((await check(eve, eves._id, adas.uuid)).data.state).toBe("free");
  });

  it("is refused to regular users, to strangers and for another user's resume", async () => {
    const { user, resume } = await start();
    const { user: regular, resume: own } = await start("regular");
    expect(await check(regular, own._id, "ada")).toMatchObject({ status: 403, code: 100407 });
    expect(await check(regular, resume._id, "ada")).toMatchObject({ status: 404, code: 100404 });
    expect(
      (await test.anonymous().send(resumeCalls.checkSlug, { params: { id: resume._id }, query: { value: "ada" } }))
        .status,
    ).toBe(401);
    expect((await user.request(`/api/resumes/${resume._id}/slug`)).status).toBe(400);
    expect((await user.request(`/api/resumes/${resume._id}/slug?value=${"a".repeat(201)}`)).status).toBe(400);
  });

  it("is limited to a number a minute", async () => {
    const { user, resume } = await start();
    for (let asked = 0; asked < rates.slugCheck.points; asked += 1) await check(user, resume._id, "ada");
    const refused = await check(user, resume._id, "ada");
    expect(refused).toMatchObject({ status: 429, code: 100429 });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
