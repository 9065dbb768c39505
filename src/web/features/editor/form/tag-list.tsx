import { closestCenter, DndContext } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { X } from "lucide-react";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import type { Item } from "#core/resume/schema.ts";
import { createItem } from "#core/resume/sections.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { announce } from "../state/announcer.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { announcementsOf, useListSensors } from "../state/list-drag.ts";
import { newId } from "../state/new-id.ts";
import { SortableRow } from "../state/sortable-handle.tsx";
import { itemsOf } from "../state/use-section.ts";
import { splitTags } from "./split-tags.ts";

/**
 * The short entries of a tag section as chips. Enter adds the typed one; a pasted list becomes one chip per line or
 * comma. Chips are dragged, or moved by Alt with the arrow keys. Entries that a full section refuses stay in the field.
 */
export function TagList({ sectionId, onOpen }: { sectionId: string; onOpen: (itemId: string) => void }) {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const sensors = useListSensors();
  const chips = useEditor((state) => itemsOf(state, sectionId));
  const nameOf = (id: string) => chips.find((item) => item.id === id)?.title || t("item.untitled");
  const indexOf = (id: string) => chips.findIndex((item) => item.id === id);

  const add = (raw: string) => {
    const names = splitTags(raw);
    const refused = names.findIndex(
      (title) => !edit({ type: "item.add", sectionId, item: { ...createItem(newId()), title } }),
    );
    setText(refused === -1 ? "" : names.slice(refused).join(", "));
  };
  const move = (itemId: string, toIndex: number) =>
    edit({ type: "item.move", sectionId, itemId, toSectionId: sectionId, toIndex });
  const remove = (id: string) => {
    edit({ type: "item.remove", sectionId, itemId: id });
    announce(t("item.removed", { name: nameOf(id) }));
    input.current?.focus();
  };
  const step = (id: string, by: 1 | -1) => {
    const position = indexOf(id) + 1 + by;
    if (position < 1 || position > chips.length) return;
    move(id, position - 1);
    announce(t("dnd.moved", { name: nameOf(id), position, total: chips.length }));
  };

  const last = chips.at(-1);
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger target for the input inside */}
      <div
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        className="flex min-h-20 cursor-text flex-wrap content-start items-start gap-1.5 rounded-control border border-line-input bg-raised p-2 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20"
      >
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={({ active, over }) =>
            over && active.id !== over.id && move(String(active.id), indexOf(String(over.id)))
          }
          accessibility={{
            announcements: announcementsOf({
              nameOf,
              placeOf: (_, over) => ({ position: indexOf(over) + 1, total: chips.length }),
              translate: (key, values) => t(`dnd.${key}`, values),
            }),
            screenReaderInstructions: { draggable: t("item.tagKeys") },
          }}
        >
          <SortableContext items={chips.map(({ id }) => id)} strategy={rectSortingStrategy}>
            {chips.map((item) => (
              <Chip key={item.id} item={item} onOpen={onOpen} onRemove={remove} onStep={step} />
            ))}
          </SortableContext>
        </DndContext>
        <input
          ref={input}
          value={text}
          data-own-undo={text === "" ? undefined : true}
          aria-label={t("item.tagPlaceholder")}
          placeholder={t("item.tagPlaceholder")}
          aria-describedby="editor-tag-hint"
          onChange={(event) => {
            const typed = event.target.value;
            // A typed separator ends a tag; during a composition it may be a key that chooses a candidate.
            const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
            if (!isComposing && /[,，、;；]/.test(typed)) add(typed);
            else setText(typed);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (splitTags(pasted).length < 2) return;
            event.preventDefault();
            add(`${text}${pasted}`);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Enter") {
              event.preventDefault();
              add(text);
            }
            if (event.key === "Backspace" && text === "" && last) remove(last.id);
          }}
          onBlur={() => add(text)}
          className="h-7 min-w-24 flex-1 bg-transparent px-1 text-dense outline-none max-md:h-9 max-md:text-[16px]"
        />
      </div>
      <p id="editor-tag-hint" className="mt-1.5 text-fg3 text-meta">
        {t("item.tagHint")}
      </p>
    </div>
  );
}

type ChipProps = {
  item: Item;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  onStep: (id: string, by: 1 | -1) => void;
};

const Chip = memo(function Chip({ item, onOpen, onRemove, onStep }: ChipProps) {
  const { t } = useTranslation("editor");
  const name = item.title || t("item.untitled");
  const about = [item.isSample ? t("samples.mark") : "", t("item.tagKeys")].filter(Boolean).join(". ");
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!event.altKey || by === undefined) return;
    event.preventDefault(); // Alt+Left would go back in the browser's history.
    onStep(item.id, by);
  };
  return (
    <SortableRow
      id={item.id}
      whole
      className={`inline-flex h-7 max-w-full items-center rounded-badge border text-dense max-md:h-9 ${item.isSample ? "border-line2 border-dashed" : "border-accent-line bg-accent-soft"}`}
    >
      <button
        type="button"
        aria-label={t("item.open", { name })}
        aria-description={about}
        onClick={() => onOpen(item.id)}
        onKeyDown={keys}
        className={`h-full min-w-0 cursor-grab truncate rounded-l-badge pl-2 ${item.isHidden ? "text-fg3 line-through" : item.isSample ? "text-fg3" : "text-fg"}`}
      >
        {name}
      </button>
      <button
        type="button"
        aria-label={t("item.removeTag", { name })}
        onClick={() => onRemove(item.id)}
        className="grid h-full w-6 place-items-center rounded-r-badge text-fg3 hover:text-danger max-md:w-9"
      >
        <X size={12} strokeWidth={2} aria-hidden="true" />
      </button>
    </SortableRow>
  );
});
