import { useRef, useState } from "react";
import type { User } from "#contract/accounts.ts";
import { limits } from "#core/limits.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { useTranslation } from "../../shell/translation.ts";
import { Button } from "../../ui/button.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { openPicture, type Picture } from "./picture.ts";

type Props = { user: User; avatar: string; onChange: (avatar: string) => void };

/** The picture with its rule. A chosen one is cropped first; it counts once the profile is saved. */
export function AvatarField({ user, avatar, onChange }: Props) {
  const { t } = useTranslation("settings", { keyPrefix: "profile" });
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [picture, setPicture] = useState<Picture | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    setError(null);
    if (file.type !== "image/jpeg" && file.type !== "image/png") return setError(t("format"));
    if (file.size > limits.body.avatar) return setError(t("size"));
    const opened = await openPicture(file);
    if (opened === "tooManyPixels") setError(t("pixels"));
    else if (opened === "unreadable") setError(t("unreadable"));
    else setPicture(opened);
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar user={{ ...user, avatar }} size={96} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => input.current?.click()}>{t(avatar ? "replace" : "choose")}</Button>
          {avatar ? (
            <Button variant="ghost" onClick={() => onChange("")}>
              {t("remove")}
            </Button>
          ) : null}
        </div>
        <p className="text-meta text-fg3">{t("pictureRule")}</p>
        <p role="alert" className="text-meta text-danger empty:hidden">
          {error}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={t("choose")}
        hidden
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {picture ? (
        <CropDialog
          picture={picture}
          onClose={() => {
            picture.close();
            setPicture(null);
          }}
          onDone={(url) => {
            onChange(url);
            picture.close();
            setPicture(null);
          }}
        />
      ) : null}
    </div>
  );
}
