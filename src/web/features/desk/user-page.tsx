import { useState } from "react";
import { Link } from "react-router";
import type { DeskUserPage } from "#contract/desk-users.ts";
import type { BalanceRecord, TokenRecord } from "#contract/records.ts";
import { limits } from "#core/limits.ts";
import { formatCount, formatMoney } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { Records, When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { PartHead } from "./desk-frame.tsx";
import { Actions, Card, Facts } from "./facts.tsx";
import { FreshSignIn } from "./fresh-sign-in.tsx";
import { Grants } from "./grants.tsx";
import { ItemPage } from "./item-page.tsx";
import { UserActions } from "./user-actions.tsx";
import { deskUserQuery } from "./user-query.ts";
import { Level, Role } from "./users-part.tsx";

const pageSize = limits.paging.records;

/** One account: what it is, what it has, and what can be done about it. */
export function UserPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const back = { to: "/admin/users", label: t("user.back") };
  return (
    <ItemPage query={deskUserQuery(id)} title={t("users.title")} back={back}>
      {(page) => (
        <>
          <PartHead
            title={page.user.email ?? page.user.nickName}
            back={back}
            aside={<UserActions user={page.user} />}
          />
          <FreshSignIn />
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
            <div className="grid gap-5">
              <UserFacts page={page} />
              <Grants page={page} />
            </div>
            <div className="grid gap-5">
              <Balances page={page} />
              <Actions actions={page.actions} />
            </div>
          </div>
          <Ledger id={id} />
        </>
      )}
    </ItemPage>
  );
}

function UserFacts({ page }: { page: DeskUserPage }) {
  const { t } = useTranslation("desk");
  const { user, resumes, orders, invited, invitedBy } = page;
  const link = "underline decoration-line2 underline-offset-4 hover:decoration-fg";
  return (
    <Card title={user.nickName} aside={<Role user={user} />}>
      <Facts
        facts={{
          [t("users.level")]: <Level user={user} />,
          [t("user.joined")]: <When iso={user.createdAt} />,
          [t("user.phone")]: user.cellphone || null,
          [t("user.resumes")]: resumes,
          [t("user.orders")]:
            orders === 0 ? (
              0
            ) : (
              <>
                {orders}{" "}
                <Link to={`/admin/orders?user=${user._id}`} className={link}>
                  {t("user.seeOrders")}
                </Link>
              </>
            ),
          [t("user.invited")]: invited,
          [t("user.invitedBy")]: invitedBy ? (
            <Link to={`/admin/users/${invitedBy._id}`} className={`${link} break-all`}>
              {invitedBy.email ?? invitedBy.nickName}
            </Link>
          ) : null,
        }}
        numbers={{ [t("user.number")]: user._id }}
      />
    </Card>
  );
}

function Balances({ page: { balances } }: { page: DeskUserPage }) {
  const { t } = useTranslation("desk", { keyPrefix: "user.balances" });
  const rows = [
    { label: t("token"), balance: balances.token, text: formatCount },
    ...(["CNY", "USD"] as const).map((currency) => ({
      ...{ label: t(currency), balance: balances[currency] },
      text: (cents: number) => formatMoney(cents, currency),
    })),
  ];
  return (
    <Card title={t("title")}>
      <dl className="grid gap-2.5">
        {rows.map(({ label, balance, text }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 text-body">
            <dt className="text-fg2">{label}</dt>
            <dd className="font-medium tabular">
              {balance.reserved > 0 ? (
                <span className="mr-3 text-dense font-normal text-fg3">
                  {t("held", { amount: text(balance.reserved) })}
                </span>
              ) : null}
              {text(balance.balance)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The records of an account's tokens or vouchers. */
function Ledger({ id }: { id: string }) {
  const { t } = useTranslation("desk", { keyPrefix: "user.ledger" });
  const { t: words } = useTranslation("settings");
  const [kind, setKind] = useState<"tokens" | "vouchers">("vouchers");
  const head = (name: "type" | "time" | "amount" | "balance") => words(`records.${name}`);
  const signed = (operation: string, text: string) => `${operation === "ADD" ? "+" : "−"}${text}`;
  return (
    <section className="grid gap-4">
      <Segmented
        label={t("label")}
        className="justify-self-start"
        value={kind}
        onChange={setKind}
        choices={[
          { value: "vouchers", label: t("vouchers") },
          { value: "tokens", label: t("tokens") },
        ]}
      />
      {kind === "tokens" ? (
        <Records<TokenRecord>
          label={t("tokens")}
          query={(currentPage) => ({
            queryKey: ["desk", "tokens", id, currentPage],
            queryFn: ({ signal }) =>
              send(deskCalls.listTokensOf, { params: { id }, query: { currentPage, pageSize }, signal }),
          })}
          rowKey={(record) => record._id}
          empty={{ title: t("empty"), text: "" }}
          columns={[
            { head: head("type"), place: "top", cell: ({ type }) => words(`tokens.types.${type}`) },
            { head: head("time"), place: "bottom", cell: ({ createdAt }) => <When iso={createdAt} /> },
            {
              ...{ head: head("amount"), place: "topEnd", isNumber: true },
              cell: ({ operation, amount }) => signed(operation, formatCount(amount)),
            },
            {
              ...{ head: head("balance"), place: "bottomEnd", isNumber: true },
              cell: ({ balance }) => <span className="text-fg3">{formatCount(balance)}</span>,
            },
          ]}
        />
      ) : (
        <Records<BalanceRecord>
          label={t("vouchers")}
          query={(currentPage) => ({
            queryKey: ["desk", "balances", id, currentPage],
            queryFn: ({ signal }) =>
              send(deskCalls.listBalancesOf, { params: { id }, query: { currentPage, pageSize }, signal }),
          })}
          rowKey={(record) => record._id}
          empty={{ title: t("empty"), text: "" }}
          columns={[
            { head: head("type"), place: "top", cell: ({ type }) => words(`balances.types.${type}`) },
            { head: head("time"), place: "bottom", cell: ({ createdAt }) => <When iso={createdAt} /> },
            {
              ...{ head: head("amount"), place: "topEnd", isNumber: true },
              cell: ({ operation, amount, currency }) => signed(operation, formatMoney(amount, currency)),
            },
            {
              ...{ head: head("balance"), place: "bottomEnd", isNumber: true },
              cell: ({ balance, currency }) => <span className="text-fg3">{formatMoney(balance, currency)}</span>,
            },
          ]}
        />
      )}
    </section>
  );
}
