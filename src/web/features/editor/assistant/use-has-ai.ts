import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "#web/api/queries.ts";

/** Returns whether this installation has an assistant. */
export function useHasAi(): boolean {
  return useQuery(siteQuery).data?.flags.ai === true;
}
