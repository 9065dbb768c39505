import { useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import { type CSSProperties, createContext, type ReactNode, use } from "react";

type Handle = Pick<ReturnType<typeof useSortable>, "attributes" | "listeners" | "setActivatorNodeRef">;
const HandleContext = createContext<Handle | null>(null);

/** A row that can be dragged by the handle inside it. */
export function SortableRow(props: { id: string; className?: string; children: ReactNode }) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } = useSortable({
    id: props.id,
  });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  return (
    <HandleContext value={{ attributes, listeners, setActivatorNodeRef }}>
      <div
        ref={setNodeRef}
        style={style}
        className={`${props.className ?? ""} ${isDragging ? "relative z-5 opacity-80 shadow-md" : ""}`}
      >
        {props.children}
      </div>
    </HandleContext>
  );
}

/** The grip of the row around it: pointer, touch and keyboard. */
export function DragHandle({ label, className }: { label: string; className?: string }) {
  const handle = use(HandleContext);
  if (!handle) return null;
  const { "aria-describedby": describedBy, "aria-roledescription": role } = handle.attributes;
  return (
    <button
      ref={handle.setActivatorNodeRef}
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      aria-roledescription={role}
      {...handle.listeners}
      className={`grid shrink-0 cursor-grab touch-none place-items-center rounded-chip text-fg3 hover:text-fg ${className ?? ""}`}
    >
      <GripVertical size={14} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}
