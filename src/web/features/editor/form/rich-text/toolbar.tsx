import { type Editor, useEditorState } from "@tiptap/react";
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Link2,
  List,
  ListOrdered,
  Strikethrough,
  Underline,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { LinkForm } from "./link-form.tsx";
import { Tool, ToolButton } from "./tool.tsx";

const aligns = [
  ["left", AlignLeft],
  ["center", AlignCenter],
  ["right", AlignRight],
  ["justify", AlignJustify],
] as const;

/** The formatting commands. The toolbar is one tab stop; the arrow keys move through it. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation("editor");
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      underline: current.isActive("underline"),
      strike: current.isActive("strike"),
      bullets: current.isActive("bulletList"),
      numbers: current.isActive("orderedList"),
      link: current.isActive("link"),
      align: aligns.find(([align]) => current.isActive({ textAlign: align }))?.[0] ?? "left",
    }),
  });
  const run = () => editor.chain().focus();
  const AlignIcon = aligns.find(([align]) => align === active.align)?.[1] ?? AlignLeft;
  return (
    <>
      <div
        role="toolbar"
        aria-label={t("rich.label")}
        onKeyDown={goThrough}
        className="flex h-8 items-center gap-0.5 overflow-x-auto rounded-t-control border-line border-b bg-subtle px-1 max-md:h-11"
      >
        <Tool icon={Bold} name={t("rich.bold")} on={active.bold} press={() => run().toggleBold().run()} isStop />
        <Tool icon={Italic} name={t("rich.italic")} on={active.italic} press={() => run().toggleItalic().run()} />
        <Tool
          icon={Underline}
          name={t("rich.underline")}
          on={active.underline}
          press={() => run().toggleUnderline().run()}
        />
        <Tool
          icon={Strikethrough}
          name={t("rich.strike")}
          on={active.strike}
          press={() => run().toggleStrike().run()}
        />
        <Tool icon={List} name={t("rich.bullets")} on={active.bullets} press={() => run().toggleBulletList().run()} />
        <Tool
          icon={ListOrdered}
          name={t("rich.numbers")}
          on={active.numbers}
          press={() => run().toggleOrderedList().run()}
        />
        <Tool icon={Link2} name={t("rich.link")} on={active.link || isLinking} press={() => setLinking(!isLinking)} />
        <Menu
          align="start"
          trigger={<ToolButton icon={AlignIcon} name={`${t("rich.align")}: ${t(`rich.aligns.${active.align}`)}`} />}
        >
          {aligns.map(([align, Icon]) => (
            <MenuItem
              key={align}
              icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
              onSelect={() => (align === "left" ? run().unsetTextAlign() : run().setTextAlign(align)).run()}
              aside={active.align === align ? <span aria-hidden="true">✓</span> : undefined}
            >
              {t(`rich.aligns.${align}`)}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {isLinking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </>
  );
}

/** Left and right wrap around, Home and End go to the ends. Tab returns to the button that was focused last. */
function goThrough(event: KeyboardEvent<HTMLElement>) {
  const tools = [...event.currentTarget.querySelectorAll("button")];
  const at = document.activeElement instanceof HTMLButtonElement ? tools.indexOf(document.activeElement) : -1;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  const next = tools.at(to % tools.length);
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
  next?.focus();
}
