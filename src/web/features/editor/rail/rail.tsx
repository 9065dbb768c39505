import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { ContactRound, EyeOff, Plus } from "lucide-react";
import { memo, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { placeInColumn } from "#core/resume/operations/sections.ts";
import { Button } from "#web/ui/button.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { AddSectionDialog } from "../panels/add-section-dialog.tsx";
import { useEditor, useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { basicsPanel } from "../state/editor-store.ts";
import { kindIcons } from "../state/kind-icons.ts";
import { announcementsOf, useListSensors } from "../state/list-drag.ts";
import { DragHandle, SortableRow } from "../state/sortable-handle.tsx";
import { type Outline, type OutlineRow, useOutline } from "../state/use-outline.ts";

/** The sections of the resume, grouped as the sheet's columns; narrow screens show icons with the names in tooltips. */
export function Rail({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const { layout, groups } = useOutline();
  const panel = useEditor((state) => state.panel);
  const { edit, open } = useEditorActions();
  const [isAdding, setAdding] = useState(false);
  const sensors = useListSensors();
  const groupOf = (id: string) => groups.find(({ rows }) => rows.some((row) => row.id === id));

  const announcements = announcementsOf({
    nameOf: (id) => groupOf(id)?.rows.find((row) => row.id === id)?.name ?? "",
    placeOf: (id) => {
      const rows = groupOf(id)?.rows ?? [];
      return { position: rows.findIndex((row) => row.id === id) + 1, total: rows.length };
    },
    say: (key, values) => t(`dnd.${key}`, values as { name: string; position: number; total: number }),
  });

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const target = groupOf(String(over.id));
    if (!target) return;
    const index = target.rows.findIndex(({ id }) => id === over.id);
    const { document } = store.getState();
    edit(placeInColumn(document, { sectionId: String(active.id), position: target.position, index, layout }));
  };

  return (
    <nav
      aria-label={t("rail.label")}
      data-narrow={isNarrow || undefined}
      className={`flex h-full min-h-0 flex-col gap-0.5 overflow-y-auto border-line border-r bg-bg py-3 ${isNarrow ? "items-center px-1.5" : "px-2.5"}`}
    >
      <RailRow
        name={t("rail.basics")}
        icon={<ContactRound size={16} strokeWidth={1.75} aria-hidden="true" />}
        isOpen={panel === basicsPanel}
        onOpen={() => open(basicsPanel)}
      />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t("dnd.instructions") } }}
      >
        {groups.map((group) => (
          <section
            key={group.position}
            aria-label={groups.length === 1 ? t("rail.all") : t(`rail.${group.position}`)}
            className="mt-3 flex flex-col gap-0.5 in-data-narrow:mt-2 in-data-narrow:items-center in-data-narrow:border-line in-data-narrow:border-t in-data-narrow:pt-2"
          >
            <p aria-hidden="true" className="px-2.5 pb-1 text-dense text-fg3 in-data-narrow:hidden">
              {groups.length === 1 ? t("rail.all") : t(`rail.${group.position}`)}
            </p>
            <Rows group={group} panel={panel} />
            {group.rows.length === 0 && (
              <p className="px-2.5 py-1 text-fg3 text-meta in-data-narrow:sr-only">{t("rail.empty")}</p>
            )}
          </section>
        ))}
      </DndContext>
      <div className="mt-3">
        <Tooltip label={t("rail.add")} side="right">
          <Button
            size="sm"
            aria-label={t("rail.add")}
            icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
            onClick={() => setAdding(true)}
            className="w-full in-data-narrow:w-9 in-data-narrow:px-0!"
          >
            <span className="in-data-narrow:hidden">{t("rail.add")}</span>
          </Button>
        </Tooltip>
      </div>
      {isAdding && <AddSectionDialog close={() => setAdding(false)} />}
    </nav>
  );
}

function Rows({ group, panel }: { group: Outline["groups"][number]; panel: string }) {
  const ids = useMemo(() => group.rows.map(({ id }) => id), [group]);
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      {group.rows.map((row) => (
        <SectionRow key={row.id} row={row} isOpen={panel === row.id} />
      ))}
    </SortableContext>
  );
}

const SectionRow = memo(function SectionRow({ row, isOpen }: { row: OutlineRow; isOpen: boolean }) {
  const { t } = useTranslation("editor");
  const { open } = useEditorActions();
  const Icon = kindIcons[row.type];
  const name = row.name || t("item.untitled");
  return (
    <SortableRow id={row.id} className="group relative rounded-control">
      <RailRow
        name={name}
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
        isOpen={isOpen}
        onOpen={() => open(row.id)}
        isHidden={row.isHidden}
        count={row.count}
      />
      <DragHandle
        label={t("rail.drag", { name })}
        className="absolute top-1 left-1.5 h-6 w-6 bg-transparent opacity-0 focus-visible:bg-raised focus-visible:opacity-100 group-hover:bg-hover group-hover:opacity-100 in-data-narrow:hidden"
      />
    </SortableRow>
  );
});

type RowProps = {
  name: string;
  icon: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  isHidden?: boolean;
  count?: number;
};

function RailRow({ name, icon, isOpen, onOpen, isHidden = false, count }: RowProps) {
  const { t } = useTranslation("editor");
  return (
    <Tooltip label={name} side="right">
      <button
        type="button"
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
        className="flex h-8 w-full items-center gap-3 rounded-control px-2.5 text-left text-dense text-fg2 hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-label aria-[current]:text-accent in-data-narrow:w-9 in-data-narrow:justify-center in-data-narrow:px-0"
      >
        <span className="shrink-0">{icon}</span>
        <span className={`min-w-0 flex-1 truncate in-data-narrow:sr-only ${isHidden ? "text-fg3 line-through" : ""}`}>
          {name}
        </span>
        {isHidden && (
          <span className="text-fg3 in-data-narrow:hidden">
            <EyeOff size={14} strokeWidth={2} aria-hidden="true" />
            <span className="sr-only">{t("rail.hidden")}</span>
          </span>
        )}
        {count !== undefined && !isHidden && <span className="text-fg3 in-data-narrow:sr-only">{count}</span>}
      </button>
    </Tooltip>
  );
}
