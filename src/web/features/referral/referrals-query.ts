import { queryOptions } from "@tanstack/react-query";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";

/** Returns the query for a page, counted from 1, of the user's referrals, with the invite link of the edition. */
export const referralsQuery = (locale: string, currentPage: number) =>
  queryOptions({
    queryKey: ["referrals", locale, currentPage] as readonly unknown[],
    queryFn: ({ signal }) =>
      send(calls.listReferrals, { query: { currentPage, pageSize: limits.paging.records }, signal }),
    staleTime: 30_000,
  });
