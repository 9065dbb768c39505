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
  /** The inviter's id for the sign-up calls; undefined where there is none. */
  id: string | undefined;
  /** Undefined while it is loaded, and where there is no inviter. */
  answer: { isValid: boolean; nickName: string; avatar: string } | undefined;
};

/** Returns the inviter named by `?inviter=`. A malformed id is not sent, because the form would be refused for it. */
export function useInviter(): Inviter {
  const [query] = useSearchParams();
  const id = query.get("inviter") ?? "";
  const isPlausible = /^[A-Za-z0-9_-]{1,64}$/.test(id);
  const { data } = useQuery({ ...inviterQuery(id), enabled: isPlausible });
  if (id === "") return { id: undefined, answer: undefined };
  if (!isPlausible) return { id: undefined, answer: { isValid: false, nickName: "", avatar: "" } };
  return { id, answer: data };
}
