import { useCallback } from "react";
import type { Language } from "#core/resume/schema.ts";
import { lazyOnce } from "#web/shell/lazy-part.ts";
import { useEditorActions, useEditorStore } from "./editor-context.tsx";

const facts = lazyOnce(() => import("#core/resume/facts.ts"));

/** Sets the language of the resume. Facts of our table follow it; the table is only loaded where there are facts. */
export function useSetLanguage(): (lang: Language) => Promise<void> {
  const store = useEditorStore();
  const { edit } = useEditorActions();
  return useCallback(
    async (lang) => {
      const hasFacts = store.getState().document.data.links.some(({ text }) => text !== undefined);
      if (!hasFacts) return void edit({ type: "language.set", lang });
      const { factsInLanguage } = await facts();
      edit({ type: "language.set", lang, facts: factsInLanguage(store.getState().document.data.links, lang) });
    },
    [store, edit],
  );
}
