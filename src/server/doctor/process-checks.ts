import type { Logger } from "pino";
import { drawPath } from "../adapters/renderer/remote-protocol.ts";
import { type DatabaseConfig, openDatabase } from "../db/client.ts";
import { sayNoWorker, silenceOfWorkers } from "../jobs/last-worker.ts";
import { bad, type Finding, good, reasonOf, warning } from "./finding.ts";

/** The other processes of an installation that this one needs. */

/** Asks the renderer at RENDER_URL whether it is ready, and whether it knows our secret, without drawing anything. */
export async function checkRenderer(url: string, secret: string): Promise<Finding> {
  const check = "renderer";
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(new URL(path, url), { ...init, redirect: "manual", signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.status;
  };
  try {
    const ready = await ask("/readyz");
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
    // It refuses what is no sheet after it has looked at the secret.
    const known = await ask(drawPath, { method: "POST", headers, body: "{}" });
    if (known === 401)
      return bad(check, `${url} does not know our RENDER_SECRET`, "Give both sides the same RENDER_SECRET.");
    if (known !== 400)
      return bad(check, `what answers at ${url} is no renderer (${known})`, "Let RENDER_URL lead to ROLE=render.");
    if (ready !== 200)
      return warning(check, `${url} is not ready (${ready})`, "It starts or stops; look at its own log.");
    return good(check, `${url} prints for this process`);
  } catch (error) {
    return bad(
      check,
      `nothing can be printed: ${url} does not answer (${reasonOf(error)})`,
      "Start a process with ROLE=render there, or correct RENDER_URL.",
    );
  }
}

/** Looks whether a worker does what a process of ROLE=web leaves to one. */
export async function checkWorkers(database: DatabaseConfig, log: Logger): Promise<Finding> {
  const check = "workers";
  try {
    const db = await openDatabase(database.kind === "postgres" ? { ...database, pool: 1 } : database, log, {
      maintenance: false,
    });
    try {
      const noWorker = sayNoWorker(await silenceOfWorkers(db, Date.now()));
      return noWorker ? bad(check, noWorker, "Start a process with ROLE=worker or ROLE=all.") : good(check, "one runs");
    } finally {
      await db.close();
    }
  } catch (error) {
    return warning(check, `nothing tells (${reasonOf(error)})`, "Mend the database first.");
  }
}
