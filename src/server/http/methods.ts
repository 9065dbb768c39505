import { callList } from "#contract/registry.ts";
import { AppError } from "#core/errors.ts";
import type { AppContext } from "./context.ts";

/**
 * Answers OPTIONS of a call with the methods of its path. There are no CORS headers, so no other site may make the
 * call.
 */
export function respondOptions(context: AppContext): Response {
  const methods = callList
    .filter(({ call }) => new RegExp(`^${call.path.replace(/:\w+/g, "[^/]+")}$`).test(context.req.path))
    .flatMap(({ call }) => (call.method === "GET" ? ["GET", "HEAD"] : [call.method]));
  if (methods.length === 0) throw new AppError("notFound");
  context.header("Allow", [...new Set([...methods, "OPTIONS"])].sort().join(", "));
  return context.body(null, 204);
}
