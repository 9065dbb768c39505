import { ChevronLeft, ChevronRight } from "lucide-react";
import { limits } from "#core/limits.ts";
import { blockedProps } from "#web/ui/blocked.ts";
import { classes } from "#web/ui/classes.ts";
import { useTranslation } from "./translation.ts";

type Props = {
  total: number;
  page: number;
  pageSize: number;
  onChange: (page: number) => void;
  className?: string;
};

/** Shows total, previous, pages, next. The current page is in ink. */
export function Pager({ total, page, pageSize, onChange, className }: Props) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // A list of the desk is counted no further (contract/paging.ts).
  const isMore = total === (page - 1) * pageSize + limits.paging.counted + 1;
  const cell =
    "grid size-[30px] max-md:size-11 place-items-center rounded-small text-dense tabular hover:bg-hover data-blocked:text-fg4 data-blocked:hover:bg-transparent";
  return (
    <nav
      aria-label={t("pager.label")}
      className={classes("flex flex-wrap items-center justify-center gap-1.5", className)}
    >
      <span className="mr-3 text-dense text-fg3">
        {isMore
          ? t("pager.over", { count: Math.floor((total - 1) / 1000) * 1000 })
          : t("pager.total", { count: total })}
      </span>
      <button
        type="button"
        className={cell}
        aria-label={t("pager.previous")}
        {...blockedProps(page <= 1 ? t("pager.first") : undefined)}
        onClick={() => page > 1 && onChange(page - 1)}
      >
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {shownPages(page, pages).map((shown, index) =>
        shown === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
          <span key={`gap-${index}`} aria-hidden="true" className="w-5 text-center text-fg3">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            aria-label={t("pager.page", { page: shown })}
            aria-current={shown === page ? "page" : undefined}
            className={classes(cell, shown === page && "bg-fg! font-semibold text-bg")}
            onClick={() => onChange(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <button
        type="button"
        className={cell}
        aria-label={t("pager.next")}
        {...blockedProps(page >= pages ? t("pager.last") : undefined)}
        onClick={() => page < pages && onChange(page + 1)}
      >
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </nav>
  );
}

/** Returns at most seven cells: the ends, the current page and its neighbours; null is a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pages - 2) for (const near of [pages - 3, pages - 2, pages - 1]) wanted.add(near);
  const sorted = [...wanted].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
