import { type CollisionDetection, closestCenter, pointerWithin, useDndContext, useDroppable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { create } from "zustand";

/**
 * Places outside a list onto which a pointer drops its rows: the other sections, in the rail or on a phone in the form,
 * and the other groups of skills. They stand elsewhere in the page, in lists that are dragged by themselves, so a list
 * finds them by their mark and has them as drop targets of its own.
 */
const mark = "data-drop-place";

/** Returns the mark of an element as the place with this id. */
export const dropPlace = (id: string | undefined) => (id === undefined ? {} : { [mark]: id });

export const sectionPlace = (sectionId: string) => `section:${sectionId}`;
export const groupPlace = (itemId: string) => `group:${itemId}`;

const prefix = "place:";

/** Returns the id of the place that a drag is over; null where it is over a row of the list, or over nothing. */
export function placeUnder(over: { id: string | number } | null): string | null {
  const id = String(over?.id ?? "");
  return id.startsWith(prefix) ? id.slice(prefix.length) : null;
}

type Places = {
  /** The place that a drag is over; there is one drag at a time. */
  over: string | null;
  /** An entry is being dragged, so that places which are not on the screen are shown meanwhile. */
  isOffered: boolean;
  /** Counts the times that further places were shown. */
  shown: number;
};
const usePlaces = create<Places>(() => ({ over: null, isOffered: false, shown: 0 }));

/** Whether a drag would drop its row here. */
export function useIsDropPlace(id: string | undefined): boolean {
  return usePlaces(({ over }) => id !== undefined && over === id);
}

/** Whether places are needed that are not always on the screen. Call `tellShown` once they are there. */
export function useIsOffered(): boolean {
  return usePlaces(({ isOffered }) => isOffered);
}

export function tellShown(): void {
  usePlaces.setState(({ shown }) => ({ shown: shown + 1 }));
}

/** Makes the marked elements targets of the list's drag; rendered inside its `DndContext`. */
export function DropPlaces({ ids, isOffered = false }: { ids: readonly string[]; isOffered?: boolean }) {
  const { active, activatorEvent } = useDndContext();
  const asks = isOffered && active !== null && !(activatorEvent instanceof KeyboardEvent);
  useEffect(() => {
    if (!asks) return;
    usePlaces.setState({ isOffered: true });
    return () => usePlaces.setState({ isOffered: false });
  }, [asks]);
  return ids.map((id) => <DropPlace key={id} id={id} isDragging={active !== null} />);
}

function DropPlace({ id, isDragging }: { id: string; isDragging: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id: prefix + id });
  const { measureDroppableContainers } = useDndContext();
  // Looked up for each drag, because the element belongs to another list, which may have drawn it anew; and again when
  // further places are shown during the drag.
  useEffect(() => {
    const find = () => {
      const marked = [...document.querySelectorAll<HTMLElement>(`[${mark}]`)];
      setNodeRef(marked.find((element) => element.getAttribute(mark) === id) ?? null);
      if (isDragging) measureDroppableContainers([prefix + id]);
    };
    find();
    return usePlaces.subscribe((now, before) => {
      if (now.shown !== before.shown) find();
    });
  }, [id, isDragging, setNodeRef, measureDroppableContainers]);
  useEffect(() => {
    if (!isOver) return;
    usePlaces.setState({ over: id });
    return () => usePlaces.setState(({ over }) => ({ over: over === id ? null : over }));
  }, [id, isOver]);
  return null;
}

/** How far beside its list a pointer still moves a row within it, px. */
const beside = 40;

/**
 * The place under the pointer, or else the row nearest to the dragged one. A pointer that has left the list sideways and
 * is over no place drops nothing.
 */
export const placesFirst: CollisionDetection = (args) => {
  const isPlace = (one: { id: string | number }) => placeUnder(one) !== null;
  const rows = args.droppableContainers.filter((one) => !isPlace(one));
  const { pointerCoordinates: pointer } = args;
  const nearest = () => closestCenter({ ...args, droppableContainers: rows });
  if (!pointer) return nearest();
  const under = pointerWithin({ ...args, droppableContainers: args.droppableContainers.filter(isPlace) });
  if (under.length > 0) return under;
  const rects = rows.flatMap(({ id }) => args.droppableRects.get(id) ?? []);
  const isBeside =
    pointer.x < Math.min(...rects.map(({ left }) => left)) - beside ||
    pointer.x > Math.max(...rects.map(({ right }) => right)) + beside;
  return isBeside ? [] : nearest();
};

/**
 * The name of the row that a pointer carries, beside the pointer as long as it is outside the list, where the row itself
 * stays in its place. Rendered inside the `DndContext`.
 */
export function Carried({ nameOf }: { nameOf: (id: string) => string }) {
  const { active, over, activatorEvent } = useDndContext();
  const isByPointer = active !== null && !(activatorEvent instanceof KeyboardEvent);
  if (!isByPointer) return null;
  const isAway = over === null || placeUnder(over) !== null;
  return createPortal(
    <Follower start={activatorEvent} isShown={isAway} name={nameOf(String(active.id))} />,
    document.body,
  );
}

/** Returns where a mouse or a finger is; null where the event does not say. */
function pointOf(event: Event | null): { clientX: number; clientY: number } | null {
  if (event instanceof MouseEvent) return event;
  return (event as TouchEvent | null)?.touches?.[0] ?? null;
}

function Follower({ start, isShown, name }: { start: Event | null; isShown: boolean; name: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (event: Event | null) => {
      const point = pointOf(event);
      if (point && element.current) element.current.style.translate = `${point.clientX + 12}px ${point.clientY + 8}px`;
    };
    follow(start);
    const events = ["mousemove", "touchmove"] as const;
    for (const type of events) document.addEventListener(type, follow, { passive: true, capture: true });
    return () => {
      for (const type of events) document.removeEventListener(type, follow, { capture: true });
    };
  }, [start]);
  return (
    <div
      ref={element}
      aria-hidden="true"
      className={`pointer-events-none fixed top-0 left-0 z-40 flex h-8 max-w-64 items-center gap-1.5 rounded-control bg-overlay pr-3 pl-1.5 font-label text-dense text-fg shadow-lg ring-1 ring-accent ${isShown ? "" : "invisible"}`}
    >
      <GripVertical size={14} strokeWidth={2} className="shrink-0 text-fg3" />
      <span className="truncate">{name}</span>
    </div>
  );
}
