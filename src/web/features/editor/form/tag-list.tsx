import { useMemo } from "react";
import { createItem } from "#core/resume/sections.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { sectionPlace } from "../state/drop-places.tsx";
import { useEditor, useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";
import { itemsOf } from "../state/use-section.ts";
import { ChipBox } from "./chip-box.tsx";
import { moveToSection, sectionAt, sectionNameAt, useOtherSections } from "./move-item.ts";

/** The short entries of a tag section as chips. Entries that a full section refuses stay in the field. */
export function TagList({ sectionId, onOpen }: { sectionId: string; onOpen: (itemId: string) => void }) {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const store = useEditorStore();
  const others = useOtherSections(sectionId);
  const items = useEditor((state) => itemsOf(state, sectionId));
  const chips = useMemo(
    () => items.map(({ id, title, isHidden, isSample = false }) => ({ id, name: title, isHidden, isSample })),
    [items],
  );
  return (
    <ChipBox
      chips={chips}
      label={t("item.tagPlaceholder")}
      onAdd={(names) => {
        const refused = names.findIndex(
          (title) => !edit({ type: "item.add", sectionId, item: { ...createItem(newId()), title } }),
        );
        return refused === -1 ? [] : names.slice(refused);
      }}
      onMove={(itemId, toIndex) => edit({ type: "item.move", sectionId, itemId, toSectionId: sectionId, toIndex })}
      onRemove={(itemId) => edit({ type: "item.remove", sectionId, itemId })}
      onOpen={onOpen}
      outside={{
        places: others.map(({ id }) => sectionPlace(id)),
        nameOf: (place) => sectionNameAt(store, place, t),
        onDrop(itemId, place) {
          const other = sectionAt(store, place);
          if (other) moveToSection(store, { sectionId, itemId }, other, t);
        },
      }}
    />
  );
}
