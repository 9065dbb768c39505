import { createParser } from "eventsource-parser";
import type { Call } from "#contract/call.ts";
import { request, type Sent } from "./call.ts";
import { ApiError, isUnreachable, NetworkError } from "./error.ts";

/** A call that answers with a stream of server-sent events. */
export type EventsCall = Call & { answer: "events"; body: { kind: "json" | "form" } };

/** One event of a stream. `data` is what the server sent, which is JSON for some events. */
export type StreamEvent = { event: string; data: string };

/** The events after which nothing follows (contract section 5). */
const last = new Set(["finish", "validateFail", "error"]);

/** Milliseconds before each attempt to go on with a stream that broke off. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Makes a call that answers with a stream and returns its events as they arrive; the last one is `finish`,
 * `validateFail` or `error`. A GET that breaks off is asked again from the event after the last one that arrived, so that
 * none is missing and none comes twice.
 * @throws ApiError when the server refuses, NetworkError when it cannot be reached or does not end its stream, AbortError
 * when `signal` fires.
 */
export async function* stream<C extends EventsCall>(call: C, sent: Sent<C>): AsyncGenerator<StreamEvent, void> {
  let lastEventId: string | undefined;
  for (let attempt = 0; ; ) {
    try {
      const headers = { accept: "text/event-stream", ...(lastEventId ? { "last-event-id": lastEventId } : {}) };
      const response = await request(call, { ...sent, headers });
      for await (const { id, event = "message", data } of eventsOf(response)) {
        attempt = 0;
        lastEventId = id ?? lastEventId;
        yield { event, data };
        if (last.has(event)) return;
      }
      throw new NetworkError("The stream ended without its last event");
    } catch (error) {
      const pause = pauses[attempt];
      if (call.method !== "GET" || pause === undefined || !isBrokenOff(error)) throw error;
      attempt += 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
      sent.signal?.throwIfAborted();
    }
  }
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof TypeError || (isUnreachable(error) && !(error instanceof ApiError && error.code > 0));
}

type Parsed = { id?: string | undefined; event?: string | undefined; data: string };

async function* eventsOf(response: Response): AsyncGenerator<Parsed, void> {
  const found: Parsed[] = [];
  const parser = createParser({ onEvent: (event) => found.push(event) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    while (reader) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
      yield* found.splice(0);
    }
  } finally {
    // Who stops reading closes the connection, by which the server knows.
    void reader?.cancel().catch(() => {});
  }
}
