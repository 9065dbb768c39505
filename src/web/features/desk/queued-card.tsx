import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { QueuedApplication } from "#contract/programs.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { queryClient } from "#web/api/queries.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { When } from "#web/features/settings/exports.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast.tsx";
import { PdfProof } from "./pdf-proof.tsx";

/** One application: who, with what, why no rule decided it, and the decision. */
export function QueuedCard({ application }: { application: QueuedApplication }) {
  const { t } = useTranslation("desk");
  const { t: states } = useTranslation("programs");
  const { user, program, evidence, hint, appeal, state, reason, createdAt } = application;
  return (
    <article className="grid gap-4 rounded-card border border-line bg-raised p-5 md:p-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge>{t(`program.${program}`)}</Badge>
        <h2 className="min-w-0 text-h3 break-words">
          {t("from", { nickName: user.nickName, email: user.email ?? t("noEmail") })}
        </h2>
        <When iso={createdAt} />
        {state === "applied" ? null : <Badge tone="outline">{states(`state.${state}`)}</Badge>}
      </header>
      <p className="text-lead break-words">
        {evidence.kind === "pullRequest" ? (
          <a
            href={evidence.text}
            target="_blank"
            rel="noreferrer"
            className="text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            {evidence.text}
          </a>
        ) : (
          evidence.text
        )}
      </p>
      {hint ? <p className="text-body text-fg2">{t(`hint.${hint}`)}</p> : null}
      {evidence.kind === "proof" ? <Proof application={application} /> : null}
      {appeal ? (
        <p className="text-body break-words whitespace-pre-line">
          <b className="font-label">{t("appeal")}</b>
          <br />
          {appeal}
        </p>
      ) : null}
      {state === "applied" ? (
        <Decision id={application._id} />
      ) : reason ? (
        <p className="text-body break-words whitespace-pre-line text-fg2">{reason}</p>
      ) : null}
    </article>
  );
}

function Proof({ application: { _id, user, proof } }: { application: QueuedApplication }) {
  const { t } = useTranslation("desk");
  if (proof === null) return <p className="text-body text-fg3">{t("proofGone")}</p>;
  if (proof === "pdf") return <PdfProof id={_id} nickName={user.nickName} />;
  const source = `/api/admin/programs/${_id}/proof`;
  return (
    <a href={source} target="_blank" rel="noreferrer" className="justify-self-start">
      <img
        src={source}
        alt={t("proof", { nickName: user.nickName })}
        className="max-h-[320px] max-w-full rounded-control border border-line bg-white object-contain"
      />
    </a>
  );
}

type Decided = "granted" | "needsMore" | "refused";

function Decision({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState("");
  const { errors, take, clear } = useFormErrors();
  const decide = useMutation({
    mutationFn: (decision: Decided) =>
      send(deskCalls.decideApplication, { params: { id }, body: { decision, reason } }),
    onSuccess: async () => {
      toast(t("done"));
      await queryClient.invalidateQueries({ queryKey: ["desk", "programs"] });
    },
    onError: (error) => take(error, form.current) || showFailure(error),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (button instanceof HTMLButtonElement && !decide.isPending) decide.mutate(button.value as Decided);
  }
  const busy = (decision: Decided) => ({
    type: "submit" as const,
    value: decision,
    busy: decide.isPending && decide.variables === decision,
    busyLabel: t("deciding"),
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3 border-t border-line pt-4">
      <Field label={t("reason")} hint={t("reasonHint")} error={errors.reason}>
        <TextArea
          name="reason"
          rows={2}
          maxLength={limits.programs.textLength}
          value={reason}
          onChange={(event) => {
            clear("reason");
            setReason(event.target.value);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" {...busy("granted")}>
          {t("grant", { months: limits.programs.months })}
        </Button>
        <Button {...busy("needsMore")}>{t("needsMore")}</Button>
        <Button {...busy("refused")}>{t("refuse")}</Button>
      </div>
    </form>
  );
}
