import { queryOptions } from "@tanstack/react-query";
import type { DeskUserPage } from "#contract/desk-users.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { queryClient } from "#web/api/queries.ts";

/** Reads one account for its page. */
export const deskUserQuery = (id: string) =>
  queryOptions({
    queryKey: ["desk", "user", id],
    queryFn: ({ signal }) => send(deskCalls.getDeskUser, { params: { id }, signal }),
    staleTime: 0,
  });

/** Shows what a decision made of an account, and has the list read anew. */
export function putUser(page: DeskUserPage): void {
  queryClient.setQueryData(deskUserQuery(page.user._id).queryKey, page);
  void queryClient.invalidateQueries({ queryKey: ["desk", "users"] });
}
