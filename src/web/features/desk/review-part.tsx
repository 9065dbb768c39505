import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { Pager } from "#web/shell/pager.tsx";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Empty } from "#web/ui/empty.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PartHead } from "./desk-frame.tsx";
import { OfferCard } from "./offer-card.tsx";
import { QueuedCard } from "./queued-card.tsx";

const pageSize = limits.paging.records;
type State = "open" | "decided";

const programsQuery = (state: State, currentPage: number) =>
  queryOptions({
    queryKey: ["desk", "programs", state, currentPage],
    queryFn: ({ signal }) => send(deskCalls.listApplications, { query: { state, currentPage, pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

const offersQuery = (state: State, currentPage: number) =>
  queryOptions({
    queryKey: ["desk", "offers", state, currentPage],
    queryFn: ({ signal }) => send(deskCalls.listOffers, { query: { state, currentPage, pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

/** What waits for a person: applications for free membership, and resumes offered as examples. */
export function ReviewPart() {
  const { t } = useTranslation("desk");
  const [kind, setKind] = useState<"programs" | "examples">("programs");
  const [state, setState] = useState<State>("open");
  return (
    <>
      <PartHead title={t("title")} text={t("text")} />
      <div className="flex flex-wrap gap-3">
        <Segmented
          label={t("kind.label")}
          value={kind}
          onChange={setKind}
          choices={[
            { value: "programs", label: t("kind.programs") },
            { value: "examples", label: t("kind.examples") },
          ]}
        />
        <Segmented
          label={t("show")}
          value={state}
          onChange={setState}
          choices={[
            { value: "open", label: t("open") },
            { value: "decided", label: t("decided") },
          ]}
        />
      </div>
      {kind === "programs" ? <Programs key={state} state={state} /> : <Offers key={state} state={state} />}
    </>
  );
}

function Programs({ state }: { state: State }) {
  const { t } = useTranslation("desk");
  const [page, setPage] = useState(1);
  const found = useQuery(programsQuery(state, page));
  return (
    <Queue found={found} state={state} emptyText={t("emptyText")} page={page} onPage={setPage}>
      {found.data?.data.map((application) => (
        <li key={application._id}>
          <QueuedCard application={application} />
        </li>
      ))}
    </Queue>
  );
}

function Offers({ state }: { state: State }) {
  const { t } = useTranslation("desk");
  const [page, setPage] = useState(1);
  const found = useQuery(offersQuery(state, page));
  return (
    <Queue found={found} state={state} emptyText={t("emptyOffers")} page={page} onPage={setPage}>
      {found.data?.data.map((offer) => (
        <li key={offer._id}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </Queue>
  );
}

type QueueProps = {
  found: { data: { count: number } | undefined; isError: boolean; refetch: () => unknown };
  state: State;
  emptyText: string;
  page: number;
  onPage: (page: number) => void;
  children: ReactNode;
};

function Queue({ found, state, emptyText, page, onPage, children }: QueueProps) {
  const { t } = useTranslation("desk");
  const card = "rounded-card border border-line bg-raised";
  if (found.isError) return <QueryFailed title={t("failed")} text="" retry={found.refetch} className={card} />;
  if (!found.data) return <Skeleton className="h-[260px] w-full rounded-card" />;
  const { count } = found.data;
  if (count === 0) {
    const isOpen = state === "open";
    return (
      <Empty title={t(isOpen ? "empty" : "emptyDecided")} text={isOpen ? emptyText : ""} className={`${card} py-16`} />
    );
  }
  return (
    <>
      <ul className="grid gap-5">{children}</ul>
      {count > pageSize ? <Pager total={count} page={page} pageSize={pageSize} onChange={onPage} /> : null}
    </>
  );
}
