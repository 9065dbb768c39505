import { useMutation } from "@tanstack/react-query";
import { CircleAlert, Copy } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { type Grant, grantNames, tokenDays } from "#contract/api-tokens.ts";
import { toolLimits } from "#core/tool-limits.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { copyText } from "#web/shell/clipboard.ts";
import { failureText } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Switch } from "#web/ui/switch.tsx";

type Props = { onMade: () => Promise<unknown>; onClose: () => void };

/** Makes a token, and then shows it, once: it cannot be closed by accident before it was copied. */
export function TokenDialog({ onMade, onClose }: Props) {
  const { t } = useTranslation("settings", { keyPrefix: "access" });
  const { t: tc } = useTranslation();
  const form = useId();
  const [name, setName] = useState("");
  const [granted, setGranted] = useState<readonly Grant[]>(["read", "write"]);
  const [isDirect, setDirect] = useState(false);
  const [days, setDays] = useState<(typeof tokenDays)[number]>("90");
  const [isTried, setTried] = useState(false);
  const isNameless = name.trim() === "";
  const making = useMutation({
    mutationFn: () =>
      send(calls.createApiToken, {
        body: { name: name.trim(), grants: [...granted], isDirect: isDirect && granted.includes("write"), days },
      }),
    onSuccess: () => onMade(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNameless && granted.length > 0 && !making.isPending) making.mutate();
  };
  if (making.data) return <Made token={making.data.token} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("create")}
      closeLabel={tc("close")}
      dirty={making.isPending}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {tc("cancel")}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={making.isPending} busyLabel={t("creating")}>
            {t("create")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-5" noValidate>
        <Field label={t("name")} hint={t("nameHint")} error={isTried && isNameless ? t("nameMissing") : undefined}>
          <Input
            value={name}
            autoComplete="off"
            maxLength={toolLimits.tokens.nameLength}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Grants granted={granted} onChange={setGranted} isMissing={isTried && granted.length === 0} />
        {granted.includes("write") ? (
          <Switch label={t("saves")} hint={t("savesText")} checked={isDirect} onChange={setDirect} />
        ) : null}
        <Field label={t("days")}>
          <Select
            value={days}
            options={tokenDays.map((value) => ({ value, label: t(`dayChoices.${value}`) }))}
            onChange={setDays}
          />
        </Field>
        {making.isError ? <Alert tone="danger">{failureText(making.error)}</Alert> : null}
      </form>
    </Dialog>
  );
}

type GrantsProps = { granted: readonly Grant[]; onChange: (granted: readonly Grant[]) => void; isMissing: boolean };

function Grants({ granted, onChange, isMissing }: GrantsProps) {
  const { t } = useTranslation("settings", { keyPrefix: "access" });
  const id = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={isMissing ? id : undefined}>
      <legend className="mb-2 text-dense font-medium text-fg2">{t("may")}</legend>
      {grantNames.map((grant) => (
        <label key={grant} className="flex items-start gap-3 text-body">
          <input
            type="checkbox"
            className="tick mt-0.5"
            checked={granted.includes(grant)}
            onChange={({ target }) =>
              onChange(grantNames.filter((name) => (name === grant ? target.checked : granted.includes(name))))
            }
          />
          <span className="grid">
            {t(`grants.${grant}`)}
            <span className="text-meta text-fg3">{t(`grantTexts.${grant}`)}</span>
          </span>
        </label>
      ))}
      {isMissing ? (
        <p id={id} role="alert" className="flex items-start gap-1.5 text-meta text-danger">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t("mayMissing")}
        </p>
      ) : null}
    </fieldset>
  );
}

function Made({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation("settings", { keyPrefix: "access" });
  const { t: tc } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("made")}
      description={t("madeText")}
      closeLabel={tc("close")}
      dirty
      actions={
        <Button variant="primary" onClick={onClose}>
          {t("finish")}
        </Button>
      }
    >
      <div className="grid items-end gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={t("token")}>
          <Input readOnly value={token} className="font-mono" onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={() => void copyText(token)}>
          {t("copy")}
        </Button>
      </div>
    </Dialog>
  );
}
