import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import type { ApiToken } from "#contract/api-tokens.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient } from "#web/api/queries.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { formatDay, formatMoment, formatWhen } from "#web/shell/dates.ts";
import { showFailure } from "#web/shell/failure.ts";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { Panel } from "./panel.tsx";
import { TokenDialog } from "./token-dialog.tsx";

const queryKey = ["api-tokens"];

/** The API tokens of the user: what each may do, when it was last used, and how to revoke it. */
export function AccessTab() {
  const { t } = useTranslation("settings");
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken | null>(null);
  const list = useQuery({ queryKey, queryFn: ({ signal }) => send(calls.listApiTokens, { signal }), staleTime: 0 });
  return (
    <Panel
      title={t("access.title")}
      text={t("access.text")}
      aside={
        <Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={() => setCreating(true)}>
          {t("access.create")}
        </Button>
      }
    >
      {list.isPending ? (
        <div role="status" aria-label={t("loading", { ns: "common" })} className="grid gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ) : list.isError ? (
        <QueryFailed title={t("failed.title")} text={t("failed.text")} retry={list.refetch} className="py-6!" />
      ) : list.data.length === 0 ? (
        <Empty title={t("access.empty")} text={t("access.emptyText")} className="py-8!" />
      ) : (
        <ul className="grid">
          {list.data.map((token) => (
            <Token key={token._id} token={token} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      )}
      <p className="text-body text-fg3">
        <a href="/api/docs" className="inline-flex min-h-6 items-center font-label text-accent">
          {t("access.docs")}
        </a>
      </p>
      {isCreating ? (
        <TokenDialog onMade={() => queryClient.invalidateQueries({ queryKey })} onClose={() => setCreating(false)} />
      ) : null}
      {revoked ? <RevokeDialog token={revoked} onClose={() => setRevoked(null)} /> : null}
    </Panel>
  );
}

function Token({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { t } = useTranslation("settings", { keyPrefix: "access" });
  const locale = useLocale();
  const now = Date.now();
  const isOver = Date.parse(token.expiresAt) <= now;
  const used = token.lastUsedAt ? t("used", { when: formatWhen(token.lastUsedAt, locale, now) }) : t("unused");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-subtle text-fg3 max-sm:hidden">
        <KeyRound size={19} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body font-medium">
          <span className="min-w-0 wrap-anywhere">{token.name}</span>
          {isOver ? <Badge tone="warn">{t("expired")}</Badge> : null}
          {token.grants.map((grant) => (
            <Badge key={grant}>{t(`grants.${grant}`)}</Badge>
          ))}
          {token.isDirect ? <Badge tone="info">{t("direct")}</Badge> : null}
        </span>
        <span className="text-meta text-fg3" title={formatMoment(token.createdAt)}>
          {token.clientHost === null
            ? t("ending", { ending: token.ending })
            : t("connected", { host: token.clientHost })}{" "}
          · {t("until", { date: formatDay(token.expiresAt) })} · {used}
        </span>
      </span>
      <Button size="sm" aria-label={t("revokeOf", { name: token.name })} onClick={onRevoke}>
        {t("revoke")}
      </Button>
    </li>
  );
}

/** Asks once, because what uses the token stops at once and the token cannot be made again. */
function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const { t } = useTranslation("settings", { keyPrefix: "access" });
  const revocation = useMutation({
    mutationFn: () =>
      send(calls.removeApiToken, { params: { id: token._id } }).catch((error: unknown) => {
        // It was revoked elsewhere in the meantime, so the result is the desired one.
        if (!isApiError(error, "notFound")) throw error;
      }),
    onSuccess: () => {
      toast(t("revoked"));
      onClose();
      return queryClient.invalidateQueries({ queryKey });
    },
    onError: showFailure,
  });
  return (
    <ConfirmDialog
      title={t("revokeTitle", { name: token.name })}
      text={t(token.clientHost === null ? "revokeText" : "revokeClientText")}
      onClose={onClose}
      action={
        <Button
          variant="danger"
          busy={revocation.isPending}
          busyLabel={t("revoking")}
          onClick={() => revocation.mutate()}
        >
          {t("revoke")}
        </Button>
      }
    />
  );
}
