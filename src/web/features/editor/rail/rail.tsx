import { ContactRound, Ellipsis, EyeOff, Plus } from "lucide-react";
import { memo, type ReactNode, Suspense, useState } from "react";
import { SectionIcon } from "#templates/parts/section-icons.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { CheckCard } from "../check/check-parts.ts";
import { SectionMenu } from "../form/section-menu.tsx";
import { AddSectionDialog } from "../panels/add-section.ts";
import { sectionPlace } from "../state/drop-places.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { basicsPanel } from "../state/editor-store.ts";
import { SectionColumn, SectionsDrag } from "../state/sections-drag.tsx";
import { DragHandle, SortableRow } from "../state/sortable-handle.tsx";
import type { OutlineRow } from "../state/use-outline.ts";

/**
 * The sections of the resume, grouped by the sheet's columns. Narrow screens show icons, with the names in tooltips.
 */
export function Rail({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation("editor");
  const panel = useEditor((state) => state.panel);
  const { open } = useEditorActions();
  const [isAdding, setAdding] = useState(false);
  return (
    <nav
      aria-label={t("rail.label")}
      data-narrow={isNarrow || undefined}
      className={`relative isolate flex h-full min-h-0 flex-col gap-0.5 overflow-y-auto border-line border-r bg-bg py-3 ${isNarrow ? "items-center px-1.5" : "px-2.5"}`}
    >
      <RailRow
        name={t("rail.basics")}
        icon={<ContactRound size={16} strokeWidth={1.75} aria-hidden="true" />}
        isOpen={panel === basicsPanel}
        onOpen={() => open(basicsPanel)}
      />
      <SectionsDrag>
        {(groups) =>
          groups.map((group) => {
            const title = groups.length === 1 ? t("rail.all") : t(`rail.${group.position}`);
            return (
              <section
                key={group.position}
                aria-label={title}
                className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-0.5 in-data-narrow:mt-2 in-data-narrow:border-line in-data-narrow:border-t in-data-narrow:pt-2"
              >
                <p aria-hidden="true" className="px-2.5 pb-1 text-dense text-fg3 in-data-narrow:hidden">
                  {title}
                </p>
                <SectionColumn group={group}>
                  {group.rows.map((row) => (
                    <SectionRow key={row.id} row={row} isOpen={panel === row.id} />
                  ))}
                  {group.rows.length === 0 && (
                    <p className="px-2.5 py-1 text-fg3 text-meta in-data-narrow:sr-only">{t("rail.empty")}</p>
                  )}
                </SectionColumn>
              </section>
            );
          })
        }
      </SectionsDrag>
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
      <div className="mt-auto pt-4">
        <Suspense>
          <CheckCard isNarrow={isNarrow} />
        </Suspense>
      </div>
      <Suspense>{isAdding && <AddSectionDialog close={() => setAdding(false)} />}</Suspense>
    </nav>
  );
}

/**
 * A row's buttons appear with the pointer or the focus. Only their icons are hidden until then, and not by opacity,
 * because a frame takes longer for each element with its own opacity (docs/decisions/0023).
 */
const shownInUse = "*:invisible focus-visible:*:visible group-hover:*:visible in-data-narrow:hidden";

const SectionRow = memo(function SectionRow({ row, isOpen }: { row: OutlineRow; isOpen: boolean }) {
  const { t } = useTranslation("editor");
  const { open } = useEditorActions();
  const name = row.name || t("item.untitled");
  return (
    <SortableRow
      id={row.id}
      place={sectionPlace(row.id)}
      whole
      className="group relative w-full rounded-control in-data-narrow:w-9"
    >
      <RailRow
        name={name}
        icon={<SectionIcon kind={row.type} size={16} strokeWidth={1.75} />}
        isOpen={isOpen}
        onOpen={() => open(row.id)}
        isHidden={row.isHidden}
        count={row.count}
      />
      <DragHandle
        label={t("rail.drag", { name })}
        className={classes("absolute top-1 left-1.5 h-6 w-6 focus-visible:bg-raised group-hover:bg-hover", shownInUse)}
      />
      <SectionMenu
        id={row.id}
        trigger={
          <IconButton
            size="sm"
            tooltip="none"
            label={t("rail.menu", { name })}
            icon={<Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />}
            className={classes(
              "absolute! top-1 right-1 h-6! w-6! focus-visible:bg-raised group-hover:bg-raised aria-expanded:bg-raised aria-expanded:*:visible",
              shownInUse,
            )}
          />
        }
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
