import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { TFunction } from "i18next";
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Copy, Ellipsis, Eye, EyeOff, Trash2 } from "lucide-react";
import { memo, useMemo } from "react";
import { formatPicker } from "#core/resume/dates.ts";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { Item, Section, SectionKind } from "#core/resume/schema.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { useTranslation } from "../../../shell/translation.ts";
import { announce } from "../state/announcer.tsx";
import { useEditor, useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import type { EditorState, EditorStore } from "../state/editor-store.ts";
import { announcementsOf, useListSensors } from "../state/list-drag.ts";
import { newId } from "../state/new-id.ts";
import { DragHandle, SortableRow } from "../state/sortable-handle.tsx";
import { useRemoval } from "../state/use-removal.ts";
import { ItemFields } from "./item-fields.tsx";

/**
 * The items of a section as cards, one open at a time, in an order that drag and buttons change. Each card looks after
 * its own item, so that a key draws one card anew and nothing of the list around it.
 */
export function ItemList({ section, only }: { section: Section; only?: string }) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const openItem = useEditor((state) => state.openItem);
  const sensors = useListSensors();
  const { id: sectionId, type: kind, onlyDesc } = section;
  const order = (only ? section.data.filter(({ id }) => id === only) : section.data).map(({ id }) => id).join(" ");
  const ids = useMemo(() => order.split(" ").filter(Boolean), [order]);
  const drag = useMemo(() => dragOf(store, sectionId, t), [store, sectionId, t]);
  const list = useMemo(
    () => (
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {ids.map((id) => (
            <li key={id}>
              <ItemCard sectionId={sectionId} kind={kind} onlyDesc={onlyDesc} itemId={id} isOpen={openItem === id} />
            </li>
          ))}
        </ul>
      </SortableContext>
    ),
    [ids, sectionId, kind, onlyDesc, openItem],
  );
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} {...drag}>
      {list}
    </DndContext>
  );
}

/** What a drag in the list does, and what a screen reader hears of it. */
function dragOf(store: EditorStore, sectionId: string, t: TFunction<"editor">) {
  const items = () => itemsOf(store.getState(), sectionId);
  const announcements = announcementsOf({
    placeOf: (_, over) => ({ position: items().findIndex(({ id }) => id === over) + 1, total: items().length }),
    nameOf: (id) => titleOf(items().find((item) => item.id === id)) || t("item.untitled"),
    say: (key, values) => t(`dnd.${key}`, values),
  });
  return {
    accessibility: { announcements, screenReaderInstructions: { draggable: t("dnd.instructions") } },
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (!over || active.id === over.id) return;
      const toIndex = items().findIndex(({ id }) => id === over.id);
      const itemId = String(active.id);
      store.getState().actions.edit({ type: "item.move", sectionId, itemId, toSectionId: sectionId, toIndex });
    },
  };
}

/** The first thing an item says about itself. */
export function titleOf(item: Item | undefined): string {
  if (!item) return "";
  return item.title || item.subTitle || richTextToPlain(item.description.slice(0, 300)).slice(0, 60);
}

export type ItemProps = { sectionId: string; kind: SectionKind; onlyDesc: boolean; item: Item };

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
/** Made once: a card is drawn anew at each key in its title, and its icons are not. */
const icons = {
  open: <ChevronDown {...icon} className="shrink-0 text-fg3" />,
  close: <ChevronUp {...icon} className="shrink-0 text-fg3" />,
  more: <Ellipsis {...icon} />,
};

type CardProps = Omit<ItemProps, "item"> & { itemId: string; isOpen: boolean };

const ItemCard = memo(function ItemCard({ itemId, ...props }: CardProps) {
  const item = useEditor((state) => itemsOf(state, props.sectionId).find(({ id }) => id === itemId));
  return item && <OpenableCard item={item} {...props} />;
});

