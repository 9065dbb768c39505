import { useQuery } from "@tanstack/react-query";
import { Copy, Mail, MessageSquare } from "lucide-react";
import { useSearchParams } from "react-router";
import type { OutboxMessage } from "#contract/system.ts";
import { isApiError } from "#web/api/error.ts";
import { outboxQuery } from "#web/api/queries.ts";
import { copyText } from "#web/shell/clipboard.ts";
import { formatWhen } from "#web/shell/dates.ts";
import { NotFoundPage } from "#web/shell/not-found-page.tsx";
import { QueryFailed } from "#web/shell/query-failed.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Empty } from "#web/ui/empty.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { codeOf, linkPieces } from "./message-text.ts";

/**
 * Mails and SMS that this installation would have sent, newest first. `?to=` shows those to one email or phone number.
 */
export function OutboxPage() {
  const { t } = useTranslation("site");
  const [query, setQuery] = useSearchParams();
  const to = query.get("to");
  const list = useQuery({ ...outboxQuery(to), refetchInterval: 2000 });

  if (isApiError(list.error, "notFound")) return <NotFoundPage />;
  return (
    <div className="flex-1 bg-subtle">
      <div className="frame py-10 md:py-12">
        <div className="mx-auto max-w-[760px]">
          <h1 className="font-display text-d3">{t("sandbox.title")}</h1>
          <p className="mt-1.5 mb-7 max-w-[60ch] text-lead text-fg2">{t("sandbox.text")}</p>
          {to ? (
            <div className="mb-4 flex flex-wrap items-center justify-between gap-2 text-dense text-fg2">
              <span className="min-w-0 break-words">{t("sandbox.filter", { to })}</span>
              <Button variant="ghost" size="sm" onClick={() => setQuery({})}>
                {t("sandbox.showAll")}
              </Button>
            </div>
          ) : null}
          {list.isPending ? (
            <div role="status" aria-label={t("loading", { ns: "common" })} className="grid gap-4">
              <Skeleton className="h-40 w-full rounded-card" />
              <Skeleton className="h-40 w-full rounded-card" />
            </div>
          ) : list.isError ? (
            <QueryFailed
              title={t("sandbox.failedTitle")}
              text={t("sandbox.failedText")}
              retry={list.refetch}
              className="rounded-card border border-line bg-raised"
            />
          ) : list.data.data.length === 0 ? (
            <Empty
              title={t("sandbox.empty")}
              text={t("sandbox.emptyText")}
              className="rounded-card border border-line bg-raised"
            />
          ) : (
            <ol aria-live="polite" className="grid gap-4">
              {list.data.data.map((message) => (
                <Message key={`${message.createdAt} ${message.to} ${message.subject}`} message={message} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </div>
  );
}

function Message({ message }: { message: OutboxMessage }) {
  const { t } = useTranslation("site");
  const locale = useLocale();
  const code = codeOf(message);
  const Icon = message.channel === "mail" ? Mail : MessageSquare;
  return (
    <li className="rounded-card border border-line bg-raised p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-fg3">
        <Badge tone="outline">
          <Icon size={13} strokeWidth={2} aria-hidden="true" />
          {t(message.channel === "mail" ? "sandbox.mail" : "sandbox.sms")}
        </Badge>
        <span className="min-w-0 break-words">{t("sandbox.to", { to: message.to })}</span>
        <time dateTime={message.createdAt} className="ml-auto">
          {formatWhen(message.createdAt, locale, Date.now())}
        </time>
      </div>
      {message.subject ? <h2 className="mt-3 text-h3 break-words">{message.subject}</h2> : null}
      {code ? (
        <div className="mt-3 flex items-center gap-2">
          <span className="sr-only">{t("sandbox.code")}</span>
          <span className="font-mono text-[34px] leading-10 font-semibold tracking-[0.12em] text-accent tabular select-all">
            {code}
          </span>
          <IconButton
            label={t("sandbox.copyCode")}
            icon={<Copy size={17} strokeWidth={1.75} />}
            onClick={() => void copyText(code)}
          />
        </div>
      ) : null}
      <p className="mt-3 text-body break-words whitespace-pre-line text-fg2">
        {linkPieces(message.text).map((piece) =>
          piece.href ? (
            <a
              key={piece.key}
              href={piece.href}
              className="rounded-chip break-all text-accent underline underline-offset-3"
            >
              {piece.text}
            </a>
          ) : (
            <span key={piece.key}>{piece.text}</span>
          ),
        )}
      </p>
    </li>
  );
}
