import { Duplex } from "node:stream";
import type { Engine } from "./engine.ts";

/**
 * The socket that a `pg` client believes it has. `pg` does everything else (protocol, types, errors, queues), so a
 * query gives the same values and the same errors on both databases because the same code made them.
 *
 * Every stream leads to the one session of the embedded database. A new stream therefore first clears what the previous
 * one left: an open transaction is rolled back, prepared statements and settings are dropped.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;
  readonly #activity: Activity;
  #greeted = false;

  constructor(engine: Engine, activity: Activity) {
    super();
    this.#engine = engine;
    this.#activity = activity;
  }

  connect(): this {
    this.#clearSession().then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#send(chunk).then(() => done(), done);
  }

  /** `pg` corks the messages of one query, so they arrive here together and cross to the thread once. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map((one) => one.chunk))).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  async #send(bytes: Buffer): Promise<void> {
    if (!this.#greeted) {
      this.#greeted = true;
      this.push(GREETING);
      return;
    }
    if (bytes[0] === TERMINATE) return;
    this.#activity.busy();
    const reply = await this.#engine.exchange(bytes);
    if (this.destroyed) return;
    this.#activity.idle();
    this.push(reply);
  }

  async #clearSession(): Promise<void> {
    await this.#engine.ready();
    await this.#engine.exchange(simpleQuery("rollback"));
    await this.#engine.exchange(simpleQuery("discard all"));
  }
}

/** Notified when a statement begins and when the session waits for the next one. */
export type Activity = { busy(): void; idle(): void };

const TERMINATE = 0x58;

/** What a server sends first: authentication succeeded, and it is ready for a query outside a transaction. */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

function simpleQuery(text: string): Uint8Array {
  const bytes = Buffer.alloc(text.length + 6);
  bytes.write("Q", 0, "latin1");
  bytes.writeInt32BE(text.length + 5, 1);
  bytes.write(text, 5, "latin1");
  return bytes;
}
