import { type Priority, RendererBusy, type Requester } from "./port.ts";

/**
 * Decides which job runs next, so that nobody's jobs delay all others. It knows no time and no worker: `pool.ts` asks
 * it for the next job whenever a worker is free. Three rules:
 *
 * - One requester has one running job.
 * - Among priorities, jobs are chosen by weight (weighted fair queueing): a higher priority first, and none is starved.
 * - Within a priority, requesters take turns by the cost of their jobs: whoever prints long documents waits longer.
 */
export type QueueOptions = {
  /** Of how many jobs each priority gets its weight's share when all of them wait. */
  weights: Readonly<Record<Priority, number>>;
  /** How many jobs of one priority may wait. */
  waiting: number;
  /** How many jobs of one requester may wait in a priority. */
  each: number;
  /** The cost above which a job is heavy, and how many heavy jobs may run at a time. */
  heavy: { above: number; most: number };
};

/** What the queue needs to know of a job. `cost` is in pages, at least 1. */
export type QueuedJob = { requester: Requester; cost: number };

/** The jobs of one requester, oldest first, and the cost of what was served so far, relative to the others. */
type Turn<J> = { key: string; served: number; jobs: J[] };
/** The requesters of one priority, those first who came first. */
type Line<J> = { priority: Priority; served: number; time: number; turns: Map<string, Turn<J>>; waiting: number };

export class FairQueue<J extends QueuedJob> {
  readonly #options: QueueOptions;
  readonly #lines: readonly Line<J>[];
  readonly #running = new Map<string, J>();
  /** The start of the job that was chosen last, in shares of the weights. */
  #time = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
    const byWeight = Object.entries(options.weights).sort(([, one], [, other]) => other - one);
    this.#lines = byWeight.map(([priority]) => emptyLine(priority as Priority));
  }

  /** The number of jobs that wait. */
  get size(): number {
    return this.#lines.reduce((sum, line) => sum + line.waiting, 0);
  }

  /** The number of jobs that wait, by priority. */
  get waiting(): Record<Priority, number> {
    return Object.fromEntries(this.#lines.map(({ priority, waiting }) => [priority, waiting])) as Record<
      Priority,
      number
    >;
  }

  /**
   * Adds a job. Throws RendererBusy where its requester has too many waiting already, or the priority is full. In a full
   * priority the requester with the most waiting jobs makes room: that job is returned, and is no longer in the queue.
   */
  join(job: J): J | null {
    const line = this.#lineOf(job);
    const { key } = job.requester;
    const own = line.turns.get(key)?.jobs.length ?? 0;
    if (own >= this.#options.each) throw new RendererBusy(`${own} jobs of this requester are waiting already.`, "own");
    const dropped = line.waiting >= this.#options.waiting ? this.#dropFromLongest(line, own + 1) : null;
    const turn = line.turns.get(key) ?? { key, served: 0, jobs: [] };
    if (turn.jobs.length === 0) {
      // Whoever was away continues where the others are now: having waited for nothing is no merit.
      turn.served = Math.max(turn.served, line.time);
      line.turns.delete(key);
      line.turns.set(key, turn);
    }
    turn.jobs.push(job);
    line.waiting += 1;
    return dropped;
  }

  /** Removes a job that waits. */
  leave(job: J): void {
    const line = this.#lineOf(job);
    const jobs = line.turns.get(job.requester.key)?.jobs ?? [];
    const index = jobs.indexOf(job);
    if (index < 0) return;
    jobs.splice(index, 1);
    line.waiting -= 1;
  }

  /** Chooses the job to run now and takes it out of the queue; null where none may run. `finish` must follow. */
  next(): J | null {
    let chosen: { line: Line<J>; turn: Turn<J>; end: number } | null = null;
    for (const line of this.#lines) {
      const turn = this.#nextTurn(line);
      const end = line.served + 1 / this.#options.weights[line.priority];
      // A priority with nothing to run saves up no claim.
      if (!turn) line.served = Math.max(line.served, this.#time);
      else if (!chosen || end < chosen.end) chosen = { line, turn, end };
    }
    const job = chosen?.turn.jobs.shift();
    if (!chosen || !job) return null;
    const { line, turn, end } = chosen;
    this.#time = Math.max(this.#time, line.served);
    line.served = end;
    line.time = Math.max(line.time, turn.served);
    turn.served = line.time + job.cost;
    line.waiting -= 1;
    this.#running.set(job.requester.key, job);
    return job;
  }

  /** Tells that a job that `next` returned has ended, so that its requester's next one may run. */
  finish(job: J): void {
    this.#running.delete(job.requester.key);
    for (const line of this.#lines) forgetAbsent(line);
  }

  #lineOf({ requester }: J): Line<J> {
    const line = this.#lines.find(({ priority }) => priority === requester.priority);
    if (!line) throw new Error(`There is no priority ${requester.priority}`);
    return line;
  }

  /** Returns whose turn it is: of those who may run a job now, the one who was served least. */
  #nextTurn(line: Line<J>): Turn<J> | null {
    let least: Turn<J> | null = null;
    for (const turn of line.turns.values()) {
      const [job] = turn.jobs;
      if (job && this.#mayRun(job) && (!least || turn.served < least.served)) least = turn;
    }
    return least;
  }

  #mayRun(job: J): boolean {
    if (this.#running.has(job.requester.key)) return false;
    if (!this.#isHeavy(job)) return true;
    return [...this.#running.values()].filter((each) => this.#isHeavy(each)).length < this.#options.heavy.most;
  }

  #isHeavy({ cost }: J): boolean {
    return cost > this.#options.heavy.above;
  }

  /** Takes the newest job of the requester with the most jobs, if those are more than `own`; throws otherwise. */
  #dropFromLongest(line: Line<J>, own: number): J {
    let longest: Turn<J> | null = null;
    for (const turn of line.turns.values()) {
      if (turn.jobs.length > own && turn.jobs.length > (longest?.jobs.length ?? 0)) longest = turn;
    }
    const dropped = longest?.jobs.pop();
    if (!dropped) throw new RendererBusy(`${line.waiting} jobs are waiting already.`);
    line.waiting -= 1;
    return dropped;
  }
}

function emptyLine<J>(priority: Priority): Line<J> {
  return { priority, served: 0, time: 0, turns: new Map(), waiting: 0 };
}

/** Forgets requesters without a job, once the others have been served as much: until then they are ahead. */
function forgetAbsent<J>(line: Line<J>): void {
  for (const [key, turn] of line.turns) {
    if (turn.jobs.length === 0 && (line.waiting === 0 || turn.served <= line.time)) line.turns.delete(key);
  }
}
