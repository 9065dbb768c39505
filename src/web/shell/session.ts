import { useQuery } from "@tanstack/react-query";
import i18next from "i18next";
import type { User } from "#contract/accounts.ts";
import { limits } from "#core/limits.ts";
import { onNoPermission, send } from "../api/call.ts";
import { calls } from "../api/calls.ts";
import { queryClient, userQuery } from "../api/queries.ts";
import { toast } from "../ui/toast.tsx";
import { signInPath } from "./prev.ts";

/**
 * Who is signed in, and the rule of an ended session: when the server answers "no permission" to somebody who is signed
 * in, one message shows and after one second they are signed out here and sent to sign in, once, however many calls
 * failed.
 */
let isEnding = false;

/** Starts the watch. `goTo` is the router's way to another page. */
export function watchSession(goTo: (path: string) => void): void {
  onNoPermission(() => {
    if (isEnding || !queryClient.getQueryData(userQuery.queryKey)) return;
    isEnding = true;
    toast(i18next.t("failure.sessionExpired", { ns: "common" }), { kind: "error" });
    setTimeout(() => {
      forgetUser();
      goTo(signInPath(location.pathname + location.search));
      isEnding = false;
    }, limits.notices.sessionExpired);
  });
}

/** The user, or null for a stranger; undefined until it is known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery).data;
}

/** After any call that set the session cookie: reads who that is. */
export async function arrive(): Promise<User | null> {
  return queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
}

/** Ends the session on the server and here. */
export async function leave(): Promise<void> {
  await send(calls.logoutPost);
  forgetUser();
}

/** Nothing that belonged to the last user stays in memory for the next. */
function forgetUser(): void {
  queryClient.setQueryData(userQuery.queryKey, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === "resumes" || queryKey[0] === "resume" });
}
