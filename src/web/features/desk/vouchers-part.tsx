import { useState } from "react";
import { Link } from "react-router";
import type { IssuedVoucher } from "#contract/desk-users.ts";
import { limits } from "#core/limits.ts";
import { type Currency, centsOf, currencies, formatMoney } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { Records, When } from "#web/features/settings/exports.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { PartHead } from "./desk-frame.tsx";
import { FreshSignIn, useWhyNotFresh } from "./fresh-sign-in.tsx";

const pageSize = limits.paging.records;
const refresh = () => queryClient.invalidateQueries({ queryKey: ["desk"] });

/** Vouchers that operators gave; issuing one, and taking one back. */
export function VouchersPart() {
  const { t } = useTranslation("desk", { keyPrefix: "vouchers" });
  const why = useWhyNotFresh();
  const [isIssuing, setIssuing] = useState(false);
  return (
    <>
      <PartHead
        title={t("title")}
        text={t("text")}
        aside={
          <Button variant="primary" blocked={why} onClick={() => setIssuing(true)}>
            {t("issue")}
          </Button>
        }
      />
      <FreshSignIn />
      <Records<IssuedVoucher>
        label={t("title")}
        query={(currentPage) => ({
          queryKey: ["desk", "vouchers", currentPage],
          queryFn: ({ signal }) => send(deskCalls.listVouchers, { query: { currentPage, pageSize }, signal }),
        })}
        rowKey={(voucher) => voucher._id}
        empty={{ title: t("empty"), text: t("emptyText") }}
        columns={[
          {
            head: t("who"),
            place: "top",
            cell: ({ user }) => (
              <Link
                to={`/admin/users/${user._id}`}
                className="font-medium break-words text-fg underline decoration-line2 underline-offset-4 hover:decoration-fg"
              >
                <EmailText text={user.email ?? user.nickName} />
              </Link>
            ),
          },
          {
            ...{ head: t("amount"), place: "topEnd", isNumber: true },
            cell: ({ amount, currency }) => formatMoney(amount, currency),
          },
          {
            head: t("why"),
            place: "bottom",
            cell: ({ reason }) => <span className="line-clamp-2 max-w-[32ch] text-fg2">{reason}</span>,
          },
          { head: t("when"), place: "bottom", cell: ({ createdAt }) => <When iso={createdAt} /> },
          { head: t("state"), place: "bottomEnd", cell: (voucher) => <VoucherState voucher={voucher} /> },
        ]}
      />
      {isIssuing ? <IssueDialog onClose={() => setIssuing(false)} /> : null}
    </>
  );
}

function VoucherState({ voucher }: { voucher: IssuedVoucher }) {
  const { t } = useTranslation("desk", { keyPrefix: "vouchers" });
  const why = useWhyNotFresh();
  const [isReversing, setReversing] = useState(false);
  if (voucher.left === 0) return <Badge>{t("gone")}</Badge>;
  return (
    <>
      <Button size="sm" blocked={why} onClick={() => setReversing(true)}>
        {t("reverse")}
      </Button>
      {isReversing ? (
        <ActDialog
          title={t("reverseTitle")}
          text={t("reverseText")}
          action={t("reverse").replace("…", "")}
          isDanger
          amount={{ cents: voucher.left, currency: voucher.currency }}
          run={({ amount, reason }) =>
            send(deskCalls.reverseVoucher, { params: { id: voucher._id }, body: { amount, reason } })
          }
          onDone={refresh}
          onClose={() => setReversing(false)}
        />
      ) : null}
    </>
  );
}

function IssueDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("desk");
  const [email, setEmail] = useState("");
  const [typed, setTyped] = useState("");
  const [again, setAgain] = useState("");
  const [currency, setCurrency] = useState<Currency>(useLocale() === "ch" ? "CNY" : "USD");
  const { t: fields } = useTranslation("fields");
  const amount = centsOf(typed);
  const check = () => ({
    ...(email.trim() === "" ? { email: fields("required") } : {}),
    ...(amount === null ? { amount: t("act.notAnAmount") } : {}),
    ...(amount !== null && centsOf(again) !== amount ? { again: t("act.differs") } : {}),
  });
  const text = (name: "amount" | "again", value: string, set: (value: string) => void) => (
    <Input
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => set(event.target.value)}
    />
  );
  return (
    <ActDialog
      title={t("vouchers.issueTitle")}
      text={t("vouchers.issueText")}
      action={t("vouchers.issueTitle")}
      done={t("vouchers.issued")}
      check={check}
      run={({ key, reason }) =>
        send(deskCalls.issueVoucher, {
          body: { key, email, amount: amount ?? 0, again: centsOf(again) ?? 0, currency, reason },
        })
      }
      onDone={refresh}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field label={t("vouchers.email")} error={errors.email}>
            <Input
              name="email"
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field label={t("vouchers.currency")}>
            <Select
              value={currency}
              onChange={setCurrency}
              options={currencies.map((value) => ({ value, label: t(`vouchers.currencies.${value}`) }))}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t("act.amount", { currency })} error={errors.amount}>
              {text("amount", typed, setTyped)}
            </Field>
            <Field label={t("act.again")} error={errors.again}>
              {text("again", again, setAgain)}
            </Field>
          </div>
        </>
      )}
    </ActDialog>
  );
}
