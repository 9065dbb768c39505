import { useMutation } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { ResumeCard } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { controlClasses } from "#web/ui/input.tsx";

type Props = { resume: ResumeCard; isEditing: boolean; onEditing: (isEditing: boolean) => void };

/** The name, edited in place: Enter or a click outside saves, Escape reverts, an empty name is refused. */
export function InlineName({ resume, isEditing, onEditing }: Props) {
  const { t } = useTranslation("resumes");
  const [draft, setDraft] = useState(resume.name);
  const input = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
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
    // After Enter or Escape the focus returns to the edit button; after a click it stays where the click put it.
    if (isByKey) requestAnimationFrame(() => pencil.current?.focus());
  }

  if (!isEditing) {
    return (
      <div className="flex min-w-0 items-center gap-1">
        <h2 className="min-w-0 text-[17px] leading-6 font-semibold">
          <Link
            to={`/editor/${resume._id}`}
            className="block truncate rounded-chip text-fg no-underline hover:underline underline-offset-3"
            title={shownName}
          >
            {shownName}
          </Link>
        </h2>
        <button
          ref={pencil}
          type="button"
          aria-label={`${t("rename")}: ${shownName}`}
          onClick={begin}
          className="grid size-7 shrink-0 place-items-center rounded-small text-fg3 transition-opacity hover:bg-hover hover:text-fg focus-visible:opacity-100 group-hover:opacity-100 max-md:size-9 pointer-fine:opacity-0"
        >
          <Pencil size={15} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
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
