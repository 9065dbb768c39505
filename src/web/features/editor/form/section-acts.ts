import { isSame } from "#core/resume/same.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { isPairs, showsTags } from "#core/resume/sections.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { announce } from "../state/announcer.tsx";
import { columnsOf, groupsOf, neighbours, step } from "../state/columns.ts";
import { useEditorActions, useEditorSame, useEditorStore } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";
import { useRemoval } from "../state/use-removal.ts";

/** Returns what the actions of a section depend on; typing in the section changes none of it. */
function settingsOf(document: ResumeDocument, id: string) {
  const section = document.data.sections.find((one) => one.id === id);
  if (!section) return null;
  const { name, columns, position, onlyDesc, isHidden, data } = section;
  const isTags = showsTags(section);
  const { before, after } = neighbours(document, id);
  return {
    ...{ name, columns, position, isTags, onlyDesc, isHidden, count: data.length, layout: columnsOf(document) },
    /** Tags fill the width by themselves; of pairs, two columns are the other choice. */
    hasColumns: !onlyDesc && (!isTags || isPairs(section)),
    before: before?.id ?? null,
    after: after?.id ?? null,
    isDated: data.filter(({ startDate, endDate }) => startDate !== "" || endDate !== "").length > 1,
  };
}

/**
 * Returns everything that can be done with a section as a whole, including its announcements; null when the section is
 * gone.
 */
export function useSectionActs(id: string) {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const settings = useEditorSame((state) => settingsOf(state.document, id), isSame);
  const { edit, open, undo } = useEditorActions();
  const remove = useRemoval();
  if (!settings) return null;
  const name = settings.name || t("item.untitled");
  const whole = () => store.getState().document.data.sections.find((one) => one.id === id);

  const placeNow = () => {
    const { document } = store.getState();
    const group = groupsOf(document).find(({ sections }) => sections.some((one) => one.id === id));
    if (!group) return;
    const position = group.sections.findIndex((one) => one.id === id) + 1;
    return { position, total: group.sections.length, column: t(`dnd.columns.${group.position}`) };
  };
  return {
    ...settings,
    name,
    isTwo: settings.layout === "two",
    move(by: 1 | -1) {
      const section = whole();
      if (!section) return;
      edit(step(store.getState().document, section, by));
      const place = placeNow();
      if (place) announce(t("dnd.moved", { name, ...place }));
    },
    flip() {
      edit({ type: "section.flip", sectionId: id });
      const place = placeNow();
      if (place) announce(t("dnd.movedTo", { name, ...place }));
    },
    setColumns() {
      edit({
        type: "section.set",
        sectionId: id,
        field: "columns",
        value: settings.columns === "two" ? "one" : "two",
      });
    },
    setTags() {
      edit({ type: "section.set", sectionId: id, field: "tagStyle", value: !settings.isTags });
    },
    hide() {
      edit({ type: "section.hide", sectionId: id, isHidden: !settings.isHidden });
    },
    duplicate() {
      const copy = newId();
      const itemIds = Array.from({ length: whole()?.data.length ?? 0 }, newId);
      if (edit({ type: "section.duplicate", sectionId: id, newId: copy, itemIds })) open(copy);
    },
    sort() {
      const before = store.getState().document;
      edit({ type: "section.sortByDate", sectionId: id });
      const after = store.getState().document;
      if (after === before) return toast(t("section.alreadySorted"), { kind: "info" });
      const run = () => store.getState().document === after && undo();
      toast(t("section.sorted", { name }), { stay: 6000, action: { label: t("section.undo"), run } });
    },
    remove() {
      const section = whole();
      if (!section) return;
      const toIndex = store.getState().document.data.sections.indexOf(section);
      const isOpen = store.getState().panel === id;
      const back = { type: "section.add", section, toIndex } as const;
      if (!remove({ type: "section.remove", sectionId: id }, t("section.removed", { name }), back)) return;
      if (isOpen) open(settings.after ?? settings.before ?? "basics");
    },
  };
}
