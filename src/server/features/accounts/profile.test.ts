import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accountCalls } from "#contract/accounts.ts";
import { profileCalls } from "#contract/profile.ts";
import { limits } from "#core/limits.ts";
import { newId } from "#server/ids.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

/** The smallest PNG: one transparent pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

async function picture(user: TestUser): Promise<string> {
  const body = new FormData();
  body.set("file", new File([Buffer.from(pixel, "base64")], "me.png"));
  const response = await user.request("/api/upload", { method: "POST", body });
  return ((await response.json()) as { data: { url: string } }).data.url;
}
const change = (user: TestUser, body: { nickName?: string; avatar?: string }, id = user.id) =>
  user.send(profileCalls.updateUser, { params: { id }, body });

describe("a profile", () => {
  it("accepts a new name, which it trims, and the user's own picture, and answers with the user", async () => {
    const user = await test.user({ nickName: "Before" });
    const avatar = await picture(user);
    expect((await change(user, { nickName: "  Ada 洛芙莱斯 👩‍💻 " })).data).toMatchObject({
      nickName: "Ada 洛芙莱斯 👩‍💻",
      avatar: "",
    });
    expect((await change(user, { avatar })).data).toMatchObject({ nickName: "Ada 洛芙莱斯 👩‍💻", avatar });
    expect((await change(user, {})).data).toMatchObject({ avatar });
    expect((await user.send(accountCalls.currentUser)).data).toMatchObject({ nickName: "Ada 洛芙莱斯 👩‍💻", avatar });
    expect((await change(user, { avatar: "" })).data.avatar).toBe("");
  });

  it.each([
    ["", "This cannot be empty"],
    ["   ", "This cannot be empty"],
    ["\u200b\u200d\u00a0", "This cannot be empty"],
    ["\u0000\u0007\n", "This cannot be empty"],
    ["a".repeat(limits.nickNameMax + 1), "Too long: at most 50"],
  ])("refuses the name %j with its field named, and keeps the old one", async (nickName, message) => {
    const user = await test.user({ nickName: "Before" });
    const reply = await change(user, { nickName });
    expect([reply.status, reply.errors]).toEqual([400, [{ path: "nickName", message }]]);
    expect((await user.send(accountCalls.currentUser)).data.nickName).toBe("Before");
  });

  it.each([
    "https://elsewhere.example/me.png",
    "//elsewhere.example/me.png",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "/files/avatars/../../etc/passwd",
    "/files/avatars/never-uploaded.webp",
    "/covers/a/b.webp",
  ])("refuses %j as a picture", async (avatar) => {
    const user = await test.user();
    const reply = await change(user, { nickName: "New", avatar });
    expect([reply.status, reply.errors?.[0]?.path]).toEqual([400, "avatar"]);
    expect((await user.send(accountCalls.currentUser)).data).toMatchObject({ avatar: "" });
    expect((await user.send(accountCalls.currentUser)).data.nickName).not.toBe("New");
  });

  it("refuses a picture that another user uploaded", async () => {
    const [user, other] = [await test.user(), await test.user()];
    expect((await change(user, { avatar: await picture(other) })).code).toBe(100400);
  });

  it("can be changed only by its user: to anybody else, even an admin, it does not exist", async () => {
    const [user, other, admin] = [await test.user(), await test.user(), await test.user({ role: "admin" })];
    for (const who of [other, admin]) {
      expect((await change(who, { nickName: "Taken" }, user.id)).code).toBe(100404);
      expect((await change(who, { nickName: "Taken" }, newId())).code).toBe(100404);
    }
    expect((await user.send(accountCalls.currentUser)).data.nickName).not.toBe("Taken");
  });

  it("accepts no other fields", async () => {
    const user = await test.user();
    for (const key of ["role", "isVip", "email", "valiTo", "passwordHash", "_id"]) {
      const reply = await change(user, { [key]: "admin" });
      expect([reply.code, reply.errors?.[0]?.path]).toEqual([100400, key]);
    }
  });
});

describe("an inviter", () => {
  const check = (inviter: string) => test.anonymous().send(profileCalls.checkInviter, { query: { inviter } });

  it("is shown by name and picture, and nothing else", async () => {
    const user = await test.user({ nickName: "Grace" });
    const avatar = await picture(user);
    await change(user, { avatar });
    expect((await check(user.id)).data).toEqual({ isValid: true, nickName: "Grace", avatar });
  });

  it.each([newId(), "", "x", "' or 1=1 --", "邀请", "a".repeat(100)])("is not valid for %j", async (inviter) => {
    const { status, data } = await check(inviter);
    expect([status, data]).toEqual([200, { isValid: false, nickName: "", avatar: "" }]);
  });

  it("can be looked up sixty times a minute from one IP", async () => {
    for (let asked = 0; asked < 60; asked++) await check("x");
    expect((await check("x")).code).toBe(100429);
  });
});
