import { DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { TFunction } from "i18next";
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronUp,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  FolderInput,
  FoldVertical,
  SeparatorHorizontal,
  Trash2,
} from "lucide-react";
import { type ComponentProps, memo, useMemo } from "react";
import { formatPicker } from "#core/resume/dates.ts";
import { isSame } from "#core/resume/same.ts";
import type { Item, PageRule } from "#core/resume/schema.ts";
import { isPairs, type SectionKind } from "#core/resume/sections.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuCheck, MenuItem, MenuLine, MenuMore } from "#web/ui/menu.tsx";
import { announce } from "../state/announcer.tsx";
import { Carried, DropPlaces, groupPlace, placesFirst, placeUnder, sectionPlace } from "../state/drop-places.tsx";
import { useEditor, useEditorActions, useEditorSame, useEditorStore } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/editor-store.ts";
import { announcementsOf, useListSensors } from "../state/list-drag.ts";
import { newId } from "../state/new-id.ts";
import { DragHandle, SortableRow } from "../state/sortable-handle.tsx";
import { useRemoval } from "../state/use-removal.ts";
import { type ItemPlace, itemOf, itemsOf, type SectionFrame, useItem, useItemWhenIdle } from "../state/use-section.ts";
import { ItemFields } from "./item-fields.tsx";
import { moveToSection, sectionAt, sectionNameAt, useOtherSections } from "./move-item.ts";
import { SampleMark, SampleNote } from "./sample-mark.tsx";
import { titleOf } from "./title-of.ts";
import { UntranslatedMark } from "./untranslated-mark.tsx";

/** The items of a section as cards, one open at a time. Dragging and menu commands change their order. */
export function ItemList({ section, only }: { section: SectionFrame; only?: string }) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const openItem = useEditor((state) => state.openItem);
  const sensors = useListSensors();
  const { id: sectionId, type: kind, onlyDesc, itemIds } = section;
  const ids = useMemo(() => (only ? [only] : itemIds), [itemIds, only]);
  const drag = useMemo(() => dragOf(store, sectionId, t), [store, sectionId, t]);
  const numbers = useEditorSame((state) => numbersOf(itemsOf(state, sectionId)), isSame);
  const places = useOtherSections(sectionId).map(({ id }) => sectionPlace(id));
  return (
    <DndContext sensors={sensors} collisionDetection={placesFirst} {...drag.handlers}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          {ids.map((id) => (
            <li key={id}>
              <ItemCard
                sectionId={sectionId}
                kind={kind}
                onlyDesc={onlyDesc}
                itemId={id}
                number={numbers[id] ?? 1}
                isOpen={openItem === id}
              />
            </li>
          ))}
        </ul>
      </SortableContext>
      <DropPlaces ids={places} isOffered />
      <Carried nameOf={drag.nameOf} />
    </DndContext>
  );
}

/** Returns what a drag from the list does, and what is announced to screen readers. */
function dragOf(store: EditorStore, sectionId: string, t: TFunction<"editor">) {
  const items = () => itemsOf(store.getState(), sectionId);
  const nameOf = (id: string) => titleOf(items().find((item) => item.id === id)) || t("item.untitled");
  const announcements = announcementsOf({
    placeName: (place) => sectionNameAt(store, place, t),
    placeOf: (_, over) => ({ position: items().findIndex(({ id }) => id === over) + 1, total: items().length }),
    nameOf,
    translate: (key, values) => t(`dnd.${key}`, values),
  });
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const { edit, focusOn } = store.getState().actions;
    const itemId = String(active.id);
    const other = sectionAt(store, placeUnder(over));
    if (other) {
      if (moveToSection(store, { sectionId, itemId }, other, t))
        focusOn({ section: other.id, item: itemId, field: "title" }, true);
      return;
    }
    const toIndex = items().findIndex(({ id }) => id === over.id);
    edit({ type: "item.move", sectionId, itemId, toSectionId: sectionId, toIndex });
  };
  const screenReaderInstructions = { draggable: t("dnd.instructions") };
  return { nameOf, handlers: { accessibility: { announcements, screenReaderInstructions }, onDragEnd } };
}

/**
 * Returns for each item which one it is of those with the same heading, from 2: a duplicate is told apart by its number.
 * The first of them is left out, as is an item without a heading.
 */
