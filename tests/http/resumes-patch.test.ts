import { afterAll, afterEach, describe, expect, it } from "vitest";
import { apiTokenCalls } from "#contract/api-tokens.ts";
import { resumePatchCalls } from "#contract/resume-patch.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { PatchOperation } from "#core/json-patch.ts";
import { limits } from "#core/limits.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

async function start() {
  const user = await test.user();
  const body = { userId: user.id, template: "TemplateModern", name: "Backend" };
  const resume = (await user.send(resumeCalls.createResume, { body })).data;
  const params = { id: resume._id };
  const patch = (operations: PatchOperation[], baseUpdatedAt = resume.updatedAt) =>
    user.send(resumePatchCalls.patchResume, { params, body: { baseUpdatedAt, patch: operations } });
  const read = async () => (await user.send(resumeCalls.getResume, { params })).data;
  return { user, resume, params, patch, read };
}

const fullName = (value: string | number): PatchOperation => ({ op: "replace", path: "/data/basicInfo/name", value });

describe("a JSON Patch of a resume", () => {
  it("changes what it names, cleaned as any save is", async () => {
    const { resume, patch, read } = await start();
    const reply = await patch([fullName("Ada\u0007 Lovelace"), { op: "replace", path: "/name", value: "Renamed" }]);
    expect(reply.status).toBe(200);
    const now = await read();
    expect(now).toMatchObject({ name: "Renamed", updatedAt: reply.data.updatedAt, config: resume.config });
    expect(now.data).toEqual({ ...resume.data, basicInfo: { ...resume.data.basicInfo, name: "Ada Lovelace" } });
  });

  it("is refused whole, and stores nothing", async () => {
    const { patch, read } = await start();
    const before = await read();
    const first = fullName("Ada");
    expect(await patch([first, { op: "test", path: "/name", value: "Other" }])).toMatchObject({
      status: 409,
      code: 100433,
    });
    expect(await patch([first, { op: "remove", path: "/data/none" }])).toMatchObject({ status: 422, code: 100434 });
    expect(await patch([first, { op: "remove", path: "/data/links" }])).toMatchObject({ status: 400, code: 100400 });
    expect(await patch([first, { op: "add", path: "/data/own", value: 1 }])).toMatchObject({
      status: 400,
      code: 100400,
    });
    expect(await patch([fullName(7)])).toMatchObject({ status: 400, code: 100400 });
    const long = "x".repeat(limits.document.size);
    expect(await patch([{ op: "replace", path: "/data/sections/0/data/0/description", value: long }])).toMatchObject({
      status: 413,
    });
    expect(await patch([first], "2020-01-01T00:00:00.000Z")).toMatchObject({ status: 409, code: 100409 });
    expect(await read()).toEqual(before);
  });

  it("is made by one of two programs that began at the same state", async () => {
    const { patch } = await start();
    test.clock.advance(1000);
    const replies = await Promise.all([patch([fullName("Ada")]), patch([fullName("Grace")])]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });
});

describe("an API token", () => {
  it.each([
    { isDirect: true, save: 200, name: "Renamed" },
    { isDirect: false, save: 403, name: "Backend" },
  ])("that its user lets change resumes ($isDirect) saves, or only proposes", async ({ isDirect, save, name }) => {
    const { user, resume, params, read } = await start();
    const body = { name: "My editor", grants: ["read", "write"] as ("read" | "write")[], isDirect };
    const { token } = (await user.send(apiTokenCalls.createApiToken, { body })).data;
    const headers = { authorization: `Bearer ${token}` };
    const tool = test.anonymous();
    const patched = { baseUpdatedAt: resume.updatedAt, patch: [fullName("Ada")] };
    const reply = await tool.send(resumePatchCalls.patchResume, { params, headers, body: patched });
    expect(reply.status).toBe(200);
    expect(reply.data.proposal === null).toBe(isDirect);
    expect((await read()).data.basicInfo.name === "Ada").toBe(isDirect);
    expect((await tool.fetch(resumeCalls.saveResume, { params, headers, body: { name: "Renamed" } })).status).toBe(
      save,
    );
    expect((await read()).name).toBe(name);
  });
});
