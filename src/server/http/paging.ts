import type { Paging } from "#contract/paging.ts";
import { AppError } from "#core/errors.ts";
import type { Locale } from "#locales/words.ts";
import { translate } from "./locale.ts";

/** `currentPage` and `pageSize` as a query has them. */
export function pageOf(paging: Pick<Paging, "currentPage" | "pageSize">): { limit: number; offset: number } {
  return { limit: paging.pageSize, offset: (paging.currentPage - 1) * paging.pageSize };
}

/**
 * `sort=updatedAt` or, descending, `sort=-updatedAt`, if it is one of `allowed`; else invalidRequest. A column never
 * reaches a query by the name that a visitor wrote.
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
