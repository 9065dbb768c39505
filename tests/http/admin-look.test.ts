import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { profileCalls } from "#contract/profile.ts";
import { callList } from "#contract/registry.ts";
import { limits } from "#core/limits.ts";
import { runUserCommand } from "#server/cli/user-commands.ts";
import type { TestUser } from "#tests/harness/app.ts";
import { createExampleApp, examples, type World } from "#tests/harness/call-examples.ts";

/** An admin looks into somebody else's resume: only for a reason, which stays, and which the owner can read. */

const test = await createExampleApp();
afterAll(test.close);

let world: World;
beforeEach(async () => {
  await test.clear();
  world = { test, user: await test.user() };
});

const reading = callList.filter(({ call }) => call.may === "readResume");
const reason = "Asked by mail why page 2 is empty";
const records = () => test.deps.db.query.auditLog.findMany();

async function exported(user: TestUser) {
  const response = await user.fetch(profileCalls.dataExport);
  const account = unzipSync(new Uint8Array(await response.arrayBuffer()))["account.json"] ?? new Uint8Array();
  return JSON.parse(strFromU8(account)) as { doneByOthers: unknown[] };
}

it("is possible by these calls", () => {
  expect(reading.map(({ name }) => name).sort()).toEqual([
    "getPagePictures",
    "getResume",
    "getVersion",
    "listVersions",
  ]);
  for (const { call } of reading) expect(call.audit).toBe("others");
});

describe.each(reading)("$name", ({ name, call }) => {
  const look = async (by: TestUser | "owner", query: Record<string, string>) => {
    const { as: owner, input } = await examples[name](world);
    const as = by === "owner" ? owner : by;
    // Pages at full size are for the owner alone: they are as good as the PDF.
    const size = name === "getPagePictures" ? { size: "small" } : {};
    const response = await as.fetch(call, { ...input, query: { ...(input.query as object), ...size, ...query } });
    const { code, message } = (await response.json()) as { code: number; message: string };
    return { status: response.status, code, message, owner: owner as TestUser, params: input.params as { id: string } };
  };

  it("by an admin is recorded with the resume and the reason, and shown to the owner", async () => {
    const admin = await test.user({ role: "admin", nickName: "Nosy" });
    const { status, owner, params } = await look(admin, { reason: `  ${reason} ` });
    expect(status).toBe(200);
    const facts = { operation: name, userId: admin.id, subjectUserId: owner.id, subjectId: params.id, reason };
    expect(await records()).toMatchObject([facts]);
    const { doneByOthers } = await exported(owner);
    expect(doneByOthers).toEqual([
      { at: new Date(test.clock.now()).toISOString(), operation: name, by: "admin", resume: params.id, reason },
    ]);
    expect(JSON.stringify(doneByOthers)).not.toContain(admin.id);
    expect((await exported(admin)).doneByOthers).toEqual([]);
  });

  it("by an admin without a reason is refused, and nothing is recorded", async () => {
    const admin = await test.user({ role: "admin" });
    const refused = await look(admin, {});
    expect([refused.status, refused.message]).toEqual([403, expect.stringContaining("reason")]);
    for (const bad of ["", "  ", "ab", "x".repeat(limits.reason.max + 1)]) {
      expect((await look(admin, { reason: bad })).status).toBe(400);
    }
    expect(await records()).toEqual([]);
  });

  it("by another user stays impossible, whatever the reason; the owner needs none", async () => {
    expect((await look(await test.user(), { reason })).status).toBe(404);
    expect((await look("owner", {})).status).toBe(200);
    expect((await look("owner", { reason })).status).toBe(200);
    expect(await records()).toEqual([]);
  });
});

it("leaves neither the reason nor the resume's id behind when the owner's account is removed", async () => {
  const admin = await test.user({ role: "admin" });
  const { input } = await examples.getResume(world);
  const [call] = reading.filter(({ name }) => name === "getResume");
  if (!call) throw new Error("getResume is not there");
  await admin.fetch(call.call, { ...input, query: { reason } });
  await runUserCommand(test.deps, ["remove", world.user.email]);
  const look = (await records()).find(({ operation }) => operation === "getResume");
  expect(look).toMatchObject({ userId: admin.id, subjectUserId: null, subjectId: null, reason: null });
});
