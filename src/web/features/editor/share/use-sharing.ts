import { useState } from "react";
import { errorTable } from "#core/errors.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";
import { changedFields, editsFor, type ShareField, type Sharing, sharingOf, slugProblem } from "./sharing.ts";
import { useSlugCheck } from "./use-slug-check.ts";

export type SharingState = ReturnType<typeof useSharing>;

/** Returns the stored sharing settings, the dialog's unsaved ones, and the functions that save or discard them. */
export function useSharing() {
  const { t } = useTranslation("editorShare");
  const user = useUser();
  const store = useEditorStore();
  const { edit, saveNow } = useEditorActions();
  const { resumeId } = store.getState();
  const [stored, setStored] = useState(() => sharingOf(store.getState().document.config));
  const [sharing, setSharing] = useState(stored);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [isUrlTouched, setUrlTouched] = useState(false);
  const isPremium = user?.isValid === true;
  const changed = changedFields(stored, sharing);
  const problem = slugProblem(stored.customURL, sharing.customURL, isUrlTouched);
  const isAsked = isPremium && problem === null && sharing.customURL !== stored.customURL;
  const check = useSlugCheck(resumeId, isAsked ? sharing.customURL : null);
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

  return {
    resumeId,
    stored,
    sharing,
    changed,
    isDirty: changed.length > 0,
    isBusy,
    isPremium,
    /** The server's answer about the custom slug. */
    check,
    /** Why the custom slug cannot be saved. */
    error,
    setSharing,
    setCustomUrl(customURL: string): void {
      setRefused(undefined);
      setUrlTouched(true);
      setSharing({ ...sharing, customURL });
    },
    discard(): void {
      setSharing(stored);
      setUrlTouched(false);
      setRefused(undefined);
    },
    /** Saves the changes; resolves to whether that worked. */
    async save(): Promise<boolean> {
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
      setUrlTouched(false);
      toast(t("saved"));
      return true;
    },
  };
}
