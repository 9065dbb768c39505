import { queryOptions } from "@tanstack/react-query";
import { create } from "zustand";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";

const listKey = (id: string) => ["resume", id, "proposals"] as const;

/** What programs have proposed for a resume. It comes while the editor is open, so it is asked for on every return. */
export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: listKey(id),
    queryFn: ({ signal }) => send(calls.listProposals, { params: { id }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: "always" as const,
  });

export const forgetProposals = (id: string) => queryClient.invalidateQueries({ queryKey: listKey(id) });

/** The proposals that are being looked at, in their order; null where the panel is closed. */
export const useReview = create<{ ids: readonly string[] | null }>(() => ({ ids: null }));
export const openReview = (ids: readonly string[]) => useReview.setState({ ids });
export const closeReview = () => useReview.setState({ ids: null });
