import type { Deps } from "#server/deps.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { listViews } from "./service.ts";

export function viewHandlers(deps: Deps): Handlers<"listViews"> {
  return { listViews: ({ user }) => listViews(deps, user) };
}
