import type { User } from "#contract/accounts.ts";
import { Avatar } from "#web/shell/avatar.tsx";
import { useTranslation } from "#web/shell/translation.ts";
import { usePicture } from "#web/shell/use-picture.tsx";
import { Button } from "#web/ui/button.tsx";

type Props = { user: User; avatar: string; onChange: (avatar: string) => void };

/**
 * The user's picture with the rules for it. A chosen picture is cropped first, and takes effect once the profile is
 * saved.
 */
export function AvatarField({ user, avatar, onChange }: Props) {
  const { t } = useTranslation("settings", { keyPrefix: "profile" });
  const picture = usePicture({ label: t("choose"), offered: ["round"], onKept: onChange });
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar user={{ ...user, avatar }} size={96} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button onClick={picture.choose}>{t(avatar ? "replace" : "choose")}</Button>
          {avatar.startsWith("/") && <Button onClick={() => void picture.cropAgain(avatar)}>{t("crop")}</Button>}
          {avatar ? (
            <Button variant="ghost" onClick={() => onChange("")}>
              {t("remove")}
            </Button>
          ) : null}
        </div>
        <p className="text-meta text-fg3">{t("pictureRule")}</p>
        <p role="alert" className="text-meta text-danger empty:hidden">
          {picture.problem}
        </p>
      </div>
      {picture.dialog}
    </div>
  );
}
