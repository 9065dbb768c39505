import { Copy, ExternalLink, Globe, Lock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { errorTable } from "#core/errors.ts";
import { copyText } from "#web/shell/clipboard.ts";
import { ConfirmDialog } from "#web/shell/confirm-dialog.tsx";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { AddressField } from "./address-field.tsx";
import { Choice } from "./choice.tsx";
import { QrCode } from "./qr-code.tsx";
import {
  addressProblem,
  changedFields,
  editsFor,
  type PremiumSwitch,
  premiumSwitches,
  type ShareField,
  type Sharing,
  sharingOf,
  withExample,
  withPublic,
} from "./sharing.ts";
import { SwitchRow } from "./switch-row.tsx";
import { useSlugCheck } from "./use-slug-check.ts";
import { ViewCount } from "./view-count.tsx";

/** Who can open the resume, at which address, and what they see of it. Nothing is published before Save. */
export function ShareDialog({ uuid, close }: { uuid: string; close: () => void }) {
  const { t } = useTranslation("editorShare");
  const { t: tc } = useTranslation();
  const user = useUser();
  const store = useEditorStore();
  const { edit, saveNow } = useEditorActions();
  const { resumeId } = store.getState();
  const [stored, setStored] = useState(() => sharingOf(store.getState().document.config));
  const [sharing, setSharing] = useState(stored);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [asking, setAsking] = useState<"leave" | "example" | null>(null);
  const isPremium = user?.isValid === true;
  const changed = changedFields(stored, sharing);
  const isDirty = changed.length > 0;
  const problem = addressProblem(stored.customURL, sharing.customURL);
  const isAsked = isPremium && problem === null && sharing.customURL !== stored.customURL;
  const check = useSlugCheck(resumeId, isAsked ? sharing.customURL : null);
  const link = `${location.origin}/r/${sharing.customURL || uuid}`;
  const error =
    refused ??
    (problem === "empty"
      ? t("addressEmpty")
      : problem === "invalid"
        ? t("addressInvalid")
        : check === "occupied"
          ? t("customUrlTaken", { ns: "errors" })
          : undefined);

  const apply = (to: Sharing, fields: readonly ShareField[]) => {
    for (const one of editsFor(to, fields)) edit(one);
  };

  /** True once the server has it. */
  const save = async (): Promise<boolean> => {
    if (error) return false;
    setBusy(true);
    apply(sharing, changed);
    const result = await saveNow();
    setBusy(false);
    if (result.phase === "refused" && result.error === String(errorTable.customUrlTaken.code)) {
      apply(stored, ["customURL"]);
      setRefused(result.message);
      return false;
    }
    if (result.phase !== "saved") {
      toast(t("failed"), { kind: "error" });
      return false;
    }
    setStored(sharing);
    toast(t("saved"));
    return true;
  };

  return (
    <Dialog
      open
      onOpenChange={() => (isDirty ? setAsking("leave") : close())}
      width="share"
      title={t("title")}
      closeLabel={tc("close")}
      note={
        isDirty ? (
          <span className="inline-flex items-center gap-1.5">
            <TriangleAlert size={15} strokeWidth={2} aria-hidden="true" />
            {t("unsaved")}
          </span>
        ) : undefined
      }
      actions={
        <>
          <Button
            variant="ghost"
            disabled={!isDirty}
            className="disabled:bg-transparent"
            onClick={() => {
              setSharing(stored);
              setRefused(undefined);
            }}
          >
            {t("discard")}
          </Button>
          <Button
            variant="primary"
            disabled={!isDirty || error !== undefined}
            busy={isBusy}
            busyLabel={t("saving")}
            onClick={() => void save()}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <fieldset className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <legend className="sr-only">{t("who")}</legend>
        <Choice
          icon={Lock}
          title={t("private")}
          text={t("privateText")}
          checked={!sharing.isPublic}
          choose={() => setSharing(withPublic(sharing, false))}
        />
        <Choice
          icon={Globe}
          title={t("public")}
          text={t("publicText")}
          checked={sharing.isPublic}
          choose={() => setSharing(withPublic(sharing, true))}
        />
      </fieldset>

      {sharing.isPublic && (
        <div className="mt-5 flex items-start gap-4 max-sm:flex-col">
          <div className="grid w-full min-w-0 flex-1 gap-2.5">
            <AddressField
              value={sharing.customURL}
              fallback={uuid}
              isLocked={!isPremium}
              check={check}
              error={error}
              onChange={(customURL) => {
                setRefused(undefined);
                setSharing({ ...sharing, customURL });
              }}
            />
            <p className="break-all text-fg3 text-meta" data-share-link={link}>
              {t("link")}
              <span className="text-fg2">{link}</span>
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <Button
                size="sm"
                icon={<Copy size={14} strokeWidth={2} aria-hidden="true" />}
                onClick={() => void copyText(link)}
              >
                {t("copy")}
              </Button>
              {stored.isPublic && !changed.includes("customURL") ? (
                <a
                  href={link}
                  target="_blank"
                  rel="noopener"
                  className={buttonClasses({ variant: "ghost", size: "sm" })}
                >
                  <ExternalLink size={14} strokeWidth={2} aria-hidden="true" />
                  {t("open")}
                </a>
              ) : (
                <span className="text-fg3 text-meta">{t("afterSave")}</span>
              )}
              {stored.isPublic ? <ViewCount resumeId={resumeId} /> : null}
            </div>
          </div>
          <QrCode link={link} />
        </div>
      )}

      <div className="mt-5 divide-y divide-line border-line border-t">
        {premiumSwitches.map((field) => (
          <SwitchRow
            key={field}
            {...wordsOf(field, t)}
            checked={sharing[field]}
            isLocked={!isPremium}
            onChange={(value) => setSharing({ ...sharing, [field]: value })}
          />
        ))}
        <SwitchRow
          name={t("example")}
          hint={t("exampleText")}
          checked={sharing.addToExamples}
          onChange={(value) => (value ? setAsking("example") : setSharing(withExample(sharing, false)))}
        />
      </div>

      {asking === "example" && (
        <ConfirmDialog
          title={t("exampleTitle")}
          text={t("exampleConfirm")}
          onClose={() => setAsking(null)}
          action={
            <Button
              variant="primary"
              onClick={() => {
                setSharing(withExample(sharing, true));
                setAsking(null);
              }}
            >
              {t("exampleYes")}
            </Button>
          }
        />
      )}
      {asking === "leave" && (
        <Dialog
          open
          onOpenChange={() => setAsking(null)}
          width="confirm"
          title={t("leaveTitle")}
          description={t("leaveText")}
          closeLabel={tc("close")}
          actions={
            <>
              <Button variant="ghost" onClick={close}>
                {t("discard")}
              </Button>
              <Button
                variant="primary"
                busy={isBusy}
                busyLabel={t("saving")}
                onClick={() => void save().then((isSaved) => (isSaved ? close() : setAsking(null)))}
              >
                {t("save")}
              </Button>
            </>
          }
        />
      )}
    </Dialog>
  );
}

type Say = (
  key:
    | "hidePhone"
    | "hidePhoneText"
    | "hideEmail"
    | "hideEmailText"
    | "downloadable"
    | "shareButton"
    | "darkMode"
    | "branding",
) => string;

function wordsOf(field: PremiumSwitch, t: Say): { name: string; hint?: string } {
  switch (field) {
    case "cellphoneIsHidden":
      return { name: t("hidePhone"), hint: t("hidePhoneText") };
    case "emailIsHidden":
      return { name: t("hideEmail"), hint: t("hideEmailText") };
    case "downloadable":
      return { name: t("downloadable") };
    case "showShareBtn":
      return { name: t("shareButton") };
    case "showToggleDarkMode":
      return { name: t("darkMode") };
    case "removeBranding":
      return { name: t("branding") };
  }
}
