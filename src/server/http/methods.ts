import { callList } from "#contract/registry.ts";
import { AppError } from "#core/errors.ts";
import type { AppContext } from "./context.ts";

/** OPTIONS of a call: the methods its path has. No other site is invited (no CORS headers). */
export function respondOptions(context: AppContext): Response {
  const methods = callList
    .filter(({ call }) => new RegExp(`^${call.path.replace(/:\w+/g, "[^/]+")}$`).test(context.req.path))
    .flatMap(({ call }) => (call.method === "GET" ? ["GET", "HEAD"] : [call.method]));
  if (methods.length === 0) throw new AppError("notFound");
  context.header("Allow", [...new Set([...methods, "OPTIONS"])].sort().join(", "));
  return context.body(null, 204);
}
