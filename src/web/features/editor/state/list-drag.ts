import { type Announcements, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";

// Made once: options that are new at each render would draw every row of a list anew at each keystroke.
const mouse = { activationConstraint: { distance: 4 } };
const touch = { activationConstraint: { delay: 220, tolerance: 6 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** Mouse and pen, touch (a long press, so that a swipe still scrolls) and keyboard, for every list of the editor. */
export function useListSensors() {
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard));
}

type Key = "lifted" | "moved" | "movedTo" | "dropped" | "cancelled";
type Values = { name: string; position: number; total: number; column: string };

export type DragWords = {
  nameOf: (id: string) => string;
  /** Where the dragged one would stand over another, from 1, out of how many; the column where it came to another. */
  placeOf: (id: string, over: string) => { position: number; total: number; column?: string };
  say: (key: Key, values: Values) => string;
};

/** What a screen reader hears of a drag. */
export function announcementsOf({ nameOf, placeOf, say }: DragWords): Announcements {
  const tell = (key: Key, id: string, over: string) => {
    const place = placeOf(id, over);
    const name = nameOf(id);
    return place.column
      ? say("movedTo", { name, ...place, column: place.column })
      : say(key, { name, column: "", ...place });
  };
  return {
    onDragStart: ({ active }) => tell("lifted", String(active.id), String(active.id)),
    onDragOver: ({ active, over }) => (over ? tell("moved", String(active.id), String(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? tell("dropped", String(active.id), String(over.id)) : undefined),
    onDragCancel: ({ active }) =>
      say("cancelled", { name: nameOf(String(active.id)), position: 0, total: 0, column: "" }),
  };
}
