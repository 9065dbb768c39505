import type { Paging } from "#contract/paging.ts";
import { AppError } from "#core/errors.ts";
import type { Locale } from "#locales/words.ts";
import { translate } from "./locale.ts";

/** Converts `currentPage` and `pageSize` of a query to a limit and an offset. */
export function pageOf(paging: Pick<Paging, "currentPage" | "pageSize">): { limit: number; offset: number } {
  return { limit: paging.pageSize, offset: (paging.currentPage - 1) * paging.pageSize };
}

/**
 * Reads `sort=updatedAt` or, descending, `sort=-updatedAt`. Throws invalidRequest for names that are not `allowed`, so
 * that no column name from a request ever reaches a query.
 */
export function sortOf<Name extends string>(
  given: string | undefined,
  allowed: readonly Name[],
  fallback: { by: Name; descending: boolean },
  locale: Locale,
): { by: Name; descending: boolean } {
  if (given === undefined || given === "") return fallback;
  const descending = given.startsWith("-");
  const by = allowed.find((name) => name === (descending ? given.slice(1) : given));
  if (!by)
    throw new AppError("invalidRequest", {
      errors: [{ path: "sort", message: translate(locale, "fields", "invalid") }],
    });
  return { by, descending };
}
