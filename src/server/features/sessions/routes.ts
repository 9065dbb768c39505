import type { sessionCalls } from "#contract/sessions.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { endDevice, endDevices, listDevices } from "./service.ts";

export function sessionHandlers(deps: Deps): Handlers<keyof typeof sessionCalls> {
  return {
    listSessions: async ({ user, session }) => listDevices(deps, user.id, await session.id()),
    async removeSession({ user, session, params }) {
      const isCurrent = params.id === (await session.id());
      if (!(await endDevice(deps, user.id, params.id))) throw new AppError("notFound");
      if (isCurrent) session.forget();
      return null;
    },
    removeOtherSessions: async ({ user, session }) => ({
      removed: await endDevices(deps.db, user.id, await session.id()),
    }),
  };
}
