import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Application, programCalls } from "#contract/programs.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { OutboxHint } from "#web/features/account/exports.ts";
import { failureText } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { CodeInput } from "#web/ui/code-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { LineForm } from "./line-form.tsx";
import { refresh } from "./programs-query.ts";
import { ProofForm } from "./proof-form.tsx";

const { code: codeRule } = limits.programs;

/** A school's email and the code that is sent there, or a picture that proves it. `waiting` waits for its code. */
export function StudentForm({ waiting }: { waiting: Application | null }) {
  const { t } = useTranslation("programs", { keyPrefix: "student" });
  const [way, setWay] = useState<"email" | "proof">("email");
  const [isAgain, setAgain] = useState(false);
  if (waiting && !isAgain) return <CodeForm email={waiting.evidence.text} onAgain={() => setAgain(true)} />;
  return (
    <div className="grid gap-4">
      {way === "email" ? (
        <EmailForm known={waiting?.evidence.text ?? ""} onSent={() => setAgain(false)} />
      ) : (
        <ProofForm />
      )}
      <button
        type="button"
        onClick={() => setWay(way === "email" ? "proof" : "email")}
        className="min-h-9 justify-self-start text-body text-accent underline underline-offset-3 hover:text-accent-hover"
      >
        {way === "email" ? t("otherWay") : t("emailWay")}
      </button>
    </div>
  );
}

function EmailForm({ known, onSent }: { known: string; onSent: () => void }) {
  const { t } = useTranslation("programs", { keyPrefix: "student" });
  return (
    <LineForm
      name="email"
      schema={programCalls.applyAsStudent.body.schema}
      initial={known}
      label={t("email")}
      hint={t("emailHint")}
      input={{ type: "email" }}
      submit={t("send")}
      submitting={t("sending")}
      onSubmit={(body) => send(calls.applyAsStudent, { body })}
      onDone={onSent}
    />
  );
}

function CodeForm({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation("programs", { keyPrefix: "code" });
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: (veriCode: string) => send(calls.confirmStudent, { body: { veriCode } }),
    onSuccess: refresh,
    onError: () => setCode(""),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) confirm.mutate(code);
      }}
      className="grid max-w-[420px] gap-4"
    >
      <p className="text-body break-words text-fg2">{t("text", { email, minutes: codeRule.lifetime / 60_000 })}</p>
      <Field label={t("label")} error={confirm.isError ? failureText(confirm.error) : undefined}>
        <CodeInput
          value={code}
          digits={codeRule.digits}
          onChange={(next) => {
            setCode(next);
            if (next) confirm.reset();
          }}
          onComplete={(whole) => confirm.mutate(whole)}
        />
      </Field>
      <OutboxHint to={email} text={t("label")} />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" variant="primary" busy={confirm.isPending} busyLabel={t("confirming")}>
          {t("confirm")}
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          {t("again")}
        </Button>
      </div>
    </form>
  );
}
