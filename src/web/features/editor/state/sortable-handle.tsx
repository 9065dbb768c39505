import { useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type CSSProperties, createContext, type ReactNode, use, useEffect, useRef } from "react";
import { dropPlace, placeUnder, useIsDropPlace } from "./drop-places.tsx";

type Handle = Pick<ReturnType<typeof useSortable>, "attributes" | "listeners" | "setActivatorNodeRef"> & {
  /** The row is being moved by keys, each of which puts it into another place of the list. */
  isHeld: boolean;
};
const HandleContext = createContext<Handle | null>(null);

/** True while the list itself places its rows where they would be dropped; no row is then shifted by a transform. */
export const RowsStandStill = createContext(false);

type RowProps = {
  id: string;
  className?: string;
  /** Mouse and touch can drag the row anywhere; the keyboard always uses the handle. */
  whole?: boolean;
  /** The row is also a place onto which rows of other lists are dropped. */
  place?: string | undefined;
  children: ReactNode;
};

/** A row that can be dragged by the handle inside it, or as a whole. */
export function SortableRow({ id, className, whole = false, place, children }: RowProps) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging, over } =
    useSortable({
      id,
    });
  const isPlace = useIsDropPlace(place);
  const standsStill = use(RowsStandStill);
  const style: CSSProperties = standsStill
    ? {}
    : {
        // Only up and down: sideways the list would cut the row off.
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      };
  // A pointer has carried it out of its list.
  const isAway = over === null || placeUnder(over) !== null;
  const pointers = whole ? { onMouseDown: listeners?.onMouseDown, onTouchStart: listeners?.onTouchStart } : {};
  return (
    <HandleContext value={{ attributes, listeners, setActivatorNodeRef, isHeld: standsStill && isDragging }}>
      <div
        ref={setNodeRef}
        style={style}
        {...dropPlace(place)}
        {...(pointers as object)}
        className={`${className ?? ""} ${whole ? "touch-manipulation select-none [-webkit-touch-callout:none]" : ""} ${isPlace ? "pointer-events-none relative z-5 bg-accent-soft! ring-2 ring-accent" : ""} ${isDragging ? (isAway ? "opacity-40" : "relative z-5 bg-overlay shadow-lg ring-1 ring-line2") : ""}`}
      >
        {children}
      </div>
    </HandleContext>
  );
}

/** Created once: an item's card renders again at each keystroke in its title, but its icons do not. */
const grip = <GripVertical size={14} strokeWidth={2} aria-hidden="true" />;

/** The drag handle of the row around it, for mouse, touch and keyboard. */
export function DragHandle({ label, className }: { label: string; className?: string }) {
  const handle = use(HandleContext);
  const button = useRef<HTMLButtonElement>(null);
  const isHeld = handle?.isHeld ?? false;
  // A row that moved to another column was mounted anew there: it needs the focus again and is scrolled into view.
  useEffect(() => {
    if (!isHeld) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: "nearest" });
  });
  if (!handle) return null;
  const { "aria-describedby": describedBy, "aria-roledescription": role } = handle.attributes;
  return (
    <button
      ref={(element) => {
        button.current = element;
        handle.setActivatorNodeRef(element);
      }}
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      aria-roledescription={role}
      {...handle.listeners}
      className={`grid shrink-0 cursor-grab touch-manipulation place-items-center rounded-chip text-fg3 hover:text-fg ${className ?? ""}`}
    >
      {grip}
    </button>
  );
}
