import { afterAll, afterEach, describe, expect, it } from "vitest";
import { apiTokenCalls } from "#contract/api-tokens.ts";
import { proposalCalls } from "#contract/proposals.ts";
import { resumePatchCalls } from "#contract/resume-patch.ts";
import { resumeCalls } from "#contract/resumes.ts";
import type { PatchOperation } from "#core/json-patch.ts";
import { proposedChanges } from "#core/proposals/proposed-changes.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { proposalFor } from "#tests/harness/proposal-examples.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const replace = (path: string, value: string | boolean): PatchOperation => ({ op: "replace", path, value });
const two = [replace("/data/basicInfo/name", "Ada"), replace("/data/basicInfo/location", "Berlin")];

async function start(patch = two, note = "") {
  const user = await test.user();
  const { id, proposalId } = await proposalFor(test, user, { patch, note });
  const params = { id, proposalId };
  const read = async () => (await user.send(resumeCalls.getResume, { params: { id } })).data;
  const list = async () => (await user.send(proposalCalls.listProposals, { params: { id } })).data;
  const get = async () => (await user.send(proposalCalls.getProposal, { params })).data;
  const ids = async () => {
    const { base, proposed } = await get();
    return proposedChanges(base, proposed).map((change) => change.id);
  };
  const take = (body: { changes?: string[]; isSaved?: boolean } = {}) =>
    user.send(proposalCalls.takeProposal, { params, body });
  const refuse = (body: { changes?: string[] } = {}) => user.send(proposalCalls.refuseProposal, { params, body });
  return { user, id, params, read, list, get, ids, take, refuse };
}

async function tokenOf(user: TestUser, isDirect = false) {
  const body = { name: "Coach", grants: ["read", "write"] as ("read" | "write")[], isDirect };
  const { token } = (await user.send(apiTokenCalls.createApiToken, { body })).data;
  return { authorization: `Bearer ${token}` };
}

