import { createHmac } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type RawMessage, raw } from "#contract/body.ts";
import { defineCall } from "#contract/call.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { App, AppEnv } from "#server/http/context.ts";
import { mountCall } from "#server/http/door.ts";
import { respondError } from "#server/http/errors.ts";
import { requestMiddleware } from "#server/http/middleware.ts";
import { eventText, respondEvents } from "#server/http/sse.ts";
import type { StreamEvent } from "#server/operations/handler.ts";
import { createLimits } from "#server/operations/limits.ts";
import { createPipeline } from "#server/operations/pipeline.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/**
 * Calls with a raw body and calls that answer with events, on a real HTTP server. No call of the product uses either
 * yet; payments and the assistant will.
 */
const described = { group: "test", who: "public", scope: null, summary: "For this test." } as const;

const takeMessage = defineCall({
  ...described,
  method: "POST",
  path: "/api/test/webhook",
  body: raw({ maxBytes: limits.body.raw }),
  answer: "page",
  status: 204,
});
const tell = defineCall({
  ...described,
  method: "GET",
  path: "/api/test/tell/:story",
  params: z.strictObject({ story: z.string() }),
  answer: "events",
});

const test = await createTestApp({ printer: createFakePrinter() });
let received: RawMessage[] = [];
let story: (signal: AbortSignal, lastEventId: string | null) => AsyncIterable<StreamEvent> = none;
async function* none(): AsyncGenerator<StreamEvent> {}

const app: App = new Hono<AppEnv>();
app.use("*", requestMiddleware(test.deps, createLimits(test.deps.db)));
app.onError(respondError);
let openStreams = 0;
const door = {
  deps: test.deps,
  pipeline: createPipeline(test.deps, createLimits(test.deps.db), async () => {}),
  metrics: {
    openStream() {
      openStreams += 1;
      return () => {
        openStreams -= 1;
      };
    },
  },
};
const secret = "whsec";
const signatureOf = (bytes: Uint8Array) => createHmac("sha256", secret).update(bytes).digest("hex");
mountCall(
  app,
  door,
  takeMessage,
  ({ body }) => {
    received.push(body);
    const signature = body.headers.find(([name]) => name === "x-signature")?.[1];
    if (signature !== signatureOf(body.bytes)) {
      return new Response('{"code":"SIGN_ERROR"}', { status: 401, headers: { "Content-Type": "application/json" } });
    }
    return new Response(null, { status: 204 });
  },
  "takeMessage",
);
mountCall(app, door, tell, ({ signal, lastEventId }) => story(signal, lastEventId), "tell");

const server = createAdaptorServer({ fetch: app.fetch }) as http.Server;
let url = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  received = [];
  story = none;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

