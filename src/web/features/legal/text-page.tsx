import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { siteTextQuery } from "#web/api/content-queries.ts";
import { Contents, Prose } from "#web/features/guides/exports.ts";
import { NotFoundPage } from "#web/shell/not-found-page.tsx";
import { useOwnTitle } from "#web/shell/own-title.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** A text of the operator's that has its own path: `/terms`, `/privacy`, `/refund-policy`, `/roadmap`. */
export function TextPage() {
  const { t } = useTranslation("legal");
  const slug = useLocation().pathname.replace(/^\/|\/$/g, "");
  const { data: text, isError, refetch } = useQuery(siteTextQuery(useLocale(), slug));
  useOwnTitle(text?.title);
  if (text === null) return <NotFoundPage />;
  if (isError) {
    return (
      <QueryFailed title={t("failedTitle")} text={t("failedText")} retry={refetch} className="flex-1 content-center" />
    );
  }
  if (!text) {
    return (
      <div role="status" aria-label={t("loading", { ns: "common" })} className="frame grid content-start gap-4 py-14">
        <Skeleton className="mb-6 h-11 w-80" />
        {["a", "b", "c", "d"].map((key) => (
          <Skeleton key={key} className="h-4 w-full max-w-[700px]" />
        ))}
      </div>
    );
  }
  return (
    <div className="frame grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-x-20 pt-10 pb-17 md:pt-14 md:pb-26 lg:grid-cols-[minmax(0,700px)_minmax(0,1fr)]">
      <article>
        <h1 className="font-display text-d2">{text.title}</h1>
        <p className="mt-3 mb-9 border-b border-line pb-5 text-meta text-fg3">
          <time dateTime={text.updatedAt}>{t("updated", { date: text.updatedAt })}</time>
        </p>
        <Prose html={text.html} />
      </article>
      <div className="lg:pt-2">
        <Contents label={t("contents")} toc={text.toc} />
      </div>
    </div>
  );
}
