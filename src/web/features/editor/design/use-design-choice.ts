import { useQuery } from "@tanstack/react-query";
import type { Edit } from "#core/resume/operations.ts";
import type { Design } from "#templates/design.ts";
import { templatesQuery } from "#web/api/queries.ts";
import { useUser } from "#web/shell/session.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { useEditor, useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { drawnDocument } from "../state/trial.ts";

/**
 * Which design the preview shows, which ones are locked for this user, and how to choose one. A regular user tries a
 * premium one on the preview first; choosing the resume's own design ends that. `choose` returns what it did: the
 * resume had the design already, has it now by a single edit, or is only shown in it.
 */
export function useDesignChoice() {
  const user = useUser();
  const store = useEditorStore();
  const { edit, tryDesign } = useEditorActions();
  const { data: templates } = useQuery(templatesQuery(useLocale()));
  const chosen = useEditor((state) => drawnDocument(state).config.templateName);
  const isLocked = ({ isPro }: Design) => isPro && !user?.isValid;
  const choiceOf = (design: Design) => ({
    templateName: design.componentName,
    templateId: templates?.data.find(({ componentName }) => componentName === design.componentName)?._id ?? "",
    theme: design.themes[0] ?? "emerald",
  });
  const editFor = (design: Design) => ({ type: "template.set", ...choiceOf(design) }) satisfies Edit;
  const choose = (design: Design): "kept" | "chosen" | "tried" => {
    if (design.componentName === store.getState().document.config.templateName) {
      tryDesign(null);
      return "kept";
    }
    if (isLocked(design)) {
      tryDesign(choiceOf(design));
      return "tried";
    }
    return edit(editFor(design)) ? "chosen" : "kept";
  };
  return { chosen, isLocked, editFor, choose };
}
