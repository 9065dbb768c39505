import { useQuery } from "@tanstack/react-query";
import { ArrowRight, BookOpen, Braces, FileJson, Inbox, type LucideIcon, ServerCog } from "lucide-react";
import { Link } from "react-router";
import { pages } from "#contract/pages.ts";
import { siteQuery } from "#web/api/queries.ts";
import { useTranslation } from "#web/shell/translation.ts";

type Entry = { icon: LucideIcon; title: string; text: string; to: string; isPlain: boolean };

/** What a developer or an operator looks for, so that the footer of a visitor need not name it. */
export function DevelopersPage() {
  const { t } = useTranslation("developers");
  const { data: site } = useQuery(siteQuery);
  const entries: Entry[] = [
    { icon: BookOpen, title: t("docs"), text: t("docsText"), to: "/api/docs", isPlain: true },
    { icon: Braces, title: t("openapi"), text: t("openapiText"), to: "/api/openapi.json", isPlain: true },
    ...(site?.sandbox
      ? [{ icon: Inbox, title: t("outbox"), text: t("outboxText"), to: pages.sandbox.path, isPlain: false }]
      : []),
  ];
  const facts = [
    { icon: FileJson, title: t("formats"), text: t("formatsText") },
    { icon: ServerCog, title: t("host"), text: t("hostText") },
  ];
  return (
    <div className="frame flex-1 pt-10 pb-17 md:pt-14 md:pb-26">
      <h1 className="font-display text-d2">{t("title")}</h1>
      <p className="mt-2 max-w-[56ch] text-lede text-fg2">{t("text")}</p>
      <ul className="mt-9 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.to} className="grid">
            <EntryLink {...entry} />
          </li>
        ))}
      </ul>
      <dl className="mt-12 grid gap-x-12 gap-y-8 border-t border-line pt-10 md:grid-cols-2">
        {facts.map(({ icon: Icon, title, text }) => (
          <div key={title} className="grid content-start gap-1.5">
            <dt className="flex items-center gap-2.5 text-h3">
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent" />
              {title}
            </dt>
            <dd className="max-w-[60ch] text-body text-fg2">{text}</dd>
          </div>
        ))}
      </dl>
      {site ? <p className="mt-10 text-meta text-fg3">{t("version", { version: site.version })}</p> : null}
    </div>
  );
}

const look =
  "group/entry grid content-start gap-1.5 rounded-card border border-line p-6 text-fg no-underline transition-colors hover:border-accent-line hover:bg-accent-soft focus-visible:outline-offset-4";

function EntryLink({ icon: Icon, title, text, to, isPlain }: Entry) {
  const words = (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mb-4 text-accent" />
      <span className="flex items-center justify-between gap-3 text-h3">
        {title}
        <ArrowRight
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-fg3 transition-transform group-hover/entry:translate-x-1"
        />
      </span>
      <span className="text-body text-fg2">{text}</span>
    </>
  );
  // The server answers these paths itself, so the router must not handle them.
  return isPlain ? (
    <a href={to} className={look}>
      {words}
    </a>
  ) : (
    <Link to={to} className={look}>
      {words}
    </Link>
  );
}
