import { viewCalls } from "#contract/views.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { listViews } from "./service.ts";

export function mountViews(app: App, deps: Deps): void {
  mount(app, deps, viewCalls.listViews, ({ user }) => listViews(deps, user));
}
