import type { TFunction } from "i18next";
import { isSame } from "#core/resume/same.ts";
import { announce } from "../state/announcer.tsx";
import { sectionPlace } from "../state/drop-places.tsx";
import { useEditorSame } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/editor-store.ts";
import { type ItemPlace, itemOf, itemsOf } from "../state/use-section.ts";
import { titleOf } from "./title-of.ts";

/** Returns the other sections, into which an entry of this one can be moved. */
export function useOtherSections(sectionId: string): Section[] {
  return useEditorSame(
    ({ document }) => document.data.sections.filter(({ id }) => id !== sectionId).map(({ id, name }) => ({ id, name })),
    isSame,
  );
}

type Section = { id: string; name: string };

/** Moves an entry to the end of another section, and announces it. Returns false where that has no room for it. */
export function moveToSection(store: EditorStore, at: ItemPlace, section: Section, t: TFunction<"editor">): boolean {
  const { actions } = store.getState();
  const untitled = t("item.untitled");
  const name = titleOf(itemOf(store.getState(), at)) || untitled;
  const toIndex = itemsOf(store.getState(), section.id).length;
  if (!actions.edit({ type: "item.move", ...at, toSectionId: section.id, toIndex })) return false;
  announce(t("item.movedTo", { name, section: section.name || untitled }));
  return true;
}

/** Returns the section of a place, if it is one. */
export function sectionAt(store: EditorStore, place: string | null) {
  return store.getState().document.data.sections.find(({ id }) => sectionPlace(id) === place);
}

export function sectionNameAt(store: EditorStore, place: string, t: TFunction<"editor">): string {
  return sectionAt(store, place)?.name || t("item.untitled");
}
