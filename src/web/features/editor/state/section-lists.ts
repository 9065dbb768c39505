import type { Section } from "#core/resume/schema.ts";

/** The columns of the sheet as lists of ids, while a section is being dragged through them. */
export type SectionLists = readonly { position: Section["position"]; ids: readonly string[] }[];

/** What a drag may be over beside sections: a column with nothing in it. */
export const columnTarget = (position: Section["position"]) => `column:${position}`;

/** The list that a section, or a column as a whole, belongs to. */
function listOf(lists: SectionLists, id: string) {
  return lists.find(({ position, ids }) => ids.includes(id) || columnTarget(position) === id);
}

/** The dragged section now stands in the column it is over; within a column nothing moves before the drop. */
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

export type Place = { position: Section["position"]; index: number; total: number };

/** Where the dragged section would stand, dropped here: `index` from 0 in its column, `total` with it. */
export function placeOver(lists: SectionLists, dragged: string, over: string): Place | null {
  const came = moveAcross(lists, dragged, over);
  const list = came.find(({ ids }) => ids.includes(dragged));
  if (!list) return null;
  // Come from another column it stands before what it is over; within its own it takes that one's place.
  const at = came === lists ? list.ids.indexOf(over) : -1;
  return { position: list.position, index: at === -1 ? list.ids.indexOf(dragged) : at, total: list.ids.length };
}
