import { queryOptions } from "@tanstack/react-query";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";

/** The hash of the URL while a form waits for its code, so that a reload of the page stays there. */
export const codeHash = "#code";

/** The sign-up of this browser that waits for its code; asked anew while it is shown, because mails go on. */
export const pendingSignUpQuery = queryOptions({
  queryKey: ["pending-sign-up"],
  queryFn: ({ signal }) => send(calls.pendingSignUp, { signal }),
  gcTime: 0,
  staleTime: 0,
  refetchInterval: 15_000,
  retry: 1,
});

/** Formats a time as hours and minutes in the browser's time zone, as on a watch. */
export function clockTime(iso: string): string {
  const time = new Date(iso);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
