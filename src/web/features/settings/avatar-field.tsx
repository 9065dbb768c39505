import { useRef, useState } from "react";
import type { User } from "#contract/accounts.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { pictureProblem } from "../../shell/picture-file.ts";
import { useTranslation } from "../../shell/translation.ts";
import { Button } from "../../ui/button.tsx";
import { PictureInput } from "../../ui/picture-input.tsx";
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
    const problem = await pictureProblem(file);
    if (problem) return setError(t(problem));
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
      <PictureInput ref={input} label={t("choose")} onChoose={(file) => void take(file)} />
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
