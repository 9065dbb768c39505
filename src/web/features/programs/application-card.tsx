import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Application } from "#contract/programs.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { formatDay } from "#web/shell/dates.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { refresh } from "./programs-query.ts";

const tones = { codeSent: "info", applied: "info", needsMore: "warn", granted: "ok", refused: "danger" } as const;

/** What became of an application, why, and what can be done about it. */
export function ApplicationCard({ application }: { application: Application }) {
  const { t } = useTranslation("programs");
  const { state, evidence, reason, validTo, canAppeal } = application;
  return (
    <div className="grid gap-2.5 rounded-control border border-line bg-subtle p-4" role="status">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={tones[state]} dot>
          {t(`state.${state}`)}
        </Badge>
        <p className="min-w-0 text-dense break-words text-fg3">{t("evidence", { text: evidence.text })}</p>
      </div>
      {state === "applied" ? <p className="text-body">{t("appliedText")}</p> : null}
      {state === "granted" && validTo ? (
        <p className="text-body">{t("grantedText", { date: formatDay(validTo) })}</p>
      ) : null}
      {reason ? (
        <p className="text-body break-words whitespace-pre-line">
          <b className="font-label">{t("reason")}</b>
          <br />
          {reason}
        </p>
      ) : null}
      {canAppeal ? <Appeal id={application._id} /> : null}
    </div>
  );
}

/** The form opens where its button was, at the press of it: whoever pressed wants to type. */
const focusOnMount = (field: HTMLTextAreaElement | null) => field?.focus();

function Appeal({ id }: { id: string }) {
  const { t } = useTranslation("programs", { keyPrefix: "appeal" });
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const appeal = useMutation({
    mutationFn: () => send(calls.appealApplication, { params: { id }, body: { text } }),
    onSuccess: refresh,
    onError: showFailure,
  });
  if (!isOpen) {
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
    );
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!appeal.isPending) appeal.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={t("label")} hint={t("hint")}>
        <TextArea
          ref={focusOnMount}
          required
          rows={4}
          maxLength={limits.programs.textLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" busy={appeal.isPending} busyLabel={t("sending")}>
          {t("send")}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
