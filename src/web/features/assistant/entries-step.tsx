import { ArrowLeft, ArrowRight, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { type Entry, isComplete, isUntouched, type ListName, useAnswers } from "./answers.ts";
import { EarlierAnswers } from "./earlier-answers.tsx";
import { EntryCard } from "./entry-card.tsx";

type Props = { list: ListName; onBack: () => void; onNext: () => void };

/** The second and the third step: at most four jobs, at most four schools, or none. */
export function EntriesStep({ list, onBack, onNext }: Props) {
  const { t } = useTranslation("assistant", { keyPrefix: list });
  const { t: shared } = useTranslation("assistant");
  const { set, setEntry, add, remove, ...answers } = useAnswers();
  const entries = answers[list];
  const [openKey, setOpenKey] = useState<string | null>(null);
  // Faults are shown once somebody tried to go on, not while they type.
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const most = limits.assistant.entries;
  const isFull = entries.length >= most;
  const open = openKey ?? entries.find((entry) => !isComplete(entry))?.key ?? null;

  function addEntry() {
    add(list);
    setChecked(false);
    setOpenKey(useAnswers.getState()[list].at(-1)?.key ?? null);
  }
  function go() {
    const touched = entries.filter((entry) => !isUntouched(entry));
    const wrong = touched.find((entry) => !isComplete(entry));
    if (wrong) {
      setChecked(true);
      setOpenKey(wrong.key);
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
      return;
    }
    if (touched.length < entries.length) set({ [list]: touched });
    onNext();
  }
  function removeEntry(entry: Entry) {
    const before = entries;
    remove(list, entry.key);
    setOpenKey(null);
    if (isUntouched(entry)) return;
    toast(shared("removed", { name: entry.title || entry.organization || t("new") }), {
      action: { label: shared("undo"), run: () => set({ [list]: before }) },
    });
  }
  const blocked = isFull ? t("full", { most }) : entries.every(isComplete) ? undefined : shared("finishFirst");
  return (
    <>
      <div className="frame grid flex-1 content-start gap-x-11 gap-y-8 pt-10 pb-13 md:pt-13 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_312px]">
        <div ref={form} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <div className="grid gap-2">
            <h1 className="font-display text-d3">{t("heading")}</h1>
            <p className="max-w-[62ch] text-lead text-fg2">{t("text")}</p>
          </div>
          {entries.length === 0 ? (
            <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line2 px-5 py-10 text-center md:py-13">
              <p className="max-w-[44ch] text-body text-fg2">{t("none")}</p>
              <Button onClick={addEntry} icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}>
                {t("addFirst")}
              </Button>
            </div>
          ) : null}
          <ol className="grid gap-3">
            {entries.map((entry, index) => (
              <EntryCard
                key={entry.key}
                list={list}
                entry={entry}
                number={index + 1}
                isOpen={entry.key === open}
                isChecked={isChecked}
                onOpen={() => setOpenKey(entry.key)}
                onChange={(next) => setEntry(list, next)}
                onRemove={() => removeEntry(entry)}
              />
            ))}
          </ol>
          {entries.length > 0 ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                blocked={blocked}
                onClick={addEntry}
                icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                {shared("addAnother")}
              </Button>
              <p role="status" className="text-dense text-fg3">
                {shared("used", { count: entries.length, most })} {blocked}
              </p>
            </div>
          ) : null}
        </div>
        <EarlierAnswers hasTip onUse={() => setOpenKey(null)} />
      </div>
      <Footer
        next={t("next")}
        onBack={onBack}
        onNext={go}
        onSkip={
          entries.every(isUntouched)
            ? () => {
                set({ [list]: [] });
                onNext();
              }
            : undefined
        }
      />
    </>
  );
}

type FooterProps = { next: string; onBack: () => void; onNext: () => void; onSkip: (() => void) | undefined };

function Footer({ next, onBack, onNext, onSkip }: FooterProps) {
  const { t } = useTranslation("assistant");
  return (
    <div className="sticky bottom-0 border-t border-line bg-bg">
      <div className="frame flex flex-wrap items-center gap-3 py-3.5">
        <Button
          onClick={onBack}
          icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
          className="max-sm:size-11 max-sm:px-0"
        >
          <span className="max-sm:sr-only">{t("back")}</span>
        </Button>
        <div className="ml-auto flex items-center gap-2">
          {onSkip ? (
            <Button variant="ghost" onClick={onSkip}>
              {t("skip")}
            </Button>
          ) : null}
          <Button
            variant="primary"
            onClick={onNext}
            iconAfter={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            {next}
          </Button>
        </div>
      </div>
    </div>
  );
}
