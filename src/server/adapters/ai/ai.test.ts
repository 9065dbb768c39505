import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  type AiAnswer,
  type AiPeer,
  type AiStep,
  count,
  cutAt,
  dataOf,
  delta,
  done,
  ending,
  frame,
  says,
  startAiPeer,
  thought,
} from "#tests/harness/ai-peer.ts";
import { knowledgeOf } from "./choose.ts";
import { aiSuite, collect, everyTask, exampleTasks, failureOf, secret } from "./contract.ts";
import { createDeepseek } from "./deepseek.ts";
import { createEmbeddedAi } from "./embedded.ts";
import { createOpenAiCompatible } from "./openai-compatible.ts";
import type { FailureKind } from "./port.ts";

// As in a running server: the HTTP library puts a Response of its own in the place of the global one.
getRequestListener(() => new Response());

const peer = await startAiPeer();
const broken: AiPeer[] = [];
afterAll(() => Promise.all([peer, ...broken].map((one) => one.close())));
beforeEach(() => {
  peer.asked.length = 0;
  peer.answer = () => says("## profile\n- Frontend engineer with React\n");
});

const times = { first: 300, stall: 150, whole: 1_500, retry: 1, retryAfter: 100, count: 50 };
const deepseekAt = (url: string) => createDeepseek({ apiKey: secret, model: "deepseek-flash", baseUrl: url, times });
const compatibleAt = (url: string) => createOpenAiCompatible({ apiKey: secret, model: "qwen", baseUrl: url, times });

/** Providers that repeat the key in what they say, as some do. */
const repeatsKey: AiAnswer[] = [
  { status: 401, body: JSON.stringify({ error: { message: `Incorrect API key provided: ${secret}` } }) },
  { steps: [frame({ error: { message: `key ${secret}` } })] },
  { status: 400, body: secret },
];
const failing = await Promise.all(
  repeatsKey.map(async (answer) => {
    const one = await startAiPeer(() => answer);
    broken.push(one);
    return one.url;
  }),
);

const open = async () => peer.open;
const knowledge = knowledgeOf({ contentDir: "" });
const builtIn = createEmbeddedAi({ knowledge, now: Date.now });
aiSuite("built-in", ["draft", "polish", "write", "translate"], () => ({
  engine: () => builtIn,
  failing: [],
  open: async () => 0,
}));
aiSuite("deepseek", everyTask, () => ({ engine: () => deepseekAt(peer.url), failing: failing.map(deepseekAt), open }));
aiSuite("openai-compatible", everyTask, () => ({
  engine: () => compatibleAt(peer.url),
  failing: failing.map(compatibleAt),
  open,
}));

const engine = deepseekAt(peer.url);
const { signal } = new AbortController();
const run = () => collect(engine.run(exampleTasks.draft, { signal }));
const steps = (...all: AiStep[]) => {
  peer.answer = () => ({ steps: all });
};
const fails = async (answer: AiAnswer) => {
  peer.answer = () => answer;
  return failureOf(engine, exampleTasks.draft);
};

