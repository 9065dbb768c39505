import { operationLimits } from "#core/operation-limits.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import type { Services } from "#server/services.ts";
import { answerWithin } from "#server/within.ts";
import { listDependencies } from "./dependencies.ts";
import { createFigures } from "./figures.ts";
import { refusalOf } from "./guard.ts";
import { askDatabase } from "./store.ts";

/**
 * Mounts `/healthz` (the process runs), `/readyz` (it can serve requests, which means that the database answers within
 * two seconds, and that the process is not about to end; `?verbose` lists what it depends on) and `/metrics` (its
 * figures, for Prometheus). The last two tell much, so they ask who wants to know.
 */
export function mountHealth(app: App, deps: Deps, services: Pick<Services, "isStopping" | "metrics">): void {
  const figures = createFigures(deps, services.metrics);
  app.get("/healthz", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ status: "ok" });
  });
  app.get("/readyz", async (context) => {
    context.header("Cache-Control", "no-store");
    const isVerbose = context.req.query("verbose") !== undefined;
    const refusal = isVerbose ? refusalOf(context, deps.config) : null;
    if (refusal) return refusal;
    const [readiness, dependencies] = await Promise.all([
      readReadiness(deps, services),
      isVerbose ? listDependencies(deps) : undefined,
    ]);
    if (readiness.status !== "ok") context.header("Retry-After", "5");
    return context.json({ ...readiness, dependencies }, readiness.status === "ok" ? 200 : 503);
  });
  app.get("/metrics", async (context) => {
    context.header("Cache-Control", "no-store");
    const refusal = refusalOf(context, deps.config);
    if (refusal) return refusal;
    context.header("Content-Type", services.metrics.registry.contentType);
    return context.body(await figures());
  });
}

async function readReadiness({ db }: Deps, services: Pick<Services, "isStopping">) {
  if (services.isStopping) return { status: "stopping" };
  try {
    await answerWithin(askDatabase(db), operationLimits.health.answer);
    // Whoever asked just before the end would otherwise learn of it a look later.
    return { status: services.isStopping ? "stopping" : "ok" };
  } catch {
    return { status: "unavailable", database: "does not answer" };
  }
}
