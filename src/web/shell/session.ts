import { useQuery } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { limits } from "#core/limits.ts";
import { onNoPermission, send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import { forgetKept } from "./device-data.ts";
import { translator } from "./i18n.ts";
import { signInPath } from "./prev.ts";

/**
 * The signed-in user, and the handling of an expired session: when the server answers "no permission" to a signed-in
 * user, one message shows, and after one second the user is signed out and redirected to the sign-in page, once,
 * however many calls failed. Unsaved text is not lost, because the editor keeps its drafts on the device.
 */
let isEnding = false;
/**
 * When the current user signed in (`performance.now`). Refusals of earlier requests belong to a session that is over.
 */
let signedInAt = Number.NEGATIVE_INFINITY;

/** Starts watching for an expired session. `goTo` navigates by the router. */
export function watchSession(goTo: (path: string) => Promise<void>): void {
  onNoPermission((sentAt) => {
    if (isEnding || sentAt < signedInAt || !queryClient.getQueryData(userQuery.queryKey)) return;
    isEnding = true;
    const { sessionExpired } = limits.notices;
    toast(translator.t("failure.sessionExpired", { ns: "common" }), { kind: "error", stay: sessionExpired });
    const back = location.pathname + location.search;
    // Signing out also removes the cookies of the dead session. The timeout keeps an unreachable server from blocking
    // this.
    const signedOut = send(calls.logoutPost, { signal: AbortSignal.timeout(5000) }).catch(() => {});
    const shown = new Promise((resolve) => setTimeout(resolve, sessionExpired));
    void Promise.all([signedOut, shown])
      .then(() => {
        forgetUser();
        return goTo(signInPath(back));
      })
      .finally(() => {
        isEnding = false;
      });
  });
}

/** Returns the user, or null for an anonymous visitor; undefined until it is known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery).data;
}

/**
 * Reads the user again after any call that set the session cookie, and drops everything cached for the previous one.
 */
export async function loadSession(): Promise<User | null> {
  forgetOwn();
  signedInAt = performance.now();
  return queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
}

/** Ends the session on the server and here. */
export async function endSession(): Promise<void> {
  await send(calls.logoutPost);
  forgetUser();
}

/** Removes what is known of the last user, so that the next one does not see it. */
export function forgetUser(): void {
  queryClient.setQueryData(userQuery.queryKey, null);
  forgetOwn();
}

/**
 * Query keys that survive a sign-out, because they are the same for everyone; any other data belonged to the user. The
 * user's own query is set separately.
 */
const shared = new Set<unknown>(["user", "site", "templates", "examples", "categories", "public", "content"]);

function forgetOwn(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !shared.has(queryKey[0]) });
  void forgetKept();
}
