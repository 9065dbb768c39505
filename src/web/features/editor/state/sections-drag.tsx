import { closestCenter, DndContext, type DragEndEvent, type DragOverEvent, useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { placeInColumn } from "#core/resume/operations/sections.ts";
import type { Section } from "#core/resume/schema.ts";
import { useTranslation } from "../../../shell/translation.ts";
import { useEditorActions, useEditorStore } from "./editor-context.tsx";
import { announcementsOf, useListSensors } from "./list-drag.ts";
import { columnTarget, moveAcross, placeOver, type SectionLists } from "./section-lists.ts";
import { type OutlineRow, useOutline } from "./use-outline.ts";

export type SectionGroup = { position: Section["position"]; rows: OutlineRow[] };

/**
 * A list of the sections through which they are dragged: within a column it reorders, across it switches the column,
 * in a design of one column it only reorders. While dragging, the rows stand where they would; one edit is made at the
 * drop.
 */
export function SectionsDrag({ children }: { children: (groups: SectionGroup[]) => ReactNode }) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const { edit } = useEditorActions();
  const { layout, groups } = useOutline();
  const sensors = useListSensors();
  const own: SectionLists = groups.map(({ position, rows }) => ({ position, ids: rows.map(({ id }) => id) }));
  const [dragged, setDragged] = useState<SectionLists | null>(null);
  // The announcements of an event read what that very event has moved.
  const lists = useRef(own);
  lists.current = dragged ?? own;
  const rows = new Map(groups.flatMap((group) => group.rows.map((row) => [row.id, row] as const)));

  const announcements = announcementsOf({
    nameOf: (id) => rows.get(id)?.name || t("item.untitled"),
    placeOf(id, over) {
      const place = placeOver(lists.current, id, over);
      const came = own.find(({ ids }) => ids.includes(id))?.position;
      const column = place && place.position !== came ? { column: t(`dnd.columns.${place.position}`) } : {};
      return { position: (place?.index ?? 0) + 1, total: place?.total ?? 0, ...column };
    },
    say: (key, values) => t(`dnd.${key}`, values),
  });

  const over = ({ active, over: target }: DragOverEvent) => {
    if (!target) return;
    const next = moveAcross(lists.current, String(active.id), String(target.id));
    if (next !== lists.current) setDragged(next);
  };
  const drop = ({ active, over: target }: DragEndEvent) => {
    const sectionId = String(active.id);
    const place = target ? placeOver(lists.current, sectionId, String(target.id)) : null;
    setDragged(null);
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
      onDragOver={over}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("dnd.instructions") } }}
    >
      {children(shown)}
    </DndContext>
  );
}

/** The rows of one column; an empty one can be dropped into. */
export function SectionColumn({ group, children }: { group: SectionGroup; children: ReactNode }) {
  const order = group.rows.map(({ id }) => id).join(" ");
  const ids = useMemo(() => order.split(" ").filter(Boolean), [order]);
  const { setNodeRef } = useDroppable({ id: columnTarget(group.position), disabled: ids.length > 0 });
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      <div ref={setNodeRef} className="grid min-h-2 gap-0.5 in-data-narrow:justify-items-center">
        {children}
      </div>
    </SortableContext>
  );
}
