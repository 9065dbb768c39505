import {
  type Announcements,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useMemo } from "react";

// Made once: options that are new at each render would draw every row of a list anew at each keystroke.
const mouse = { activationConstraint: { distance: 4 } };
const touch = { activationConstraint: { delay: 220, tolerance: 6 } };

/**
 * Mouse and pen, touch (a long press, so that a swipe still scrolls) and keyboard, for every list of the editor.
 *
 * @param coordinateGetter what an arrow key does; the same function at each render
 */
export function useListSensors(coordinateGetter: KeyboardCoordinateGetter = sortableKeyboardCoordinates) {
  const keyboard = useMemo(() => ({ coordinateGetter }), [coordinateGetter]);
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard));
}

type Key = "lifted" | "moved" | "movedTo" | "dropped" | "cancelled";
type Values = { name: string; position: number; total: number; column: string };

export type DragWords = {
  nameOf: (id: string) => string;
  /** Where the dragged one would stand over another, from 1, out of how many; the column where it came to another. */
  placeOf: (id: string, over: string) => { position: number; total: number; column?: string };
  translate: (key: Key, values: Values) => string;
};

/** The sentence about where a row is put: `over` another, or where it is itself. */
export function describePlace({ nameOf, placeOf, translate }: DragWords, key: Key, id: string, over: string): string {
  const place = placeOf(id, over);
  const name = nameOf(id);
  return key === "moved" && place.column
    ? translate("movedTo", { name, ...place, column: place.column })
    : translate(key, { name, column: "", ...place });
}

/** What the drag was last over: there is one at a time. It begins over itself, which is no news. */
let lastOver = "";

/** What a screen reader hears of a drag. */
export function announcementsOf(words: DragWords): Announcements {
  return {
    onDragStart({ active }) {
      lastOver = String(active.id);
      return describePlace(words, "lifted", lastOver, lastOver);
    },
    onDragOver({ active, over }) {
      if (!over || String(over.id) === lastOver) return undefined;
      lastOver = String(over.id);
      return describePlace(words, "moved", String(active.id), lastOver);
    },
    onDragEnd: ({ active, over }) =>
      over ? describePlace(words, "dropped", String(active.id), String(over.id)) : undefined,
    onDragCancel: ({ active }) =>
      words.translate("cancelled", { name: words.nameOf(String(active.id)), position: 0, total: 0, column: "" }),
  };
}
