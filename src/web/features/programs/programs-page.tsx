import { useQuery } from "@tanstack/react-query";
import { Check, LogIn } from "lucide-react";
import type { ReactNode } from "react";
import type { Application, ProgramName } from "#contract/programs.ts";
import { limits } from "#core/limits.ts";
import { siteQuery } from "#web/api/queries.ts";
import { signInPath } from "#web/shell/prev.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ApplicationCard } from "./application-card.tsx";
import { OpenSourceForm } from "./open-source-form.tsx";
import { programsQuery } from "./programs-query.ts";
import { StudentForm } from "./student-form.tsx";

/** The free programmes: who gets them, the forms to apply, and what became of each application. */
export function ProgramsPage() {
  const { t } = useTranslation("programs");
  const { data: site } = useQuery(siteQuery);
  const { months } = limits.programs;
  if (!site) return <div className="min-h-dvh" />;
  const isOpen = site.membership === "open";
  return (
    <div className="frame flex-1 pt-10 pb-17 md:pt-14 md:pb-26">
      <h1 className="font-display text-d2">{t("title", { months })}</h1>
      <p className="mt-2 mb-9 max-w-[58ch] text-lede text-fg2">{isOpen ? t("open") : t("text")}</p>
      {isOpen ? null : (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Program name="student">{(waiting) => <StudentForm waiting={waiting} />}</Program>
            <Program name="opensource">{() => <OpenSourceForm />}</Program>
          </div>
          <GoodToKnow />
        </>
      )}
    </div>
  );
}

/** One programme: whom it is for, then the application that is on its way, or the form to make one. */
function Program({ name, children }: { name: ProgramName; children: (waiting: Application | null) => ReactNode }) {
  const { t } = useTranslation("programs");
  const { stars, contributors } = limits.programs.openSource;
  return (
    <section className="grid gap-5 rounded-card border border-line bg-raised p-5 md:p-7">
      <div className="grid gap-1.5">
        <h2 className="font-display text-d3">{t(`${name}.title`)}</h2>
        <p className="text-lead font-label">{t(`${name}.text`)}</p>
        <p className="text-body text-fg2">{t(`${name}.how`, { stars, contributors })}</p>
      </div>
      <Own name={name}>{children}</Own>
    </section>
  );
}

function Own({ name, children }: { name: ProgramName; children: (waiting: Application | null) => ReactNode }) {
  const { t } = useTranslation("programs");
  const locale = useLocale();
  const user = useUser();
  const { data, isError, refetch } = useQuery({ ...programsQuery, enabled: Boolean(user) });
  if (user === null) {
    return (
      <ButtonLink
        to={signInPath("/programs", locale)}
        variant="primary"
        className="justify-self-start"
        icon={<LogIn size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t("signIn")}
      </ButtonLink>
    );
  }
  if (isError) return <QueryFailed title={t("failed")} text="" retry={refetch} />;
  if (!data) return <Skeleton className="h-[150px] w-full rounded-card" />;
  const newest = data.applications.find(({ program }) => program === name) ?? null;
  const granted = data.applications.find(({ state }) => state === "granted");
  if (granted && granted !== newest) return <Alert>{t("grantedOnce")}</Alert>;
  const mayApply = newest === null || ["codeSent", "needsMore", "refused"].includes(newest.state);
  return (
    <>
      {newest ? <ApplicationCard application={newest} /> : null}
      {mayApply ? children(newest?.state === "codeSent" ? newest : null) : null}
    </>
  );
}

function GoodToKnow() {
  const { t } = useTranslation("programs", { keyPrefix: "after" });
  const { months } = limits.programs;
  const facts = [
    { title: t("ends"), text: t("endsText", { months }) },
    { title: t("once"), text: t("onceText") },
    { title: t("add"), text: t("addText") },
    { title: t("person"), text: t("personText") },
  ];
  return (
    <section className="grid gap-x-16 gap-y-5 pt-17 md:pt-20 lg:grid-cols-[280px_minmax(0,1fr)]">
      <h2 className="font-display text-d3">{t("title")}</h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {facts.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-2.5 gap-y-1">
            <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-[3px] text-accent" />
            <h3 className="text-h3">{title}</h3>
            <p className="col-start-2 text-body text-fg2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
