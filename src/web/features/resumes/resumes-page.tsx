import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus, Trash2, Upload } from "lucide-react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";
import { binQuery, resumesQuery, siteQuery } from "#web/api/queries.ts";
import { openStart, openUpgrade } from "#web/shell/dialog-store.ts";
import { Pager } from "#web/shell/pager.tsx";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BinView } from "./bin-view.tsx";
import { NoResumes } from "./no-resumes.tsx";
import { listHeading } from "./removal.ts";
import { ResumeCard } from "./resume-card.tsx";

/** The user's resumes, or with `?view=bin` the deleted ones. */
export function ResumesPage() {
  const [query] = useSearchParams();
  const page = Math.min(100_000, Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1));
  return (
    <div className="flex-1 bg-subtle">
      <div className="frame py-10 md:py-12">
        {query.get("view") === "bin" ? <BinView page={page} /> : <Resumes page={page} />}
      </div>
    </div>
  );
}

function Resumes({ page }: { page: number }) {
  const { t } = useTranslation("resumes");
  const user = useUser();
  const [, setQuery] = useSearchParams();
  const { data: site } = useQuery(siteQuery);
  // The count comes with any page, so one row is enough.
  const { data: bin } = useQuery(binQuery(1, 1));
  const list = useQuery({ ...resumesQuery(page), placeholderData: keepPreviousData });
  const total = list.data?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / limits.paging.resumes));
  const isLimited = user ? !user.isValid && !user.isVip && user.role !== "admin" : false;
  const isFull = isLimited && total >= limits.regular.resumes;

  // After the only resume of the last page was deleted, the page before it is shown.
  useEffect(() => {
    if (list.data && page > pages) setQuery({ page: String(pages) }, { replace: true });
  }, [list.data, page, pages, setQuery]);

  return (
    <>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-2">
          <h1 id={listHeading} tabIndex={-1} className="font-display text-d3 outline-none">
            {t("title")}
          </h1>
          {list.data === undefined ? (
            <Skeleton className="h-5 w-56" />
          ) : isLimited ? (
            <Meter used={total} />
          ) : (
            <p className="text-body text-fg3">{t("count", { count: total })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:flex-1">
          {bin && bin.count > 0 ? (
            <ButtonLink to="/resumes?view=bin" variant="ghost" icon={<Trash2 size={16} strokeWidth={1.75} />}>
              {t("bin.open", { count: bin.count })}
            </ButtonLink>
          ) : null}
          {site?.flags.upload ? (
            <ButtonLink to="/upload" variant="outline" icon={<Upload size={16} strokeWidth={1.75} />}>
              {t("upload")}
            </ButtonLink>
          ) : null}
          <Button
            variant="primary"
            icon={<Plus size={16} strokeWidth={2} />}
            onClick={() => (isFull ? openUpgrade("resumeLimit") : openStart())}
          >
            {t("create")}
          </Button>
        </div>
      </div>
      {list.isPending ? (
        <Loading label={t("loading", { ns: "common" })} />
      ) : list.isError ? (
        <QueryFailed
          title={t("failed.title")}
          text={t("failed.text")}
          retry={list.refetch}
          className="rounded-card border border-line bg-raised"
        />
      ) : total === 0 ? (
        <NoResumes />
      ) : (
        <>
          <ul
            className={classes("grid gap-4 transition-opacity lg:grid-cols-2", list.isPlaceholderData && "opacity-60")}
          >
            {list.data.data.map((resume) => (
              <ResumeCard key={resume._id} resume={resume} mayDownload={!isLimited} />
            ))}
          </ul>
          {pages > 1 ? (
            <Pager
              className="mt-9"
              total={total}
              page={page}
              pageSize={limits.paging.resumes}
              onChange={(next) => setQuery({ page: String(next) })}
            />
          ) : null}
        </>
      )}
    </>
  );
}

/** "4 of 5 used" as five segments, the last one in the warning colour. */
function Meter({ used }: { used: number }) {
  const { t } = useTranslation("resumes");
  const total = limits.regular.resumes;
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is identified by its position
            key={index}
            className={classes(
              "h-1.5 w-7 rounded-full",
              index >= used ? "bg-line2" : index === total - 1 ? "bg-warn" : "bg-accent",
            )}
          />
        ))}
      </span>
      <span className="text-body text-fg3">{t("meter", { used, total })}</span>
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 lg:grid-cols-2">
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} className="flex h-[246px] overflow-hidden rounded-card border border-line bg-raised">
          <div className="w-[196px] shrink-0 bg-sunken px-5 pt-5 max-sm:w-[112px]">
            <Skeleton className="h-full w-full rounded-paper" />
          </div>
          <div className="grid flex-1 content-start gap-3.5 p-6">
            <Skeleton className="mb-1 h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
