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
import { placeUnder } from "./drop-places.tsx";

// Created once: options that are new at each render would render every row of a list again at each keystroke.
const mouse = { activationConstraint: { distance: 4 } };
const touch = { activationConstraint: { delay: 220, tolerance: 6 } };

/**
 * Returns the sensors of every list in the editor: mouse and pen, touch (a long press, so that a swipe still scrolls)
 * and keyboard.
 *
 * @param coordinateGetter what an arrow key does; the same function at each render
 */
export function useListSensors(coordinateGetter: KeyboardCoordinateGetter = sortableKeyboardCoordinates) {
  // While a list scrolls smoothly, further keys scroll it on and move nothing: whoever presses quickly would lose them.
  const keyboard = useMemo(() => ({ coordinateGetter, scrollBehavior: "instant" as const }), [coordinateGetter]);
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard));
}

type Key = "lifted" | "moved" | "movedTo" | "dropped" | "cancelled" | "over" | "away";
type Values = { name: string; position: number; total: number; column: string };

export type DragWords = {
  nameOf: (id: string) => string;
  /**
   * Returns the position that the dragged row would have over another, from 1, and the number of rows; `column` where
   * it would change its column.
   */
  placeOf: (id: string, over: string) => { position: number; total: number; column?: string };
  translate: (key: Key, values: Values) => string;
  /** Returns the name of a place outside the list. */
  placeName?: (place: string) => string;
};

/** Returns the announcement of a row's place: over the row `over`, or its own place where that is the row itself. */
export function describePlace({ nameOf, placeOf, translate }: DragWords, key: Key, id: string, over: string): string {
  const place = placeOf(id, over);
  const name = nameOf(id);
  return key === "moved" && place.column
    ? translate("movedTo", { name, ...place, column: place.column })
    : translate(key, { name, column: "", ...place });
}

/** The row that the drag was last over; there is one drag at a time. It begins over itself, which is not announced. */
let lastOver = "";

/** Returns what screen readers announce of a drag. */
export function announcementsOf(words: DragWords): Announcements {
  const putBack = (id: string) =>
    words.translate("cancelled", { name: words.nameOf(id), position: 0, total: 0, column: "" });
  return {
    onDragStart({ active }) {
      lastOver = String(active.id);
      return describePlace(words, "lifted", lastOver, lastOver);
    },
    onDragOver({ active, over }) {
      if (String(over?.id ?? "") === lastOver) return undefined;
      lastOver = String(over?.id ?? "");
      const name = words.nameOf(String(active.id));
      // Said as well, because what was announced last, a place to drop it, does not hold any more.
      if (!over) return words.translate("away", { name, position: 0, total: 0, column: "" });
      const place = placeUnder(over);
      if (place !== null)
        return words.translate("over", { name, position: 0, total: 0, column: words.placeName?.(place) ?? "" });
      return describePlace(words, "moved", String(active.id), lastOver);
    },
    onDragEnd({ active, over }) {
      if (!over) return putBack(String(active.id));
      // Whoever moves it there announces that: the list may be gone with the drop, and its announcement with it.
      if (placeUnder(over) !== null) return undefined;
      return describePlace(words, "dropped", String(active.id), String(over.id));
    },
    onDragCancel: ({ active }) => putBack(String(active.id)),
  };
}
