import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { operationLimits } from "#core/operation-limits.ts";
import { DatabaseUnavailable, noteLostConnection, safeError, sqlState } from "./errors.ts";

const { outage } = operationLimits;

/**
 * Notices that a PostgreSQL server no longer answers. A slow statement and a server that hangs look the same to the one
 * who waits, so while somebody waits and nothing moves, the server is asked something small on a connection of its own.
 * If that has no answer either, every connection of the pool is broken, so that all who wait fail now and not one after
 * the other, and new ones fail at once until the server answers again.
 *
 * Ceiling: behind a pooler whose connections are all busy the question waits as well, and running statements are ended
 * for that. Give the pooler more connections than `DATABASE_POOL` × processes.
 */
export function watchServer(url: string, log: Logger) {
  const sockets = new Set<Socket>();
  let why: DatabaseUnavailable | undefined;

  /** Opens the pool's sockets. */
  function openSocket(): Socket {
    const socket = new Socket();
    sockets.add(socket);
    socket.on("error", noteLostConnection);
    socket.once("close", () => sockets.delete(socket));
    if (why) process.nextTick(() => socket.destroy(why));
    return socket;
  }

  /** Watches until the returned function is called. */
  function begin(pool: pg.Pool, server: string): () => void {
    let moved = performance.now();
    let isAsking = false;
    let isEnded = false;
    const note = () => {
      moved = performance.now();
    };
    for (const event of ["connect", "acquire", "release"] as const) pool.on(event, note);

    const look = async () => {
      if (pool.totalCount === pool.idleCount && pool.waitingCount === 0) note();
      if (isAsking || performance.now() - moved < outage.still) return;
      isAsking = true;
      if (!(await answers(url, outage.answer))) await waitForReturn();
      note();
      isAsking = false;
    };

    async function waitForReturn(): Promise<void> {
      if (isEnded) return;
      why = new DatabaseUnavailable(`${server} does not answer`);
      log.error({ error: safeError(why) }, "database does not answer");
      for (const socket of sockets) socket.destroy(why);
      do await sleep(outage.pause, undefined, { ref: false });
      while (!isEnded && !(await answers(url, outage.answerAgain)));
      why = undefined;
      if (!isEnded) log.warn("database answers again");
    }

    const timer = setInterval(() => void look(), outage.look).unref();
    return () => {
      isEnded = true;
      clearInterval(timer);
    };
  }

  return { openSocket, begin };
}

/** Returns whether the server answers within so many milliseconds. One that has no connection left does answer. */
async function answers(url: string, milliseconds: number): Promise<boolean> {
  const answer = await askAside(url, "select 1", milliseconds);
  return answer.rows !== null || answer.state === "53300";
}

/**
 * Asks the server something on a connection of its own. `rows` is null where there was no answer in so many milliseconds,
 * and `state` the SQLSTATE where the server refused.
 */
export async function askAside(
  url: string,
  text: string,
  milliseconds: number,
  values: unknown[] = [],
): Promise<{ rows: Record<string, unknown>[] | null; state?: string | undefined }> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, application_name: "inkleaf-watch", stream: () => socket });
  // What breaks after the answer is of no interest, and without a listener it would end the process.
  client.on("error", () => {});
  // After a long computation of this process a timer is overdue before the answer that lies ready was read. Between two
  // timers it is read.
  const halves = sleep(milliseconds / 2).then(() => sleep(milliseconds / 2));
  const asked = client.connect().then(() => client.query<Record<string, unknown>>(text, values));
  try {
    return await Promise.race([asked.then(({ rows }) => ({ rows })), halves.then(() => ({ rows: null }))]);
  } catch (error) {
    return { rows: null, state: sqlState(error) };
  } finally {
    asked.catch(() => {});
    socket.destroy();
  }
}
