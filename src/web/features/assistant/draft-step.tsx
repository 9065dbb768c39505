import { useQuery } from "@tanstack/react-query";
import { Check, ShieldCheck } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { draftSections, readDraft } from "#core/assistant/dialect.ts";
import { limits } from "#core/limits.ts";
import { defaultConfig, type ResumeDocument } from "#core/resume/schema.ts";
import { emptySection } from "#core/resume/sections.ts";
import { templatesQuery } from "#web/api/queries.ts";
import { FirstPage } from "#web/sheet/first-page.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { type Answers, useAnswers } from "./answers.ts";
import { DraftFailed } from "./draft-failed.tsx";
import { standard } from "./title-step.tsx";
import { type DraftState, useDraft } from "./use-draft.ts";

type Props = { onBack: () => void; onTitle: () => void };

/** The last step: the draft is written on a page of its design, and the editor opens after it. */
export function DraftStep({ onBack, onTitle }: Props) {
  const { t } = useTranslation("assistant", { keyPrefix: "draft" });
  const answers = useAnswers();
  const { data: templates } = useQuery(templatesQuery(useLocale()));
  const template = answers.template || standard(templates?.data ?? []);
  const draft = useDraft(template);
  const [written] = useState<Answers>(answers);
  const seconds = useSeconds(draft.phase !== "success" && draft.phase !== "error");
  const text = useReveal(draft.text, draft.engine === "built-in");
  const isDone = draft.phase === "success" && text === draft.text;
  useEditorAfter(isDone ? draft.resumeId : null);
  const document = useDocument(text, written, template);
  if (draft.fault) {
    return (
      <DraftFailed fault={draft.fault} engine={draft.engine} retry={draft.retry} onBack={onBack} onTitle={onTitle} />
    );
  }
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(340px,456px)_minmax(0,1fr)]">
      <div className="flex flex-col gap-8 border-line bg-bg px-5 py-8 md:px-11 md:py-12 lg:border-r">
        <div className="grid gap-1.5">
          <h1 className="font-display text-d3">{isDone ? t("done") : t("heading")}</h1>
          <p className="text-lead text-fg2">{isDone ? t("doneText") : t("text")}</p>
        </div>
        <Parts draft={{ ...draft, text }} isDone={isDone} answers={written} seconds={seconds} />
        <div className="mt-auto grid gap-4">
          <p className="flex items-center gap-2 text-dense text-fg3">
            <ShieldCheck size={15} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
            {t("honest")}
          </p>
          {isDone ? (
            <Link to={`/editor/${draft.resumeId}`} className={buttonClasses({ variant: "primary" })}>
              {t("open")}
            </Link>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <Link to="/resumes" className={buttonClasses({ variant: "outline" })}>
                {t("background")}
              </Link>
              <p className="min-w-0 flex-1 text-dense text-fg3">{t("backgroundText")}</p>
            </div>
          )}
        </div>
      </div>
      <div className="bg-sunken px-4 py-8 md:px-11 md:py-12">
        <div className="mx-auto max-w-[680px]" aria-busy={!isDone}>
          <FirstPage document={document} />
        </div>
      </div>
    </div>
  );
}

/** The draft as a resume, from as much of its text as there is. */
function useDocument(text: string, answers: Answers, template: string): ResumeDocument {
  const locale = useLocale();
  return useMemo(() => {
    const { title, workExperience: jobs, educationExperience: schools } = answers;
    const { data } = readDraft(text, { lang: locale, title, jobs, schools });
    return {
      name: title,
      data,
      config: { ...defaultConfig, templateName: template, lang: locale },
    };
  }, [text, answers, template, locale]);
}

