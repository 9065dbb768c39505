import { queryOptions } from "@tanstack/react-query";
import type { Application } from "#contract/programs.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, userQuery } from "#web/api/queries.ts";

export const programsQuery = queryOptions({
  queryKey: ["programs"],
  queryFn: ({ signal }) => send(calls.listPrograms, { signal }),
});

/** Shows what an application has become, and the membership where it was granted. */
export async function refresh({ state }: Pick<Application, "state">): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: programsQuery.queryKey });
  if (state === "granted") await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
}
