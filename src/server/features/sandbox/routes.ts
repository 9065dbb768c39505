import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { hasOutbox, readOutbox } from "./service.ts";

/**
 * Handles the outbox of the embedded stand-ins. If none is embedded the outbox does not exist, whatever the table still
 * contains.
 */
export function sandboxHandlers(deps: Deps): Handlers<"listOutbox"> {
  return {
    listOutbox({ query }) {
      if (!hasOutbox(deps)) throw new AppError("notFound");
      return readOutbox(deps, query.to, pageOf(query));
    },
  };
}