const OpenableCard = memo(function OpenableCard({ isOpen, ...props }: ItemProps & { isOpen: boolean }) {
  const { item, sectionId } = props;
  const { t } = useTranslation("editor");
  const { openItem } = useEditorActions();
  const about = useAbout(item);
  const name = titleOf(item) || t("item.untitled");
  const formId = `editor-item-${item.id}`;
  return (
    <SortableRow
      id={item.id}
      className={`rounded-[10px] border bg-raised ${isOpen ? "border-line2 shadow-sm" : "border-line"}`}
    >
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-1">
        <DragHandle label={t("item.drag", { name })} className="h-9 w-6 max-md:w-9" />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => openItem(isOpen ? null : item.id)}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-small py-0.5 pl-1 text-left"
        >
          <span className="min-w-0 flex-1">
            <span
              className={`block truncate font-semibold text-dense ${item.isHidden ? "text-fg3 line-through" : "text-fg"}`}
            >
              {name}
            </span>
            {about && <span className="block truncate text-fg3 text-meta">{about}</span>}
          </span>
          {item.isHidden && (
            <span className="text-fg3">
              <EyeOff size={14} strokeWidth={2} aria-hidden="true" />
              <span className="sr-only">{t("item.hidden")}</span>
            </span>
          )}
          {isOpen ? icons.close : icons.open}
        </button>
        <ItemMenu sectionId={sectionId} itemId={item.id} isHidden={item.isHidden} name={name} />
      </div>
      {isOpen && (
        <div id={formId} className="border-line border-t px-3 pt-3 pb-3.5">
          <ItemFields {...props} />
        </div>
      )}
    </SortableRow>
  );
});

/** The line under an item's title: subtitle and dates. */
function useAbout(item: Item): string {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const start = formatPicker(item.startDate, locale);
  const end = item.endDate === "present" ? t("item.now") : formatPicker(item.endDate, locale);
  const dates = start && end ? t("item.range", { start, end }) : start || end;
  return [item.title ? item.subTitle : "", dates].filter(Boolean).join(locale === "ch" ? "，" : ", ");
}

type MenuProps = { sectionId: string; itemId: string; isHidden: boolean; name: string };

const ItemMenu = memo(function ItemMenu({ sectionId, itemId, isHidden, name }: MenuProps) {
  const { t } = useTranslation("editor");
  const { edit, openItem } = useEditorActions();
  const store = useEditorStore();
  const remove = useRemoval();
  const index = useEditor((state) => itemsOf(state, sectionId).findIndex(({ id }) => id === itemId));
  const last = useEditor((state) => itemsOf(state, sectionId).length - 1);
  const at = { sectionId, itemId };
  const move = (toIndex: number) => {
    edit({ type: "item.move", ...at, toSectionId: sectionId, toIndex });
    announce(t("dnd.moved", { name, position: toIndex + 1, total: last + 1 }));
  };
  return (
    <Menu trigger={<IconButton size="sm" tooltip="none" label={t("item.menu", { name })} icon={icons.more} />}>
      <MenuItem
        icon={<Copy {...icon} />}
        onSelect={() => {
          const id = newId();
          if (edit({ type: "item.duplicate", ...at, newId: id })) openItem(id);
        }}
      >
        {t("item.duplicate")}
      </MenuItem>
      <MenuItem
        icon={isHidden ? <Eye {...icon} /> : <EyeOff {...icon} />}
        onSelect={() => edit({ type: "item.hide", ...at, isHidden: !isHidden })}
      >
        {t(isHidden ? "item.show" : "item.hide")}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<ArrowUp {...icon} />} disabled={index <= 0} onSelect={() => move(index - 1)}>
        {t("item.up")}
      </MenuItem>
      <MenuItem icon={<ArrowDown {...icon} />} disabled={index >= last} onSelect={() => move(index + 1)}>
        {t("item.down")}
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<Trash2 {...icon} />}
        danger
        onSelect={() => {
          const item = itemsOf(store.getState(), sectionId)[index];
          if (!item) return;
          const back = { type: "item.add", sectionId, item, toIndex: index } as const;
          remove({ type: "item.remove", ...at }, t("item.removed", { name }), back);
        }}
      >
        {t("item.remove")}
      </MenuItem>
    </Menu>
  );
});

function itemsOf(state: EditorState, sectionId: string): readonly Item[] {
  return state.document.data.sections.find(({ id }) => id === sectionId)?.data ?? [];
}
