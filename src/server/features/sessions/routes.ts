import { sessionCalls } from "#contract/sessions.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { mount } from "#server/http/mount.ts";
import { endDevice, endDevices, listDevices } from "./service.ts";

export function mountSessions(app: App, deps: Deps): void {
  mount(app, deps, sessionCalls.listSessions, async ({ user, session }) =>
    listDevices(deps, user.id, await session.id()),
  );
  mount(app, deps, sessionCalls.removeSession, async ({ user, session, params }) => {
    const isCurrent = params.id === (await session.id());
    if (!(await endDevice(deps, user.id, params.id))) throw new AppError("notFound");
    if (isCurrent) session.forget();
    return null;
  });
  mount(app, deps, sessionCalls.removeOtherSessions, async ({ user, session }) => ({
    removed: await endDevices(deps.db, user.id, await session.id()),
  }));
}
