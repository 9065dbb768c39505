import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Page, readsOf } from "#contract/pages.ts";

/** Changes of the query; null removes a parameter. */
export type QueryChange = Record<string, string | null>;

/** Returns the changed query for a link to the same page: `?a=1`, or `?` where nothing is left. */
export function changedQuery(query: URLSearchParams, change: QueryChange): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

type Opened = { isOpenedHere?: boolean } | null;

/**
 * The state of a gallery is in the URL's query, so that a link keeps it and Back undoes it. A dialog that was opened
 * from the page is a history entry, and closing it goes back; one that was opened by a link is removed from the URL.
 */
export function useGalleryQuery(page: Page) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const own = new URLSearchParams(readsOf(page, (name) => query.get(name)));
  const go = (change: QueryChange, how: { replace?: boolean; state?: unknown }) =>
    void navigate({ search: changedQuery(query, change), hash }, { ...how, preventScrollReset: true });
  return {
    query,
    /** A link to the same page. It keeps only those parameters that the page reads, as the server does. */
    linkTo: (change: QueryChange) => ({ search: changedQuery(own, change) }),
    /** Changes the query in place. */
    replace: (change: QueryChange) => go(change, { replace: true, state }),
    open: (change: QueryChange) => go(change, { state: { isOpenedHere: true } satisfies Opened }),
    close: (change: QueryChange) => {
      if ((state as Opened)?.isOpenedHere) void navigate(-1);
      else go(change, { replace: true });
    },
  };
}

/**
 * Handles a URL that asks for something that does not exist: calls `repair` once, which reports it and removes it from
 * the URL.
 */
export function useMissing(isMissing: boolean, repair: () => void): void {
  const runRepair = useEffectEvent(repair);
  useEffect(() => {
    if (isMissing) runRepair();
  }, [isMissing]);
}
