import { queryOptions } from "@tanstack/react-query";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";

/** The engines of this installation. They change with its variables only, so they are asked once. */
export const providersQuery = queryOptions({
  queryKey: ["ai", "providers"],
  queryFn: ({ signal }) => send(calls.listAiProviders, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the engine of that name, or the default where there is none of it. */
export function engineOf<One extends { name: string; isDefault: boolean }>(
  providers: readonly One[] | undefined,
  name: string,
): One | undefined {
  return providers?.find((one) => one.name === name) ?? providers?.find(({ isDefault }) => isDefault);
}
