import type { inspectionCalls } from "#contract/inspection.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { checkedResume, convertedResume } from "./service.ts";

export function inspectionHandlers(deps: Deps): Handlers<keyof typeof inspectionCalls> {
  return {
    convertResume: ({ user, subject, query }) => convertedResume(deps, user, subject.id, query.to),
    checkResume: ({ subject, locale }) => checkedResume(deps, subject.id, locale),
  };
}
