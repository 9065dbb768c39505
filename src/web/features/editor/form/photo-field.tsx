import { ImagePlus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadCalls } from "#contract/uploads.ts";
import { limits } from "#core/limits.ts";
import { send } from "#web/api/call.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useEditor, useEditorActions } from "../state/editor-context.tsx";

/** The photo: a JPG or PNG of at most 1 MB, kept by the server; the document holds its address. */
export function PhotoField() {
  const { t } = useTranslation("editor");
  const locale = useLocale();
  const avatar = useEditor((state) => state.document.data.basicInfo.avatar);
  const { edit } = useEditorActions();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const set = (value: string) => edit({ type: "basic.set", field: "avatar", value });

  const take = async (file: File | undefined) => {
    if (!file) return;
    if (!["image/jpeg", "image/png"].includes(file.type)) return setError(t("basics.photoFormat"));
    if (file.size > limits.body.avatar) return setError(t("basics.photoSize"));
    setError(undefined);
    setBusy(true);
    try {
      const call = locale === "ch" ? uploadCalls.upload : uploadCalls.uploadR2;
      set((await send(call, { body: { file } })).url);
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="col-span-2 flex items-center gap-3.5" data-field="avatar">
      <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-well border border-line2 border-dashed bg-subtle text-fg3">
        {avatar ? (
          <img src={avatar} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
      </span>
      <div className="grid gap-1">
        <div className="flex items-center gap-1">
          <Button size="sm" busy={isBusy} onClick={() => input.current?.click()}>
            {t(avatar ? "basics.photoReplace" : "basics.photoAdd")}
          </Button>
          {avatar && (
            <IconButton
              size="sm"
              label={t("basics.photoRemove")}
              icon={<Trash2 size={14} strokeWidth={2} aria-hidden="true" />}
              onClick={() => set("")}
            />
          )}
        </div>
        {error ? (
          <p role="alert" className="text-danger text-meta">
            {error}
          </p>
        ) : (
          <p className="text-fg3 text-meta">{t("basics.photoHint")}</p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={t("basics.photoAdd")}
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </div>
  );
}
