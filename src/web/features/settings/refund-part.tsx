import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { OwnOrder } from "#contract/records.ts";
import { limits } from "#core/limits.ts";
import { formatMoney } from "#core/money.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { queryClient, siteQuery } from "#web/api/queries.ts";
import { formatMoment, formatWhen } from "#web/shell/dates.ts";
import { showFailure } from "#web/shell/failure.ts";
import { contactHref } from "#web/shell/navigation.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast.tsx";

const refresh = () => queryClient.invalidateQueries({ queryKey: ["orders"] });

/** What became of a refund, what can be asked for, or the sentence that says why nothing can. */
export function RefundPart({ order }: { order: OwnOrder }) {
  const { t } = useTranslation("settings", { keyPrefix: "refund" });
  const { refund, refundable, amount, refunded, currency } = order;
  const money = formatMoney(amount - refunded, currency);
  const days = limits.order.refundWindow / 86_400_000;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-h3">{t("title")}</h3>
      {refund ? <Begun order={order} refund={refund} /> : null}
      {refundable.until ? (
        <Ask key={refund?.state} order={order} hint={t("until", { date: formatMoment(refundable.until), money })} />
      ) : refundable.why === "late" || refundable.why === "downloaded" ? (
        <p className="text-body text-fg2">
          {t(refundable.why, { days })} <Contact />
        </p>
      ) : null}
    </section>
  );
}

/** Whom to ask beyond the rules, where the site says it. */
function Contact() {
  const { t } = useTranslation("settings", { keyPrefix: "refund" });
  const contact = useQuery(siteQuery).data?.contact;
  if (!contact) return null;
  return (
    <>
      {t("elseAsk")}{" "}
      <a
        href={contactHref(contact)}
        className="break-words text-accent underline underline-offset-3 hover:text-accent-hover"
      >
        {contact}
      </a>
    </>
  );
}

function Begun({ order, refund }: { order: OwnOrder; refund: NonNullable<OwnOrder["refund"]> }) {
  const { t } = useTranslation("settings", { keyPrefix: "refund" });
  const locale = useLocale();
  const withdraw = useMutation({
    mutationFn: () => send(calls.withdrawRefund, { params: { orderId: order.orderId } }),
    onSuccess: () => toast(t("withdrawn")),
    onError: showFailure,
    onSettled: refresh,
  });
  const { state, begunBy, reason, answer, createdAt } = refund;
  const money = formatMoney(refund.amount, order.currency);
  return (
    <div className="grid gap-2.5 rounded-control border border-line bg-subtle p-4 text-body" role="status">
      <p>
        {t(`states.${state}`, { money })} <span className="text-fg3">{formatWhen(createdAt, locale, Date.now())}</span>
      </p>
      {reason && begunBy === "buyer" ? <Quote label={t("yourReason")} text={reason} /> : null}
      {answer ? <Quote label={t("answer")} text={answer} /> : null}
      {state === "asked" ? (
        <Button
          size="sm"
          className="justify-self-start"
          busy={withdraw.isPending}
          busyLabel={t("withdrawing")}
          onClick={() => withdraw.mutate()}
        >
          {t("withdraw")}
        </Button>
      ) : null}
    </div>
  );
}

function Quote({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="text-dense text-fg3">{label}</p>
      <p className="break-words whitespace-pre-line">{text}</p>
    </div>
  );
}

/** The form opens where its button was, at the press of it: whoever pressed wants to type. */
const focusOnMount = (field: HTMLTextAreaElement | null) => field?.focus();

function Ask({ order, hint }: { order: OwnOrder; hint: string }) {
  const { t } = useTranslation("settings", { keyPrefix: "refund" });
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const ask = useMutation({
    mutationFn: () => send(calls.refundOrder, { params: { orderId: order.orderId }, body: { reason } }),
    onSuccess: () => toast(t("asked")),
    onError: showFailure,
    onSettled: refresh,
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!ask.isPending) ask.mutate();
  }
  return (
    <>
      <p className="text-body text-fg2">{hint}</p>
      {isOpen ? (
        <form onSubmit={submit} className="grid gap-3">
          <Field label={t("reason")} optional={t("optional")} hint={t("ends")}>
            <TextArea
              ref={focusOnMount}
              rows={3}
              maxLength={limits.order.reasonLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" variant="primary" busy={ask.isPending} busyLabel={t("sending")}>
              {t("send")}
            </Button>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t("cancel")}
            </Button>
          </div>
        </form>
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {t("ask")}
        </Button>
      )}
    </>
  );
}
