import type { Readable, Writable } from "node:stream";

/**
 * A client of the Chrome DevTools Protocol over the browser's pipe: JSON messages that end with a NUL byte. It is our
 * own code because a driver library costs 7 ms per print and the part that we need is this one file. A message is for
 * the browser or for one of its pages; a page has a session id.
 */
export class CdpConnection {
  readonly #input: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<Listener>>();
  #rest: Buffer[] = [];
  #nextId = 1;
  #ended: Error | undefined;
  #settle = () => {};
  /** Resolves when nothing can be sent any more, before the pending calls are rejected. */
  readonly ended: Promise<void> = new Promise((resolve) => {
    this.#settle = resolve;
  });

  /** `output` is the stream that the browser writes (its descriptor 4), `input` the one it reads (3). */
  constructor(output: Readable, input: Writable) {
    this.#input = input;
    output.on("data", (chunk: Buffer) => this.#read(chunk));
    output.on("close", () => this.end(new CdpError("The browser closed its pipe.")));
    // Writing to a dead browser fails with EPIPE. `end` rejects the calls, so that the error is not thrown here.
    input.on("error", (error: Error) => this.end(new CdpError(error.message)));
    output.on("error", (error: Error) => this.end(new CdpError(error.message)));
  }

  /** Calls a method. Rejects with CdpError when the browser refuses or goes away. It has no timeout of its own. */
  send(method: string, params: object = {}, sessionId?: string): Promise<CdpResult> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, method, sessionId });
      this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** Listens to an event of one session (of the browser, with undefined). Returns a function that stops it. */
  on(sessionId: string | undefined, event: string, listener: Listener): () => void {
    const key = `${sessionId ?? ""} ${event}`;
    const set = this.#listeners.get(key) ?? new Set();
    set.add(listener);
    this.#listeners.set(key, set);
    return () => {
      set.delete(listener);
      if (set.size === 0) this.#listeners.delete(key);
    };
  }

  /** Rejects the pending calls of a session, because a crashed page never answers. */
  endSession(sessionId: string, error: Error): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.sessionId !== sessionId) continue;
      this.#waiting.delete(id);
      waiting.reject(error);
    }
  }

  /** Rejects all pending and all future calls. */
  end(error: Error): void {
    if (this.#ended) return;
    this.#ended = error;
    this.#settle();
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    this.#listeners.clear();
  }

  #read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      this.#rest.push(chunk.subarray(start, end));
      const message = this.#rest.length === 1 ? this.#rest[0] : Buffer.concat(this.#rest);
      this.#rest = [];
      start = end + 1;
      if (message) this.#receive(JSON.parse(message.toString("utf8")) as Message);
    }
    if (start < chunk.length) this.#rest.push(chunk.subarray(start));
  }

  #receive(message: Message): void {
    if (message.id !== undefined) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.error) waiting?.reject(new CdpError(`${waiting.method}: ${message.error.message}`));
      else waiting?.resolve(message.result ?? {});
      return;
    }
    const set = this.#listeners.get(`${message.sessionId ?? ""} ${message.method}`);
    if (set) for (const listener of [...set]) listener(message.params ?? {});
  }
}

/** Thrown when the browser refused a call, crashed or went away. */
export class CdpError extends Error {
  override name = "CdpError";
}

/** The result of a method: the fields that the protocol defines, unchecked. */
export type CdpResult = Record<string, unknown>;
type Listener = (params: CdpResult) => void;
type Waiting = {
  resolve: (result: CdpResult) => void;
  reject: (error: Error) => void;
  method: string;
  sessionId: string | undefined;
};
type Message = {
  id?: number;
  method?: string;
  params?: CdpResult;
  result?: CdpResult;
  error?: { message: string };
  sessionId?: string;
};
