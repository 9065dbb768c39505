import { X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "#core/resume/schema.ts";
import { createItem } from "#core/resume/sections.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { newId } from "../state/new-id.ts";

/** The short entries of a tag section as chips: type and press Enter; a pasted list becomes one chip a line or comma. */
export function TagList({ section, onOpen }: { section: Section; onOpen: (itemId: string) => void }) {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const add = (raw: string) => {
    const names = raw
      .split(/[,，、;；\n\t]/)
      .map((name) => name.trim())
      .filter((name) => name !== "");
    for (const title of names) {
      if (!edit({ type: "item.add", sectionId: section.id, item: { ...createItem(newId()), title } })) break;
    }
    setText("");
  };
  const last = section.data.at(-1);
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger target for the input inside */}
      <div
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        className="flex min-h-20 cursor-text flex-wrap content-start items-start gap-1.5 rounded-control border border-line-input bg-raised p-2 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20"
      >
        {section.data.map((item) => (
          <span
            key={item.id}
            className="inline-flex h-7 max-w-full items-center rounded-badge border border-accent-line bg-accent-soft text-dense"
          >
            <button
              type="button"
              aria-label={t("item.open", { name: item.title || t("item.untitled") })}
              onClick={() => onOpen(item.id)}
              className={`h-full min-w-0 truncate rounded-l-badge pl-2 ${item.isHidden ? "text-fg3 line-through" : "text-fg"}`}
            >
              {item.title || t("item.untitled")}
            </button>
            <button
              type="button"
              aria-label={t("item.removeTag", { name: item.title || t("item.untitled") })}
              onClick={() => {
                edit({ type: "item.remove", sectionId: section.id, itemId: item.id });
                input.current?.focus();
              }}
              className="grid h-full w-6 place-items-center rounded-r-badge text-fg3 hover:text-danger"
            >
              <X size={12} strokeWidth={2} aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          data-own-undo={text === "" ? undefined : true}
          value={text}
          aria-label={t("item.tagPlaceholder")}
          placeholder={t("item.tagPlaceholder")}
          aria-describedby="editor-tag-hint"
          onChange={(event) => {
            const typed = event.target.value;
            // A separator typed by hand ends a tag; inside a composition it may be a candidate's key.
            const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
            if (!isComposing && /[,，、;；]/.test(typed)) add(typed);
            else setText(typed);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text/plain");
            if (!/[,，、;；\n\t]/.test(pasted.trim())) return;
            event.preventDefault();
            add(`${text}${pasted}`);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Enter") {
              event.preventDefault();
              add(text);
            }
            if (event.key === "Backspace" && text === "" && last) {
              edit({ type: "item.remove", sectionId: section.id, itemId: last.id });
            }
          }}
          onBlur={() => add(text)}
          className="h-7 min-w-24 flex-1 bg-transparent px-1 text-dense outline-none max-md:text-[16px]"
        />
      </div>
      <p id="editor-tag-hint" className="mt-1.5 text-fg3 text-meta">
        {t("item.tagHint")}
      </p>
    </div>
  );
}