const post = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/test/webhook`, {
    method: "POST",
    body: bytes,
    headers: { "x-signature": signatureOf(bytes), ...headers },
  });
const bytesOf = (...values: number[]) => new Uint8Array(values);

describe("a raw body", () => {
  it.each([
    ["JSON with odd spacing", new TextEncoder().encode('{ "a" :1.0,\r\n"b":"\\u00e9" }\n')],
    ["NUL", bytesOf(0x7b, 0x00, 0x7d)],
    ["bytes that are no UTF-8", bytesOf(0xff, 0xfe, 0xc3, 0x28)],
    ["a byte order mark", bytesOf(0xef, 0xbb, 0xbf, 0x7b, 0x7d)],
    ["nothing", bytesOf()],
    ["64 KB", new Uint8Array(limits.body.raw).fill(0x61)],
  ])("reaches its handler byte for byte: %s", async (_, bytes) => {
    const response = await post(bytes);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(Buffer.from(received[0]?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
  });

  it("keeps its encoding, and declares it", async () => {
    await post(bytesOf(0x1f, 0x8b, 0x08), { "content-encoding": "gzip", "content-type": "text/plain" });
    expect([...(received[0]?.bytes ?? [])]).toEqual([0x1f, 0x8b, 0x08]);
    expect(received[0]?.headers).toContainEqual(["content-encoding", "gzip"]);
  });

  it("is answered with the handler's own status and body", async () => {
    const response = await post(bytesOf(1), { "x-signature": "forged" });
    expect([response.status, await response.text()]).toEqual([401, '{"code":"SIGN_ERROR"}']);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("of one byte more than 64 KB is refused before its handler, whether or not it declares its length", async () => {
    const tooMuch = new Uint8Array(limits.body.raw + 1);
    expect((await post(tooMuch)).status).toBe(413);
    expect(await postInChunks([tooMuch.subarray(0, 60_000), tooMuch.subarray(60_000)])).toBe(413);
    expect(received).toEqual([]);
  });

  it("may come in chunks, and a header that was sent twice arrives twice", async () => {
    const chunks = [bytesOf(0x61), bytesOf(0xc3), bytesOf(0xa9, 0x00)];
    const whole = Buffer.concat(chunks);
    expect(await postInChunks(chunks, { "x-signature": signatureOf(whole), "X-Twice": ["one", "two"] })).toBe(204);
    expect(Buffer.from(received[0]?.bytes ?? []).equals(whole)).toBe(true);
    expect(received[0]?.headers.filter(([name]) => name === "x-twice")).toEqual([
      ["x-twice", "one"],
      ["x-twice", "two"],
    ]);
  });
});

async function postInChunks(chunks: Uint8Array[], headers: http.OutgoingHttpHeaders = {}): Promise<number> {
  const request = http.request(`${url}/api/test/webhook`, { method: "POST", headers });
  const answered = once(request, "response");
  // A server that has refused the request closes the connection while we still send.
  request.on("error", () => {});
  for (const chunk of chunks) {
    request.write(chunk);
    await new Promise((resolve) => setImmediate(resolve));
  }
  request.end();
  const [response] = (await answered) as [http.IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

const read = async (headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/api/test/tell/it`, { headers });
  return { response, text: await response.text() };
};

