import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isApiError } from "#web/api/error.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { Empty } from "#web/ui/empty.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PartHead } from "./desk-frame.tsx";

type Props<Data, Key extends QueryKey> = {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** The title of the part that the item belongs to, which stands over an item that does not exist. */
  title: string;
  back: { to: string; label: string };
  children: (data: Data) => ReactNode;
};

/** One item of the desk: while it is read, when that fails, where there is none, and the item itself. */
export function ItemPage<Data, Key extends QueryKey>({ query, title, back, children }: Props<Data, Key>) {
  const { t } = useTranslation("desk");
  const { data, error, refetch } = useQuery(query);
  if (isApiError(error, "notFound")) {
    return (
      <>
        <PartHead title={title} back={back} />
        <Empty
          title={t("notFound.title")}
          text={t("notFound.text")}
          className="rounded-card border border-line bg-raised"
        />
      </>
    );
  }
  if (error && !data) return <QueryFailed title={t("failed")} text="" retry={refetch} />;
  if (!data) return <Skeleton className="h-[420px] w-full rounded-card" />;
  return <>{children(data)}</>;
}
