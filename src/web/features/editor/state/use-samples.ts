import { sampleItems } from "#core/resume/sample-items.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore, useEditorWhenIdle } from "./editor-context.tsx";
import { undoFor } from "./use-removal.ts";

/** Returns the number of samples that nobody has edited yet, and what can be done with them. */
export function useSamples(): { count: number; next: () => void; clear: () => void } {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const { edit, undo, focusOn } = useEditorActions();
  const count = useEditorWhenIdle(({ document }) => countOf(document));

  /** Goes to the sample after the open entry, and from the last one to the first. */
  const next = () => {
    const { document, panel, openItem } = store.getState();
    const samples = sampleItems(document);
    const order = document.data.sections.flatMap(({ data }) => data.map(({ id }) => id));
    const open = document.data.sections.find(({ id }) => id === panel);
    // In a section whose entries are all closed, the first one counts as the next.
    const at = order.indexOf(openItem ?? "");
    const from = at >= 0 ? at : open?.data[0] ? order.indexOf(open.data[0].id) - 1 : -1;
    const found = samples.find(({ item }) => order.indexOf(item.id) > from) ?? samples[0];
    if (!found) return;
    const { section, item } = found;
    focusOn({ section: section.id, item: item.id, field: section.onlyDesc ? "description" : "title" });
  };

  const clear = () => {
    const removed = sampleItems(store.getState().document);
    edit({ type: "samples.remove" });
    const after = store.getState().document;
    const run = () => {
      if (store.getState().document === after) return undo();
      // Something was edited since, which an undo would take back instead.
      for (const { section, item } of removed) {
        edit({ type: "item.add", sectionId: section.id, item, toIndex: section.data.indexOf(item) });
      }
    };
    toast(t("samples.cleared", { count: removed.length }), {
      stay: undoFor,
      action: { label: t("section.undo"), run },
    });
  };

  return { count, next, clear };
}

const counts = new WeakMap<ResumeDocument["data"]["sections"], number>();

/** Counted once for each state of the sections: several parts of the editor ask at every keystroke. */
export function countOf({ data }: Pick<ResumeDocument, "data">): number {
  let count = counts.get(data.sections);
  if (count === undefined) {
    count = data.sections.reduce((sum, section) => sum + section.data.filter(({ isSample }) => isSample).length, 0);
    counts.set(data.sections, count);
  }
  return count;
}
