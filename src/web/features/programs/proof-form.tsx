import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { useFormErrors } from "#web/features/account/exports.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { PictureInput } from "#web/ui/picture-input.tsx";
import { refresh } from "./programs-query.ts";

const { proofBytes, proofKeptFor } = limits.programs;
const size = proofBytes / 1_048_576;

/** A school's name and a picture or PDF that shows that somebody studies there. */
export function ProofForm() {
  const { t } = useTranslation("programs", { keyPrefix: "student" });
  const { t: fields } = useTranslation("fields");
  const form = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [school, setSchool] = useState("");
  const [file, setFile] = useState<File | undefined>();
  const { errors, take, show, clear } = useFormErrors();
  const apply = useMutation({
    mutationFn: (proof: File) => send(calls.applyWithProof, { body: { school, file: proof } }),
    onSuccess: refresh,
    onError: (error) => take(error, form.current) || showFailure(error),
  });
  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const isTooLarge = chosen.size > proofBytes;
    if (isTooLarge) show({ ...errors, file: t("tooLarge", { size }) }, null);
    else clear("file");
    setFile(isTooLarge ? undefined : chosen);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (apply.isPending) return;
    const missing = {
      ...(school.trim() ? {} : { school: fields("required") }),
      ...(file ? {} : { file: t("noFile") }),
    };
    if (Object.keys(missing).length > 0 || !file) show(missing, event.currentTarget);
    else apply.mutate(file);
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t("school")} error={errors.school}>
        <Input
          name="school"
          autoComplete="off"
          maxLength={200}
          value={school}
          onChange={(event) => {
            clear("school");
            setSchool(event.target.value);
          }}
        />
      </Field>
      <PictureInput ref={chooser} label={t("file")} onChoose={choose} withPdf />
      <Field label={t("file")} hint={t("fileHint", { size, days: proofKeptFor / 86_400_000 })} error={errors.file}>
        <ChooseButton onClick={() => chooser.current?.click()} name={file?.name} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={apply.isPending}
        busyLabel={t("sending")}
      >
        {t("apply")}
      </Button>
    </form>
  );
}

function ChooseButton({ name, onClick }: { name: string | undefined; onClick: () => void }) {
  const { t } = useTranslation("programs", { keyPrefix: "student" });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={onClick}>{name ? t("another") : t("choose")}</Button>
      {name ? <span className="min-w-0 text-dense break-all text-fg2">{t("chosen", { name })}</span> : null}
    </div>
  );
}
