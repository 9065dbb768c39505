import { operationLimits } from "#core/operation-limits.ts";
import type { Deps } from "#server/deps.ts";
import { sayNoWorker, silenceOfWorkers } from "#server/jobs/last-worker.ts";
import { answerWithin } from "#server/within.ts";
import { readHealth } from "../desk/service.ts";
import { askDatabase } from "./store.ts";

/**
 * What the process needs, and how that does. `down`: its last call failed. `late`: it works, and not fast enough.
 * `unknown`: nobody has needed it since the process started. `stand-in`: one of our own answers. `off`: it is not set up.
 */
export type Dependency = {
  name: string;
  state: "ok" | "down" | "late" | "unknown" | "stand-in" | "off";
  /** One sentence for the operator. */
  says: string;
};

const { health: limits } = operationLimits;

/** Returns every dependency. Database, storage and browser are looked at now, the others as they last were. */
export async function listDependencies(deps: Deps): Promise<Dependency[]> {
  const [database, storage, jobs] = await Promise.all([checkDatabase(deps), checkStorage(deps), checkJobs(deps)]);
  const { mail, sms, oauth, wechat, payments, ai } = deps;
  const ways = { mail, SMS: sms, Google: oauth.google, GitHub: oauth.github, WeChat: wechat };
  return [
    ...[database, storage, checkBrowser(deps), jobs],
    ...Object.entries(ways).map(([name, way]) => lastSeen(deps, name, way?.kind ?? "off")),
    ...payments.map(({ kind, currency }) => lastSeen(deps, `payments in ${currency}`, kind)),
    ...ai.map(({ name, isBuiltIn }) =>
      isBuiltIn ? { name, state: "ok" as const, says: "The built-in engine asks nobody." } : lastSeen(deps, name, name),
    ),
  ];
}

async function checkDatabase({ db }: Deps): Promise<Dependency> {
  const name = "database";
  const whose = db.kind === "embedded" ? "The embedded database" : "PostgreSQL";
  const began = performance.now();
  try {
    await answerWithin(askDatabase(db), limits.answer);
  } catch {
    return { name, state: "down", says: `${whose} gave no answer within ${limits.answer / 1000} s.` };
  }
  const { totalCount, idleCount, waitingCount, options } = db.pool;
  const used = `${totalCount - idleCount} of ${options.max} connections are busy and ${waitingCount} wait`;
  return { name, state: "ok", says: `${whose} answered in ${Math.ceil(performance.now() - began)} ms; ${used}.` };
}

/** Reads a file that is not there, which shows that files can be read. */
async function checkStorage(deps: Deps): Promise<Dependency> {
  const { storage } = deps;
  const name = "storage";
  const where = storage.kind === "s3" ? "The S3 store" : "The disk";
  try {
    await answerWithin(storage.get("health/none.webp"), limits.answer);
    return { name, state: "ok", says: `${where} is read.` };
  } catch {
    return {
      name,
      state: "down",
      says: `${where} cannot be read, or not within ${limits.answer / 1000} s${rest(deps, name)}.`,
    };
  }
}

function checkBrowser(deps: Deps): Dependency {
  const { waiting, pages, open, busy } = deps.printer.load();
  const queued = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  const last = deps.providers.find("browser");
  if (last?.failure)
    return {
      name: "browser",
      state: "down",
      says: `The last print failed ${ago(deps, last.at)}; npm run doctor says why.`,
    };
  if (open === 0) return { name: "browser", state: "unknown", says: "No page is open; the next print opens one." };
  return { name: "browser", state: "ok", says: `${busy} of ${pages} pages print and ${queued} jobs wait.` };
}

async function checkJobs(deps: Deps): Promise<Dependency> {
  const name = "jobs";
  const health = await answerWithin(readHealth(deps), limits.figures).catch(() => null);
  if (!health) return { name, state: "unknown", says: "The table of jobs cannot be read." };
  const sum = (state: "waiting" | "running" | "failed") => health.jobs.reduce((all, kind) => all + kind[state], 0);
  const noWorker = sayNoWorker(await answerWithin(silenceOfWorkers(deps.db, deps.now()), limits.answer).catch(() => 0));
  if (noWorker) return { name, state: "late", says: `${noWorker[0]?.toUpperCase()}${noWorker.slice(1)}.` };
  const counts = `${sum("waiting")} wait, ${sum("running")} run and ${sum("failed")} have failed for good`;
  const state = health.oldestDueMs > limits.late ? "late" : "ok";
  return { name, state, says: `${counts}; the oldest due one has waited for ${span(health.oldestDueMs)}.` };
}

function lastSeen(deps: Deps, name: string, kind: string): Dependency {
  if (kind === "off") return { name, state: "off", says: "It is not set up, so it is not offered." };
  if (kind === "embedded") return { name, state: "stand-in", says: "A stand-in of this program, which asks nobody." };
  const last = deps.providers.find(name);
  if (!last) return { name, state: "unknown", says: `Nobody has needed ${kind} since this process started.` };
  if (last.failure === null) return { name, state: "ok", says: `${kind} answered ${ago(deps, last.at)}.` };
  return { name, state: "down", says: `${kind} failed ${ago(deps, last.at)} (${last.failure})${rest(deps, name)}.` };
}

/** Says that a provider is left alone; nothing where it is asked. */
function rest({ providers, now }: Deps, name: string): string {
  const { inARow = 0, restsUntil = 0 } = providers.find(name) ?? {};
  const left = restsUntil - now();
  return left > 0
    ? `; after ${inARow} failures in a row its calls fail at once, and one tries it in ${span(left)}`
    : "";
}

const ago = ({ now }: Pick<Deps, "now">, at: number) => `${span(now() - at)} ago`;

function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
