import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { X } from "lucide-react";
import { type KeyboardEvent, memo, useId, useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { announce } from "../state/announcer.tsx";
import { Carried, DropPlaces, placesFirst, placeUnder } from "../state/drop-places.tsx";
import { announcementsOf, useListSensors } from "../state/list-drag.ts";
import { SortableRow } from "../state/sortable-handle.tsx";
import { splitTags } from "./split-tags.ts";

export type ChipData = { id: string; name: string; isHidden?: boolean; isSample?: boolean };

type Props = {
  chips: readonly ChipData[];
  /** What the field to add one is called, and what it shows while it is empty. */
  label: string;
  /** Adds these names at the end, and returns those that there is no room for. */
  onAdd: (names: string[]) => readonly string[];
  onMove: (id: string, toIndex: number) => void;
  onRemove: (id: string) => void;
  /** Opens what a chip stands for. Where it stands for nothing else, its name goes back into the field to be retyped. */
  onOpen?: (id: string) => void;
  /** Places outside the box onto which chips can be dropped: other sections, or other groups. */
  outside?: Outside;
};

export type Outside = {
  places: readonly string[];
  nameOf: (place: string) => string;
  onDrop: (id: string, place: string) => void;
  /** Called with a chip that Alt and an arrow key move beyond the end (1) or the beginning (-1) of the box. */
  onPass?: (id: string, by: 1 | -1) => void;
};

/**
 * Short texts as chips. Enter adds the typed one; a pasted list becomes one chip per line or comma. Chips are dragged,
 * or moved by Alt with the arrow keys. What finds no room stays in the field.
 */
export function ChipBox({ chips, label, onAdd, onMove, onRemove, onOpen, outside }: Props) {
  const { t } = useTranslation("editor");
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const sensors = useListSensors();
  const nameOf = (id: string) => chips.find((chip) => chip.id === id)?.name || t("item.untitled");
  const indexOf = (id: string) => chips.findIndex((chip) => chip.id === id);

  const add = (raw: string) => {
    const names = splitTags(raw);
    setText((names.length === 0 ? [] : onAdd(names)).join(", "));
  };
  const remove = (id: string) => {
    onRemove(id);
    announce(t("item.removed", { name: nameOf(id) }));
    input.current?.focus();
  };
  const open = (id: string) => {
    if (onOpen) return onOpen(id);
    setText(nameOf(id));
    onRemove(id);
    input.current?.focus();
  };
  const step = (id: string, by: 1 | -1) => {
    const position = indexOf(id) + 1 + by;
    if (position < 1 || position > chips.length) return outside?.onPass?.(id, by);
    onMove(id, position - 1);
    announce(t("dnd.moved", { name: nameOf(id), position, total: chips.length }));
  };

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const place = placeUnder(over);
    if (place === null) onMove(String(active.id), indexOf(String(over.id)));
    else outside?.onDrop(String(active.id), place);
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
          collisionDetection={outside ? placesFirst : closestCenter}
          onDragEnd={drop}
          accessibility={{
            announcements: announcementsOf({
              nameOf,
              placeName: (place) => outside?.nameOf(place) ?? "",
              placeOf: (_, over) => ({ position: indexOf(over) + 1, total: chips.length }),
              translate: (key, values) => t(`dnd.${key}`, values),
            }),
            screenReaderInstructions: { draggable: t("item.tagKeys") },
          }}
        >
          <SortableContext items={chips.map(({ id }) => id)} strategy={rectSortingStrategy}>
            {chips.map((chip) => (
              <Chip key={chip.id} chip={chip} onOpen={open} onRemove={remove} onStep={step} />
            ))}
          </SortableContext>
          {outside && (
            <>
              <DropPlaces ids={outside.places} isOffered />
              <Carried nameOf={nameOf} />
            </>
          )}
        </DndContext>
        <input
          ref={input}
          value={text}
          data-own-undo={text === "" ? undefined : true}
          aria-label={label}
          placeholder={label}
          aria-describedby={hint}
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
      <p id={hint} className="mt-1.5 text-fg3 text-meta">
        {t("item.tagHint")}
      </p>
    </div>
  );
}

type ChipProps = {
  chip: ChipData;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  onStep: (id: string, by: 1 | -1) => void;
};

const Chip = memo(function Chip({ chip, onOpen, onRemove, onStep }: ChipProps) {
  const { t } = useTranslation("editor");
  const name = chip.name || t("item.untitled");
  const about = [chip.isSample ? t("samples.mark") : "", t("item.tagKeys")].filter(Boolean).join(". ");
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!event.altKey || by === undefined) return;
    event.preventDefault(); // Alt+Left would go back in the browser's history.
    onStep(chip.id, by);
  };
  return (
    <SortableRow
      id={chip.id}
      whole
      className={`inline-flex h-7 max-w-full items-center rounded-badge border text-dense max-md:h-9 ${chip.isSample ? "border-line2 border-dashed" : "border-accent-line bg-accent-soft"}`}
    >
      <button
        type="button"
        aria-label={t("item.open", { name })}
        aria-description={about}
        onClick={() => onOpen(chip.id)}
        onKeyDown={keys}
        className={`h-full min-w-0 cursor-grab truncate rounded-l-badge pl-2 ${chip.isHidden ? "text-fg3 line-through" : chip.isSample ? "text-fg3" : "text-fg"}`}
      >
        {name}
      </button>
      <button
        type="button"
        aria-label={t("item.removeTag", { name })}
        onClick={() => onRemove(chip.id)}
        className="grid h-full w-6 place-items-center rounded-r-badge text-fg3 hover:text-danger max-md:w-9"
      >
        <X size={12} strokeWidth={2} aria-hidden="true" />
      </button>
    </SortableRow>
  );
});
