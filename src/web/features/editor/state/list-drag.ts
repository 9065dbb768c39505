import { type Announcements, KeyboardSensor, PointerSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";

/** Pointer, touch (a long press, so that a swipe still scrolls) and keyboard, for every list of the editor. */
export function useListSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

export type DragWords = {
  nameOf: (id: string) => string;
  /** Where something stands, from 1, and out of how many. */
  placeOf: (id: string) => { position: number; total: number };
  say: (key: "lifted" | "moved" | "dropped" | "cancelled", values: Record<string, string | number>) => string;
};

/** What a screen reader hears of a drag. */
export function announcementsOf({ nameOf, placeOf, say }: DragWords): Announcements {
  const tell = (key: "lifted" | "moved" | "dropped", id: string, over: string) =>
    say(key, { name: nameOf(id), ...placeOf(over) });
  return {
    onDragStart: ({ active }) => tell("lifted", String(active.id), String(active.id)),
    onDragOver: ({ active, over }) => (over ? tell("moved", String(active.id), String(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? tell("dropped", String(active.id), String(over.id)) : undefined),
    onDragCancel: ({ active }) => say("cancelled", { name: nameOf(String(active.id)) }),
  };
}
