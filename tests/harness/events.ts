import { createParser, type EventSourceMessage } from "eventsource-parser";

/** A stream of server-sent events as a browser reads it. */
export type ReadStream = {
  /** Resolves to the next event; null at the end. */
  next(): Promise<EventSourceMessage | null>;
  /** Resolves to all events that are left. */
  rest(): Promise<EventSourceMessage[]>;
  leave(): Promise<void>;
};

/** Reads a response that is a stream of events. Throws, with the body, where it is none. */
export async function readStream(response: Response): Promise<ReadStream> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
    throw new Error(`No stream of events: ${response.status} ${await response.text()}`);
  }
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => waiting.push(event) });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    for (;;) {
      const event = waiting.shift();
      if (event) return event;
      const { done, value } = await reader.read();
      if (done) return null;
      parser.feed(value);
    }
  };
  return {
    next,
    async rest() {
      const all: EventSourceMessage[] = [];
      for (let event = await next(); event; event = await next()) all.push(event);
      return all;
    },
    leave: () => reader.cancel(),
  };
}

/** Reads a whole stream and returns its last event, and the text of all its messages. */
export async function readWhole(response: Response) {
  const events = await (await readStream(response)).rest();
  const last = events.at(-1);
  const text = events.map(({ event, data }) => (event === "message" ? data : "")).join("");
  return { events, text, last: { event: last?.event, data: last?.data ?? "" } };
}
