import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import type { Review } from "#contract/content.ts";
import { reviewsQuery } from "#web/api/content-queries.ts";
import { siteQuery } from "#web/api/queries.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClasses } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Face } from "#web/ui/face.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/**
 * Reviews of users, newest first, and where to write one. Where all of them are samples, one sentence says so; among
 * real ones, each sample is marked.
 */
export function ReviewPage() {
  const { t } = useTranslation("review");
  const list = useQuery(reviewsQuery(useLocale()));
  const { data: site } = useQuery(siteQuery);
  const reviews = list.data?.data ?? [];
  const areSamples = reviews.length > 0 && reviews.every((one) => one.isSample);
  return (
    <div className="frame flex-1 pt-10 pb-17 md:pt-14 md:pb-26">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-display text-d2">{t("title")}</h1>
          <p className="mt-2 max-w-[56ch] text-lede text-fg2">{t("text")}</p>
        </div>
        {site?.feedbackUrl ? (
          <a href={site.feedbackUrl} className={buttonClasses({ variant: "primary", size: "lg" })}>
            <PenLine size={17} strokeWidth={1.75} aria-hidden="true" />
            {t("write")}
          </a>
        ) : null}
      </div>
      {areSamples ? <p className="mt-2 max-w-[64ch] text-body text-fg3">{t("samples")}</p> : null}
      <div className="mt-9">
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
          <Empty
            title={t("none")}
            {...(site?.feedbackUrl ? { text: t("noneText") } : {})}
            className="rounded-card border border-line py-16"
          />
        ) : (
          <ul className="gap-5 sm:columns-2 lg:columns-3">
            {reviews.map((review) => (
              <Card
                key={`${review.name} ${review.date}`}
                review={{ ...review, isSample: review.isSample && !areSamples }}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Card({ review: { name, role, text, date, isSample } }: { review: Review }) {
  const { t } = useTranslation("review");
  return (
    <li className="mb-5 break-inside-avoid">
      <figure className="grid gap-5 rounded-card border border-line bg-raised p-6">
        <blockquote className="text-[15px] leading-[1.8] text-fg">{text}</blockquote>
        <figcaption className="flex items-center gap-3">
          <Face name={name} size={36} letterSize={14} />
          <span className="grid min-w-0 flex-1">
            <span className="flex items-center gap-2 text-body font-label">
              <span className="truncate">{name}</span>
              {isSample ? <Badge tone="outline">{t("sample")}</Badge> : null}
            </span>
            <span className="truncate text-meta text-fg3">{role}</span>
          </span>
          <time dateTime={date} className="shrink-0 self-end text-meta text-fg3 tabular">
            {date}
          </time>
        </figcaption>
      </figure>
    </li>
  );
}
