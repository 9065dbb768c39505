import { useQuery } from "@tanstack/react-query";
import { Check, Coins, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { templatesQuery } from "#web/api/queries.ts";
import { Logo } from "#web/shell/logo.tsx";
import { useUser } from "#web/shell/session.ts";
import { SkipLink } from "#web/shell/skip-link.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { firstOpenStep, type Step, steps, useAnswers } from "./answers.ts";
import { DraftStep } from "./draft-step.tsx";
import { EntriesStep } from "./entries-step.tsx";
import { TitleStep } from "./title-step.tsx";

/** The creator: a job title, work, education, then a draft that is written while one looks on. */
export function CreatorPage() {
  const { step, go } = useStep();
  return (
    <Frame step={step ?? "title"}>
      {step === "title" ? <TitleStep onNext={() => go("work")} /> : null}
      {step === "work" ? (
        <EntriesStep list="workExperience" onBack={() => go("title")} onNext={() => go("education")} />
      ) : null}
      {step === "education" ? (
        <EntriesStep list="educationExperience" onBack={() => go("work")} onNext={() => go("draft")} />
      ) : null}
      {step === "draft" ? <DraftStep onBack={() => go("education")} onTitle={() => startOver(go)} /> : null}
    </Frame>
  );
}

/** Goes back to the title, which is empty then (specification section 8); the history stays. */
function startOver(go: (step: Step) => void): void {
  go("title");
  useAnswers.getState().set({ title: "" });
}

/**
 * The step is in the URL, so that the browser's own back button goes one step back. A step that the answers do not reach
 * yet shows the first one that is open. Null while it is not known yet whether somebody is signed in.
 */
function useStep(): { step: Step | null; go: (step: Step) => void } {
  const [query, setQuery] = useSearchParams();
  const isRestored = useRestoredAnswers();
  const open = useAnswers(firstOpenStep);
  const user = useUser();
  const asked = steps.find((step) => step === query.get("step")) ?? "title";
  const most = user ? open : "title";
  const step = isRestored && steps.indexOf(asked) > steps.indexOf(most) ? most : asked;
  const go = (next: Step) => {
    setQuery((before) => {
      before.set("step", next);
      return before;
    });
    window.scrollTo(0, 0);
  };
  if (isRestored && asked !== "title" && user === undefined) return { step: null, go };
  return { step: isRestored ? step : "title", go };
}

/** Restores what this tab kept, after the first rendering, which must be the one that the server wrote. */
function useRestoredAnswers(): boolean {
  const [isRestored, setRestored] = useState(false);
  const [query] = useSearchParams();
  const template = query.get("template");
  const { data: templates } = useQuery(templatesQuery(useLocale()));
  useEffect(() => {
    useAnswers.getState().restore();
    setRestored(true);
  }, []);
  useEffect(() => {
    const known = templates?.data.find(({ componentName }) => componentName === template);
    if (known) useAnswers.getState().set({ template: known.componentName });
  }, [templates, template]);
  return isRestored;
}

function Frame({ step, children }: { step: Step; children: ReactNode }) {
  const { t } = useTranslation("assistant");
  const user = useUser();
  return (
    <div className="flex min-h-dvh flex-col bg-subtle">
      <SkipLink />
      <header className="relative flex min-h-16 flex-wrap items-center gap-x-6 border-b border-line bg-bg px-4 md:px-7">
        <Logo />
        <Progress step={step} />
        <div className="ml-auto flex items-center gap-2">
          {user ? (
            <Link
              to="/settings?type=tokens"
              className="flex min-h-9 items-center gap-1.5 text-dense text-fg3 no-underline tabular hover:text-fg max-sm:hidden"
            >
              <Coins size={15} strokeWidth={1.75} aria-hidden="true" />
              {t("tokens", { count: user.token, shown: user.token.toLocaleString("en") })}
            </Link>
          ) : null}
          <Link to={user ? "/resumes" : "/"} className={buttonClasses({ variant: "ghost" })}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
            {t("leave")}
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
        {children}
      </main>
    </div>
  );
}

/** Where one is among the steps; on a phone only the number and the name of the step. */
function Progress({ step }: { step: Step }) {
  const { t } = useTranslation("assistant");
  const at = steps.indexOf(step);
  return (
    <ol
      aria-label={t("progress")}
      className="flex items-center gap-3 text-dense max-lg:gap-2 lg:absolute lg:left-1/2 lg:-translate-x-1/2"
    >
      {steps.map((each, index) => {
        const isDone = index < at;
        const isHere = index === at;
        return (
          <li
            key={each}
            aria-current={isHere ? "step" : undefined}
            className={classes(
              "flex items-center gap-2.5 not-first:before:h-px not-first:before:w-8 not-first:before:bg-line2",
              "max-lg:not-first:before:hidden max-md:not-aria-[current]:hidden",
            )}
          >
            <span
              aria-hidden="true"
              className={classes(
                "grid size-[22px] place-items-center rounded-full text-meta font-medium tabular",
                isDone && "bg-accent-soft text-accent",
                isHere && "bg-fg text-bg",
                !isDone && !isHere && "border border-line2 text-fg3",
              )}
            >
              {isDone ? <Check size={13} strokeWidth={2.25} /> : index + 1}
            </span>
            <span
              className={classes(isHere ? "font-medium text-fg" : "text-fg3", "max-lg:not-in-aria-[current]:sr-only")}
            >
              {t(`steps.${each}`)}
              {isDone ? <span className="sr-only"> {t("done")}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
