import type { versionCalls } from "#contract/versions.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { getState, listStates, nameVersion, removeVersion, renameVersion } from "./service.ts";

export function versionHandlers(deps: Deps): Handlers<keyof typeof versionCalls> {
  return {
    listVersions: ({ subject, query }) => listStates(deps, subject.id, query),
    getVersion: ({ params }) => getState(deps, params),
    nameVersion: ({ user, subject, body, locale }) => nameVersion(deps, user, subject.id, body.name, locale),
    renameVersion: ({ params, body, locale }) => renameVersion(deps, params, body.name, locale),
    async removeVersion({ params }) {
      await removeVersion(deps, params);
      return null;
    },
  };
}
