import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check, Globe, MessageCircle, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pages } from "#contract/pages.ts";
import { limits } from "#core/limits.ts";
import { siteQuery } from "#web/api/queries.ts";
import { closeDialogs, type RefusedResume, type UpgradeReason } from "#web/shell/dialog-store.ts";
import { contactHref } from "#web/shell/navigation.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useTexts } from "./use-texts.ts";

const benefits = ["resumes", "templates", "downloads", "watermark"] as const;
type Benefit = (typeof benefits)[number] | "contacts" | "address" | "buttons";

/** What of premium answers each request; the list begins with it. */
const answers: Record<UpgradeReason, Benefit> = {
  resumeLimit: "resumes",
  templateLocked: "templates",
  premiumOnly: "downloads",
  hiddenContacts: "contacts",
  customUrl: "address",
  publicPage: "buttons",
  branding: "watermark",
};

/**
 * Answers what the user asked for: what premium would change about it, and what else it offers; leads to the plans.
 * Where a download was refused, it also says what a regular user can do with that resume now.
 */
export function UpgradeDialog({ reason, resume }: { reason: UpgradeReason; resume?: RefusedResume | undefined }) {
  useTexts();
  const { t } = useTranslation("resumes");
  const offered = [...new Set<Benefit>([answers[reason], ...benefits])];
  const { data: site } = useQuery(siteQuery);
  const isClosed = site !== undefined && !site.flags.payments;
  return (
    <Dialog
      open
      onOpenChange={closeDialogs}
      title={t(`upgrade.${reason}`)}
      description={t(`upgrade.why.${reason}`)}
      closeLabel={t("close", { ns: "common" })}
      actions={
        <>
          <Button variant="ghost" onClick={closeDialogs}>
            {t("upgrade.later")}
          </Button>
          <ButtonLink to={pages.pricing.path} variant="primary" onClick={closeDialogs}>
            {t("upgrade.plans")}
          </ButtonLink>
        </>
      }
    >
      <h3 className="pb-2.5 text-dense text-fg3">{t("upgrade.text")}</h3>
      <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {offered.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2.5 text-body text-fg2">
            <Check size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-accent" />
            {t(`upgrade.${benefit}`)}
          </li>
        ))}
      </ul>
      {resume ? <Now resume={resume} /> : null}
      {site?.membership === "plans" ? (
        <p className="mt-4 text-dense text-fg3">
          {t("upgrade.free", { months: limits.programs.months })}{" "}
          <Link to={pages.programs.path} onClick={closeDialogs} className="text-accent underline underline-offset-3">
            {t("upgrade.freeLink")}
          </Link>
        </p>
      ) : null}
      {isClosed ? (
        <p className="mt-4 text-dense text-fg3">
          {t("upgrade.closed")}{" "}
          {site.contact ? (
            <a href={contactHref(site.contact)} className="text-accent underline underline-offset-3">
              <MessageCircle size={13} strokeWidth={2} aria-hidden="true" className="mr-1 inline-block" />
              {t("upgrade.ask")}
            </a>
          ) : null}
        </p>
      ) : null}
    </Dialog>
  );
}

/** The free ways to hand the resume to somebody: its public page, and the print of that page by the browser. */
function Now({ resume: { id, uuid, isPublic } }: { resume: RefusedResume }) {
  const { t } = useTranslation("resumes");
  const row =
    "group/way flex items-center gap-3 rounded-well border border-line px-4 py-3 text-fg no-underline transition-colors hover:border-accent-line hover:bg-accent-soft";
  const words = (title: string, text: string): ReactNode => (
    <>
      <span className="grid flex-1 gap-0.5">
        <span className="text-body font-label">{title}</span>
        <span className="text-dense text-fg3">{text}</span>
      </span>
      <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-fg3" />
    </>
  );
  return (
    <section aria-labelledby="upgrade-now" className="mt-6 grid gap-2.5 border-t border-line pt-5">
      <h3 id="upgrade-now" className="text-h3">
        {t("upgrade.now")}
      </h3>
      <Link to={`/editor/${id}?openConfig=true`} onClick={closeDialogs} className={row}>
        <Globe size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-accent" />
        {isPublic
          ? words(t("upgrade.link"), t("upgrade.linkText"))
          : words(t("upgrade.publish"), t("upgrade.publishText"))}
      </Link>
      {isPublic ? (
        <a href={`/r/${uuid}`} target="_blank" rel="noreferrer" className={row}>
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-accent" />
          {words(t("upgrade.print"), t("upgrade.printText"))}
        </a>
      ) : null}
    </section>
  );
}
