import type { MiddlewareHandler } from "hono";
import type { Tracing } from "#server/tracing/tracing.ts";
import type { AppEnv } from "./context.ts";

/**
 * Makes a span of each request, under the name of its call or the pattern of its route. The sender's `traceparent` is
 * taken only from a proxy: anybody else could have every request of theirs kept.
 */
export function requestTrace(tracing: Tracing, { proxies }: { proxies: number }): MiddlewareHandler<AppEnv> {
  return (context, next) =>
    tracing.request(proxies > 0 ? context.req.header("traceparent") : undefined, next, () => {
      const { method, routePath } = context.req;
      const { status } = context.res;
      return {
        name: `${method} ${context.get("callName") ?? routePath}`,
        attributes: {
          "http.request.method": method,
          "http.route": routePath,
          "http.response.status_code": status,
          "inkleaf.request_id": context.get("requestId") ?? "",
        },
        isFailed: status >= 500,
      };
    });
}
