/** The numbers of a running process: its connections and what it waits for. Milliseconds and bytes, as in `limits.ts`. */
export const operationLimits = {
  /**
   * Connections. Headers arrive within `headers` ms, a whole request within `request`, and after `headers` ms a body at
   * `bytesPerSecond` at least; an answer of which nothing is taken for `taking` ms is given up. `keepAlive` is longer than
   * a proxy keeps its idle connections (60 s), so that it is the proxy who ends them. `look`: how often that is checked.
   * At the end of the process an idle connection ends after `idleEnd` ms without a request, a request that is still
   * arriving after `arriveEnd`, and one that is being answered after `runEnd`. `bodies`: the bytes of bodies that are
   * being read, in all.
   */
  listener: {
    connections: 2000,
    headers: 10_000,
    request: 120_000,
    bytesPerSecond: 8192,
    taking: 30_000,
    keepAlive: 75_000,
    look: 1000,
    idleEnd: 500,
    arriveEnd: 5_000,
    runEnd: 20_000,
    bodies: 134_217_728,
  },
  /**
   * A database or a disk that is not there, ms: `request`: how long a request waits for the database in all, for connections
   * and for statements that do not come on; `least`: what a statement may wait when that is spent; `connection`: how long a
   * query that belongs to no request waits for a connection; `lock`,
   * `statement`: after which PostgreSQL itself ends a statement; `keepAlive`: when a silent connection is first probed.
   * Where nothing has moved for `still`, looked at every `look`, the server is asked and has `answer` to answer; after
   * that it is asked again every `pause` and has `answerAgain`. Together less than 3 s. A public page is served for
   * `kept` after the database was last asked about it. `retryAfter`, `diskRetryAfter`: seconds.
   */
  outage: {
    request: 2250,
    least: 500,
    connection: 2500,
    lock: 5000,
    statement: 60_000,
    keepAlive: 10_000,
    still: 500,
    look: 250,
    answer: 1500,
    pause: 250,
    answerAgain: 700,
    kept: 300_000,
    retryAfter: 2,
    diskRetryAfter: 60,
  },
  /**
   * ms: `answer`: within which the database answers where the process can serve; `figures`: the same, with all figures.
   * Work in the background is late where a job has been due for `late`.
   */
  health: { answer: 2000, figures: 2500, late: 600_000 },
  /**
   * A page of the browser holds at most `memory` bytes; a sheet that another process sends to be drawn has `largest`.
   * `end`: for how many ms the end of a process waits for prints that nobody's request waits for.
   */
  renderer: { memory: 1_500_000_000, largest: 40_000_000, end: 2_000 },
  /**
   * Photos for prints: the bytes of those that a process keeps, and for how many ms a print waits for one that it does not
   * have.
   */
  images: { bytes: 33_554_432, wait: 3000 },
  /**
   * Requests to sites that users name: ms for the whole of one with its redirects, how many of these, how many requests at
   * a time, the bytes of an answer's headers, and the ports of the web: these two, and those that no service of a system has.
   */
  outbound: {
    timeout: 5_000,
    redirects: 5,
    parallel: 16,
    headerBytes: 16_384,
    ports: { named: [80, 443], from: 1024 },
  },
  /**
   * Covers that are drawn before anyone requests them: ms to wait after the last save, and ms between two checks
   * whether the renderer is free.
   */
  coverQueue: { settleAfter: 4_000, retryAfter: 1_000 },
  /** How many ms a start waits for the storage to take the samples' portraits; the rest is done in the background. */
  portraits: 3000,
  /** After so many retries of a job, each after twice the time of the one before, a day has passed. */
  retriesOfADay: 33,
  /** A worker takes the turn of some recurrent job every 15 s; without one for so many ms none runs. */
  workerSilence: 60_000,
  /** A process that was told to stop, and has waited for DRAIN_SECONDS, ends after so many ms whatever is left. */
  end: 25_000,
  /** A provider that failed `failures` times in a row is left alone for `rest` ms, and then tried by one call. */
  circuit: { failures: 3, rest: 15_000 },
} as const;
