import type { Logger } from "pino";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { safeError } from "#server/db/errors.ts";
import type { StreamEvent } from "#server/operations/handler.ts";
import { late, within } from "#server/within.ts";
import { messageOf } from "./errors.ts";

type Stream = {
  locale: Locale;
  log: Logger;
  /** Called when the reader goes away, so that the source of the events stops. */
  leave(): void;
  /** Milliseconds of silence after which a comment is sent. */
  heartbeatAfter?: number;
};

/**
 * Responds with a stream of server-sent events (contract, section 5): a comment whenever nothing was sent for a while,
 * and as its last event exactly one of `finish`, `validateFail` and `error`. An error before the first event is thrown,
 * so that the caller gets an ordinary response with a status; from then on a failure is an `error` event with a message
 * for the user. An event is requested only when the reader has taken the one before, so that a slow reader fills no
 * memory.
 */
export async function respondEvents(events: AsyncIterable<StreamEvent>, stream: Stream): Promise<Response> {
  const { heartbeatAfter = limits.stream.heartbeatAfter } = stream;
  const iterator = events[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<StreamEvent>> | null = iterator.next();
  // When the first event is slow, the response begins with comments to keep the connection, at the price of the status.
  await within(next, heartbeatAfter);
  const encoder = new TextEncoder();
  let hasLeft = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        const end = (text: string) => {
          write(text);
          controller.close();
        };
        try {
          next ??= iterator.next();
          const step = await within(next, heartbeatAfter);
          if (hasLeft) return;
          if (step === late) return write(": still here\n\n");
          next = null;
          if (step.done) return end(eventText("finish", ""));
          const { event = "message", data, id } = step.value;
          if (event !== "finish" && event !== "validateFail") return write(eventText(event, data, id));
          end(eventText(event, data, id));
          // Nothing can follow, so the source may release what it holds. The response does not wait for that.
          closeIterator(iterator, stream);
        } catch (error) {
          if (hasLeft) return;
          if (!(error instanceof AppError)) stream.log.error({ error: safeError(error) }, "event stream failed");
          end(eventText("error", messageOf(error, stream.locale)));
        }
      },
      cancel() {
        hasLeft = true;
        stream.leave();
        closeIterator(iterator, stream);
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // A proxy that compressed or buffered the response would hold events back.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

/** Ends the iterator. If it is waiting for something, its signal, which was aborted, must interrupt that. */
function closeIterator(iterator: AsyncIterator<StreamEvent>, { log }: Stream): void {
  Promise.resolve(iterator.return?.()).catch((error: unknown) =>
    log.warn({ error: safeError(error) }, "event stream did not end cleanly"),
  );
}

/**
 * Returns the event as text, with one line of `data:` for each line of the data, since a newline would end the field.
 */
export function eventText(event: string, data: unknown, id?: string): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  const lines = text.split(/\r\n|\n|\r/).map((line) => `data: ${line}\n`);
  // Readers ignore an id that contains NUL, and a newline would end it.
  const idLine = id === undefined ? "" : `id: ${id.replace(/[\0\r\n]/g, "")}\n`;
  return `${idLine}event: ${event}\n${lines.join("")}\n`;
}
