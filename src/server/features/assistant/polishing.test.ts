import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { assistantCalls } from "#contract/assistant.ts";
import type { Proposal } from "#core/assistant/changes.ts";
import { limits } from "#core/limits.ts";
import { count, dataOf, delta, ending, says, startAiPeer } from "#tests/harness/ai-peer.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import {
  aiKey,
  giveTokens,
  ledgerOf,
  type MadeResume,
  modelsAt,
  optimize,
  resumeWith,
} from "#tests/harness/assistant.ts";
import { readStream, readWhole } from "#tests/harness/events.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { figure, readMetrics } from "#tests/harness/metrics.ts";

const peer = await startAiPeer();
const test = await createTestApp({ printer: createFakePrinter(), ai: modelsAt(peer.url) });
let user: TestUser;
let resume: MadeResume;
const text = "• i build the the website\n• made it faster for Ada Lovelace, see ada@example.com";

beforeEach(async () => {
  user = await test.user();
  await giveTokens(test, user, 5_000);
  resume = await resumeWith(user, text);
  peer.asked.length = 0;
});
afterEach(test.clear);
afterAll(async () => {
  await peer.close();
  await test.close();
});

const proposes = (...changes: Record<string, unknown>[]) =>
  says(JSON.stringify({ changes: changes.map((change) => ({ path: resume.path, reason: "Clearer", ...change })) }));
const ask = async (more: Record<string, unknown> = {}) => readWhole(await optimize(user, resume, text, more));
const proposed = async (...changes: Record<string, unknown>[]) => {
  peer.answer = () => proposes(...changes);
  const { last } = await ask();
  expect(last.event).toBe("finish");
  return JSON.parse(last.data) as Proposal;
};

