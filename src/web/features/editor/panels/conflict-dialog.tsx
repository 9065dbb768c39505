import { Check } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { Choices, Conflict, Side } from "#core/resume/merge.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { formatWhen } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";
import { entryWords, placeWords, split, summaryWords } from "./conflict-words.ts";
import { FloatingPanel } from "./floating-panel.tsx";

/** How long after an edit the two versions are compared again, ms; the texts in the panel may be a moment old. */
const recheckAfterMs = 300;

/** The conflict that stopped a save. The user may go on editing, and answer later. */
export function SaveConflictDialog({ onPostpone }: { onPostpone: () => void }) {
  const { t } = useTranslation("editorSaving");
  const locale = useLocale();
  const save = useEditor((state) => state.save);
  const document = useEditor((state) => state.document);
  const { answer, recheck } = useEditorActions();
  // Nothing at first: the document may have been edited while the question was put off.
  const compared = useRef<ResumeDocument | null>(null);
  useEffect(() => {
    if (compared.current === document) return;
    const compare = () => {
      compared.current = document;
      recheck();
    };
    if (compared.current === null) return compare();
    const timer = setTimeout(compare, recheckAfterMs);
    return () => clearTimeout(timer);
  }, [document, recheck]);
  if (save.phase !== "conflict") return null;
  const time = formatWhen(save.stored.updatedAt, locale, Date.now());
  return (
    <ConflictDialog
      // Resets the answers when the questions change.
      key={save.stored.updatedAt}
      conflicts={save.conflicts}
      text={t("conflict.text")}
      names={{ mine: t("conflict.mine"), theirs: t("conflict.theirs", { time }) }}
      allMine={t("conflict.allMine")}
      onAnswer={answer}
      onPostpone={onPostpone}
    />
  );
}

type Props = {
  conflicts: readonly Conflict[];
  text: string;
  /** The names of the two sides. */
  names: Record<Side, string>;
  allMine: string;
  onAnswer: (choices: Choices) => void;
  onPostpone: () => void;
};

/** Asks for each field which of two versions to keep, side by side. */
export function ConflictDialog({ conflicts, text, names, allMine, onAnswer, onPostpone }: Props) {
  const { t } = useTranslation("editorSaving");
  const [choices, setChoices] = useState<Choices>(new Map());
  const count = conflicts.filter(({ key }) => choices.has(key)).length;
  const chooseAll = (side: Side) => setChoices(new Map(conflicts.map(({ key }) => [key, side])));
  return (
    <FloatingPanel
      title={t("conflict.title")}
      text={text}
      note={t("conflict.chosen", { count, total: conflicts.length })}
      onPostpone={onPostpone}
      actions={
        <>
          <Button variant="ghost" onClick={onPostpone}>
            {t("conflict.later")}
          </Button>
          <Button
            variant="primary"
            blocked={count < conflicts.length ? t("conflict.chooseFirst") : undefined}
            onClick={() => onAnswer(choices)}
          >
            {t("conflict.apply")}
          </Button>
        </>
      }
    >
      {conflicts.length > 1 && (
        <div className="flex flex-wrap gap-2 px-6 pb-3 max-md:px-5">
          <Button size="sm" className="max-md:min-h-11" onClick={() => chooseAll("mine")}>
            {allMine}
          </Button>
          <Button size="sm" className="max-md:min-h-11" onClick={() => chooseAll("theirs")}>
            {t("conflict.allTheirs")}
          </Button>
        </div>
      )}
      <ul className="grid gap-5 border-line border-t px-6 py-4 max-md:px-5">
        {conflicts.map((conflict) => (
          <li key={conflict.key}>
            <Question
              conflict={conflict}
              names={names}
              chosen={choices.get(conflict.key) ?? null}
              onChoose={(side) => setChoices(new Map(choices).set(conflict.key, side))}
            />
          </li>
        ))}
      </ul>
    </FloatingPanel>
  );
}

const sides = ["mine", "theirs"] as const;

function Question(props: {
  conflict: Conflict;
  names: Record<Side, string>;
  chosen: Side | null;
  onChoose: (side: Side) => void;
}) {
  const { conflict, names, chosen, onChoose } = props;
  const { t } = useTranslation("editorSaving");
  const locale = useLocale();
  const group = useId();
  const entry = entryWords(conflict.place);
  const texts = { mine: summaryWords(conflict.mine, t), theirs: summaryWords(conflict.theirs, t) };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex max-w-full items-baseline gap-2 text-dense">
        <span className="font-label text-fg">{placeWords(conflict.place, t, locale)}</span>
        {entry !== "" && <span className="min-w-0 truncate text-fg3 text-meta">{entry}</span>}
      </legend>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        {sides.map((side) => {
          const { before, middle, after } = split(texts[side], texts[side === "mine" ? "theirs" : "mine"]);
          return (
            <label
              key={side}
              className="relative block min-w-0 cursor-pointer rounded-well border border-line2 bg-raised p-3.5 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={group}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
              />
              <span className="flex items-center justify-between gap-2 text-fg2 text-meta">
                {names[side]}
                {chosen === side && (
                  <Check size={15} strokeWidth={2.25} aria-hidden="true" className="shrink-0 text-accent" />
                )}
              </span>
              <span className="mt-1 block max-h-40 overflow-y-auto whitespace-pre-wrap break-words text-body text-fg">
                {before}
                {middle !== "" && <mark className="rounded-[2px] bg-warn-soft text-fg">{middle}</mark>}
                {after}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
