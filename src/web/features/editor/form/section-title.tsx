import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { SectionFrame } from "../state/use-section.ts";

export type Renaming = { typed: string | null; start: () => void; type: (text: string | null) => void };

/** The state of renaming a section, which can start from its title or from its menu. */
export function useRenaming(section: SectionFrame | undefined): Renaming {
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section ends the renaming
  useEffect(() => setTyped(null), [section?.id]);
  const name = section?.name ?? null;
  const start = useCallback(() => setTyped(name), [name]);
  return { typed, start, type: setTyped };
}

/** A section's name, edited in place. The sheet follows while the user types; Escape reverts. */
export function SectionTitle({ section, renaming }: { section: SectionFrame; renaming: Renaming }) {
  const { t } = useTranslation("editor");
  const { edit } = useEditorActions();
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(section.name);
  const { typed } = renaming;
  const isOpen = typed !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: remembers the name as it was when renaming began
  useEffect(() => {
    if (!isOpen) return;
    before.current = section.name;
    // A closing menu first returns the focus to its button, so the selection waits for the next task.
    const timer = setTimeout(() => input.current?.select());
    return () => clearTimeout(timer);
  }, [isOpen]);

  const rename = (name: string) => edit({ type: "section.rename", sectionId: section.id, name });
  if (!isOpen) {
    return (
      <h2 className="min-w-0 flex-1 text-h3">
        <button
          type="button"
          data-field="name"
          title={t("section.renameAction")}
          onClick={renaming.start}
          className="-ml-1.5 block h-8 max-w-full truncate rounded-small px-1.5 text-left hover:bg-hover"
        >
          {section.name || t("item.untitled")}
        </button>
      </h2>
    );
  }
  return (
    <input
      ref={input}
      data-field="name"
      data-own-undo
      aria-label={t("section.rename")}
      value={typed}
      onChange={(event) => {
        renaming.type(event.target.value);
        if (event.target.value.trim() !== "") rename(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") renaming.type(null);
        if (event.key === "Escape") {
          rename(before.current);
          renaming.type(null);
        }
      }}
      onBlur={() => renaming.type(null)}
      className="-ml-1.5 h-8 min-w-0 flex-1 rounded-small border border-accent bg-raised px-1.5 text-h3 outline-none ring-3 ring-accent/20"
    />
  );
}
