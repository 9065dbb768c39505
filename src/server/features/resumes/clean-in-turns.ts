import { setImmediate } from "node:timers/promises";
import { cleanData, cleanSection } from "#core/resume/clean.ts";
import type { Item, ResumeData, Section } from "#core/resume/schema.ts";
import type { PhotoHosts } from "#core/resume/urls.ts";

/** Characters of descriptions that are cleaned without letting other requests run: a few milliseconds of work. */
const turn = 30_000;

/**
 * Returns what `cleanData` returns, and lets other requests run in between: the largest document takes some tens of
 * milliseconds, in which nobody else would be answered.
 */
export async function cleanInTurns(data: ResumeData, photoHosts: PhotoHosts): Promise<ResumeData> {
  const cleaned = cleanData({ ...data, sections: [] }, photoHosts);
  let done = 0;
  for (const section of data.sections) {
    const items: Item[] = [];
    for (const batch of batchesOf(section)) {
      items.push(...cleanSection({ ...section, data: batch }).data);
      done += batch.reduce((sum, item) => sum + weightOf(item), 0);
      if (done < turn) continue;
      done = 0;
      await setImmediate();
    }
    cleaned.sections.push({ ...cleanSection({ ...section, data: [] }), data: items });
  }
  return cleaned;
}

/** Divides the items of a section so that no part is much longer than a turn. */
function batchesOf(section: Section): Item[][] {
  const batches: Item[][] = [];
  let weight = turn;
  for (const item of section.data) {
    if (weight >= turn) {
      batches.push([]);
      weight = 0;
    }
    batches.at(-1)?.push(item);
    weight += weightOf(item);
  }
  return batches;
}

function weightOf({ description }: Item): number {
  return 100 + description.length;
}