describe("polishing with a model", () => {
  it("says who works, proposes changes of the exact words, and takes what the model counted", async () => {
    peer.answer = () => proposes({ before: "i build the the website", after: "Built the website" });
    const { events, last } = await ask();
    expect(events[0]).toMatchObject({ event: "meta" });
    const meta = JSON.parse(events[0]?.data ?? "{}");
    expect(meta).toMatchObject({ engine: "deepseek", model: "deepseek-flash" });
    expect(meta.reserved).toBeGreaterThan(100);
    const proposal = assistantCalls.optimizeText.reply.parse(JSON.parse(last.data));
    expect(proposal.changes).toEqual([
      {
        ...{ id: "c1", path: resume.path, before: "i build the the website", after: "Built the website" },
        ...{ reason: "Clearer", isSafe: false, isSuggestion: false, flags: [] },
      },
    ]);
    expect(proposal.tokens).toBe(100);
    expect(await ledgerOf(test, user)).toEqual({ balance: 4_900, reserved: 0, open: 0, jobs: ["done"] });
    const printed = await readMetrics(test);
    expect(figure(printed, "inkleaf_assistant_tokens_total", { engine: "deepseek" })).toBe(100);
    expect(figure(printed, "inkleaf_open_streams")).toBe(0);
  });

  it("tells the model nothing of the person's own, and puts it back", async () => {
    peer.answer = (request) => {
      const [passage] = dataOf(request).passages as { text: string }[];
      const mark = /for (⟦P\d+⟧)/.exec(passage?.text ?? "")?.[1] ?? "";
      return proposes({ before: `made it faster for ${mark}`, after: `Sped it up for ${mark}` });
    };
    const { last } = await ask();
    const [change] = (JSON.parse(last.data) as Proposal).changes;
    expect(change).toMatchObject({ before: "made it faster for Ada Lovelace", after: "Sped it up for Ada Lovelace" });
    const sent = JSON.stringify(peer.asked.map(({ body }) => body));
    for (const secret of ["Ada", "ada@example.com", "7946", "ada_wx_1815"]) expect(sent).not.toContain(secret);
  });

  it.each<[string, Record<string, unknown>]>([
    ["another path", { path: "sections/x/y", before: "i build", after: "Built" }],
    ["words that do not stand there", { before: "i built", after: "Built" }],
    ["no words", { before: "", after: "Built" }],
    ["markup", { before: "i build", after: "<script>alert(1)</script>" }],
    ["another language", { before: "i build the the website", after: "负责公司官方网站的建设工作" }],
    ["a flood", { before: "i build", after: "Built ".repeat(200) }],
    ["a mark that was never given", { before: "i build", after: "Built for ⟦P9⟧" }],
    ["more than one line", { before: "website\n• made", after: "x" }],
  ])("drops a change of %s", async (_, change) => {
    const { changes } = await proposed(change, { before: "made it faster", after: "Sped it up" });
    expect(changes.map(({ after }) => after)).toEqual(["Sped it up"]);
  });

  it.each<[string, string, string[]]>([
    ["a figure", "made it 40% faster", ["figure"]],
    ["a tool", "made it faster with React", ["name"]],
    ["an employer", "made it faster at Google", ["name"]],
    ["an address", "made it faster, see evil.com", ["contact"]],
    ["nothing", "made it much faster", []],
  ])("names what the person did not give: %s", async (_, after, flags) => {
    const { changes } = await proposed({ before: "made it faster", after });
    expect(changes).toMatchObject([{ after, flags, isSafe: false }]);
  });

  it("asks once more for an answer that cannot be used, and repairs one that almost can", async () => {
    peer.answer = (_, number) =>
      number === 1
        ? says("I would love to help!")
        : says(
            `<think>hm</think>\n\`\`\`json\n{"changes": [{"path": "${resume.path}", "before": "i build", "after": "Built", // better\n}],}\n\`\`\``,
          );
    const { last } = await ask();
    expect((JSON.parse(last.data) as Proposal).changes).toMatchObject([{ after: "Built" }]);
    expect(peer.asked).toHaveLength(2);
    expect(await ledgerOf(test, user)).toMatchObject({ balance: 4_800, reserved: 0 });
  });

  it("takes at most 500 tokens for an answer that cannot be used, and says so in the reader's language", async () => {
    peer.answer = () => says("no JSON at all", { prompt: 400, output: 300 });
    const { last } = await ask();
    expect(last.event).toBe("validateFail");
    expect(last.data).toMatch(/couldn’t be used/);
    expect(await ledgerOf(test, user)).toEqual({ balance: 4_500, reserved: 0, open: 0, jobs: ["invalid"] });
  });

  it.each<[string, Parameters<typeof startAiPeer>[0]]>([
    ["a wrong key", () => ({ status: 401, body: `Incorrect key ${aiKey}` })],
    ["an empty account", () => ({ status: 402 })],
    ["too many requests", () => ({ status: 429 })],
    ["a failure", () => ({ status: 500 })],
    ["a broken stream", () => ({ steps: [delta("{"), "break"] })],
    ["a cut answer", () => ({ steps: [delta('{"changes": ['), ending("length"), count(50, 600)] })],
  ])("costs nothing where the provider has %s, and offers the built-in engine", async (_, answer) => {
    peer.answer = answer ?? peer.answer;
    const { last, events } = await ask();
    expect(last.event).toBe("error");
    expect(last.data).toMatch(/built-in engine/);
    expect(JSON.stringify(events)).not.toContain(aiKey);
    expect(await ledgerOf(test, user)).toEqual({ balance: 5_000, reserved: 0, open: 0, jobs: ["failed"] });
  });

  it("stops within a second when its reader leaves, and costs nothing then", async () => {
    peer.answer = () => ({ steps: [delta("{"), "hang"] });
    const stream = await readStream(await optimize(user, resume, text));
    expect((await stream.next())?.event).toBe("meta");
    await expect.poll(() => peer.open).toBe(1);
    await stream.leave();
    await peer.idle();
    await expect.poll(() => ledgerOf(test, user)).toEqual({ balance: 5_000, reserved: 0, open: 0, jobs: ["failed"] });
  });

  it("needs the tokens that it may cost at most", async () => {
    const poor = await test.user();
    await giveTokens(test, poor, 200);
    const own = await resumeWith(poor, text);
    const refused = await optimize(poor, own, text);
    expect(refused.status).toBe(402);
    const body = (await refused.json()) as {
      code: number;
      message: string;
      data: { needed: number; available: number };
    };
    expect(body).toMatchObject({ code: 100402, message: "Insufficient AI tokens", data: { available: 200 } });
    expect(body.data.needed).toBeGreaterThan(200);
    expect(peer.asked).toHaveLength(0);
  });

  it("refuses a resume that has changed, one of somebody else, an entry that is not there, and too much", async () => {
    const stale = await optimize(user, resume, text, { baseUpdatedAt: "2020-01-01T00:00:00.000Z" });
    expect([stale.status, ((await stale.json()) as { code: number }).code]).toEqual([409, 100409]);
    expect((await optimize(await test.user(), resume, text)).status).toBe(404);
    expect((await optimize(user, resume, text, { path: `${resume.sectionPath}/nothing` })).status).toBe(404);
    expect((await optimize(user, resume, "x".repeat(limits.assistant.descriptionLength + 1))).status).toBe(400);
    expect((await optimize(user, resume, "  ")).status).toBe(400);
    expect(await ledgerOf(test, user)).toMatchObject({ balance: 5_000, reserved: 0, jobs: [] });
  });

  it("asks the engine that the call names, and lists those that there are for another name", async () => {
    peer.answer = () => proposes({ before: "made it faster", after: "Sped it up" });
    const { events } = await ask({ aiProvider: "openai-compatible" });
    expect(JSON.parse(events[0]?.data ?? "{}")).toMatchObject({ engine: "openai-compatible", model: "qwen3" });
    const refused = await optimize(user, resume, text, { aiProvider: "gpt" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: "“gpt” isn’t set up here. Available: deepseek, openai-compatible",
      data: { engines: ["deepseek", "openai-compatible"] },
    });
  });

  it("works on every entry of a section", async () => {
    peer.answer = () => proposes({ before: "made it faster", after: "Sped it up" });
    const { last } = await ask({ path: resume.sectionPath });
    expect((JSON.parse(last.data) as Proposal).changes).toMatchObject([{ path: resume.path, after: "Sped it up" }]);
  });
});

describe("writing with a model", () => {
  const write = async (hint = "improved the build") => {
    const body = { resumeId: resume.id, path: resume.path, sectionType: "empolyment", hint, lang: "en" as const };
    return readWhole(await user.fetch(assistantCalls.generateText, { body }));
  };

  it("proposes lines as suggestions, with blanks for figures that nobody gave", async () => {
    const lines = ["Cut build time by 70% with caching", "made it faster for", "See http://evil.com now", "短"];
    peer.answer = () => says(JSON.stringify({ lines: [...lines, "i build the the website"] }));
    const { last } = await write();
    const { changes } = JSON.parse(last.data) as Proposal;
    expect(changes[0]).toMatchObject({
      ...{ path: resume.path, before: "", after: "Cut build time by [N]% with caching" },
      ...{ isSuggestion: true, isSafe: false, flags: [] },
    });
    expect(changes.map(({ after }) => after)).not.toContain("i build the the website");
    expect(JSON.stringify(changes)).not.toContain("evil.com");
  });

  it("keeps a figure of the hint", async () => {
    peer.answer = () => says(JSON.stringify({ lines: ["Cut build time by 70% with caching"] }));
    const { last } = await write("build 70% faster");
    expect((JSON.parse(last.data) as Proposal).changes[0]?.after).toBe("Cut build time by 70% with caching");
  });
});