describe("a request to a model", () => {
  it("sends the key to its own host, switches thinking off, and asks for JSON where the task is JSON", async () => {
    await run();
    await collect(engine.run(exampleTasks.polish, { signal }));
    const [draft, polish] = peer.asked;
    expect(draft?.path).toBe("/chat/completions");
    expect(draft?.headers.authorization).toBe(`Bearer ${secret}`);
    expect(draft?.body).toMatchObject({ model: "deepseek-flash", stream: true, thinking: { type: "disabled" } });
    expect(draft?.body).toMatchObject({ max_tokens: 1_600, stream_options: { include_usage: true } });
    expect(draft?.body.response_format).toBeUndefined();
    expect(polish?.body.response_format).toEqual({ type: "json_object" });
  });

  it("holds what a person wrote in the user message alone, as JSON behind a line that changes every time", async () => {
    await run();
    await run();
    const lines = peer.asked.map(({ body }) => body.messages[1]?.content.split("\n")[0] ?? "");
    expect(lines[0]).toMatch(/^DATA [\w-]{16}$/);
    expect(lines[0]).not.toBe(lines[1]);
    for (const { body } of peer.asked) {
      expect(body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
      expect(body.messages[0]?.content).not.toContain("Northwind");
    }
    expect(peer.asked[0] && dataOf(peer.asked[0])).toMatchObject({ title: "Frontend Engineer" });
  });

  it("needs no key on a server that wants none", async () => {
    const local = createOpenAiCompatible({ apiKey: null, model: "llama", baseUrl: peer.url, times });
    await collect(local.run(exampleTasks.draft, { signal }));
    expect(peer.asked[0]?.headers.authorization).toBeUndefined();
    expect(peer.asked[0]?.body.thinking).toBeUndefined();
  });

  it("is made once more with the answer that could not be used, and why", async () => {
    await collect(engine.run(exampleTasks.polish, { signal, complaint: { answer: "{", problem: "no JSON" } }));
    expect(peer.asked[0]?.body.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(peer.asked[0]?.body.messages[3]?.content).toContain("no JSON");
  });
});

describe("a stream of a model", () => {
  const whole = `: keep-alive\n\n${delta("墨页 — 🖋️ ")}${thought("hm")}: keep-alive\n\n${delta("résumé")}${ending("stop")}${count(11, 7)}${done}`;

  it.each([1, 2, 3, 5, 7, 64])("is read the same in pieces of %i bytes", async (size) => {
    steps(...cutAt(whole, size));
    const { text, events } = await run();
    expect(text).toBe("墨页 — 🖋️ résumé");
    expect(events.filter(({ type }) => type === "reasoning")).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: "finish", usage: { prompt: 11, output: 7, isEstimate: false } });
  });

  it("may have lines that end with CR LF", async () => {
    steps(whole.replaceAll("\n", "\r\n"));
    expect((await run()).text).toBe("墨页 — 🖋️ résumé");
  });

  it("without a count is counted here, and marked as an estimate", async () => {
    steps(delta("one two three"), ending("stop"), done);
    const last = (await run()).events.at(-1);
    expect(last).toMatchObject({ type: "finish", usage: { isEstimate: true } });
    expect(last?.type === "finish" && last.usage.output).toBeGreaterThan(0);
  });

  it("that is not closed after its end is over nevertheless", async () => {
    steps(delta("all"), ending("stop"), "hang");
    expect((await run()).text).toBe("all");
  });

  it.each<[string, FailureKind, AiStep[]]>([
    ["ends at its greatest length", "incomplete", [delta("a"), ending("length"), count(1, 1), done]],
    ["ends without a reason", "incomplete", [delta("a"), done]],
    ["ends with nothing at all", "incomplete", []],
    ["is refused by a filter", "refused", [delta("a"), ending("content_filter"), done]],
    ["lacks resources", "overloaded", [delta("a"), ending("insufficient_system_resource"), done]],
    ["calls a tool", "protocol", [ending("tool_calls"), done]],
    ["reports a failure", "upstream", [delta("a"), frame({ error: { message: "Internal", code: 500 } })]],
    ["reports too many requests", "rate_limited", [delta("a"), frame({ error: { type: "rate_limit_error" } })]],
    ["breaks off", "network", [delta("a"), "break"]],
    ["falls silent", "stalled", [delta("a"), "hang"]],
    [
      "begins with comments only",
      "stalled",
      Array.from({ length: 20 }, () => [": keep-alive\n\n", { wait: 40 }]).flat(),
    ],
    ["is no JSON", "protocol", [delta("a"), frame("<html>")]],
    ["is JSON of another shape", "protocol", [frame({ hello: "world" })]],
    ["has a choice of another shape", "protocol", [frame({ choices: "a" })]],
    ["never ends", "too_long", Array.from({ length: 80 }, () => delta("x".repeat(1_000)))],
    ["has a line without an end", "too_long", Array.from({ length: 20 }, () => "x".repeat(100_000))],
  ])("that %s is a failure: %s", async (_, kind, all) => {
    const failure = await fails({ steps: all });
    expect(failure.kind).toBe(kind);
    expect(peer.asked).toHaveLength(1);
    await peer.idle();
  });

  it("that fails later says what came before, and what that cost", async () => {
    const failure = await fails({ steps: [delta("half a "), delta("line"), "break"] });
    expect(failure).toMatchObject({ partial: "half a line", usage: { isEstimate: true } });
    expect(failure.usage.output).toBeGreaterThan(0);
    expect((await fails({ steps: [delta("a"), count(5, 6), ending("length")] })).usage).toEqual({
      ...{ prompt: 5, output: 6, isEstimate: false },
    });
  });

  it("ends when the task takes too long, however lively it is", async () => {
    const lively = Array.from({ length: 100 }, () => [delta("a"), { wait: 30 }]).flat();
    expect((await fails({ steps: lively })).kind).toBe("timeout");
    await peer.idle();
  });

  it("is closed at the provider when its reader leaves", async () => {
    const leaving = new AbortController();
    peer.answer = () => ({ steps: [delta("a"), "hang"] });
    const events = engine.run(exampleTasks.draft, { signal: leaving.signal });
    await events.next();
    leaving.abort();
    await expect(events.next()).rejects.toMatchObject({ kind: "aborted", partial: "a" });
    await peer.idle();
  });
});

