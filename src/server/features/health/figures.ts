import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { Gauge } from "prom-client";
import type { DeskHealth } from "#contract/desk-health.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { Metrics } from "#server/metrics.ts";
import { answerWithin } from "#server/within.ts";
import { readHealth } from "../desk/service.ts";
import { createRenderFigures } from "./render-figures.ts";

/**
 * Returns what `/metrics` answers. The figures of the installation (jobs, money, what waits for a person) are those of
 * the desk's health page and the same in each of its processes. Where the database does not answer in time, these are
 * left out and `inkleaf_database_up` is 0: an old figure would be taken for a new one.
 */
export function createFigures(deps: Deps, metrics: Metrics): () => Promise<string> {
  const set = defineGauges(deps, metrics);
  let reading: Promise<void> | undefined;
  /** Whoever asks while somebody else does gets the same figures, so that the database is asked once. */
  const read = async () => {
    const health = answerWithin(readHealth(deps), operationLimits.health.figures).catch((error: unknown) => {
      deps.log.warn({ error: safeError(error) }, "figures of the database not read");
      return null;
    });
    set(await health, await sizeOfLog(deps.config.database));
  };
  return async () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    await reading;
    return metrics.print();
  };
}

type Gauges = (health: DeskHealth | null, logBytes: number | null) => void;

function defineGauges({ config, db, printer, providers }: Deps, { registry }: Metrics): Gauges {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `inkleaf_${name}`, help, labelNames, registers: [registry] });
  const setRender = createRenderFigures(registry, config.role);
  const up = gauge("database_up", "1 where the database gave the figures of the installation in time.");
  const connections = gauge("database_connections", "Connections of this process, by state.", "state");
  const most = gauge("database_connections_max", "The most connections that this process opens.");
  const queue = gauge("database_waiting", "Queries and transactions of this process that wait for a connection.");
  const isEmbedded = config.database.kind === "embedded";
  const log = isEmbedded ? gauge("database_wal_bytes", "Size of the embedded database's write-ahead log.") : null;
  const provider = gauge("provider_up", "1 where this process's last call of a provider worked, else 0.", "provider");
  const jobs = gauge("jobs", "Jobs that are not done, by kind and state; the same in every process.", "kind", "state");
  const oldest = gauge("job_oldest_due_seconds", "How long the oldest job that is due has waited.");
  const exceptions = gauge(
    "money_exceptions",
    "Payments and messages that do not fit and are not resolved, at most 1,000.",
    "kind",
  );
  const open = gauge("orders_long_open", "Orders that a provider has held open for over an hour, at most 50.");
  const waiting = gauge("waiting", "What waits for a person at the desk, at most 1,000 each.", "what");
  const disk = gauge("disk_bytes", "The file system that has DATA_DIR.", "state");
  const ofInstallation = [jobs, oldest, exceptions, open, waiting, disk];
  return (health, logBytes) => {
    const { totalCount, idleCount, waitingCount, options } = db.pool;
    connections.set({ state: "idle" }, idleCount);
    connections.set({ state: "busy" }, totalCount - idleCount);
    most.set(options.max);
    queue.set(waitingCount);
    if (logBytes === null) log?.remove();
    else log?.set(logBytes);
    setRender(printer.load());
    for (const [name, { failure }] of providers.list()) provider.set({ provider: name }, failure === null ? 1 : 0);
    up.set(health ? 1 : 0);
    for (const each of ofInstallation) each.reset();
    // A gauge without labels begins at 0, which would be a figure.
    for (const each of [oldest, open]) if (!health) each.remove();
    if (!health) return;
    for (const { kind, ...states } of health.jobs) {
      for (const state of ["waiting", "running", "failed"] as const) jobs.set({ kind, state }, states[state]);
    }
    oldest.set(health.oldestDueMs / 1000);
    const { openExceptions, billDifferences, longOpen } = health.orders;
    exceptions.set({ kind: "bill" }, billDifferences);
    exceptions.set({ kind: "message" }, openExceptions - billDifferences);
    open.set(longOpen.length);
    for (const what of ["applications", "offers", "refunds"] as const) waiting.set({ what }, health.waiting[what]);
    if (!health.disk) return;
    disk.set({ state: "free" }, health.disk.free);
    disk.set({ state: "total" }, health.disk.total);
  };
}

/** Returns the bytes of the embedded database's write-ahead log; null for PostgreSQL, whose log is its own affair. */
async function sizeOfLog(database: Deps["config"]["database"]): Promise<number | null> {
  if (database.kind !== "embedded") return null;
  const folder = path.join(database.folder, "pg_wal");
  try {
    const names = await readdir(folder);
    // A file may be removed between the two.
    const sizes = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => null)));
    return sizes.reduce((sum, each) => sum + (each?.isFile() ? each.size : 0), 0);
  } catch {
    return null;
  }
}
