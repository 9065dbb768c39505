import { useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { closeTool, useTool } from "../palette/tool-store.ts";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

/** The resume's name, edited in place: Enter or a press outside saves, Escape reverts, an empty name is refused. */
export function NameField() {
  const { t } = useTranslation("editor");
  const name = useEditor((state) => state.document.name);
  const { edit } = useEditorActions();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<"empty" | "long" | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = typed !== null;

  const isAsked = useTool() === "rename";
  useEffect(() => {
    if (!isAsked) return;
    setTyped(name);
    closeTool("rename");
  }, [isAsked, name]);

  useEffect(() => {
    if (isOpen) input.current?.select();
  }, [isOpen]);

  const close = () => {
    setTyped(null);
    setProblem(null);
  };
  const save = () => {
    if (typed === null) return true;
    const wrong = typed.trim() === "" ? "empty" : typed.trim().length > limits.document.nameLength ? "long" : null;
    setProblem(wrong);
    if (wrong) return false;
    edit({ type: "name.set", name: typed });
    close();
    return true;
  };

  if (!isOpen) {
    return (
      <h1 className="min-w-0 max-w-full text-body">
        <button
          ref={button}
          type="button"
          aria-label={`${t("top.rename")}: ${name}`}
          title={name}
          onClick={() => setTyped(name)}
          className="block h-8 max-w-full truncate rounded-control border border-transparent px-2.5 text-left font-semibold text-fg hover:border-line2 hover:bg-hover max-lg:h-6 max-lg:px-0 max-md:text-[16px]"
        >
          {name}
        </button>
      </h1>
    );
  }
  return (
    <div className="relative min-w-0 flex-1 max-lg:w-full md:max-w-72">
      <h1 className="sr-only">{name}</h1>
      <input
        ref={input}
        data-own-undo
        value={typed}
        aria-label={t("top.name")}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? "editor-name-error" : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter" && save()) queueMicrotask(() => button.current?.focus());
          if (event.key === "Escape") {
            close();
            queueMicrotask(() => button.current?.focus());
          }
        }}
        onBlur={() => {
          if (save()) return;
          // The old name is kept, because the user must be able to leave the field.
          if (typed.trim() === "") {
            toast(t("top.nameEmpty"), { kind: "error" });
            close();
          } else input.current?.focus();
        }}
        className="h-8 w-full rounded-control border-[1.5px] border-accent bg-raised px-2.5 font-semibold text-body outline-none ring-3 ring-accent/20 aria-invalid:border-danger aria-invalid:ring-danger/20"
      />
      {problem && (
        <p
          id="editor-name-error"
          role="alert"
          className="absolute top-full left-0 z-5 mt-1 rounded-small bg-danger-soft px-2 py-1 text-danger text-meta"
        >
          {problem === "empty" ? t("top.nameEmpty") : t("refused.length", { count: limits.document.nameLength })}
        </p>
      )}
    </div>
  );
}
