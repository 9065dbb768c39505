import type { binCalls } from "#contract/bin.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { eraseResume, listBin, restoreResume } from "../resumes/service.ts";

export function binHandlers(deps: Deps): Handlers<keyof typeof binCalls> {
  return {
    listBin: ({ user, query }) => listBin(deps, user, query),
    restoreResume: ({ user, subject }) => restoreResume(deps, user, subject.id),
    async eraseResume({ user, subject }) {
      await eraseResume(deps, user, subject.id);
      return null;
    },
  };
}
