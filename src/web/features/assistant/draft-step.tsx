import { useQuery } from "@tanstack/react-query";
import { Bot, ShieldCheck, Square } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { readDraft } from "#core/assistant/dialect.ts";
import { limits } from "#core/limits.ts";
import { defaultConfig, type ResumeConfig, type ResumeDocument } from "#core/resume/schema.ts";
import { templatesQuery } from "#web/api/queries.ts";
import { FirstPage } from "#web/sheet/first-page.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { CropMarks } from "#web/ui/crop-marks.tsx";
import { type Answers, useAnswers } from "./answers.ts";
import { DraftFailed } from "./draft-failed.tsx";
import { DraftParts } from "./draft-parts.tsx";
import { EngineNote } from "./engine-note.tsx";
import { pendingCss, withPending } from "./pending.ts";
import { standard } from "./title-step.tsx";
import { useDraft } from "./use-draft.ts";
import { useTextWithFaces } from "./use-faces.ts";
import { useReveal } from "./use-reveal.ts";

type Props = { onBack: () => void; onTitle: () => void };

/** The last step: the draft is written on a page of its design, and the editor opens after it. */
export function DraftStep({ onBack, onTitle }: Props) {
  const { t } = useTranslation("assistant", { keyPrefix: "draft" });
  const answers = useAnswers();
  const { data: templates } = useQuery(templatesQuery(useLocale()));
  const template = answers.template || standard(templates?.data ?? []);
  const draft = useDraft(template);
  const [written] = useState<Answers>(answers);
  const config = useConfig(template);
  const isPaced = draft.engine === "built-in";
  const withFaces = useTextWithFaces(draft.text, config);
  const text = useReveal(isPaced ? withFaces : draft.text, isPaced);
  const isDone = draft.phase === "success" && text === draft.text;
  const elapsed = useElapsed(!isDone && draft.phase !== "error");
  useEditorAfter(isDone ? draft.resumeId : null);
  const document = useDocument(text, written, config, isDone);
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
        <DraftParts draft={{ ...draft, text }} isDone={isDone} answers={written} elapsed={elapsed} />
        <div className="mt-auto grid gap-5">
          <ul className="grid gap-2.5 text-dense text-fg3">
            <li className="flex gap-2">
              <ShieldCheck size={15} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
              {t("honest")}
            </li>
            <li className="flex gap-2">
              <Bot size={15} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
              <EngineNote engine={draft.engine ?? written.engine} />
            </li>
          </ul>
          {isDone ? (
            <Link to={`/editor/${draft.resumeId}`} className={buttonClasses({ variant: "primary" })}>
              {t("open")}
            </Link>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              {draft.phase === "success" ? null : (
                <Button
                  icon={<Square size={13} strokeWidth={2} aria-hidden="true" />}
                  onClick={() => {
                    draft.stop();
                    onBack();
                  }}
                >
                  {t("stop")}
                </Button>
              )}
              <Link to="/resumes" className={buttonClasses({ variant: "outline" })}>
                {t("background")}
              </Link>
              <p className="min-w-[200px] flex-1 text-dense text-fg3">{t("backgroundText")}</p>
            </div>
          )}
        </div>
      </div>
      <div className="bg-sunken px-4 py-8 md:px-11 md:py-12">
        <div className="relative mx-auto max-w-[680px]" aria-busy={!isDone}>
          <CropMarks className="text-crop max-md:hidden" />
          <FirstPage document={document} css={pendingCss} />
        </div>
      </div>
    </div>
  );
}

/** The draft as a resume, from as much of its text as there is, with bars for the rest. */
function useDocument(text: string, answers: Answers, config: ResumeConfig, isDone: boolean): ResumeDocument {
  return useMemo(() => {
    const { lang } = config;
    const { title, workExperience: jobs, educationExperience: schools } = answers;
    const { data } = readDraft(text, { lang, title, jobs, schools });
    return { name: title, data: isDone ? data : withPending(data, lang), config };
  }, [text, answers, config, isDone]);
}

function useConfig(templateName: string): ResumeConfig {
  const lang = useLocale();
  return useMemo(() => ({ ...defaultConfig, templateName, lang }), [templateName, lang]);
}

/** Returns the ms since this step was opened, in tenths of a second, as long as something runs. */
function useElapsed(isRunning: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  const [begun] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setElapsed(performance.now() - begun), 100);
    return () => clearInterval(timer);
  }, [isRunning, begun]);
  return elapsed;
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