describe("a stream of events", () => {
  it("has one data line for each line, ids, and one last event", async () => {
    story = async function* () {
      yield { event: "meta", data: { engine: "test" } };
      yield { data: "one\ntwo\r\nthree\r", id: "7" };
      yield { event: "finish", data: "done" };
      yield { data: "never sent" };
    };
    const { response, text } = await read();
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(text).toBe(
      'event: meta\ndata: {"engine":"test"}\n\nid: 7\nevent: message\ndata: one\ndata: two\ndata: three\ndata: \n\nevent: finish\ndata: done\n\n',
    );
  });

  it("that ends by itself is marked as finished, and one that names a reason to stop is not", async () => {
    story = async function* () {
      yield { data: "a" };
    };
    expect((await read()).text).toBe("event: message\ndata: a\n\nevent: finish\ndata: \n\n");
    story = async function* () {
      yield { event: "validateFail", data: "Nothing to read" };
    };
    expect((await read()).text).toBe("event: validateFail\ndata: Nothing to read\n\n");
  });

  it("that fails before its first event is an ordinary error with a status", async () => {
    // biome-ignore lint/correctness/useYield: it throws before its first event
    story = async function* () {
      throw new AppError("insufficientTokens");
    };
    const { response, text } = await read();
    expect(response.status).toBe(402);
    expect(JSON.parse(text)).toMatchObject({ code: 100402 });
  });

  it.each([
    ["in the user's language", new AppError("providerUnavailable"), "?locale=ch"],
    ["without its internal message", new Error("password of the database"), ""],
  ])("that fails later ends with an error %s", async (_, error, query) => {
    story = async function* () {
      yield { data: "a" };
      throw error;
    };
    const text = await (await fetch(`${url}/api/test/tell/it${query}`)).text();
    expect(text).toMatch(/^event: message\ndata: a\n\nevent: error\ndata: [^\n]+\n\n$/);
    expect(text).not.toContain("password");
  });

  it("tells its handler where a reader was cut off", async () => {
    story = async function* (_, lastEventId) {
      yield { data: String(lastEventId) };
    };
    expect((await read({ "last-event-id": "7" })).text).toContain("data: 7\n");
  });

  it("stops the work of its handler when the reader leaves, even while that waits", async () => {
    let stopped: (value: string) => void = () => {};
    const end = new Promise<string>((resolve) => {
      stopped = resolve;
    });
    story = async function* (signal) {
      yield { data: "a" };
      await once(signal, "abort");
      stopped("stopped");
    };
    const leaving = new AbortController();
    const response = await fetch(`${url}/api/test/tell/it`, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    expect(await end).toBe("stopped");
  });
});

describe("a stream counts as open", () => {
  it.each<[string, () => AsyncGenerator<StreamEvent>, string]>([
    [
      "its last event",
      async function* () {
        yield { data: "a" };
      },
      "finish",
    ],
    [
      "it names a reason to stop",
      async function* () {
        yield { data: "a" };
        yield { event: "validateFail", data: "b" };
        yield { data: "never sent" };
      },
      "validateFail",
    ],
    [
      "it fails",
      async function* () {
        yield { data: "a" };
        throw new AppError("providerUnavailable");
      },
      "error",
    ],
  ])("until %s", async (_, source, last) => {
    let counted = 0;
    story = async function* () {
      counted = openStreams;
      yield* source();
    };
    expect((await read()).text).toContain(`event: ${last}\n`);
    expect(counted).toBe(1);
    await expect.poll(() => openStreams).toBe(0);
  });

  it("until its reader leaves, even while its handler waits", async () => {
    story = async function* (signal) {
      yield { data: "a" };
      await once(signal, "abort");
    };
    const leaving = new AbortController();
    const response = await fetch(`${url}/api/test/tell/it`, { signal: leaving.signal });
    await response.body?.getReader().read();
    expect(openStreams).toBe(1);
    leaving.abort();
    await expect.poll(() => openStreams).toBe(0);
  });
});

describe("the text of a stream", () => {
  const streamOf = async (events: AsyncIterable<StreamEvent>, heartbeatAfter = 1_000) => {
    let hasLeft = false;
    const leave = () => {
      hasLeft = true;
    };
    const response = await respondEvents(events, { locale: "en", log: test.deps.log, leave, heartbeatAfter });
    return { reader: response.body?.getReader(), hasLeft: () => hasLeft };
  };

  it("holds a comment for every interval without an event", async () => {
    let go: (value: unknown) => void = () => {};
    const held = new Promise((resolve) => {
      go = resolve;
    });
    const events = async function* (): AsyncGenerator<StreamEvent> {
      await held;
      yield { data: "at last" };
    };
    const { reader } = await streamOf(events(), 5);
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect([await next(), await next()]).toEqual([": still here\n\n", ": still here\n\n"]);
    go(null);
    let text = await next();
    while (text.startsWith(":")) text = await next();
    expect(text).toBe("event: message\ndata: at last\n\n");
  });

  it("is produced no faster than it is read", async () => {
    let made = 0;
    const events = async function* (): AsyncGenerator<StreamEvent> {
      for (;;) {
        made += 1;
        yield { data: "x".repeat(10_000) };
      }
    };
    const { reader, hasLeft } = await streamOf(events());
    await reader?.read();
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(made).toBeLessThan(5);
    await reader?.cancel();
    expect(hasLeft()).toBe(true);
  });

  it("lets an event's content give it no second id and no second name", () => {
    expect(eventText("message", "a\nevent: finish", "1\nid: 2\0")).toBe(
      "id: 1id: 2\nevent: message\ndata: a\ndata: event: finish\n\n",
    );
  });
});
