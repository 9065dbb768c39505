import { recordCalls } from "#contract/records.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { pageOf } from "#server/http/paging.ts";
import { listOrders } from "./service.ts";

export function mountOrders(app: App, deps: Deps): void {
  mount(app, deps, recordCalls.listOrders, ({ user, query }) => listOrders(deps, user.id, pageOf(query)));
  mount(app, deps, recordCalls.listAllOrders, ({ query }) => listOrders(deps, null, pageOf(query)));
}
