import { versionCalls } from "#contract/versions.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { getVersion, listVersions, nameVersion, removeVersion, renameVersion } from "./service.ts";

export function mountVersions(app: App, deps: Deps): void {
  mount(app, deps, versionCalls.listVersions, ({ user, params, query }) => listVersions(deps, user, params.id, query));
  mount(app, deps, versionCalls.getVersion, ({ user, params }) => getVersion(deps, user, params));
  mount(app, deps, versionCalls.nameVersion, ({ user, params, body, locale }) =>
    nameVersion(deps, user, params.id, body.name, locale),
  );
  mount(app, deps, versionCalls.renameVersion, ({ user, params, body, locale }) =>
    renameVersion(deps, user, params, body.name, locale),
  );
  mount(app, deps, versionCalls.removeVersion, async ({ user, params }) => {
    await removeVersion(deps, user, params);
    return null;
  });
}
