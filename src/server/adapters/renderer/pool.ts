import { RendererBusy } from "./port.ts";

/**
 * A fixed number of workers (pages), a bounded queue before them, and one deadline per job that covers waiting and
 * working. The pool decides which worker works when and which one is replaced; it does not know what a worker is.
 */
export type Worker = {
  /** Resolves when the worker has died by itself. */
  crashed: Promise<void>;
  /** Closes the worker. It must not hang: a worker that cannot be closed must be killed. */
  close(): Promise<void>;
  /** Cleans up after many jobs. It runs after a result was returned and before the next job. */
  tidy(): Promise<void>;
};

export type PoolOptions<W extends Worker> = {
  open(): Promise<W>;
  size: number;
  /** The number of jobs that may wait. */
  queue: number;
  /** The timeout in milliseconds, from the call to the answer. */
  timeout: number;
  /** The number of jobs after which a worker is replaced. */
  recycleAfter: number;
  /** The number of jobs between two cleanups. */
  tidyAfter: number;
};

export class Pool<W extends Worker> {
  readonly #options: PoolOptions<W>;
  readonly #slots: Slot<W>[];
  readonly #queue: Waiting<W>[] = [];
  #closed = false;

  constructor(options: PoolOptions<W>) {
    this.#options = options;
    this.#slots = Array.from({ length: options.size }, () => ({ busy: false, jobs: 0, worker: undefined }));
  }

  /** Opens every worker that is not open. Rejects with the first failure. */
  async warm(): Promise<void> {
    await Promise.all(this.#slots.map((slot) => this.#worker(slot)));
  }

  /**
   * Runs a job on the next free worker. Rejects with RendererBusy when the queue is full or the deadline has passed,
   * with the signal's reason when it was aborted. A job whose worker died while it ran is run once more on a fresh one.
   */
  async run<T>(job: (worker: W) => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#closed) throw new RendererBusy("The renderer is closing.");
    signal?.throwIfAborted();
    const stop = new AbortController();
    const abort = () => stop.abort(signal?.reason);
    signal?.addEventListener("abort", abort, { once: true });
    const timer = setTimeout(
      () => stop.abort(new RendererBusy(`Not rendered within ${this.#options.timeout} ms.`)),
      this.#options.timeout,
    );
    try {
      const slot = await this.#acquire(stop.signal);
      try {
        return await this.#work(slot, job, stop.signal);
      } finally {
        void this.#tidy(slot).finally(() => this.#release(slot));
      }
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    }
  }

  /** Whether one more job would leave a worker for the next: nothing is queued, and a free worker is already open. */
  isFree(): boolean {
    const free = this.#slots.filter((slot) => !slot.busy);
    const isOpen = free.some((slot) => slot.worker !== undefined);
    return !this.#closed && isOpen && this.#queue.length === 0 && free.length >= Math.min(2, this.#slots.length);
  }

  /** Refuses new jobs, finishes the accepted ones and closes the workers. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#slots.some((slot) => slot.busy)) await new Promise<void>((resolve) => this.#idle.push(resolve));
    await Promise.all(
      this.#slots.map(async (slot) => {
        const worker = await slot.worker?.catch(() => undefined);
        slot.worker = undefined;
        await worker?.close().catch(() => {});
      }),
    );
  }
  readonly #idle: (() => void)[] = [];

  #acquire(signal: AbortSignal): Promise<Slot<W>> {
    const free = this.#slots.filter((slot) => !slot.busy);
    // A slot with an open worker is preferred, because opening one takes longer than a print.
    const slot = free.find((candidate) => candidate.worker) ?? free[0];
    if (slot) {
      slot.busy = true;
      return Promise.resolve(slot);
    }
    if (this.#queue.length >= this.#options.queue) {
      return Promise.reject(new RendererBusy(`${this.#queue.length} jobs are waiting already.`));
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(signal.reason);
      };
      const waiting: Waiting<W> = {
        take: (taken) => {
          signal.removeEventListener("abort", leave);
          resolve(taken);
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#queue.push(waiting);
    });
  }

  /**
   * Runs the cleanup of a worker. Only the next job waits for it; a worker that does not finish within a second is
   * discarded.
   */
  async #tidy(slot: Slot<W>): Promise<void> {
    if (slot.worker === undefined || slot.jobs === 0 || slot.jobs % this.#options.tidyAfter !== 0) return;
    const worker = await slot.worker.catch(() => undefined);
    if (!worker) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), 1000);
    });
    const done = worker.tidy().then(
      () => true,
      () => false,
    );
    const isClean = await Promise.race([done, late]);
    clearTimeout(timer);
    if (!isClean) this.#discard(slot, worker);
  }

  #release(slot: Slot<W>): void {
    const next = this.#queue.shift();
    if (next) {
      next.take(slot);
      return;
    }
    slot.busy = false;
    for (const idle of this.#idle.splice(0)) idle();
  }

  async #work<T>(slot: Slot<W>, job: (worker: W) => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      let worker: W | undefined;
      // A worker that cannot be opened counts as one that died, because its browser may have gone at that moment.
      let died = true;
      try {
        worker = await orAborted(this.#worker(slot), signal);
        died = false;
        void worker.crashed.then(() => {
          died = true;
        });
        const result = await orAborted(job(worker), signal);
        slot.jobs += 1;
        if (slot.jobs >= this.#options.recycleAfter) this.#discard(slot, worker);
        return result;
      } catch (error) {
        // After any error the state of this worker is unknown.
        if (worker) this.#discard(slot, worker);
        if (signal.aborted) throw signal.reason;
        if (!died || attempt >= 2) throw error;
      }
    }
  }

  /**
   * Returns the slot's worker, opened if necessary. One that dies, even while idle, leaves its slot empty, so that
   * another can be opened.
   */
  #worker(slot: Slot<W>): Promise<W> {
    if (slot.worker) return slot.worker;
    const opening = this.#options.open();
    slot.worker = opening;
    slot.jobs = 0;
    const forget = () => {
      if (slot.worker === opening) slot.worker = undefined;
    };
    opening.then((worker) => worker.crashed.then(forget), forget);
    return opening;
  }

  /** Closes a worker and opens its successor, both in the background, so that the next job finds a warm one. */
  #discard(slot: Slot<W>, worker: W): void {
    slot.worker = undefined;
    void worker.close().catch(() => {});
    if (!this.#closed) void this.#worker(slot).catch(() => {});
  }
}

type Slot<W> = { busy: boolean; jobs: number; worker: Promise<W> | undefined };
type Waiting<W> = { take: (slot: Slot<W>) => void };

/** Settles as the promise does, or rejects with the signal's reason, whichever comes first. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
