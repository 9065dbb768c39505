import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  useDroppable,
} from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { placeInColumn } from "#core/resume/operations/sections.ts";
import type { Section } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { announce } from "./announcer.tsx";
import { useEditorActions, useEditorStore } from "./editor-context.tsx";
import { announcementsOf, type DragWords, describePlace, useListSensors } from "./list-drag.ts";
import { columnTarget, moveAcross, placeOver, type SectionLists, stepThrough } from "./section-lists.ts";
import { RowsStandStill } from "./sortable-handle.tsx";
import { type OutlineRow, useOutline } from "./use-outline.ts";

export type SectionGroup = { position: Section["position"]; rows: OutlineRow[] };

/**
 * A list in which sections are dragged. Within a column a drag reorders; across columns it also changes the column; in
 * a design of one column it only reorders. During the drag, the rows are shown where they would end up; the drop makes
 * a single edit. A pointer moves a row over others; a key moves it one place, from a column's end to the beginning of
 * the next, whatever the height of the rows.
 */
export function SectionsDrag({ children }: { children: (groups: SectionGroup[]) => ReactNode }) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const { edit } = useEditorActions();
  const { layout, groups } = useOutline();
  const own: SectionLists = groups.map(({ position, rows }) => ({ position, ids: rows.map(({ id }) => id) }));
  const [dragged, setDragged] = useState<SectionLists | null>(null);
  // A ref, because the announcements of an event read what that same event has moved.
  const lists = useRef(own);
  lists.current = dragged ?? own;
  const [isByKeys, setByKeys] = useState(false);
  const rows = new Map(groups.flatMap((group) => group.rows.map((row) => [row.id, row] as const)));

  const words: DragWords = {
    nameOf: (id) => rows.get(id)?.name || t("item.untitled"),
    placeOf(id, over) {
      const place = placeOver(lists.current, id, isByKeys ? id : over);
      const came = own.find(({ ids }) => ids.includes(id))?.position;
      const column = place && place.position !== came ? { column: t(`dnd.columns.${place.position}`) } : {};
      return { position: (place?.index ?? 0) + 1, total: place?.total ?? 0, ...column };
    },
    translate: (key, values) => t(`dnd.${key}`, values),
  };
  const announcements = announcementsOf(words);

  const step = (id: string, by: 1 | -1) => {
    lists.current = stepThrough(lists.current, id, by);
    setDragged(lists.current);
    announce(describePlace(words, "moved", id, id));
  };
  const latestStep = useRef(step);
  latestStep.current = step;
  const byKey = useCallback<KeyboardCoordinateGetter>((event, { active }) => {
    const by = steps[event.code];
    if (!by) return undefined;
    event.preventDefault();
    latestStep.current(String(active), by);
    // The drag itself has no coordinates to move to, because the row has already moved.
    return undefined;
  }, []);
  const sensors = useListSensors(byKey);

  const start = ({ activatorEvent }: DragStartEvent) => setByKeys(activatorEvent instanceof KeyboardEvent);
  const over = ({ active, over: target }: DragOverEvent) => {
    if (!target || isByKeys) return;
    const next = moveAcross(lists.current, String(active.id), String(target.id));
    if (next !== lists.current) setDragged(next);
  };
  const end = () => {
    setDragged(null);
    setByKeys(false);
  };
  const drop = ({ active, over: target }: DragEndEvent) => {
    const sectionId = String(active.id);
    const onto = isByKeys ? sectionId : target && String(target.id);
    const place = onto ? placeOver(lists.current, sectionId, onto) : null;
    end();
    if (!place) return;
    const { document } = store.getState();
    edit(placeInColumn(document, { sectionId, position: place.position, index: place.index, layout }));
  };

  const shown = lists.current.map(({ position, ids }) => ({
    position,
    rows: ids.flatMap((id) => rows.get(id) ?? []),
  }));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={drop}
      onDragCancel={end}
      accessibility={{
        // Moves by keys were announced already.
        announcements: isByKeys ? { ...announcements, onDragOver: () => undefined } : announcements,
        screenReaderInstructions: { draggable: t("dnd.instructions") },
      }}
    >
      <RowsStandStill value={isByKeys}>{children(shown)}</RowsStandStill>
    </DndContext>
  );
}

/** How far an arrow key moves the held row; keyed by `KeyboardEvent.code`. */
const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The rows of one column; an empty column is a drop target. */
export function SectionColumn({ group, children }: { group: SectionGroup; children: ReactNode }) {
  const order = group.rows.map(({ id }) => id).join(" ");
  const ids = useMemo(() => order.split(" ").filter(Boolean), [order]);
  const { setNodeRef } = useDroppable({ id: columnTarget(group.position), disabled: ids.length > 0 });
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      <div
        ref={setNodeRef}
        className="grid min-h-2 grid-cols-[minmax(0,1fr)] gap-0.5 in-data-narrow:justify-items-center"
      >
        {children}
      </div>
    </SortableContext>
  );
}
