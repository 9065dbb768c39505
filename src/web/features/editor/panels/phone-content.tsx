import { ChevronDown, ChevronRight, ContactRound, Ellipsis, EyeOff, Plus } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { SectionIcon } from "#templates/parts/section-icons.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SectionAssistantMenu } from "../assistant/assistant-menu.tsx";
import { BasicsPanel } from "../form/basics-panel.tsx";
import { SectionMenu } from "../form/section-menu.tsx";
import { SectionItems } from "../form/section-panel.tsx";
import { SectionTitle, useRenaming } from "../form/section-title.tsx";
import { useFocusRequest } from "../form/use-focus-request.ts";
import { sectionPlace } from "../state/drop-places.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { basicsPanel } from "../state/editor-store.ts";
import { SectionColumn, SectionsDrag } from "../state/sections-drag.tsx";
import { SortableRow } from "../state/sortable-handle.tsx";
import type { OutlineRow } from "../state/use-outline.ts";
import { useSectionFrame } from "../state/use-section.ts";
import { AddSectionDialog } from "./add-section.ts";

const iconLook = { size: 18, strokeWidth: 1.75 } as const;

/** The form on a phone: each section is a row of 54 px that expands in place. */
export function PhoneContent() {
  const { t } = useTranslation("editor");
  const panel = useEditor((state) => state.panel);
  const { open } = useEditorActions();
  const [isClosed, setClosed] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const form = useFocusRequest();
  const isOpen = (id: string) => !isClosed && panel === id;
  const toggle = (id: string) => {
    setClosed(isOpen(id));
    open(id);
  };
  return (
    <div
      ref={form}
      id="editor-form"
      tabIndex={-1}
      className="relative isolate h-full overflow-y-auto bg-bg pb-8 outline-none"
    >
      <Row
        icon={<ContactRound {...iconLook} aria-hidden="true" />}
        name={t("rail.basics")}
        isOpen={isOpen(basicsPanel)}
        toggle={() => toggle(basicsPanel)}
      >
        <BasicsPanel />
      </Row>
      <SectionsDrag>
        {(groups) =>
          groups.map((group) => (
            <div key={group.position}>
              {groups.length > 1 && (
                <p className="border-line border-b bg-subtle px-4 py-1.5 text-fg3 text-meta">
                  {t(`rail.${group.position}`)}
                </p>
              )}
              <SectionColumn group={group}>
                {group.rows.map((section) => (
                  <SortableRow
                    key={section.id}
                    id={section.id}
                    place={sectionPlace(section.id)}
                    whole={!isOpen(section.id)}
                    className="bg-bg"
                  >
                    <SectionRow row={section} isOpen={isOpen(section.id)} toggle={() => toggle(section.id)} />
                  </SortableRow>
                ))}
                {group.rows.length === 0 && <p className="px-4 py-3 text-fg3 text-meta">{t("rail.empty")}</p>}
              </SectionColumn>
            </div>
          ))
        }
      </SectionsDrag>
      <div className="p-4">
        <Button
          icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
          onClick={() => setAdding(true)}
          className="w-full"
        >
          {t("rail.add")}
        </Button>
      </div>
      <Suspense>{isAdding && <AddSectionDialog close={() => setAdding(false)} />}</Suspense>
    </div>
  );
}

type SectionRowProps = { row: OutlineRow; isOpen: boolean; toggle: () => void };

function SectionRow({ row, isOpen, toggle }: SectionRowProps) {
  const { t } = useTranslation("editor");
  const section = useSectionFrame(isOpen ? row.id : null);
  const renaming = useRenaming(section);
  return (
    <Row
      icon={<SectionIcon kind={row.type} {...iconLook} />}
      name={row.name || t("item.untitled")}
      count={row.count}
      isHidden={row.isHidden}
      isOpen={isOpen}
      toggle={toggle}
      menu={
        <>
          {section && !section.isTags && (
            <SectionAssistantMenu sectionId={row.id} name={row.name || t("item.untitled")} />
          )}
          <SectionMenu
            id={row.id}
            rename={renaming.start}
            trigger={
              <IconButton
                tooltip="none"
                label={t("rail.menu", { name: row.name || t("item.untitled") })}
                icon={<Ellipsis size={17} strokeWidth={1.75} aria-hidden="true" />}
              />
            }
          />
        </>
      }
    >
      {section && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {renaming.typed !== null && (
            <div className="flex pl-1.5">
              <SectionTitle section={section} renaming={renaming} />
            </div>
          )}
          <SectionItems section={section} />
        </div>
      )}
    </Row>
  );
}

type RowProps = {
  icon: ReactNode;
  name: string;
  count?: number;
  isHidden?: boolean;
  isOpen: boolean;
  toggle: () => void;
  /** Shown at the end of an open row. */
  menu?: ReactNode;
  children: ReactNode;
};

function Row({ icon, name, count, isHidden = false, isOpen, toggle, menu, children }: RowProps) {
  const { t } = useTranslation("editor");
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const row = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // A section above this one has closed, so the row could now be off screen.
    if (isOpen && !wasOpen.current) row.current?.scrollIntoView({ block: "start" });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section ref={row} aria-label={name} className="border-line border-b">
      <h2 className="flex items-center pr-1">
        <button
          type="button"
          data-field={isOpen ? "name" : undefined}
          aria-expanded={isOpen}
          onClick={toggle}
          className="flex h-[54px] min-w-0 flex-1 items-center gap-3.5 px-4 text-left"
        >
          <span className={isOpen ? "text-accent" : "text-fg3"}>{icon}</span>
          <span className={`min-w-0 flex-1 truncate text-h3 ${isHidden ? "text-fg3 line-through" : ""}`}>{name}</span>
          {isHidden && (
            <>
              <EyeOff size={16} strokeWidth={1.75} aria-hidden="true" className="text-fg3" />
              <span className="sr-only">{t("rail.hidden")}</span>
            </>
          )}
          {count !== undefined && <span className="text-body text-fg3">{count}</span>}
          <Chevron size={17} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-fg3" />
        </button>
        {isOpen && menu}
      </h2>
      {isOpen && <div className="px-4 pt-1 pb-4">{children}</div>}
    </section>
  );
}
