import { lazy, Suspense, useRef, useState } from "react";
import type { User } from "#contract/accounts.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { showFailure } from "../../shell/failure.ts";
import { openPicture, type Picture, type PictureProblem, uploadPicture } from "../../shell/picture-file.ts";
import { useTranslation } from "../../shell/translation.ts";
import { useLocale } from "../../shell/use-locale.ts";
import { Button } from "../../ui/button.tsx";
import { PictureInput } from "../../ui/picture-input.tsx";

const CropDialog = lazy(() => import("../../shell/crop-dialog.tsx").then((module) => ({ default: module.CropDialog })));

type Props = { user: User; avatar: string; onChange: (avatar: string) => void };

/** The picture with its rule. A chosen one is cropped first; it counts once the profile is saved. */
export function AvatarField({ user, avatar, onChange }: Props) {
  const { t } = useTranslation("settings", { keyPrefix: "profile" });
  const { t: say } = useTranslation("picture", { keyPrefix: "problem" });
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [chosen, setChosen] = useState<Picture | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    const opened = await openPicture(file);
    setProblem(typeof opened === "string" ? opened : null);
    if (typeof opened !== "string") setChosen(opened);
  }

  async function keep(cut: Blob): Promise<boolean> {
    try {
      onChange(await uploadPicture(cut, locale));
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
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
          {problem && say(problem)}
        </p>
      </div>
      <PictureInput ref={input} label={t("choose")} onChoose={(file) => void take(file)} />
      <Suspense fallback={null}>
        {chosen && <CropDialog picture={chosen} offered={["round"]} keep={keep} close={() => setChosen(null)} />}
      </Suspense>
    </div>
  );
}
