import { useQuery } from "@tanstack/react-query";
import type { Example } from "#contract/catalog.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { categoriesQuery, examplesQuery } from "#web/api/queries.ts";
import { useLocale } from "#web/shell/use-locale.ts";

const size = limits.paging.examples;

/**
 * Returns all examples and their categories. The server's page contains the first page of the list; if there are more,
 * the rest is loaded afterwards. `isWhole` is true once everything is loaded; before that, a missing example may still
 * come.
 */
export function useExamples() {
  const locale = useLocale();
  const first = useQuery(examplesQuery(locale, size));
  const categories = useQuery(categoriesQuery(locale));
  const pages = Math.ceil((first.data?.count ?? 0) / size);
  const rest = useQuery({
    queryKey: ["examples", locale, "rest", pages],
    queryFn: async ({ signal }) => {
      const found: Example[] = [];
      for (let currentPage = 2; currentPage <= pages; currentPage += 1) {
        const query = { currentPage, pageSize: size, sort: "-sort" };
        found.push(...(await send(calls.listExamples, { query, signal })).data);
      }
      return found;
    },
    enabled: pages > 1,
    staleTime: 10 * 60_000,
  });
  const failed = [first, categories, rest].filter(({ isError }) => isError);
  const examples = first.data && categories.data ? [...first.data.data, ...(rest.data ?? [])] : null;
  return {
    examples,
    categories: categories.data?.data ?? [],
    isWhole: examples !== null && (pages <= 1 || rest.data !== undefined),
    isError: failed.length > 0,
    retry: () => {
      for (const each of failed) void each.refetch();
    },
  };
}