function numbersOf(items: readonly Item[]): Record<string, number> {
  const counts = new Map<string, number>();
  const numbers: Record<string, number> = {};
  for (const { id, title, subTitle } of items) {
    const heading = title || subTitle;
    if (heading === "") continue;
    const number = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, number);
    if (number > 1) numbers[id] = number;
  }
  return numbers;
}

/** An item with its number among those of the same heading. */
type Numbered = ItemPlace & { number: number };

/** Returns the name of the item for lists, menus and screen readers: two of the same name are told apart by a number. */
function nameFrom(t: TFunction<"editor">, title: string | undefined, number: number): string {
  const name = title || t("item.untitled");
  return number > 1 ? t("item.apart", { name, number }) : name;
}

/** The name in the labels of an item's buttons, for which nobody waits while typing. */
function useName({ number, ...place }: Numbered): string {
  const { t } = useTranslation("editor");
  return nameFrom(t, useItemWhenIdle(place, titleOf), number);
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

export type ItemKind = { kind: SectionKind; onlyDesc: boolean };
type CardProps = Numbered & ItemKind & { isOpen: boolean };

/**
 * A card and its commands. The texts that it shows of its item are components of their own, so that a keystroke renders
 * only those again.
 */
const ItemCard = memo(function ItemCard({ isOpen, kind, onlyDesc, number, ...place }: CardProps) {
  const { itemId } = place;
  const { t } = useTranslation("editor");
  const { openItem } = useEditorActions();
  const isHidden = useItem(place, (item) => item.isHidden);
  const breaks = useItem(place, (item) => item.breakBefore === true);
  if (isHidden === undefined) return null;
  const formId = `editor-item-${itemId}`;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <SortableRow
      id={itemId}
      place={kind === "skills" ? groupPlace(itemId) : undefined}
      className={`isolate rounded-[10px] border bg-raised ${isOpen ? "border-line2 shadow-sm" : "border-line"}`}
    >
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-1">
        <ItemHandle {...place} number={number} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => openItem(isOpen ? null : itemId)}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-small py-0.5 pl-1 text-left"
        >
          <span className="min-w-0 flex-1">
            <span
              className={`block truncate font-semibold text-dense ${isHidden ? "text-fg3 line-through" : "text-fg"}`}
            >
              <ItemName {...place} number={number} />
            </span>
            <ItemAbout {...place} />
          </span>
          <SampleMark {...place} />
          <UntranslatedMark {...place} />
          {breaks && (
            <span className="text-fg3">
              <SeparatorHorizontal size={14} strokeWidth={2} aria-hidden="true" />
              <span className="sr-only">{t("item.breaksBefore")}</span>
            </span>
          )}
          {isHidden && (
            <span className="text-fg3">
              <EyeOff size={14} strokeWidth={2} aria-hidden="true" />
              <span className="sr-only">{t("item.hidden")}</span>
            </span>
          )}
          <Chevron {...icon} className="shrink-0 text-fg3" />
        </button>
        <ItemMenu {...place} number={number} kind={kind} isHidden={isHidden} />
      </div>
      {isOpen && (
        <div id={formId} className="border-line border-t px-3 pt-3 pb-3.5">
          <ItemFields {...place} kind={kind} onlyDesc={onlyDesc} />
          <SampleNote {...place} />
        </div>
      )}
    </SortableRow>
  );
});

function ItemHandle(item: Numbered) {
  const { t } = useTranslation("editor");
  return <DragHandle label={t("item.drag", { name: useName(item) })} className="h-9 w-6 max-md:w-9" />;
}

/** The name that is seen, which follows each keystroke. */
function ItemName({ number, ...place }: Numbered) {
  const { t } = useTranslation("editor");
  return nameFrom(t, useItem(place, titleOf), number);
}

/** The line under an item's title: subtitle and dates. */
function ItemAbout(place: ItemPlace) {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const about = useItem(place, (item) => {
    const [start, end] = [formatPicker(item.startDate, locale), formatPicker(item.endDate, locale)];
    const ended = start && end ? t("item.range", { start, end }) : start || end;
    const dates = item.endDate !== "present" ? ended : start ? t("item.since", { start }) : t("item.now");
    return [item.title ? item.subTitle : "", dates].filter(Boolean).join(locale === "ch" ? "，" : ", ");
  });
  return about && <span className="block truncate text-fg3 text-meta">{about}</span>;
}

