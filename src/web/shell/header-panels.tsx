import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { limits } from "#core/limits.ts";
import { templatesQuery, topExamplesQuery } from "#web/api/queries.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Paper } from "./paper.tsx";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";
import { UsersBadge } from "./users-badge.tsx";

/** The panels of the header's menus; loaded when the first menu opens. */
type Entry = { id: string; to: string; title: string; cover: string; tag: ReactNode };

/** The first templates of the gallery. */
export function TemplatesPanel({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  const list = useQuery(templatesQuery(useLocale()));
  const entries = list.data?.data.slice(0, limits.header.templates).map((one) => ({
    id: one._id,
    to: `/templates?template=${one._id}`,
    title: one.title,
    cover: one.coverImage,
    tag: one.isPro ? <Badge tone="premium">{t("premiumMember")}</Badge> : null,
  }));
  return (
    <Panel
      entries={entries}
      list={list}
      count={limits.header.templates}
      all={{ to: "/templates", label: t("nav.allTemplates", { total: list.data?.count ?? 0 }) }}
      compact={compact}
    />
  );
}

/** The most used examples. */
export function ExamplesPanel({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  const list = useQuery(topExamplesQuery(useLocale()));
  const entries = list.data?.data.slice(0, limits.header.examples).map((one) => ({
    id: one._id,
    to: `/examples?example=${one._id}`,
    title: one.name,
    cover: one.coverImg,
    tag: <UsersBadge used={one.used} place="header" />,
  }));
  return (
    <Panel
      entries={entries}
      list={list}
      count={limits.header.examples}
      all={{ to: "/examples", label: t("nav.allExamples") }}
      compact={compact}
    />
  );
}

type PanelProps = {
  entries: Entry[] | undefined;
  list: Pick<UseQueryResult, "isError" | "refetch">;
  count: number;
  all: { to: string; label: string };
  /** Used in the menu of a small screen: rows instead of columns. */
  compact?: boolean;
};

function Panel({ entries, list, count, all, compact = false }: PanelProps) {
  const { t } = useTranslation();
  const blanks = Array.from({ length: count }, (_, index) => String(index));
  if (list.isError) {
    return (
      <div role="alert" className="grid w-72 max-w-full justify-items-start gap-3 p-5 text-body text-fg2">
        {t("failure.network")}
        <Button size="sm" onClick={() => void list.refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  return (
    <div className={compact ? "grid gap-1 pb-3" : "grid gap-4 p-4"}>
      <ul
        aria-busy={entries === undefined || undefined}
        className={compact ? "grid gap-1" : "grid grid-cols-[repeat(4,120px)] gap-4"}
      >
        {entries
          ? entries.map((entry) => (
              <li key={entry.id}>
                <Row entry={entry} compact={compact} />
              </li>
            ))
          : blanks.map((key) => (
              <li key={key}>
                <Blank compact={compact} />
              </li>
            ))}
      </ul>
      <Link
        to={all.to}
        className={
          compact
            ? "flex min-h-11 items-center gap-2 rounded-control px-1 text-body font-label text-accent no-underline"
            : "-mx-1 flex items-center gap-2 justify-self-start rounded-control px-1 text-dense font-label text-accent no-underline hover:underline underline-offset-3"
        }
      >
        {all.label}
        <ArrowRight size={14} strokeWidth={2} aria-hidden="true" />
      </Link>
    </div>
  );
}

function Row({ entry, compact }: { entry: Entry; compact: boolean }) {
  if (compact) {
    return (
      <Link to={entry.to} className="flex min-h-14 items-center gap-3 rounded-control px-1 text-fg no-underline">
        <Paper src={entry.cover} alt="" sizes="36px" className="w-9 shrink-0" />
        <span className="grid flex-1 justify-items-start gap-1 text-body">
          {entry.title}
          {entry.tag}
        </span>
      </Link>
    );
  }
  return (
    <Link
      to={entry.to}
      className="group/row grid content-start gap-2.5 rounded-control text-fg no-underline focus-visible:outline-offset-4"
    >
      <Paper
        src={entry.cover}
        alt=""
        sizes="120px"
        className="w-full transition-[translate] duration-180 ease-out group-hover/row:-translate-y-1"
      />
      <span className="grid justify-items-start gap-1.5 text-dense font-medium group-hover/row:text-accent">
        {entry.title}
        {entry.tag}
      </span>
    </Link>
  );
}

function Blank({ compact }: { compact: boolean }) {
  return compact ? (
    <Skeleton className="h-14 w-full rounded-control" />
  ) : (
    <span className="grid gap-2.5">
      <Skeleton className="aspect-[1/1.4] w-full rounded-paper" />
      <Skeleton className="h-4 w-2/3" />
    </span>
  );
}
