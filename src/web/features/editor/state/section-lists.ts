import type { Section } from "#core/resume/schema.ts";

/** The columns of the sheet as lists of ids, while a section is being dragged through them. */
export type SectionLists = readonly { position: Section["position"]; ids: readonly string[] }[];

/** Returns the id of an empty column as a drop target. */
export const columnTarget = (position: Section["position"]) => `column:${position}`;

/** Returns the list that contains a section, or that is the column itself. */
function listOf(lists: SectionLists, id: string) {
  return lists.find(({ position, ids }) => ids.includes(id) || columnTarget(position) === id);
}

/** Moves the dragged section into the column that it is over; within a column nothing moves before the drop. */
export function moveAcross(lists: SectionLists, dragged: string, over: string): SectionLists {
  const [from, to] = [listOf(lists, dragged), listOf(lists, over)];
  if (!from || !to || from === to) return lists;
  return lists.map((list) => {
    if (list === from) return { ...list, ids: list.ids.filter((id) => id !== dragged) };
    if (list !== to) return list;
    const at = list.ids.indexOf(over);
    return { ...list, ids: list.ids.toSpliced(at === -1 ? list.ids.length : at, 0, dragged) };
  });
}

/**
 * Moves a section one place forward (`by` 1) or back (-1), across the end of a column to the beginning of the next and
 * the other way round. At either end of all columns it stays, and the same lists are returned.
 */
export function stepThrough(lists: SectionLists, stepped: string, by: 1 | -1): SectionLists {
  const at = lists.findIndex(({ ids }) => ids.includes(stepped));
  const from = lists[at];
  if (!from) return lists;
  const others = from.ids.filter((id) => id !== stepped);
  const index = from.ids.indexOf(stepped) + by;
  if (index >= 0 && index < from.ids.length) {
    return lists.with(at, { ...from, ids: others.toSpliced(index, 0, stepped) });
  }
  const to = lists[at + by];
  if (!to) return lists;
  const ids = by === 1 ? [stepped, ...to.ids] : [...to.ids, stepped];
  return lists.with(at, { ...from, ids: others }).with(at + by, { ...to, ids });
}

export type Place = { position: Section["position"]; index: number; total: number };

/**
 * Returns the place that the dragged section would have if it were dropped here: `index` from 0 in its column, `total`
 * including it.
 */
export function placeOver(lists: SectionLists, dragged: string, over: string): Place | null {
  const came = moveAcross(lists, dragged, over);
  const list = came.find(({ ids }) => ids.includes(dragged));
  if (!list) return null;
  // A section from another column is put before the row it is over; within its own column it takes that row's place.
  const at = came === lists ? list.ids.indexOf(over) : -1;
  return { position: list.position, index: at === -1 ? list.ids.indexOf(dragged) : at, total: list.ids.length };
}
