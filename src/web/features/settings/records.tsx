import { keepPreviousData, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";
import { Pager } from "#web/shell/pager.tsx";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";
import { Empty } from "#web/ui/empty.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export type Column<Row> = {
  /** The column's heading, and its React key. */
  head: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /**
   * The place on the two-line card of a small screen: start or end of the first line, or of the second, or the end of a
   * line for what can be done. Several cells with the same place follow each other.
   */
  place: "top" | "topEnd" | "bottom" | "bottomEnd" | "foot";
};

type Page<Row> = { data: Row[]; count: number };
type Props<Row> = {
  label: string;
  /** Returns the query for a page, counted from 1. */
  query: (currentPage: number) => Pick<UseQueryOptions<Page<Row>>, "queryKey" | "queryFn">;
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  empty: { title: string; text: string };
  /** Whether the columns need the room of a desktop: with less, the cards are shown. */
  isWide?: boolean;
  /** What an empty list offers to do. */
  emptyAction?: ReactNode;
  /** What is shown beside the list of the rows that are there: the dialog of one of them. */
  beside?: (rows: readonly Row[]) => ReactNode;
};

/** A paged list of records: a table, or cards of two lines on small screens. `?page=` is the current page. */
export function Records<Row>({
  label,
  query,
  rowKey,
  columns,
  empty,
  isWide = false,
  emptyAction,
  beside,
}: Props<Row>) {
  const { t } = useTranslation("settings");
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const list = useQuery({ ...query(page), placeholderData: keepPreviousData, staleTime: 0 });
  const total = list.data?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / limits.paging.records));
  const goTo = (next: number, replace = false) =>
    setSearch(
      (last) => {
        const changed = new URLSearchParams(last);
        if (next > 1) changed.set("page", String(next));
        else changed.delete("page");
        return changed;
      },
      { replace },
    );
  const isBeyond = list.isSuccess && !list.isPlaceholderData && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo is a new function with every render
  useEffect(() => {
    if (isBeyond) goTo(pages, true);
  }, [isBeyond, pages]);

  const card = "rounded-card border border-line bg-raised";
  if (list.isPending) return <Loading label={t("loading", { ns: "common" })} />;
  if (list.isError) {
    return <QueryFailed title={t("failed.title")} text={t("failed.text")} retry={list.refetch} className={card} />;
  }
  if (total === 0) {
    return <Empty title={empty.title} text={empty.text} action={emptyAction} className={classes(card, "py-16")} />;
  }
  const rows = list.data.data;
  return (
    <>
      <div
        className={classes(
          card,
          "@container overflow-hidden transition-opacity",
          list.isPlaceholderData && "opacity-60",
        )}
      >
        <table className={classes("w-full border-collapse text-body", isWide ? "@max-3xl:hidden" : "max-md:hidden")}>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="h-[38px] bg-subtle text-left text-meta text-fg3">
              {columns.map(({ head, isNumber }) => (
                <th
                  key={head}
                  scope="col"
                  className={classes("px-3.5 font-normal first:pl-5 last:pr-5", isNumber && "text-right")}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} className="h-[54px] border-t border-line">
                {columns.map(({ head, cell, isNumber }) => (
                  <td key={head} className={classes("px-3.5 first:pl-5 last:pr-5", isNumber && "text-right tabular")}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul aria-label={label} className={isWide ? "@3xl:hidden" : "md:hidden"}>
          {rows.map((row) => (
            <li key={rowKey(row)} className="grid gap-1.5 border-t border-line px-4 py-3.5 first:border-t-0">
              <CardLine row={row} columns={columns} start="top" end="topEnd" />
              <CardLine row={row} columns={columns} start="bottom" end="bottomEnd" isMeta />
              {columns
                .filter(({ place }) => place === "foot")
                .map(({ head, cell }) => (
                  <div key={head} className="flex justify-end">
                    {cell(row)}
                  </div>
                ))}
            </li>
          ))}
        </ul>
      </div>
      {beside?.(rows)}
      <Pager
        total={total}
        page={page}
        pageSize={limits.paging.records}
        onChange={(next) => goTo(next)}
        className="md:justify-end!"
      />
    </>
  );
}

type LineProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  start: Column<Row>["place"];
  end: Column<Row>["place"];
  isMeta?: boolean;
};

function CardLine<Row>({ row, columns, start, end, isMeta = false }: LineProps<Row>) {
  const at = (place: Column<Row>["place"]) =>
    columns
      .filter((column) => column.place === place)
      .map(({ head, cell }) => (
        <span key={head} className="min-w-0 break-words">
          <span className="sr-only">{head}: </span>
          {cell(row)}
        </span>
      ));
  return (
    <div className={classes("flex items-center justify-between gap-3", isMeta ? "text-meta text-fg3" : "text-body")}>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5">{at(start)}</span>
      <span className="flex shrink-0 items-center gap-2.5 tabular">{at(end)}</span>
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="h-[38px] bg-subtle max-md:hidden" />
      {["a", "b", "c", "d"].map((key) => (
        <div key={key} className="flex h-[54px] items-center justify-between gap-6 border-t border-line px-5">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-1/6" />
          <Skeleton className="h-4 w-1/6 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
