import { useRef } from "react";
import { isSame } from "#core/resume/same.ts";
import type { Item, Section } from "#core/resume/schema.ts";
import { canGroup, isTitleAlone } from "#core/resume/skill-groups.ts";
import { useEditorOfItem, useEditorOfItemWhenIdle, useEditorSame } from "./editor-context.tsx";
import type { EditorState } from "./editor-store.ts";

/** A section without the contents of its items: typing into one of them changes nothing here. */
export type SectionFrame = Pick<Section, "id" | "name" | "type" | "isHidden" | "onlyDesc"> & {
  itemIds: string[];
  /** The items are shown and edited as chips: a list of tags in which each item is a title alone. */
  isTags: boolean;
  /** These are skills one by one, which can become a group with a label. */
  canGroup: boolean;
};

function frameOf({ id, name, type, isHidden, onlyDesc, tagStyle, data }: Section): SectionFrame {
  const isTags = tagStyle && data.every(isTitleAlone);
  return {
    id,
    name,
    type,
    isHidden,
    onlyDesc,
    itemIds: data.map((item) => item.id),
    isTags,
    canGroup: canGroup({ type, data }),
  };
}

/**
 * Returns the frame of a section, the same object as long as it means the same; undefined where no section has this id.
 */
export function useSectionFrame(sectionId: string | null): SectionFrame | undefined {
  return useEditorSame((state) => {
    const section = sectionOf(state, sectionId);
    return section && frameOf(section);
  }, isSame);
}

export type ItemPlace = { sectionId: string; itemId: string };

/**
 * Returns a value derived from one item; the component renders again when the value changes. Undefined once the item is
 * gone.
 */
export function useItem<Part>(place: ItemPlace, select: (item: Item) => Part): Part | undefined {
  return useEditorOfItem(place.itemId, usePartOf(place, select));
}

/** Like `useItem`, for what nobody waits for while typing (see `useEditorWhenIdle`). */
export function useItemWhenIdle<Part>(place: ItemPlace, select: (item: Item) => Part): Part | undefined {
  return useEditorOfItemWhenIdle(place.itemId, usePartOf(place, select));
}

function usePartOf<Part>(place: ItemPlace, select: (item: Item) => Part) {
  // A component renders for other reasons, too, and a value that is a new object each time would never be the same.
  const last = useRef<{ item: Item; select: (item: Item) => Part; part: Part } | null>(null);
  return (state: EditorState): Part | undefined => {
    const item = itemOf(state, place);
    if (!item) return undefined;
    if (last.current?.item !== item || last.current.select !== select) {
      last.current = { item, select, part: select(item) };
    }
    return last.current.part;
  };
}

export function itemOf(state: EditorState, { sectionId, itemId }: ItemPlace): Item | undefined {
  return itemsOf(state, sectionId).find(({ id }) => id === itemId);
}

const none: readonly Item[] = [];

export function itemsOf(state: EditorState, sectionId: string): readonly Item[] {
  return sectionOf(state, sectionId)?.data ?? none;
}

function sectionOf(state: EditorState, sectionId: string | null): Section | undefined {
  return state.document.data.sections.find(({ id }) => id === sectionId);
}
