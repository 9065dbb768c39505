import { limits } from "#core/limits.ts";
import { type Locale, locales } from "#locales/words.ts";
import type { Deps } from "#server/deps.ts";
import { findIndexedCut } from "../resumes/service.ts";
import { putCuts, readCuts, type SitemapList } from "./store.ts";

/**
 * The parts of the sitemaps. A job looks for the places where they are cut, one part in a step; an answer lists what is
 * public now between two of these places, so that nothing is counted for it, and a resume comes and goes at once. Between
 * two runs of the job parts shrink, and the last one grows.
 *
 * Ceiling: what was offered long ago and becomes public again makes an old part longer, up to what a file may hold; what
 * is beyond that waits for the next run.
 */
export type SitemapPart = { number: number; after?: Place | undefined; until?: Place | undefined };
type Place = { createdAt: Date; id: string };

const listOf = (edition: Locale | undefined): SitemapList => edition ?? "all";

/** Returns the parts of all resumes, or of those of an edition that has its own host; at least one. */
export async function readParts(deps: Pick<Deps, "db">, edition: Locale | undefined): Promise<SitemapPart[]> {
  const cuts = await readCuts(deps.db, listOf(edition));
  return [
    { number: 1, until: cuts[0] },
    ...cuts.map((cut, at) => ({ number: cut.number, after: cut, until: cuts[at + 1] })),
  ];
}

/** Finds where the sitemaps are to be cut, after each `size` resumes, and stores it. */
export async function cutSitemaps(
  deps: Pick<Deps, "db" | "config">,
  size: number = limits.sitemap.part,
): Promise<void> {
  const cuts: { list: SitemapList; number: number; afterId: string }[] = [];
  for (const edition of deps.config.editions ? locales : [undefined]) {
    let after: Place | null = await findIndexedCut(deps, edition, undefined, size);
    for (let number = 2; after; number += 1) {
      cuts.push({ list: listOf(edition), number, afterId: after.id });
      after = await findIndexedCut(deps, edition, after, size);
    }
  }
  await deps.db.transaction((transaction) => putCuts(transaction, cuts));
}
