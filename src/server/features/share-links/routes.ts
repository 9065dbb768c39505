import type { shareLinkCalls } from "#contract/share-links.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { changeLink, createLink, listLinks, removeLink } from "./service.ts";

export function shareLinkHandlers(deps: Deps): Handlers<keyof typeof shareLinkCalls> {
  return {
    listShareLinks: ({ subject }) => listLinks(deps, subject.id),
    createShareLink: ({ user, locale, subject, body }) => createLink(deps, { user, locale }, subject.id, body),
    changeShareLink: ({ user, locale, params, body }) => changeLink(deps, { user, locale }, params, body),
    async removeShareLink({ params }) {
      await removeLink(deps, params);
      return null;
    },
  };
}
