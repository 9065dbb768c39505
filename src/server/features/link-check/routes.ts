import type { linkCheckCalls } from "#contract/link-check.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { checkLinks, type LinkChecks } from "./service.ts";

export function linkCheckHandlers(deps: Deps, { links }: { links: LinkChecks }): Handlers<keyof typeof linkCheckCalls> {
  return {
    checkLinks: async ({ subject }) => ({ links: await checkLinks({ ...deps, links }, subject.id) }),
  };
}
