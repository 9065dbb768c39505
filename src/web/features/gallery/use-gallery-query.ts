import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Page, readsOf } from "#contract/pages.ts";

/** What changes in the query; null takes a parameter away. */
export type QueryChange = Record<string, string | null>;

/** The query with the change, as a link of the same page takes it: `?a=1`, or `?` where nothing is left. */
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
 * What a gallery shows stands in its query: a link keeps it and Back undoes it. A dialog that was opened from the page is
 * an entry of the history, and closing it goes back; one that a link led to is taken out of the address.
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
    /** To the same page; of what the address says it keeps what the page reads, as the server does. */
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

/** An address that asks for what there is not says so, once, and is mended: `repair` takes out of it what was asked for. */
export function useMissing(isMissing: boolean, repair: () => void): void {
  const mend = useEffectEvent(repair);
  useEffect(() => {
    if (isMissing) mend();
  }, [isMissing]);
}
