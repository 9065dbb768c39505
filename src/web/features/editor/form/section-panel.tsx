import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  Columns2,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  type LucideIcon,
  Pencil,
  Plus,
  Tags,
  Trash2,
} from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ResumeDocument, Section } from "#core/resume/schema.ts";
import { createItem } from "#core/resume/sections.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.tsx";
import { isSame } from "../saving/saver.ts";
import { columnsOf, neighbours, step } from "../state/columns.ts";
import { useEditor, useEditorActions, useEditorSame, useEditorStore } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";
import { ItemList } from "./item-list.tsx";
import { SectionTitle, useRenaming } from "./section-title.tsx";
import { TagList } from "./tag-list.tsx";

const small = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** One section in the form: its name and actions above, its items below. */
export function SectionPanel({ section }: { section: Section }) {
  const { t } = useTranslation("editor");
  const renaming = useRenaming(section);
  return (
    <>
      <div className="flex h-[52px] shrink-0 items-center gap-0.5 border-line border-b pr-3 pl-4 max-md:hidden">
        <SectionTitle section={section} renaming={renaming} />
        <SectionActions id={section.id} rename={renaming.start} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4 max-md:p-0">
        {section.isHidden && (
          <p className="mb-3 flex items-center gap-2 rounded-control bg-subtle px-3 py-2 text-fg2 text-meta">
            <EyeOff size={14} strokeWidth={2} aria-hidden="true" className="shrink-0" />
            {t("section.hiddenNote")}
          </p>
        )}
        <SectionItems section={section} />
      </div>
    </>
  );
}

/** The items of a section: chips where they are tags, else cards; a first step where there is none. */
export function SectionItems({ section }: { section: Section }) {
  const { t } = useTranslation("editor");
  const openItem = useEditor((state) => state.openItem);
  const { edit, openItem: openThis, focusOn } = useEditorActions();
  const isTags = section.tagStyle && section.data.every((item) => item.description === "" && item.subTitle === "");
  const add = () => {
    const item = createItem(newId());
    if (edit({ type: "item.add", sectionId: section.id, item })) {
      focusOn({ section: section.id, item: item.id, field: section.onlyDesc ? "description" : "title" });
    }
  };
  if (isTags) {
    const opened = section.data.find(({ id }) => id === openItem);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <TagList section={section} onOpen={openThis} />
        {opened && section.data.length > 0 && <ItemList section={section} only={opened.id} />}
      </div>
    );
  }
  if (section.data.length === 0) {
    return (
      <Empty
        title={t("section.emptyTitle", { name: section.name })}
        text={t("section.emptyText")}
        action={
          <Button icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />} onClick={add}>
            {t("item.add")}
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <ItemList section={section} />
      <Button
        size="sm"
        variant="ghost"
        icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
        onClick={add}
        className="justify-self-start"
      >
        {t("item.add")}
      </Button>
    </div>
  );
}

/** Columns, other column, and a menu with the rest. Drawn anew when one of those changes, not at every keystroke. */
export const SectionActions = memo(function SectionActions({ id, rename }: { id: string; rename: () => void }) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const section = useEditorSame((state) => settingsOf(state.document, id), isSame);
  const { edit, open, undo } = useEditorActions();
  if (!section) return null;
  const isTwo = section.layout === "two";
  const sectionId = id;
  const stepBy = (by: 1 | -1) => {
    const { document } = store.getState();
    const whole = document.data.sections.find((one) => one.id === id);
    if (whole) edit(step(document, whole, by));
  };
  const other = section.position === "main" ? "section.toSide" : "section.toMain";
  const remove = () => {
    edit({ type: "section.remove", sectionId });
    open(section.after ?? section.before ?? "basics");
    toast(t("section.removed", { name: section.name }), { action: { label: t("section.undo"), run: undo } });
  };
  const duplicate = () => {
    const copy = newId();
    const itemIds = Array.from({ length: section.count }, newId);
    if (edit({ type: "section.duplicate", sectionId, newId: copy, itemIds })) open(copy);
  };
  return (
    <div className="flex shrink-0 items-center">
      {!section.onlyDesc && (
        <IconButton
          size="sm"
          label={t(section.columns === "two" ? "section.oneColumn" : "section.columns")}
          aria-pressed={section.columns === "two"}
          icon={<Columns2 {...small} />}
          className="aria-pressed:bg-press aria-pressed:text-fg max-md:hidden"
          onClick={() =>
            edit({ type: "section.set", sectionId, field: "columns", value: section.columns === "two" ? "one" : "two" })
          }
        />
      )}
      {isTwo && (
        <IconButton
          size="sm"
          label={t(other)}
          icon={<ArrowLeftRight {...small} />}
          className="max-md:hidden"
          onClick={() => edit({ type: "section.flip", sectionId })}
        />
      )}
      <Menu trigger={<IconButton size="sm" tooltip="none" label={t("section.menu")} icon={<Ellipsis {...small} />} />}>
        <Item icon={Pencil} word={t("section.renameAction")} run={rename} />
        <Item
          icon={section.isHidden ? Eye : EyeOff}
          word={t(section.isHidden ? "section.show" : "section.hide")}
          run={() => edit({ type: "section.hide", sectionId, isHidden: !section.isHidden })}
        />
        <Item icon={Copy} word={t("section.duplicate")} run={duplicate} />
        {!section.onlyDesc && (
          <Item
            icon={Tags}
            word={t("section.tags")}
            on={section.tagStyle}
            run={() => edit({ type: "section.set", sectionId, field: "tagStyle", value: !section.tagStyle })}
          />
        )}
        <MenuLine />
        <Item icon={ArrowUp} word={t("section.up")} off={!section.before} run={() => stepBy(-1)} />
        <Item icon={ArrowDown} word={t("section.down")} off={!section.after} run={() => stepBy(1)} />
        {isTwo && <Item icon={ArrowLeftRight} word={t(other)} run={() => edit({ type: "section.flip", sectionId })} />}
        <MenuLine />
        <Item icon={Trash2} word={t("section.remove")} danger run={remove} />
      </Menu>
    </div>
  );
});

function settingsOf(document: ResumeDocument, id: string) {
  const section = document.data.sections.find((one) => one.id === id);
  if (!section) return null;
  const { name, columns, position, tagStyle, onlyDesc, isHidden, data } = section;
  const { before, after } = neighbours(document, id);
  return {
    ...{ name, columns, position, tagStyle, onlyDesc, isHidden, count: data.length, layout: columnsOf(document) },
    before: before?.id ?? null,
    after: after?.id ?? null,
  };
}

type ItemProps = { icon: LucideIcon; word: string; run: () => void; off?: boolean; danger?: boolean; on?: boolean };

function Item({ icon: Icon, word, run, off = false, danger = false, on = false }: ItemProps) {
  return (
    <MenuItem
      icon={<Icon {...small} />}
      onSelect={run}
      disabled={off}
      danger={danger}
      aside={on ? <span aria-hidden="true">✓</span> : undefined}
    >
      {word}
    </MenuItem>
  );
}
