import { FairQueue, type QueuedJob, type QueueOptions } from "./fair-queue.ts";
import { type EndedJob, RendererBusy, type RendererLoad } from "./port.ts";

/**
 * A fixed number of workers (pages), a fair queue before them, and one deadline per job that covers waiting and
 * working. The pool decides which worker works when and which one is replaced; the queue decides which job is next. It
 * does not know what a worker is.
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
  /** The signal is aborted when the pool is closed and nobody waits for this worker any more. */
  open(signal: AbortSignal): Promise<W>;
  size: number;
  queue: QueueOptions;
  /** The timeout in milliseconds, from the call to the answer. */
  timeout: number;
  /**
   * For how many milliseconds one job may hold an open worker. Opening one does not count: a browser that is unpacked and
   * started for the first time may take longer than any job.
   */
  workTimeout: number;
  /** The number of jobs after which a worker is replaced. */
  recycleAfter: number;
  /** The number of jobs between two cleanups. */
  tidyAfter: number;
  /** For how many milliseconds `close` waits for the jobs that were accepted. */
  closeWithin: number;
};

export class Pool<W extends Worker> {
  readonly #options: PoolOptions<W>;
  readonly #slots: Slot<W>[];
  readonly #queue: FairQueue<Waiting<W>>;
  readonly #stops = new Set<AbortController>();
  readonly #end = new AbortController();
  #closed = false;

  constructor(options: PoolOptions<W>) {
    this.#options = options;
    this.#queue = new FairQueue(options.queue);
    this.#slots = Array.from({ length: options.size }, () => ({ busy: false, jobs: 0, worker: undefined }));
  }

  /** Opens every worker that is not open. Rejects with the first failure. */
  async warm(): Promise<void> {
    await Promise.all(this.#slots.map((slot) => this.#worker(slot)));
  }

  /**
   * Runs a job on a free worker once it is its turn. Rejects with RendererBusy when the queue is full or the deadline has
   * passed, with the signal's reason when it was aborted. A job whose worker died while it ran is run once more on a
   * fresh one.
   */
  async run<T>({ requester, cost }: QueuedJob, job: (worker: W) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const began = performance.now();
    let turn: number | undefined;
    const tell = (outcome: EndedJob["outcome"]) => {
      const now = performance.now();
      const worked = turn === undefined ? null : now - turn;
      const ended: EndedJob = { priority: requester.priority, outcome, waited: (turn ?? now) - began, worked };
      for (const listener of this.#listeners) listener(ended);
    };
    try {
      const result = await this.#run({ requester, cost }, job, signal, () => {
        turn = performance.now();
      });
      tell("done");
      return result;
    } catch (error) {
      tell(signal?.aborted ? "gone" : error instanceof RendererBusy ? "refused" : "failed");
      throw error;
    }
  }
  readonly #listeners = new Set<(ended: EndedJob) => void>();

