import { Check } from "lucide-react";
import { useRef } from "react";
import { draftSections } from "#core/assistant/dialect.ts";
import { emptySection } from "#core/resume/sections.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Answers } from "./answers.ts";
import type { DraftState } from "./use-draft.ts";

type Props = {
  /** With the text that is shown. */
  draft: DraftState;
  isDone: boolean;
  answers: Answers;
  /** ms since the step was opened. */
  elapsed: number;
};

type Row = { key: string; label: string; note?: string; isDone: boolean; at?: number | undefined };

/** What is done, what is being written, and what is still to come. */
export function DraftParts({ draft, isDone, answers, elapsed }: Props) {
  const { t } = useTranslation("assistant");
  const begun = [...draft.text.matchAll(/^## (\w+)$/gm)].map(([, kind]) => kind ?? "");
  const { rows, sections } = useRows(draft, begun, isDone, answers, elapsed);
  const current = rows.find((row) => !row.isDone);
  const inSeconds = (ms: number) => t("seconds", { shown: (ms / 1000).toFixed(ms < 9_950 ? 1 : 0) });
  return (
    <>
      {/* A screen reader is told each section once, and neither the seconds nor the text. */}
      <p role="status" className="sr-only">
        {isDone ? t("draft.done") : current?.label}
      </p>
      {/* On a phone the part that is being written is enough: the page itself is to be seen. */}
      <ol className={classes("grid gap-5", isDone && "max-md:hidden")}>
        {rows.map((row) => (
          <li key={row.key} className={classes("flex items-start gap-3.5", row !== current && "max-md:hidden")}>
            <Mark state={row.isDone ? "done" : row === current ? "now" : "next"} />
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className={classes("text-body", row === current && "font-medium")}>{row.label}</span>
              {row.note ? <span className="truncate text-dense text-fg3">{row.note}</span> : null}
            </span>
            {row.at === undefined ? null : <span className="text-dense text-fg3 tabular">{inSeconds(row.at)}</span>}
          </li>
        ))}
      </ol>
      <div className="grid gap-2">
        <p className="flex justify-between gap-3 text-dense text-fg3 tabular">
          <span>{draft.place === null ? inSeconds(elapsed) : t("draft.queue", { count: draft.place })}</span>
          {draft.reserved > 0 ? (
            <span>{t("draft.reserved", { count: draft.reserved, shown: draft.reserved.toLocaleString("en") })}</span>
          ) : null}
        </p>
        <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-500"
            style={{ width: `${isDone ? 100 : Math.min(95, (begun.length / (sections + 1)) * 100 + 4)}%` }}
          />
        </div>
      </div>
    </>
  );
}

/** Returns the rows of the list, and how many of them are sections of the draft. */
function useRows(
  draft: DraftState,
  begun: readonly string[],
  isDone: boolean,
  answers: Answers,
  elapsed: number,
): { rows: Row[]; sections: number } {
  const { t } = useTranslation("assistant");
  const locale = useLocale();
  const seen = useRef<Record<string, number>>({});
  const isChecked = draft.phase !== "init" && draft.phase !== "loading";
  for (const id of isChecked ? ["title", ...begun] : begun) seen.current[id] ??= elapsed;
  const counts = { empolyment: answers.workExperience.length, education: answers.educationExperience.length };
  const given = [
    counts.empolyment > 0 ? t("jobs", { count: counts.empolyment }) : "",
    counts.education > 0 ? t("schools", { count: counts.education }) : "",
  ].filter(Boolean);
  const expected = draftSections.filter((kind) => (kind in counts ? counts[kind as keyof typeof counts] > 0 : true));
  const rows = [
    {
      key: "title",
      label: t(isChecked ? "draft.checked" : "draft.checking"),
      note: answers.title,
      isDone: isChecked,
      at: seen.current.title,
    },
    ...(given.length > 0
      ? [{ key: "read", label: t("draft.read", { what: given.join(t("comma")) }), isDone: isChecked }]
      : []),
    ...expected.map((kind) => ({
      key: kind,
      label: emptySection(kind, locale, kind).name,
      isDone: isDone || (begun.includes(kind) && begun.at(-1) !== kind),
      at: seen.current[kind],
    })),
  ];
  return { rows, sections: expected.length };
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
