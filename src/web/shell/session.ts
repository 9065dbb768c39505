import { useQuery } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { limits } from "#core/limits.ts";
import { onNoPermission, send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import { translator } from "./i18n.ts";
import { signInPath } from "./prev.ts";

/**
 * Who is signed in, and the rule of an ended session: when the server answers "no permission" to somebody who is signed
 * in, one message shows and after one second they are signed out and sent to sign in, once, however many calls failed.
 * What they typed stays: drafts of the editor are kept on the device by the editor itself.
 */
let isEnding = false;
/** When who is here signed in (`performance.now`): refusals of earlier requests speak of a session that is over. */
let arrivedAt = Number.NEGATIVE_INFINITY;

/** Starts the watch. `goTo` is the router's way to another page. */
export function watchSession(goTo: (path: string) => Promise<void>): void {
  onNoPermission((sentAt) => {
    if (isEnding || sentAt < arrivedAt || !queryClient.getQueryData(userQuery.queryKey)) return;
    isEnding = true;
    const { sessionExpired } = limits.notices;
    toast(translator.t("failure.sessionExpired", { ns: "common" }), { kind: "error", stay: sessionExpired });
    const back = location.pathname + location.search;
    // The cookies of a dead session go with it. A server out of reach must not keep anybody here.
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

/** The user, or null for a stranger; undefined until it is known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery).data;
}

/** After any call that set the session cookie: reads who that is. Nothing of whoever was here before stays. */
export async function loadSession(): Promise<User | null> {
  forgetOwn();
  arrivedAt = performance.now();
  return queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
}

/** Ends the session on the server and here. */
export async function endSession(): Promise<void> {
  await send(calls.logoutPost);
  forgetUser();
}

/** Nothing that belonged to the last user stays in memory for the next. */
export function forgetUser(): void {
  queryClient.setQueryData(userQuery.queryKey, null);
  forgetOwn();
}

/** What everybody may read is kept; anything else that was asked for belonged to somebody. */
const shared = new Set<unknown>(["user", "site", "templates", "examples", "categories", "public", "content"]);

function forgetOwn(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !shared.has(queryKey[0]) });
}

/** Takes what this product kept on the device away: drafts, histories, entered numbers. For an account that is gone. */
export async function clearDeviceData(): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith("inkleaf")) storage.removeItem(key);
    }
    for (const { name } of (await indexedDB.databases?.()) ?? []) {
      if (name?.startsWith("inkleaf")) indexedDB.deleteDatabase(name);
    }
  } catch {
    // Forbidden storage holds nothing of ours.
  }
}
