import { Languages } from "lucide-react";
import { useEffect } from "react";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { isSame } from "#core/resume/same.ts";
import { showsTags } from "#core/resume/sections.ts";
import { SectionIcon } from "#templates/parts/section-icons.tsx";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { openTool } from "../palette/tool-store.ts";
import { useEditorSame } from "../state/editor-context.tsx";
import type { EditorState } from "../state/editor-store.ts";
import { EngineLine } from "./assistant-items.tsx";
import { AssistantSlot, SectionAssistantMenu } from "./assistant-menu.tsx";
import { TokenCount } from "./token-count.tsx";

/** The assistant's own view on a phone: every section with text, each with its menu, and the translation of the whole. */
export function AssistantView() {
  const { t } = useTranslation("editorAssistant");
  const { t: te } = useTranslation("editor");
  const user = useUser();
  const sections = useEditorSame(sectionsWithText, isSame);
  // What is shown begins at its top, wherever the view before it was.
  useEffect(() => document.getElementById("assistant-view")?.focus({ preventScroll: true }), []);
  return (
    <div id="assistant-view" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 pb-8 outline-none">
      <div className="grid gap-1">
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-display text-h2">{t("view.title")}</h2>
          {user && <TokenCount tokens={user.token} className="min-h-11" />}
        </div>
        <p className="text-dense text-fg3">
          <EngineLine />
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <h3 className="text-dense text-fg3">{t("view.sections")}</h3>
        {sections.length === 0 && <p className="text-body text-fg2">{t("view.empty")}</p>}
        {sections.map(({ id, type, name }) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
            <div className="flex min-h-[54px] items-center gap-3 rounded-[10px] border border-line bg-raised pr-2 pl-3.5">
              <span className="text-fg3">
                <SectionIcon kind={type} size={18} strokeWidth={1.75} />
              </span>
              <span className="min-w-0 flex-1 truncate text-h3">{name || te("item.untitled")}</span>
              <SectionAssistantMenu sectionId={id} name={name || te("item.untitled")} hasWords />
            </div>
            <AssistantSlot sectionId={id} />
          </div>
        ))}
      </div>
      <div className="grid gap-2.5 border-line border-t pt-5">
        <h3 className="text-h3">{t("view.translate")}</h3>
        <p className="text-dense text-fg2">{t("view.translateText")}</p>
        <Button
          icon={<Languages size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => openTool("translate")}
          className="justify-self-start"
        >
          {te("assistant.translate")}
        </Button>
      </div>
    </div>
  );
}

function sectionsWithText({ document }: EditorState) {
  return document.data.sections
    .filter((section) => !showsTags(section))
    .filter(({ data }) => data.some((item) => !item.isSample && richTextToPlain(item.description).trim() !== ""))
    .map(({ id, type, name }) => ({ id, type, name }));
}
