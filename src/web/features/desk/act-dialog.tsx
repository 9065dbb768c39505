import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { type Currency, centsOf, formatMoney } from "#core/money.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { showFailure } from "#web/shell/failure.ts";
import { newUuid } from "#web/shell/new-uuid.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast.tsx";

/** What was typed; `key` names this act, however often it is sent. */
export type Typed = { reason: string; amount: number; key: string };

type Props = {
  title: string;
  text: string;
  /** The label of the button that carries it out. */
  action: string;
  isDanger?: boolean;
  reasonHint?: string;
  /** An amount that must be typed again before anything happens. */
  amount?: { cents: number; currency: Currency };
  run: (typed: Typed) => Promise<unknown>;
  /** Called after it was carried out, before the dialog closes. */
  onDone: () => unknown;
  onClose: () => void;
  /** What the notice says afterwards; "Saved" by default. */
  done?: string;
  /** Fields above the reason, whose values `run` knows, drawn with the sentences under those that are wrong. */
  children?: (errors: Readonly<Record<string, string>>) => ReactNode;
  /** Says why the values of these fields cannot be sent; undefined where they can. */
  check?: () => Record<string, string> | undefined;
};

/** Asks for a reason, and where money moves for its amount again, before an operator's decision is carried out. */
export function ActDialog(props: Props) {
  const {
    title,
    text,
    action,
    isDanger = false,
    reasonHint,
    amount,
    run,
    onDone,
    onClose,
    done,
    children,
    check,
  } = props;
  const { t } = useTranslation("desk");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState("");
  const [again, setAgain] = useState("");
  const [key] = useState(newUuid);
  const { errors, show, take, clear } = useFormErrors();
  const act = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast(done ?? t("saved"));
      await onDone();
      onClose();
    },
    onError: (error) => take(error, form.current) || showFailure(error),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (act.isPending) return;
    const cents = centsOf(again);
    const wrong: Record<string, string> = {
      ...check?.(),
      ...(amount && cents === null ? { again: t("act.notAnAmount") } : {}),
      ...(amount && cents !== null && cents !== amount.cents ? { again: t("act.differs") } : {}),
      ...(reason.trim().length < limits.reason.min ? { reason: t("act.tooShort", { min: limits.reason.min }) } : {}),
    };
    if (Object.keys(wrong).length > 0) return show(wrong, form.current);
    act.mutate({ reason, amount: cents ?? 0, key });
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      onClose={onClose}
      action={
        <Button
          type="submit"
          form={id}
          variant={isDanger ? "danger" : "primary"}
          busy={act.isPending}
          busyLabel={t("act.busy")}
        >
          {action}
        </Button>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {children?.(errors)}
        {amount ? (
          <Field
            label={t("act.again1", { amount: formatMoney(amount.cents, amount.currency) })}
            error={errors.again ?? errors.amount}
          >
            <Input
              name="again"
              inputMode="decimal"
              autoComplete="off"
              value={again}
              onChange={(event) => {
                clear("again");
                setAgain(event.target.value);
              }}
            />
          </Field>
        ) : null}
        <Field label={t("act.reason")} hint={reasonHint ?? t("act.reasonHint")} error={errors.reason}>
          <TextArea
            name="reason"
            rows={3}
            maxLength={limits.order.reasonLength}
            value={reason}
            onChange={(event) => {
              clear("reason");
              setReason(event.target.value);
            }}
          />
        </Field>
      </form>
    </ConfirmDialog>
  );
}
