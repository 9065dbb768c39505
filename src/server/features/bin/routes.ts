import { binCalls } from "#contract/bin.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { eraseResume, listBin, restoreResume } from "./service.ts";

export function mountBin(app: App, deps: Deps): void {
  mount(app, deps, binCalls.listBin, ({ user, query }) => listBin(deps, user, query));
  mount(app, deps, binCalls.restoreResume, ({ user, params }) => restoreResume(deps, user, params.id));
  mount(app, deps, binCalls.eraseResume, async ({ user, params }) => {
    await eraseResume(deps, user, params.id);
    return null;
  });
}
