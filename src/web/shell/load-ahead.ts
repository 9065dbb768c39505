import type { PageName } from "#contract/pages.ts";

type Load = (page: PageName) => Promise<unknown>;

let load: Load = async () => {};

/** Says how the code and the texts of a page are fetched: pages do not know the table of routes, which knows them. */
export function loadPagesBy(way: Load): void {
  load = way;
}

/**
 * Fetches a page that will be opened soon, so that it opens at once: call it while the user waits for something else. What
 * does not load now is fetched when the page is opened, which also tells the user of failures.
 */
export function loadAhead(page: PageName): void {
  void load(page).catch(() => {});
}
