import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { DeskUser } from "#contract/desk-users.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { Records, When } from "#web/features/settings/exports.ts";
import { formatDay } from "#web/shell/dates.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { PartHead } from "./desk-frame.tsx";

const pageSize = limits.paging.records;
const kinds = ["members", "admins", "suspended"] as const;

/** All accounts, found by a text and a kind that the URL keeps. */
export function UsersPart() {
  const { t } = useTranslation("desk", { keyPrefix: "users" });
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const only = kinds.find((kind) => kind === search.get("only"));
  const [typed, setTyped] = useState(q);
  const go = (next: { q: string; only: string }) =>
    setSearch({ ...(next.q ? { q: next.q } : {}), ...(next.only ? { only: next.only } : {}) });
  function submit(event: FormEvent) {
    event.preventDefault();
    go({ q: typed.trim(), only: only ?? "" });
  }
  return (
    <>
      <PartHead title={t("title")} text={t("text")} />
      <form
        onSubmit={submit}
        className="grid items-end gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_200px] md:p-5"
      >
        <Field label={t("search")} className="min-w-0">
          <Input
            type="search"
            value={typed}
            maxLength={200}
            placeholder={t("searchHint")}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" icon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}>
          {t("search")}
        </Button>
        <Field label={t("only")}>
          <Select
            value={only ?? ""}
            onChange={(kind) => go({ q: typed.trim(), only: kind })}
            options={[
              { value: "", label: t("all") },
              ...kinds.map((value) => ({ value: value as string, label: t(value) })),
            ]}
          />
        </Field>
      </form>
      <Records<DeskUser>
        label={t("title")}
        query={(currentPage) => ({
          queryKey: ["desk", "users", q, only, currentPage],
          queryFn: ({ signal }) =>
            send(deskCalls.listDeskUsers, { query: { q, ...(only ? { only } : {}), currentPage, pageSize }, signal }),
        })}
        rowKey={(user) => user._id}
        empty={{ title: t("empty"), text: t("emptyText") }}
        columns={[
          {
            head: t("name"),
            place: "top",
            cell: (user) => (
              <Link
                to={`/admin/users/${user._id}`}
                className="font-medium break-words text-fg underline decoration-line2 underline-offset-4 hover:decoration-fg"
              >
                <EmailText text={user.email ?? (user.cellphone || user.nickName)} />
              </Link>
            ),
          },
          { head: t("level"), place: "bottom", cell: (user) => <Level user={user} /> },
          { head: t("role"), place: "topEnd", cell: (user) => <Role user={user} /> },
          { head: t("joined"), place: "bottomEnd", cell: (user) => <When iso={user.createdAt} /> },
        ]}
      />
    </>
  );
}

/** The membership that was bought or given, with its end. */
export function Level({ user: { level, validTo } }: { user: DeskUser }) {
  const { t } = useTranslation("desk", { keyPrefix: "users" });
  const until = level === "premium" && validTo ? ` ${t("until", { date: formatDay(validTo) })}` : "";
  return <span className={level === "regular" ? "text-fg3" : undefined}>{`${t(`levels.${level}`)}${until}`}</span>;
}

/** The role and whether the account is suspended; an ordinary account has no badge. */
export function Role({ user: { role, suspendedAt } }: { user: DeskUser }) {
  const { t } = useTranslation("desk", { keyPrefix: "users" });
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {role === "admin" ? <Badge tone="info">{t("roles.admin")}</Badge> : null}
      {suspendedAt ? <Badge tone="danger">{t("isSuspended")}</Badge> : null}
      {role === "user" && !suspendedAt ? <span className="text-fg3 max-md:hidden">{t("roles.user")}</span> : null}
    </span>
  );
}
