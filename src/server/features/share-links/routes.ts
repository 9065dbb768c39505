import type { shareLinkCalls } from "#contract/share-links.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { changeLink, createLink, listLinks, removeLink } from "./service.ts";

export function shareLinkHandlers(deps: Deps): Handlers<keyof typeof shareLinkCalls> {
  return {
    listShareLinks: ({ subject }) => listLinks(deps, subject.id),
    createShareLink: ({ user, subject, body }) => createLink(deps, user, subject.id, body),
    changeShareLink: ({ user, params, body }) => changeLink(deps, user, params, body),
    async removeShareLink({ params }) {
      await removeLink(deps, params);
      return null;
    },
  };
}
