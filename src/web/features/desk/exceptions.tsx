import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { DeskException } from "#contract/desk-orders.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { When } from "#web/features/settings/exports.ts";
import { Pager } from "#web/shell/pager.tsx";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { moneyText, useExceptionName } from "./order-words.tsx";

const pageSize = limits.paging.records;
const card = "rounded-card border border-line bg-raised";

/** Genuine payments and messages that do not fit: those that wait, or those that were resolved. */
export function Exceptions() {
  const { t } = useTranslation("desk");
  const [state, setState] = useState<"open" | "resolved">("open");
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    queryKey: ["desk", "exceptions", state, page],
    queryFn: ({ signal }) => send(deskCalls.listExceptions, { query: { state, currentPage: page, pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
  const { count = 0 } = data ?? {};
  const isOpen = state === "open";
  return (
    <>
      <Segmented
        label={t("show")}
        className="justify-self-start"
        value={state}
        onChange={(next) => {
          setState(next);
          setPage(1);
        }}
        choices={[
          { value: "open", label: t("exceptions.open") },
          { value: "resolved", label: t("exceptions.resolved") },
        ]}
      />
      {isError ? (
        <QueryFailed title={t("failed")} text="" retry={refetch} className={card} />
      ) : !data ? (
        <Skeleton className="h-[180px] w-full rounded-card" />
      ) : data.count === 0 ? (
        <Empty
          title={t(isOpen ? "exceptions.empty" : "exceptions.emptyResolved")}
          text={isOpen ? t("exceptions.emptyText") : ""}
          className={`${card} py-16`}
        />
      ) : (
        <ul className={`${card} divide-y divide-line`}>
          {data.data.map((exception) => (
            <li key={exception._id} className="px-5 py-4">
              <ExceptionRow exception={exception} showsOrder />
            </li>
          ))}
        </ul>
      )}
      {count > pageSize ? <Pager total={count} page={page} pageSize={pageSize} onChange={setPage} /> : null}
    </>
  );
}

/** One exception: what it is, what came and what was expected, and the way to resolve it. */
export function ExceptionRow({ exception, showsOrder = false }: { exception: DeskException; showsOrder?: boolean }) {
  const { t } = useTranslation("desk");
  const nameOf = useExceptionName();
  const [isResolving, setResolving] = useState(false);
  const { _id, kind, came, expected, provider, providerId, orderId, createdAt, resolvedAt, resolution } = exception;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
          <b className="font-label">{nameOf(kind)}</b>
          <When iso={createdAt} />
        </p>
        <p className="text-dense text-fg2">
          {came.amount > 0 || kind === "amount" ? t("exceptions.came", { amount: moneyText(came) }) : null}
          {came.merchant ? ` ${t("exceptions.merchant", { merchant: came.merchant })}` : null}
          {expected ? ` · ${t("exceptions.expected", { amount: moneyText(expected) })}` : null}
        </p>
        <p className="text-dense break-all text-fg3">
          {t(`orders.providers.${provider}`)} {providerId}
        </p>
        {resolvedAt ? <p className="text-body break-words whitespace-pre-line text-fg2">{resolution}</p> : null}
        {showsOrder && orderId ? (
          <Link
            to={`/admin/orders/${orderId}`}
            className="justify-self-start text-dense text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            {t("exceptions.order")}
          </Link>
        ) : null}
      </div>
      {resolvedAt ? null : (
        <Button size="sm" onClick={() => setResolving(true)}>
          {t("exceptions.resolve")}
        </Button>
      )}
      {isResolving ? (
        <ActDialog
          title={t("exceptions.resolveTitle")}
          text={t("exceptions.resolveText")}
          action={t("exceptions.resolve").replace("…", "")}
          run={({ reason }) => send(deskCalls.resolveException, { params: { id: _id }, body: { reason } })}
          onDone={() => queryClient.invalidateQueries({ queryKey: ["desk"] })}
          onClose={() => setResolving(false)}
        />
      ) : null}
    </div>
  );
}