/** What is done, what is being written, and what is still to come. */
function Parts({
  draft,
  isDone,
  answers,
  seconds,
}: {
  draft: DraftState;
  isDone: boolean;
  answers: Answers;
  seconds: number;
}) {
  const { t } = useTranslation("assistant");
  const locale = useLocale();
  const begun = [...draft.text.matchAll(/^## (\w+)/gm)].map(([, kind]) => kind ?? "");
  const since = useFirstSeen(begun, seconds);
  const counts = { empolyment: answers.workExperience.length, education: answers.educationExperience.length };
  const given = [
    counts.empolyment > 0 ? t("jobs", { count: counts.empolyment }) : "",
    counts.education > 0 ? t("schools", { count: counts.education }) : "",
  ].filter(Boolean);
  const isChecked = draft.phase !== "init" && draft.phase !== "loading";
  const expected = draftSections.filter((kind) => (kind in counts ? counts[kind as keyof typeof counts] > 0 : true));
  const rows: { key: string; label: string; note?: string; isDone: boolean; at?: number | undefined }[] = [
    { key: "title", label: t("draft.checked"), note: answers.title, isDone: isChecked },
    ...(given.length > 0
      ? [{ key: "read", label: t("draft.read", { what: given.join(t("comma")) }), isDone: isChecked }]
      : []),
    ...expected.map((kind) => ({
      key: kind,
      label: emptySection(kind, locale, kind).name,
      isDone: isDone || (begun.includes(kind) && begun.at(-1) !== kind),
      at: since[kind],
    })),
  ];
  const current = rows.find((row) => !row.isDone)?.key;
  return (
    <>
      <ol className="grid gap-5">
        {rows.map((row) => (
          <li key={row.key} className="flex items-start gap-3.5">
            <Mark state={row.isDone ? "done" : row.key === current ? "now" : "next"} />
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className={classes("text-body", row.key === current && "font-medium")}>{row.label}</span>
              {row.note ? <span className="truncate text-dense text-fg3">{row.note}</span> : null}
            </span>
            {row.at === undefined ? null : (
              <span className="text-dense text-fg3 tabular">{t("seconds", { count: row.at })}</span>
            )}
          </li>
        ))}
      </ol>
      <div className="grid gap-2" role="status">
        <p className="flex justify-between gap-3 text-dense text-fg3 tabular">
          <span>
            {draft.place === null ? t("seconds", { count: seconds }) : t("draft.queue", { count: draft.place })}
          </span>
          {draft.reserved > 0 ? (
            <span>{t("draft.reserved", { count: draft.reserved, shown: draft.reserved.toLocaleString("en") })}</span>
          ) : null}
        </p>
        <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-500"
            style={{ width: `${isDone ? 100 : Math.min(95, (begun.length / (expected.length + 1)) * 100 + 4)}%` }}
          />
        </div>
      </div>
    </>
  );
}

function Mark({ state }: { state: "done" | "now" | "next" }) {
  const { t } = useTranslation("assistant");
  if (state === "now") return <Spinner size={22} />;
  return (
    <span
      className={classes(
        "grid size-[22px] shrink-0 place-items-center rounded-full",
        state === "done" ? "bg-accent-soft text-accent" : "border-2 border-line2",
      )}
    >
      {state === "done" ? <Check size={13} strokeWidth={2.25} aria-label={t("done")} /> : null}
    </span>
  );
}

/**
 * Returns as much of the text as is shown. The built-in engine is done before anybody could read along, so its lines
 * appear one by one, unless the device asks for less motion; a model's appear as they arrive.
 */
function useReveal(text: string, isPaced: boolean): string {
  const [shown, setShown] = useState(0);
  const lines = text.split("\n");
  const isBehind = isPaced && shown < lines.length && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setInterval(() => setShown((count) => count + 1), limits.assistant.revealEvery);
    return () => clearInterval(timer);
  }, [isBehind]);
  return isBehind ? lines.slice(0, shown).join("\n") : text;
}

/** Returns whole seconds since this step was opened, as long as something runs. */
function useSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}

/** Returns for each id the second in which it was first there. */
function useFirstSeen(ids: readonly string[], now: number): Record<string, number> {
  const seen = useRef<Record<string, number>>({});
  for (const id of ids) seen.current[id] ??= now;
  return seen.current;
}

/** Opens the editor two seconds after the last line (specification section 4), and forgets the answers. */
function useEditorAfter(resumeId: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (resumeId === null) return;
    const timer = setTimeout(() => {
      // The answers are this page's until it is left.
      void Promise.resolve(navigate(`/editor/${resumeId}`, { replace: true })).then(useAnswers.getState().forget);
    }, limits.assistant.openAfter);
    return () => clearTimeout(timer);
  }, [resumeId, navigate]);
}
