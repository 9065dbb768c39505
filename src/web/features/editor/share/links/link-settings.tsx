import { CalendarClock, Download, Languages, LayoutTemplate, LockKeyhole, LockKeyholeOpen } from "lucide-react";
import type { ReactNode } from "react";
import type { ShareLink } from "#contract/share-links.ts";
import { formatDay } from "#web/shell/dates.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { useDesigns } from "./look-fields.tsx";

const icon = { size: 13, strokeWidth: 2, "aria-hidden": true, className: "shrink-0" } as const;

/** What a link is set to, in one line where there is room: language, design and colour, end, password, download. */
export function LinkSettings({ link, resumeId }: { link: ShareLink; resumeId: string }) {
  const { t } = useTranslation("editorLinks");
  const { t: te } = useTranslation("editor");
  const isPremium = useUser()?.isValid === true;
  const { name, shown, shownId, state, expiresAt, hasPassword, isDownloadable } = link;
  const language = te(`languages.${shown.lang}`);
  const end =
    expiresAt === null ? t("endless") : t(state === "expired" ? "ended" : "until", { date: formatDay(expiresAt) });
  return (
    <>
      <ul
        aria-label={t("settings", { name })}
        className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-fg3 text-meta"
      >
        <Setting icon={<Languages {...icon} />}>
          {shownId === resumeId ? language : t("language", { language, name: shown.name })}
        </Setting>
        <DesignSetting link={link} />
        <Setting icon={<CalendarClock {...icon} />}>{end}</Setting>
        <Setting icon={hasPassword ? <LockKeyhole {...icon} /> : <LockKeyholeOpen {...icon} />}>
          {t(hasPassword ? "locked" : "unlocked")}
        </Setting>
        <Setting icon={<Download {...icon} />}>
          {t(isDownloadable ? (isPremium ? "download" : "downloadPaused") : "noDownload")}
        </Setting>
      </ul>
      {shown.isInBin ? <p className="text-meta text-warn">{t("inBin")}</p> : null}
    </>
  );
}

/** The design and the colour that a viewer sees, as far as they are the link's own. */
function DesignSetting({ link: { template, theme, shown } }: { link: ShareLink }) {
  const { t } = useTranslation("editorLinks");
  const designs = useDesigns();
  const design = designs.find(({ componentName }) => componentName === (template ?? shown.template));
  const colour = design?.themes.find(({ name }) => name === theme);
  return (
    <Setting icon={<LayoutTemplate {...icon} />}>
      {template === null ? t("ownDesign") : (design?.title ?? template)}
      {colour ? (
        <>
          <span aria-hidden="true" style={{ background: colour.hex }} className="size-2.5 shrink-0 rounded-full" />
          {colour.display}
        </>
      ) : null}
    </Setting>
  );
}

function Setting({ icon: shown, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex min-w-0 items-center gap-1 wrap-anywhere">
      {shown}
      {children}
    </li>
  );
}
