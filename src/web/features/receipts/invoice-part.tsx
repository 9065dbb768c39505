import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { BodyIn } from "#contract/call.ts";
import { invoiceBody, type Receipt } from "#contract/receipts.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { formatDay } from "#web/shell/dates.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { toast } from "#web/ui/toast.tsx";
import { receiptQuery } from "./receipt-query.ts";

/** The request for an invoice (发票): whom it is made out to, and where it is sent. It can be corrected. */
export function InvoicePart({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation("receipts", { keyPrefix: "invoice" });
  const { invoice, hasInvoice } = receipt;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid gap-4 rounded-card border border-line bg-raised p-5 md:p-6 print:hidden">
      <div className="grid gap-1">
        <h2 className="text-h3">{t("title")}</h2>
        <p className="max-w-[64ch] text-body text-fg3">{t("text")}</p>
      </div>
      {invoice ? (
        <div className="grid gap-1 rounded-control border border-line bg-subtle p-4 text-body" role="status">
          <p>{t("asked", { date: formatDay(invoice.askedAt), email: invoice.email })}</p>
          <p className="break-words text-fg2">
            {invoice.title}
            {invoice.taxNumber ? <span className="ml-2 tabular">{invoice.taxNumber}</span> : null}
          </p>
        </div>
      ) : null}
      {isOpen ? (
        <InvoiceForm receipt={receipt} onEnd={() => setOpen(false)} />
      ) : hasInvoice ? (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {t(invoice ? "correct" : "open")}
        </Button>
      ) : null}
    </section>
  );
}

function InvoiceForm({ receipt, onEnd }: { receipt: Receipt; onEnd: () => void }) {
  const { t } = useTranslation("receipts", { keyPrefix: "invoice" });
  const user = useUser();
  const { invoice, number: orderId } = receipt;
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<"company" | "person">(invoice && !invoice.taxNumber ? "person" : "company");
  const [title, setTitle] = useState(invoice?.title ?? "");
  const [taxNumber, setTaxNumber] = useState(invoice?.taxNumber ?? "");
  const [email, setEmail] = useState(invoice?.email ?? user?.email ?? "");
  const { errors, check, take, show, clear } = useFormErrors();
  const ask = useMutation({
    mutationFn: (body: BodyIn<typeof calls.askForInvoice>) => send(calls.askForInvoice, { params: { orderId }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: receiptQuery(orderId).queryKey });
      toast(t("done"));
      onEnd();
    },
    onError: (error) => take(error, form.current) || showFailure(error),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ask.isPending) return;
    const isCompany = kind === "company";
    const body = check(invoiceBody, { title, email, taxNumber: isCompany ? taxNumber : "" }, event.currentTarget);
    if (!body) return;
    if (isCompany && taxNumber.trim() === "") show({ taxNumber: t("taxNumberMissing") }, event.currentTarget);
    else ask.mutate(body);
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-[460px] gap-4">
      <Segmented
        className="justify-self-start"
        label={t("kind")}
        value={kind}
        choices={[
          { value: "company", label: t("company") },
          { value: "person", label: t("person") },
        ]}
        onChange={setKind}
      />
      <Field label={t("name")} error={errors.title}>
        <Input
          name="title"
          autoComplete={kind === "company" ? "organization" : "name"}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            clear("title");
          }}
        />
      </Field>
      {kind === "company" ? (
        <Field label={t("taxNumber")} hint={t("taxNumberHint")} error={errors.taxNumber}>
          <Input
            name="taxNumber"
            autoComplete="off"
            spellCheck={false}
            value={taxNumber}
            onChange={(event) => {
              setTaxNumber(event.target.value);
              clear("taxNumber");
            }}
          />
        </Field>
      ) : null}
      <Field label={t("email")} error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            clear("email");
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={ask.isPending} busyLabel={t("asking")}>
          {t(invoice ? "save" : "ask")}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