describe("what a program proposes", () => {
  it("waits with the program's name and words, and changes nothing", async () => {
    const { list, read } = await start(two, "  Shorter\u0007, and <b>true</b> ");
    expect(await list()).toMatchObject([{ tokenName: "Career coach", note: "Shorter, and <b>true</b>" }]);
    expect((await read()).data.basicInfo).toMatchObject({ name: "", location: "" });
  });

  it("is taken change by change, and is gone with the last decision", async () => {
    const { list, read, ids, take, refuse, get } = await start();
    const [name = "", location = ""] = await ids();
    expect(await take({ changes: [name] })).toMatchObject({ status: 200, data: { left: 1 } });
    expect((await read()).data.basicInfo).toMatchObject({ name: "Ada", location: "" });
    expect(await get()).toMatchObject({ taken: [name], refused: [] });
    expect((await refuse({ changes: [location] })).data).toEqual({ left: 0 });
    expect(await list()).toEqual([]);
    expect((await take()).status).toBe(404);
    expect((await read()).data.basicInfo).toMatchObject({ name: "Ada", location: "" });
  });

  it("is taken as a whole beside what its owner has typed meanwhile", async () => {
    const { user, id, read, take, list } = await start();
    const { data } = await read();
    const typed = { ...data, basicInfo: { ...data.basicInfo, wechat: "ada" } };
    await user.send(resumeCalls.saveResume, { params: { id }, body: { data: typed } });
    expect(await take()).toMatchObject({ status: 200, data: { left: 0, updatedAt: (await read()).updatedAt } });
    expect((await read()).data.basicInfo).toMatchObject({ name: "Ada", location: "Berlin", wechat: "ada" });
    expect(await list()).toEqual([]);
  });

  it("is refused as stale where its words have been changed, and nothing of it is stored", async () => {
    const { user, id, read, take, list } = await start();
    const { data } = await read();
    const typed = { ...data, basicInfo: { ...data.basicInfo, location: "Paris" } };
    await user.send(resumeCalls.saveResume, { params: { id }, body: { data: typed } });
    expect(await take()).toMatchObject({ status: 409, code: 100441 });
    expect((await read()).data.basicInfo).toMatchObject({ name: "", location: "Paris" });
    expect(await list()).toHaveLength(1);
  });

  it("is only written down where an editor has saved it", async () => {
    const { read, take } = await start();
    expect(await take({ isSaved: true })).toMatchObject({ status: 200, data: { left: 0 } });
    expect((await read()).data.basicInfo.name).toBe("");
  });

  it("is clean, and holds nothing that a save of its owner would leave out", async () => {
    const { get } = await start([
      replace("/data/basicInfo/name", "Ada"),
      replace("/data/sections/0/data/0/description", '<p onclick="x()">Fine<script>alert(1)</script></p>'),
      { op: "add", path: "/data/links/-", value: { id: "l", name: "x", src: "javascript:alert(1)" } },
      replace("/config/removeBranding", true),
    ]);
    const { proposed } = await get();
    expect(JSON.stringify(proposed)).not.toMatch(/<script|onclick|javascript:/);
    expect(proposed.config.removeBranding).toBe(false);
  });

  it("is at most ten for a resume, also if several come at once, and each ends after a month", async () => {
    const { user, id, list, read } = await start();
    const headers = await tokenOf(user);
    const body = { baseUpdatedAt: (await read()).updatedAt, patch: two };
    const propose = () => test.anonymous().send(resumePatchCalls.patchResume, { params: { id }, headers, body });
    for (let made = 1; made < toolLimits.proposals.most - 1; made += 1) await propose();
    const tried = await Promise.all([propose(), propose()]);
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 409]);
    // In two steps, because a session that is not used for a month ends too.
    test.clock.advance(toolLimits.proposals.lifetime - 86_400_000);
    expect(await list()).toHaveLength(toolLimits.proposals.most);
    test.clock.advance(86_400_000);
    expect(await list()).toEqual([]);
    test.clock.advance(1);
    await test.runRecurrentJobs();
    const { rows } = await test.database.db.pool.query("select count(*)::int as count from tool_proposals");
    expect(rows).toEqual([{ count: 0 }]);
  });

  it("is nothing where a patch changes nothing, names a locked template, or was made from another state", async () => {
    const { user, id, list, read } = await start();
    const headers = await tokenOf(user);
    const { updatedAt } = await read();
    const propose = (patch: PatchOperation[], baseUpdatedAt = updatedAt) =>
      test.anonymous().send(resumePatchCalls.patchResume, { params: { id }, headers, body: { baseUpdatedAt, patch } });
    expect(await propose([replace("/name", "Backend")])).toMatchObject({ status: 422, code: 100442 });
    expect(await propose([replace("/config/removeBranding", true)])).toMatchObject({ status: 422, code: 100442 });
    expect(await propose([replace("/config/templateName", "TemplateNone")])).toMatchObject({ status: 400 });
    expect(await propose(two, "2020-01-01T00:00:00.000Z")).toMatchObject({ status: 409, code: 100409 });
    expect(await list()).toHaveLength(1);
  });

  it("is decided about by its owner alone, never by a token, and is recorded", async () => {
    const { user, params, ids } = await start();
    const headers = await tokenOf(user, true);
    for (const call of [proposalCalls.takeProposal, proposalCalls.refuseProposal]) {
      expect(await test.anonymous().send(call, { params, headers, body: {} })).toMatchObject({
        status: 403,
        code: 100431,
      });
    }
    const other = await test.user();
    expect((await other.send(proposalCalls.takeProposal, { params, body: {} })).status).toBe(404);
    expect((await user.send(proposalCalls.takeProposal, { params, body: { changes: ["none"] } })).status).toBe(404);
    await user.send(proposalCalls.takeProposal, { params, body: { changes: (await ids()).slice(0, 1) } });
    await user.send(proposalCalls.refuseProposal, { params, body: {} });
    const { rows } = await test.database.db.pool.query("select operation, principal from audit_log order by at, id");
    expect(rows).toEqual([
      { operation: "patchResume", principal: "token" },
      { operation: "takeProposal", principal: "session" },
      { operation: "refuseProposal", principal: "session" },
    ]);
  });

  it("is made by a token that may save at once where it asks for that", async () => {
    const { user, id, list, read } = await start();
    const headers = await tokenOf(user, true);
    const { updatedAt } = await read();
    const body = { baseUpdatedAt: updatedAt, patch: two, propose: true };
    const reply = await test.anonymous().send(resumePatchCalls.patchResume, { params: { id }, headers, body });
    expect(reply.data).toEqual({ updatedAt, proposal: expect.any(String) });
    expect(await list()).toHaveLength(2);
  });
});
