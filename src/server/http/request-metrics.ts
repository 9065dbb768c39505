import type { MiddlewareHandler } from "hono";
import type { Metrics } from "#server/metrics.ts";
import type { AppEnv } from "./context.ts";

/** Counts every answer with its time, under the name of its call, or under the pattern of its route where it is none. */
export function requestMetrics(metrics: Pick<Metrics, "noteRequest">): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    metrics.noteRequest({
      call: context.get("callName") ?? context.req.routePath,
      status: context.res.status,
      seconds: (performance.now() - started) / 1000,
    });
  };
}
