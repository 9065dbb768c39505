import type { Slice } from "@tiptap/pm/model";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { sanitizeRichText } from "#core/resume/rich-text.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { leavesByTab, pastedHtml, pastedText } from "./clipboard.ts";
import { createExtensions, redrawn } from "./extensions.ts";
import { Toolbar } from "./toolbar.tsx";

/**
 * A description, edited in place. The editor writes only the contract's tag set; pasted content is reduced to the same
 * set, and what would not fit is rejected. Undo belongs to the whole document, so the editor's own history is off. A
 * value changed from outside (undo, a restored version) replaces the content only when its meaning differs.
 */
export type RichTextEditorProps = {
  value: string;
  label: string;
  /** Puts the caret at the end once the editor is ready. */
  autoFocus?: boolean;
  /** Whether a line is marked as untranslated; another function draws the marks anew. */
  isUntranslated?: (line: string) => boolean;
  onChange: (html: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

export function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, autoFocus = false, isUntranslated } = props;
  const { t } = useTranslation("editor");
  const latest = useRef({ ...props, full: () => {} });
  latest.current = {
    ...props,
    full: () => toast(t("refused.length", { count: limits.document.textLength }), { kind: "error", stay: 6000 }),
  };

  const [extensions] = useState(() =>
    createExtensions(
      () => latest.current.full(),
      (line) => latest.current.isUntranslated?.(line) === true,
    ),
  );
  const editor = useEditor({
    extensions,
    content: value,
    autofocus: autoFocus ? "end" : false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "editor-prose min-h-20 px-3 py-2 outline-none",
        "data-field": "description",
      },
      transformPastedHTML: pastedHtml,
      // For null ProseMirror parses the text in its own way, which its types do not express.
      clipboardTextParser: (...paste) => pastedText(...paste) as Slice,
      handleDOMEvents: { keydown: leavesByTab },
    },
    onUpdate: ({ editor: current }) => latest.current.onChange(htmlOf(current)),
    onFocus: () => latest.current.onFocus?.(),
    onBlur: () => latest.current.onBlur?.(),
  });

  useEffect(() => {
    if (!editor || editor.isDestroyed || editor.view.composing) return;
    if (sanitizeRichText(htmlOf(editor)) === sanitizeRichText(value)) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  // The extension asks the newest function by itself, and has to be told that there is one.
  useEffect(() => {
    if (!editor || editor.isDestroyed || !isUntranslated) return;
    editor.view.dispatch(editor.state.tr.setMeta(redrawn, true));
  }, [editor, isUntranslated]);

  if (!editor) return null;
  return (
    <div className="rounded-control border border-line-input bg-raised focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Returns the editor's HTML; an empty string for an empty editor, which still holds a paragraph. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? "" : editor.getHTML();
}
