import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";

const inviterQuery = (inviter: string) =>
  queryOptions({
    queryKey: ["public", "inviter", inviter],
    queryFn: ({ signal }) => send(calls.checkInviter, { query: { inviter }, signal }),
    staleTime: 10 * 60_000,
  });

export type Inviter = {
  /** As the sign-up calls take it; absent where nobody invites. */
  id: string | undefined;
  /** Undefined while it is asked, and where nobody invites. */
  answer: { isValid: boolean; nickName: string; avatar: string } | undefined;
};

/** Who invites, by `?inviter=`. An id that cannot be one is not sent: the form would be refused for it. */
export function useInviter(): Inviter {
  const [query] = useSearchParams();
  const id = query.get("inviter") ?? "";
  const isPlausible = /^[A-Za-z0-9_-]{1,64}$/.test(id);
  const { data } = useQuery({ ...inviterQuery(id), enabled: isPlausible });
  if (id === "") return { id: undefined, answer: undefined };
  if (!isPlausible) return { id: undefined, answer: { isValid: false, nickName: "", avatar: "" } };
  return { id, answer: data };
}
