import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { GuideCard } from "#contract/content.ts";
import { guidesQuery } from "#web/api/content-queries.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Empty } from "#web/ui/empty.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { GuideClosing } from "./guide-closing.tsx";

/** All guides of the edition. */
export function GuidesPage() {
  const { t } = useTranslation("guides");
  const list = useQuery(guidesQuery(useLocale()));
  return (
    <>
      <div className="frame flex-1 pt-10 pb-17 md:pt-14 md:pb-26">
        <h1 className="font-display text-d2">{t("title")}</h1>
        <p className="mt-2 mb-9 max-w-[72ch] text-lede text-fg2">{t("text")}</p>
        {list.isPending ? (
          <Skeleton className="h-[420px] w-full rounded-card" />
        ) : list.isError ? (
          <QueryFailed
            title={t("failedTitle")}
            text={t("failedText")}
            retry={list.refetch}
            className="rounded-card border border-line"
          />
        ) : list.data.count === 0 ? (
          <Empty title={t("none")} text={t("noneText")} className="rounded-card border border-line py-16" />
        ) : (
          <ul className="grid overflow-hidden rounded-card border border-line bg-line [gap:1px] sm:grid-cols-2 lg:grid-cols-3">
            {list.data.data.map((guide) => (
              <Card key={guide.slug} guide={guide} />
            ))}
            <Rest count={list.data.count} />
          </ul>
        )}
      </div>
      <GuideClosing />
    </>
  );
}

function Card({ guide }: { guide: GuideCard }) {
  const { t } = useTranslation("guides");
  return (
    <li className="relative grid grid-rows-[auto_1fr_auto] gap-2 bg-bg p-6 transition-colors hover:bg-subtle md:min-h-[208px] md:p-7">
      <h2 className="text-h2 font-display">
        <Link
          to={`/guides/${guide.slug}`}
          className="text-fg no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-accent"
        >
          {guide.title}
        </Link>
      </h2>
      <p className="text-body text-fg2">{guide.desc}</p>
      <p className="mt-4 text-meta text-fg3">{t("minutes", { count: guide.minutes })}</p>
    </li>
  );
}

/**
 * Fills the empty cells of the last row, which would otherwise be a dark block, because the hairlines are the grid's
 * background.
 */
function Rest({ count }: { count: number }) {
  const two = count % 2 === 1;
  const three = (3 - (count % 3)) % 3;
  return (
    <>
      {two ? <li aria-hidden="true" className="hidden bg-bg sm:block lg:hidden" /> : null}
      {three > 0 ? (
        <li aria-hidden="true" className="hidden bg-bg lg:block" style={{ gridColumn: `span ${three}` }} />
      ) : null}
    </>
  );
}
