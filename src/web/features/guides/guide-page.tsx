import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link, useParams } from "react-router";
import type { Guide } from "#contract/content.ts";
import { guideQuery } from "#web/api/content-queries.ts";
import { NotFoundPage } from "#web/shell/not-found-page.tsx";
import { useOwnTitle } from "#web/shell/own-title.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { GuideClosing } from "./guide-closing.tsx";
import { Contents, Prose } from "./prose.tsx";

/** One guide; the not-found page if the edition has no guide of that name. */
export function GuidePage() {
  const { t } = useTranslation("guides");
  const { slug = "" } = useParams();
  const { data: guide, isError, refetch } = useQuery(guideQuery(useLocale(), slug));
  if (guide) return <Article guide={guide} />;
  if (guide === null) return <NotFoundPage />;
  if (!isError) return <Loading label={t("loading", { ns: "common" })} />;
  return (
    <QueryFailed title={t("failedTitle")} text={t("failedText")} retry={refetch} className="flex-1 content-center" />
  );
}

function Article({ guide }: { guide: Guide }) {
  const { t } = useTranslation("guides");
  useOwnTitle(guide.title);
  return (
    <>
      <div className="frame grid grid-cols-[minmax(0,1fr)] gap-x-20 pt-8 pb-17 md:pt-12 md:pb-20 lg:grid-cols-[minmax(0,700px)_minmax(0,1fr)]">
        <article>
          <Link
            to="/guides"
            className="-ml-2 inline-flex h-9 items-center gap-1.5 rounded-control px-2 text-dense text-fg3 no-underline hover:bg-hover hover:text-fg max-md:min-h-11"
          >
            <ArrowLeft size={14} strokeWidth={2} aria-hidden="true" />
            {t("all")}
          </Link>
          <h1 className="mt-3 font-display text-d2">{guide.title}</h1>
          <p className="mt-3 text-lede text-fg2">{guide.desc}</p>
          <p className="mt-5 mb-9 flex flex-wrap gap-x-4 border-b border-line pb-5 text-meta text-fg3">
            <span>{t("minutes", { count: guide.minutes })}</span>
            <time dateTime={guide.updatedAt}>{t("updated", { date: guide.updatedAt })}</time>
          </p>
          <Prose html={guide.html} />
          {guide.next ? <Next guide={guide.next} /> : null}
        </article>
        <div className="lg:pt-[52px]">
          <Contents label={t("contents")} toc={guide.toc} />
        </div>
      </div>
      <GuideClosing />
    </>
  );
}

function Next({ guide: { slug, title, desc } }: { guide: NonNullable<Guide["next"]> }) {
  const { t } = useTranslation("guides");
  return (
    <aside className="mt-14">
      <Link
        to={`/guides/${slug}`}
        className="group/next grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 rounded-card border border-line p-6 text-fg no-underline transition-colors hover:border-line2 hover:bg-subtle"
      >
        <span className="text-meta text-fg3">{t("next")}</span>
        <ArrowRight
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="row-span-3 text-fg3 transition-transform group-hover/next:translate-x-1 group-hover/next:text-fg"
        />
        <span className="text-h2 font-display">{title}</span>
        <span className="text-body text-fg2">{desc}</span>
      </Link>
    </aside>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="frame grid flex-1 content-start gap-4 pt-20 pb-26">
      <Skeleton className="h-11 w-full max-w-[560px]" />
      <Skeleton className="mb-8 h-5 w-full max-w-[640px]" />
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <Skeleton key={key} className="h-4 w-full max-w-[700px]" />
      ))}
    </div>
  );
}