describe("a refusal of a provider", () => {
  it.each<[number, string, FailureKind, number]>([
    [400, "", "bad_request", 1],
    [400, '{"error":{"message":"Model Not Exist"}}', "bad_model", 1],
    [400, "This model's maximum context length is 65536 tokens", "too_long", 1],
    [401, "", "auth", 1],
    [402, "Insufficient Balance", "provider_balance", 1],
    [403, "", "auth", 1],
    [404, "", "bad_model", 1],
    [422, "", "bad_request", 1],
    [429, "", "rate_limited", 3],
    [500, "", "upstream", 3],
    [502, "<html>", "upstream", 3],
    [503, "", "overloaded", 3],
  ])("%i %s is %s, asked %s times", async (status, body, kind, times) => {
    expect(await fails({ status, body })).toMatchObject({ kind, status, partial: "" });
    expect(peer.asked).toHaveLength(times);
  });

  it("that passes is forgotten", async () => {
    peer.answer = (_, number) => (number < 3 ? { status: 503 } : says("well"));
    expect((await run()).text).toBe("well");
    peer.asked.length = 0;
    peer.answer = (_, number) => (number < 2 ? "drop" : says("well"));
    expect((await run()).text).toBe("well");
  });

  it("with a time to wait is asked again after it, or not at all where it is too long", async () => {
    peer.answer = (_, number) => (number < 2 ? { status: 429, headers: { "retry-after": "0.05" } } : says("well"));
    expect((await run()).text).toBe("well");
    peer.asked.length = 0;
    expect((await fails({ status: 429, headers: { "retry-after": "3600" } })).kind).toBe("rate_limited");
    expect(peer.asked).toHaveLength(1);
  });

  it.each<[string, FailureKind, AiAnswer]>([
    ["sends on to another host", "network", { status: 307, headers: { location: "http://127.0.0.1:9/" } }],
    ["is a page", "protocol", { steps: ["<html>hello"], contentType: "text/html" }],
    ["is dropped", "network", "drop"],
    ["never comes", "stalled", "silence"],
  ])("that %s is %s", async (_, kind, answer) => {
    expect((await fails(answer)).kind).toBe(kind);
  });

  it("by a host that does not exist is one of the network", async () => {
    expect((await failureOf(deepseekAt("http://127.0.0.1:1"), exampleTasks.draft)).kind).toBe("network");
  });
});
