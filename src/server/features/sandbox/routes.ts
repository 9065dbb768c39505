import { systemCalls } from "#contract/system.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { pageOf } from "#server/http/paging.ts";
import { hasOutbox, readOutbox } from "./service.ts";

/** The outbox of the embedded stand-ins. Where none is embedded it does not exist, whatever the table still holds. */
export function mountSandbox(app: App, deps: Deps): void {
  mount(app, deps, systemCalls.listOutbox, ({ query }) => {
    if (!hasOutbox(deps)) throw new AppError("notFound");
    return readOutbox(deps, query.to, pageOf(query));
  });
}