  async #run<T>(
    { requester, cost }: QueuedJob,
    job: (worker: W) => Promise<T>,
    signal: AbortSignal | undefined,
    begin: () => void,
  ): Promise<T> {
    if (this.#closed) throw new RendererBusy("The renderer is closing.");
    signal?.throwIfAborted();
    const stop = new AbortController();
    this.#stops.add(stop);
    const abort = () => stop.abort(signal?.reason);
    signal?.addEventListener("abort", abort, { once: true });
    const timer = setTimeout(
      () => stop.abort(new RendererBusy(`Not rendered within ${this.#options.timeout} ms.`)),
      this.#options.timeout,
    );
    try {
      const { slot, release } = await this.#acquire({ requester, cost }, stop.signal);
      begin();
      try {
        return await this.#work(slot, job, stop);
      } finally {
        void this.#tidy(slot).finally(release);
      }
    } finally {
      clearTimeout(timer);
      this.#stops.delete(stop);
      signal?.removeEventListener("abort", abort);
    }
  }

  /** Whether one more job would leave a worker for the next: nothing is queued, and a free worker is already open. */
  isFree(): boolean {
    const free = this.#slots.filter((slot) => !slot.busy);
    const isOpen = free.some((slot) => slot.worker !== undefined);
    return !this.#closed && isOpen && this.#queue.size === 0 && free.length >= Math.min(2, this.#slots.length);
  }

  /** Returns what runs and what waits. */
  load(): RendererLoad {
    const count = (is: (slot: Slot<W>) => boolean) => this.#slots.filter(is).length;
    return {
      waiting: this.#queue.waiting,
      pages: this.#slots.length,
      open: count(({ worker }) => worker !== undefined),
      busy: count(({ busy }) => busy),
    };
  }

  /** Calls the listener at the end of each job, until the returned function is called. */
  watch(listener: (ended: EndedJob) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Refuses new jobs, finishes the accepted ones and closes the workers. What is not done in `closeWithin` is refused too,
   * and a worker that is still being opened then is given up: a browser may take a minute to be unpacked.
   */
  async close(): Promise<void> {
    this.#closed = true;
    const ending = () => new RendererBusy("The renderer is closing.");
    const timer = setTimeout(() => {
      for (const stop of this.#stops) stop.abort(ending());
    }, this.#options.closeWithin);
    while (this.#slots.some((slot) => slot.busy)) await new Promise<void>((resolve) => this.#idle.push(resolve));
    clearTimeout(timer);
    this.#end.abort(ending());
    await Promise.all(
      this.#slots.map(async (slot) => {
        const worker = await slot.worker?.catch(() => undefined);
        slot.worker = undefined;
        await worker?.close().catch(() => {});
      }),
    );
  }
  readonly #idle: (() => void)[] = [];

  #acquire(job: QueuedJob, signal: AbortSignal): Promise<Acquired<W>> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.leave(waiting);
        reject(signal.reason);
      };
      const settle = () => signal.removeEventListener("abort", leave);
      const waiting: Waiting<W> = {
        ...job,
        take: (slot) => {
          settle();
          slot.busy = true;
          resolve({ slot, release: () => this.#release(slot, waiting) });
        },
        drop: () => {
          settle();
          reject(new RendererBusy("Others have fewer jobs waiting."));
        },
      };
      const dropped = this.#queue.join(waiting);
      signal.addEventListener("abort", leave, { once: true });
      dropped?.drop();
      this.#serve();
    });
  }

  /** Gives free workers to the jobs whose turn it is. */
  #serve(): void {
    for (;;) {
      const free = this.#slots.filter((slot) => !slot.busy);
      // A slot with an open worker is preferred, because opening one takes longer than a print.
      const slot = free.find((candidate) => candidate.worker) ?? free[0];
      const next = slot ? this.#queue.next() : null;
      if (!slot || !next) return;
      next.take(slot);
    }
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

  #release(slot: Slot<W>, job: Waiting<W>): void {
    slot.busy = false;
    this.#queue.finish(job);
    this.#serve();
    if (!this.#slots.some(({ busy }) => busy)) for (const idle of this.#idle.splice(0)) idle();
  }

  async #work<T>(slot: Slot<W>, job: (worker: W) => Promise<T>, stop: AbortController): Promise<T> {
    const { signal } = stop;
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
        const result = await orAborted(this.#held(job(worker), stop), signal);
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

  /** Stops a job that holds its worker for too long. */
  async #held<T>(result: Promise<T>, stop: AbortController): Promise<T> {
    const { workTimeout } = this.#options;
    const timer = setTimeout(() => stop.abort(new RendererBusy(`Not done in ${workTimeout} ms.`)), workTimeout);
    try {
      return await result;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Returns the slot's worker, opened if necessary. One that dies, even while idle, leaves its slot empty, so that
   * another can be opened.
   */
  #worker(slot: Slot<W>): Promise<W> {
    if (slot.worker) return slot.worker;
    const opening = this.#options.open(this.#end.signal);
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
type Waiting<W> = QueuedJob & {
  take: (slot: Slot<W>) => void;
  /** Tells that the job lost its place to a requester with fewer jobs. */
  drop: () => void;
};
type Acquired<W> = { slot: Slot<W>; release: () => void };

/** Settles as the promise does, or rejects with the signal's reason, whichever comes first. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
