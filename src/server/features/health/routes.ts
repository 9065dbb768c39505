import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import type { Services } from "#server/services.ts";
import { askDatabase } from "./store.ts";

const timeoutMs = 2_000;

/**
 * Mounts `/healthz` (the process runs) and `/readyz` (it can serve requests, which means that the database answers
 * within two seconds, and that the process is not about to end).
 */
export function mountHealth(app: App, deps: Deps, services: Pick<Services, "isStopping">): void {
  app.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ status: "ok" });
  });
  app.get("/readyz", async (context) => {
    context.header("Cache-Control", "no-store");
    if (services.isStopping) {
      context.header("Retry-After", "5");
      return context.json({ status: "stopping" }, 503);
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("late")), timeoutMs);
    });
    try {
      await Promise.race([askDatabase(deps.db), late]);
      return context.json({ status: "ok" });
    } catch {
      context.header("Retry-After", "5");
      return context.json({ status: "unavailable", database: "does not answer" }, 503);
    } finally {
      clearTimeout(timer);
    }
  });
}