/** Created once: the trigger renders again for each new name of the item, but its icon does not. */
const more = <Ellipsis {...icon} />;

/** The menu's trigger, which names the item, so that a new name does not render the menu around it again. */
function MoreButton({ sectionId, itemId, number, ...rest }: Numbered & Partial<ComponentProps<typeof IconButton>>) {
  const { t } = useTranslation("editor");
  const name = useName({ sectionId, itemId, number });
  return <IconButton {...rest} size="sm" tooltip="none" label={t("item.menu", { name })} icon={more} />;
}

/** Moves the entry to the end of another section, and opens it there. */
function MoveTo(at: ItemPlace) {
  const { t } = useTranslation("editor");
  const { focusOn } = useEditorActions();
  const store = useEditorStore();
  const others = useOtherSections(at.sectionId);
  if (others.length === 0) return null;
  const move = (section: { id: string; name: string }) => {
    if (!moveToSection(store, at, section, t)) return;
    focusOn({ section: section.id, item: at.itemId, field: "title" });
  };
  return (
    <MenuMore icon={<FolderInput {...icon} />} label={t("item.moveTo")}>
      {others.map((section) => (
        <MenuItem key={section.id} onSelect={() => move(section)}>
          {section.name || t("item.untitled")}
        </MenuItem>
      ))}
    </MenuMore>
  );
}

/** Where the entry's page begins, and whether it may be divided. */
function PageRules(at: ItemPlace) {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const breaks = useItem(at, (item) => item.breakBefore === true) === true;
  const keeps = useItem(at, (item) => item.keepTogether === true) === true;
  const set = (field: PageRule) => (value: boolean) => void edit({ type: "item.page", ...at, field, value });
  return (
    <>
      <MenuCheck icon={<SeparatorHorizontal {...icon} />} checked={breaks} onChange={set("breakBefore")}>
        {t("item.breakBefore")}
      </MenuCheck>
      <MenuCheck icon={<FoldVertical {...icon} />} checked={keeps} onChange={set("keepTogether")}>
        {t("item.keepTogether")}
      </MenuCheck>
    </>
  );
}

type Commanded = { isHidden: boolean; kind: SectionKind };

function ItemMenu({ isHidden, kind, number, ...at }: Numbered & Commanded) {
  return (
    <Menu trigger={<MoreButton {...at} number={number} />}>
      <ItemCommands {...at} isHidden={isHidden} kind={kind} />
    </Menu>
  );
}

/** What the menu offers; it follows the places of the items only while it is open. */
function ItemCommands({ isHidden, kind, ...at }: ItemPlace & Commanded) {
  const { sectionId, itemId } = at;
  const { t } = useTranslation("editor");
  const { edit, openItem } = useEditorActions();
  const store = useEditorStore();
  const remove = useRemoval();
  const index = useEditor((state) => itemsOf(state, sectionId).findIndex(({ id }) => id === itemId));
  const last = useEditor((state) => itemsOf(state, sectionId).length - 1);
  const itemNow = () => itemOf(store.getState(), at);
  const nameNow = () => titleOf(itemNow()) || t("item.untitled");
  const move = (toIndex: number) => {
    edit({ type: "item.move", ...at, toSectionId: sectionId, toIndex });
    announce(t("dnd.moved", { name: nameNow(), position: toIndex + 1, total: last + 1 }));
  };
  return (
    <>
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
      <MenuItem
        icon={<ArrowUp {...icon} />}
        blocked={index > 0 ? undefined : t("item.first")}
        onSelect={() => move(index - 1)}
      >
        {t("item.up")}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown {...icon} />}
        blocked={index < last ? undefined : t("item.last")}
        onSelect={() => move(index + 1)}
      >
        {t("item.down")}
      </MenuItem>
      <MoveTo {...at} />
      <MenuLine />
      {/* Of languages and interests, two of which share a line, none has a page of its own. */}
      {!isPairs({ type: kind }) && (
        <>
          <PageRules {...at} />
          <MenuLine />
        </>
      )}
      <MenuItem
        icon={<Trash2 {...icon} />}
        danger
        onSelect={() => {
          const item = itemNow();
          if (!item) return;
          const back = { type: "item.add", sectionId, item, toIndex: index } as const;
          remove({ type: "item.remove", ...at }, t("item.removed", { name: nameNow() }), back);
        }}
      >
        {t("item.remove")}
      </MenuItem>
    </>
  );
}
