import TextAlign from "@tiptap/extension-text-align";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { Bold, Italic, Link2, List, ListOrdered, type LucideIcon, Underline, Unlink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { sanitizeRichText } from "#core/resume/rich-text.ts";
import { safeAddress } from "./address.ts";

/**
 * A description, edited in place. It writes the contract's tag set and nothing else; what is pasted is cut to the same
 * set. Undo belongs to the whole document, so the editor's own history is off. The value comes back changed from the
 * outside (undo, a restored version) only when it means something else than what stands here.
 */
export type RichTextEditorProps = {
  value: string;
  label: string;
  /** Put the caret at the end once it is there. */
  autoFocus?: boolean;
  onChange: (html: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

const extensions = [
  StarterKit.configure({
    blockquote: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    undoRedo: false,
    trailingNode: false,
    dropcursor: { color: "var(--accent)", width: 2 },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: "https",
      protocols: ["mailto", "tel"],
      HTMLAttributes: { rel: null, target: null, class: null },
      isAllowedUri: (address) => safeAddress(address) !== null,
    },
  }),
  // Alignment set elsewhere (an import, an older version) survives an edit here.
  TextAlign.configure({ types: ["paragraph"] }),
];

export function RichTextEditor(props: RichTextEditorProps) {
  const { value, label, autoFocus = false } = props;
  const latest = useRef(props);
  latest.current = props;

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
      transformPastedHTML: (html) => sanitizeRichText(html),
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

  if (!editor) return null;
  return (
    <div className="rounded-control border border-line-input bg-raised focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** An empty editor still holds a paragraph; in the document that is nothing. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? "" : editor.getHTML();
}

function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation("editor");
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      underline: current.isActive("underline"),
      bullets: current.isActive("bulletList"),
      numbers: current.isActive("orderedList"),
      link: current.isActive("link"),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <>
      <div
        role="toolbar"
        aria-label={t("rich.label")}
        className="flex h-8 items-center gap-0.5 rounded-t-control border-line border-b bg-subtle px-1"
      >
        <Tool icon={Bold} name={t("rich.bold")} on={active.bold} press={() => run().toggleBold().run()} />
        <Tool icon={Italic} name={t("rich.italic")} on={active.italic} press={() => run().toggleItalic().run()} />
        <Tool
          icon={Underline}
          name={t("rich.underline")}
          on={active.underline}
          press={() => run().toggleUnderline().run()}
        />
        <Tool icon={List} name={t("rich.bullets")} on={active.bullets} press={() => run().toggleBulletList().run()} />
        <Tool
          icon={ListOrdered}
          name={t("rich.numbers")}
          on={active.numbers}
          press={() => run().toggleOrderedList().run()}
        />
        <Tool icon={Link2} name={t("rich.link")} on={active.link || isLinking} press={() => setLinking(!isLinking)} />
      </div>
      {isLinking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </>
  );
}

function Tool({ icon: Icon, name, on, press }: { icon: LucideIcon; name: string; on: boolean; press: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={on}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      className="grid size-7 place-items-center rounded-badge text-fg2 hover:bg-hover aria-pressed:bg-press aria-pressed:text-fg"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const { t } = useTranslation("editor");
  const had = String(editor.getAttributes("link").href ?? "");
  const [address, setAddress] = useState(had);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const href = safeAddress(address);
  const set = () => {
    if (!href) return;
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !had) {
      chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    close();
  };
  return (
    <div className="flex items-center gap-1.5 border-line border-b bg-subtle p-1.5">
      <input
        ref={input}
        type="url"
        value={address}
        aria-label={t("rich.linkPrompt")}
        placeholder="https://"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            event.stopPropagation();
            close();
            editor.commands.focus();
          }
          if (event.key === "Enter") {
            event.preventDefault();
            set();
          }
        }}
        className="h-7 min-w-0 flex-1 rounded-badge border border-line-input bg-raised px-2 text-dense"
      />
      <button
        type="button"
        disabled={!href}
        onClick={set}
        className="h-7 shrink-0 rounded-badge border border-line2 bg-raised px-2.5 font-medium text-dense hover:bg-hover disabled:text-fg4"
      >
        {t("rich.linkSet")}
      </button>
      {had && (
        <Tool
          icon={Unlink}
          name={t("rich.linkRemove")}
          on={false}
          press={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            close();
          }}
        />
      )}
    </div>
  );
}
