import { recordCalls } from "#contract/records.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { pageOf } from "#server/http/paging.ts";
import { listBalances, listTokens } from "./service.ts";

export function mountLedger(app: App, deps: Deps): void {
  mount(app, deps, recordCalls.listTokens, ({ user, query }) => listTokens(deps, user.id, pageOf(query)));
  mount(app, deps, recordCalls.listBalances, ({ user, query }) => listBalances(deps, user.id, pageOf(query)));
}
