import { statfs } from "node:fs/promises";
import type { DeskHealth } from "#contract/desk-health.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { countOffers } from "../offers/service.ts";
import { healthOfOrders } from "../orders/service.ts";
import { listQueue } from "../programs/service.ts";
import { countJobs } from "./store.ts";

/** Returns how the installation does at this moment. */
export async function readHealth(deps: Deps): Promise<DeskHealth> {
  const now = deps.now();
  const { providers, orders, refunds } = await healthOfOrders(deps);
  const queue = await listQueue(deps, "open", { limit: 1, offset: 0 });
  const applications = Math.min(queue.count, limits.paging.counted);
  const { kinds, dueSince } = await countJobs(deps.db, new Date(now));
  return {
    ...{ providers, orders, jobs: kinds },
    waiting: { applications, offers: await countOffers(deps), refunds },
    oldestDueMs: dueSince === null ? 0 : Math.max(0, now - dueSince.getTime()),
    disk: await readDisk(deps.config.dataDir),
    checkedAt: new Date(now).toISOString(),
  };
}

async function readDisk(folder: string): Promise<DeskHealth["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    // A process that keeps nothing on its disk need not have the folder.
    return null;
  }
}
