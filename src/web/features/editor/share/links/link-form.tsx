import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { ShareLink } from "#contract/share-links.ts";
import { limits } from "#core/limits.ts";
import { type LinkDays, linkDays } from "#core/sharing/share-links.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";
import { failureText } from "#web/shell/failure.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { SwitchRow } from "../switch-row.tsx";
import { type Look, LookFields } from "./look-fields.tsx";

type Props = {
  resumeId: string;
  /** The link to change; null for a new one. */
  link: ShareLink | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

const { name: nameLength, password: passwordLength } = limits.shareLinks;

/** Makes a private link, or changes one. */
export function LinkForm({ resumeId, link, onSaved, onClose }: Props) {
  const { t } = useTranslation("editorLinks", { keyPrefix: "form" });
  const { t: tl } = useTranslation("editorLinks");
  const { t: tc } = useTranslation();
  const form = useId();
  const isPremium = useUser()?.isValid === true;
  const [name, setName] = useState(link?.name ?? "");
  const [password, setPassword] = useState("");
  const [dropsPassword, setDropsPassword] = useState(false);
  const [days, setDays] = useState<Days>(link ? "same" : "none");
  const before: Look = {
    shownId: link?.shownId ?? resumeId,
    template: link?.template ?? "",
    theme: link?.theme ?? "",
  };
  const [look, setLook] = useState(before);
  const isRedrawn = (["shownId", "template", "theme"] as const).some((key) => look[key] !== before[key]);
  const [isDownloadable, setDownloadable] = useState(link?.isDownloadable ?? false);
  const [isTried, setTried] = useState(false);
  const isNameless = name.trim() === "";
  const isShort = password !== "" && password.length < passwordLength.min;
  const saving = useMutation({
    mutationFn: () => {
      const body = {
        name: name.trim(),
        ...(dropsPassword ? { password: null } : password === "" ? {} : { password }),
        ...(days === "same" ? {} : { days: days === "none" ? null : days }),
        // What stays as it is, is absent: a design that was premium then, or a copy that is in the bin now, is no obstacle.
        ...(look.shownId === before.shownId ? {} : { shownId: look.shownId }),
        ...(look.template === before.template ? {} : { template: look.template || null }),
        ...(look.template === before.template && look.theme === before.theme ? {} : { theme: look.theme || null }),
        ...(isDownloadable === (link?.isDownloadable ?? false) ? {} : { isDownloadable }),
      };
      if (!link) return send(calls.createShareLink, { params: { id: resumeId }, body });
      return send(calls.changeShareLink, { params: { id: resumeId, linkId: link._id }, body });
    },
    onSuccess: async () => {
      await onSaved();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNameless && !isShort && !saving.isPending) saving.mutate();
  };
  const passwordHint = t("passwordHint", { min: passwordLength.min });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={link ? t("change") : tl("create")}
      closeLabel={tc("close")}
      dirty={saving.isPending || name !== (link?.name ?? "") || password !== "" || isRedrawn}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {tc("cancel")}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={saving.isPending}
            busyLabel={link ? t("saving") : t("creating")}
          >
            {link ? t("save") : t("create")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4" noValidate>
        <Field label={t("name")} hint={t("nameHint")} error={isTried && isNameless ? t("nameMissing") : undefined}>
          <Input
            value={name}
            autoComplete="off"
            maxLength={nameLength}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {dropsPassword ? null : (
          <Field
            label={t("password")}
            optional={t("optional")}
            hint={link?.hasPassword ? `${t("passwordKept")} ${passwordHint}` : passwordHint}
            error={isTried && isShort ? t("passwordShort", { min: passwordLength.min }) : undefined}
          >
            <Input
              value={password}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={passwordLength.max}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        )}
        {link?.hasPassword ? (
          <SwitchRow name={t("dropPassword")} checked={dropsPassword} onChange={setDropsPassword} />
        ) : null}
        <DaysField isNew={link === null} value={days} onChange={setDays} />
        <LookFields resumeId={resumeId} look={look} isPremium={isPremium} onChange={setLook} />
        <SwitchRow
          name={t("downloadable")}
          checked={isDownloadable}
          locked={isPremium || isDownloadable ? undefined : "publicPage"}
          onChange={setDownloadable}
        />
        {saving.isError ? <Alert tone="danger">{failureText(saving.error)}</Alert> : null}
      </form>
    </Dialog>
  );
}

/** How long a link works from now on; an end that it has can stay. */
type Days = LinkDays | "none" | "same";

type DaysProps = { isNew: boolean; value: Days; onChange: (value: Days) => void };

function DaysField({ isNew, value, onChange }: DaysProps) {
  const { t } = useTranslation("editorLinks", { keyPrefix: "form" });
  const options = [
    ...(isNew ? [] : [{ value: "same" as const, label: t("daysKept") }]),
    { value: "none" as const, label: t("dayChoices.none") },
    ...linkDays.map((days) => ({ value: days, label: t(`dayChoices.${days}`) })),
  ];
  return (
    <Field label={t("days")}>
      <Select value={value} options={options} onChange={onChange} />
    </Field>
  );
}
