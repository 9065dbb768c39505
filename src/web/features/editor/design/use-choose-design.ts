import { useQuery } from "@tanstack/react-query";
import type { Design } from "#templates/design.ts";
import { templatesQuery } from "#web/api/queries.ts";
import { useUser } from "#web/shell/session.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";

/**
 * Returns a function that gives the resume a design. A regular user tries a premium one on the preview first; choosing
 * the resume's own design ends that.
 */
export function useChooseDesign(): (design: Design) => void {
  const locale = useLocale();
  const user = useUser();
  const store = useEditorStore();
  const { edit, tryDesign } = useEditorActions();
  const { data: templates } = useQuery(templatesQuery(locale));
  return (design) => {
    const { componentName: templateName } = design;
    if (templateName === store.getState().document.config.templateName) return tryDesign(null);
    const template = templates?.data.find(({ componentName }) => componentName === templateName);
    const choice = { templateName, templateId: template?._id ?? "", theme: design.themes[0] ?? "emerald" };
    if (design.isPro && !user?.isValid) tryDesign(choice);
    else edit({ type: "template.set", ...choice });
  };
}
