import { operationLimits } from "#core/operation-limits.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import type { Services } from "#server/services.ts";
import { createFigures } from "./figures.ts";
import { refusalOf } from "./guard.ts";
import { askDatabase } from "./store.ts";
import { within } from "./within.ts";

/**
 * Mounts `/healthz` (the process runs), `/readyz` (it can serve requests, which means that the database answers within
 * two seconds, and that the process is not about to end) and `/metrics` (its figures, for Prometheus).
 */
export function mountHealth(app: App, deps: Deps, services: Pick<Services, "isStopping" | "metrics">): void {
  const figures = createFigures(deps, services.metrics);
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
    try {
      await within(askDatabase(deps.db), operationLimits.health.answer);
      return context.json({ status: "ok" });
    } catch {
      context.header("Retry-After", "5");
      return context.json({ status: "unavailable", database: "does not answer" }, 503);
    }
  });
  app.get("/metrics", async (context) => {
    context.header("Cache-Control", "no-store");
    const refusal = refusalOf(context, deps.config);
    if (refusal) return refusal;
    context.header("Content-Type", services.metrics.registry.contentType);
    return context.body(await figures());
  });
}
