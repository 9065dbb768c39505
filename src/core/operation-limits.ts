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
   * PostgreSQL. `connect`: how long a query waits for a connection. A statement may take `statement` ms and wait `lock` ms
   * for a lock. After `suspectAfter` ms without an answer the server is asked whether it is there, which it has `probeFor`
   * ms to say; both together are below the three seconds after which everybody is told. Where it is not, it is asked
   * again every `probeEvery` ms.
   */
  database: {
    connect: 2_500,
    statement: 30_000,
    lock: 5_000,
    suspectAfter: 1_000,
    probeFor: 1_500,
    probeEvery: 250,
    retryAfterSeconds: 5,
  },
  /** For how long after its last check a public page may be shown while the database cannot be asked. */
  publicPageUnchecked: 60_000,
  /** The file store: ms for a read and for a write, how long a start and a print wait for it. */
  storage: { read: 5_000, write: 15_000, start: 8_000, print: 3_000, kept: 16_777_216 },
} as const;
