import { useQuery } from "@tanstack/react-query";
import {
  Briefcase,
  CircleQuestionMark,
  GitCompare,
  type LucideIcon,
  PenLine,
  Scissors,
  SpellCheck,
} from "lucide-react";
import { richTextToPlain } from "#core/resume/rich-text.ts";
import { providersQuery } from "#web/features/assistant/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { MenuItem, MenuLine } from "#web/ui/menu.tsx";
import { useEditor, useEditorStore } from "../state/editor-context.tsx";
import { itemsOf } from "../state/use-section.ts";
import { ask } from "./ask.ts";
import { type AssistantAction, type AssistantPlace, setAssistant } from "./assistant-store.ts";

const icons: Record<AssistantAction, LucideIcon> = {
  polish: GitCompare,
  shorter: Scissors,
  formal: Briefcase,
  spelling: SpellCheck,
  write: PenLine,
  questions: CircleQuestionMark,
};

/** What the assistant can do with an entry or a section, and who does it. */
export function AssistantItems({ at }: { at: AssistantPlace }) {
  const { t } = useTranslation("editorAssistant");
  const editor = useEditorStore();
  const { hasText, hasEntry } = useContents(at);
  const choose = (action: AssistantAction) => {
    const request = { at, action, hint: "" };
    if (action === "write") setAssistant({ phase: "hint", request });
    else void ask(editor, request);
  };
  const row = (action: AssistantAction, blocked: string | undefined) => {
    const Icon = icons[action];
    return (
      <MenuItem
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
        blocked={blocked}
        onSelect={() => choose(action)}
      >
        {t(`actions.${action}`)}
      </MenuItem>
    );
  };
  const empty = hasText ? undefined : t("noText");
  return (
    <>
      {row("polish", empty)}
      {row("shorter", empty)}
      {row("formal", empty)}
      {row("spelling", empty)}
      <MenuLine />
      {row("write", hasEntry ? undefined : t("noEntry"))}
      {row("questions", empty)}
      <MenuLine />
      <p className="max-w-[264px] px-2.5 pt-0.5 pb-1.5 text-fg3 text-meta">
        <EngineLine />
      </p>
    </>
  );
}

function useContents({ sectionId, itemId }: AssistantPlace) {
  return {
    hasEntry: useEditor((state) => itemsOf(state, sectionId).length > 0),
    hasText: useEditor((state) =>
      itemsOf(state, sectionId).some(
        ({ id, isSample, description }) =>
          (itemId === undefined || id === itemId) && isSample !== true && richTextToPlain(description).trim() !== "",
      ),
    ),
  };
}

/** Says which engine works, and what leaves the server for it. */
export function EngineLine({ engine }: { engine?: string }) {
  const { t } = useTranslation("editorAssistant");
  const { data: providers } = useQuery(providersQuery);
  const own = providers?.find(({ name, isDefault }) => (engine === undefined ? isDefault : name === engine));
  if (!own) return null;
  return own.isBuiltIn ? t("engine.builtIn") : t("engine.provider", { name: own.label });
}
