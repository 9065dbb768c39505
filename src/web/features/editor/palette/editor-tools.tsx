import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { keptTranslation, TranslateDialog } from "#web/features/assistant/exports.ts";
import { loadTexts } from "#web/shell/i18n.ts";
import { part } from "#web/shell/lazy-part.ts";
import { closeAssistant } from "../assistant/assistant-store.ts";
import { useEditor, useEditorStore } from "../state/editor-context.tsx";
import { shortcutOf } from "./shortcut.ts";
import { closeTool, openTool, tools, useTool } from "./tool-store.ts";

const CommandPalette = part(async () => {
  const [module] = await Promise.all([import("./command-palette.tsx"), loadTexts(["editorKeys"])]);
  return module.CommandPalette;
});
const KeysDialog = part(async () => {
  const [module] = await Promise.all([import("./keys-dialog.tsx"), loadTexts(["editorKeys"])]);
  return module.KeysDialog;
});
const DesignChooser = part(() => import("../designs/design-chooser.tsx").then((module) => module.DesignChooser));
const RemoveDialog = part(() =>
  import("#web/features/resumes/remove-dialog.tsx").then((module) => module.RemoveDialog),
);

export type ToolActions = { share: () => void; download: () => void; history: () => void };

/** The dialogs that shortcuts, menu entries and commands open over the editor; each is loaded when first needed. */
export function EditorTools(actions: ToolActions) {
  const tool = useTool();
  const { resumeId } = useEditorStore().getState();
  // The page was loaded anew while a translation ran before its person.
  useEffect(() => {
    if (keptTranslation(resumeId)?.isLeft === false) openTool("translate");
  }, [resumeId]);
  useEffect(() => {
    document.addEventListener("keydown", pressed);
    return () => {
      document.removeEventListener("keydown", pressed);
      for (const one of tools) closeTool(one);
      closeAssistant();
    };
  }, []);
  return (
    <Suspense fallback={null}>
      {tool === "palette" && <CommandPalette {...actions} close={() => closeTool("palette")} />}
      {tool === "keys" && <KeysDialog close={() => closeTool("keys")} />}
      {tool === "designs" && <DesignChooser close={() => closeTool("designs")} />}
      {tool === "remove" && <Removal />}
      {tool === "translate" && <Translation />}
    </Suspense>
  );
}

function pressed(event: KeyboardEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const tool = shortcutOf({
    key: event.key,
    code: event.code,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    shiftKey: event.shiftKey,
    isComposing: event.isComposing,
    isWriting: () => target?.closest("input, textarea, select, [contenteditable=true]") != null,
    isElsewhere: () =>
      document.querySelector('[role="dialog"]:not([data-floating]), [role="alertdialog"], [role="menu"]') !== null,
  });
  if (!tool || event.defaultPrevented) return;
  event.preventDefault();
  openTool(tool);
}

/** Translates the resume as it is stored, so it is saved first. */
function Translation() {
  const store = useEditorStore();
  const name = useEditor((state) => state.document.name);
  const lang = useEditor((state) => state.document.config.lang);
  const { resumeId, actions } = store.getState();
  return (
    <TranslateDialog
      resume={{ _id: resumeId, name, lang }}
      before={async () => {
        await actions.saveNow();
        return !store.getState().isDirty;
      }}
      close={() => closeTool("translate")}
    />
  );
}

/**
 * Deletes the open resume. It is saved first, so that nothing is left to save and leaving the editor asks no question.
 */
function Removal() {
  const store = useEditorStore();
  const name = useEditor((state) => state.document.name);
  const navigate = useNavigate();
  const { resumeId, actions } = store.getState();
  return (
    <RemoveDialog
      resume={{ _id: resumeId, name }}
      before={async () => void (await actions.saveNow())}
      onClose={() => closeTool("remove")}
      onRemoved={() => navigate("/resumes", { replace: true })}
    />
  );
}
