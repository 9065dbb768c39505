import { type FormEvent, useState } from "react";
import { limits } from "#core/limits.ts";
import { failureText } from "#web/shell/failure.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

type Props = {
  title: string;
  /** The present name. */
  initial: string;
  /** A note on what this new version would displace, if anything. */
  note?: string | undefined;
  /** Rejects with the errors of `send`; the dialog then stays open and shows the message. */
  onKeep: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the name of a version. */
export function NameDialog({ title, initial, note, onKeep, onClose }: Props) {
  const { t } = useTranslation("editorHistory");
  const { t: tc } = useTranslation();
  const [name, setName] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isEmpty = name.trim() === "";

  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onKeep(name.trim());
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="confirm"
      title={title}
      closeLabel={tc("close")}
      dirty={isBusy}
      actions={
        <>
          <Button onClick={onClose} blocked={isBusy ? t("versions.keeping") : undefined}>
            {t("versions.cancel")}
          </Button>
          <Button variant="primary" type="submit" form="version-name" busy={isBusy} busyLabel={t("versions.keeping")}>
            {t("versions.keep")}
          </Button>
        </>
      }
    >
      <form id="version-name" onSubmit={keep} className="grid gap-3" noValidate>
        <Field label={t("versions.name")} error={isTried && isEmpty ? t("versions.empty") : undefined} hint={note}>
          <Input
            value={name}
            maxLength={limits.versions.nameLength}
            placeholder={t("versions.placeholder")}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {failure && <Alert tone="danger">{failure}</Alert>}
      </form>
    </Dialog>
  );
}
