import { ArrowRight, GitPullRequest, Globe, GraduationCap } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { limits } from "#core/limits.ts";
import { contactHref } from "#web/shell/navigation.ts";
import { useTranslation } from "#web/shell/translation.ts";

/** What nobody has to pay for: the programmes, and the public page; and whom to ask about anything else. */
export function FreeWays({ contact }: { contact: string | null }) {
  const { t } = useTranslation("pricing", { keyPrefix: "without" });
  const { months } = limits.programs;
  const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;
  return (
    <section className="pt-17 md:pt-26" aria-labelledby="free-ways">
      <h2 id="free-ways" className="mb-6 font-display text-d3">
        {t("title")}
      </h2>
      <ul className="grid gap-5 lg:grid-cols-3">
        <Way icon={<GraduationCap {...icon} />} title={t("student")} text={t("studentText", { months })}>
          <WayLink to="/programs">{t("apply")}</WayLink>
        </Way>
        <Way icon={<GitPullRequest {...icon} />} title={t("openSource")} text={t("openSourceText", { months })}>
          <WayLink to="/programs">{t("apply")}</WayLink>
        </Way>
        <Way icon={<Globe {...icon} />} title={t("page")} text={t("pageText")}>
          <WayLink to="/resumes">{t("pageLink")}</WayLink>
        </Way>
      </ul>
      {contact ? (
        <p className="mt-5 text-body text-fg2">
          {t("ask")}{" "}
          <a
            href={contactHref(contact)}
            className="break-words text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            {contact}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Way({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 rounded-card border border-line p-5 md:p-6">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
        {icon}
      </span>
      <div className="grid content-start gap-1.5">
        <h3 className="text-h3">{title}</h3>
        <p className="text-body text-fg2">{text}</p>
        {children}
      </div>
    </li>
  );
}

function WayLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mt-1 inline-flex min-h-6 items-center gap-1.5 justify-self-start text-body font-label text-accent no-underline hover:text-accent-hover"
    >
      {children}
      <ArrowRight size={15} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
