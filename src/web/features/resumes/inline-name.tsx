import { useMutation } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ResumeCard } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { controlClasses } from "#web/ui/input.tsx";

type Props = { resume: ResumeCard; isEditing: boolean; onEditing: (isEditing: boolean) => void };

/** The name, edited in place by a click on it: Enter or a click outside saves, Escape reverts, an empty name is refused. */
export function InlineName({ resume, isEditing, onEditing }: Props) {
  const { t } = useTranslation("resumes");
  const [draft, setDraft] = useState(resume.name);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const isEmpty = draft.trim() === "";
  const rename = useMutation({
    mutationFn: (name: string) => send(calls.saveResume, { params: { id: resume._id }, body: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["resumes"] }),
    onError: showFailure,
  });
  const shownName = rename.isPending ? rename.variables : resume.name;

  useEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);

  function begin() {
    setDraft(shownName);
    onEditing(true);
  }
  function end(isKept: boolean, isByKey: boolean) {
    if (isKept && isEmpty) return input.current?.focus();
    const name = draft.trim();
    onEditing(false);
    if (isKept && name !== resume.name) rename.mutate(name);
    // After Enter or Escape the focus returns to the name; after a click it stays where the click put it.
    if (isByKey) requestAnimationFrame(() => button.current?.focus());
  }

  if (!isEditing) {
    return (
      <h2 className="min-w-0 text-[17px] leading-6 font-semibold">
        <button
          ref={button}
          type="button"
          aria-description={t("rename")}
          title={shownName}
          onClick={begin}
          className="-ml-2 flex h-8 max-w-full cursor-text items-center gap-1.5 rounded-control border border-transparent px-2 text-left text-fg hover:border-line2 hover:bg-hover max-md:h-11"
        >
          <span className="truncate">{shownName}</span>
          <Pencil
            size={14}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 text-fg3 pointer-fine:invisible pointer-fine:group-hover:visible pointer-fine:in-focus-visible:visible"
          />
        </button>
      </h2>
    );
  }
  return (
    <div className="grid gap-1">
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit this
        autoFocus
        aria-label={t("nameLabel")}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? errorId : undefined}
        maxLength={limits.document.nameLength}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => (isEmpty ? onEditing(false) : end(true, false))}
        onKeyDown={(event) => {
          // An Enter that selects a word of an input method must not save.
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") end(true, true);
          if (event.key === "Escape") end(false, true);
        }}
        className={controlClasses("md", "-ml-3 w-[calc(100%+12px)]! text-[17px]! font-semibold")}
      />
      {isEmpty ? (
        <span id={errorId} role="alert" className="text-meta text-danger">
          {t("nameEmpty")}
        </span>
      ) : null}
    </div>
  );
}
