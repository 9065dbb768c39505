import { Copy, ExternalLink } from "lucide-react";
import { copyText } from "#web/shell/clipboard.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { QrCode } from "./qr-code.tsx";
import { SlugField } from "./slug-field.tsx";
import type { SharingState } from "./use-sharing.ts";
import { ViewCount } from "./view-count.tsx";

/** How a public resume is found: its custom slug, its link, the link as a QR code, and how often it was opened. */
export function PublicLink({ uuid, state }: { uuid: string; state: SharingState }) {
  const { t } = useTranslation("editorShare");
  const { stored, sharing, changed } = state;
  const link = `${location.origin}/r/${sharing.customURL || uuid}`;
  return (
    <div className="mt-5 flex items-start gap-4 max-sm:flex-col">
      <div className="grid w-full min-w-0 flex-1 gap-2.5">
        <SlugField
          value={sharing.customURL}
          fallback={uuid}
          isLocked={!state.isPremium}
          check={state.check}
          error={state.error}
          onChange={state.setCustomUrl}
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
            <a href={link} target="_blank" rel="noopener" className={buttonClasses({ variant: "ghost", size: "sm" })}>
              <ExternalLink size={14} strokeWidth={2} aria-hidden="true" />
              {t("open")}
            </a>
          ) : (
            <span className="text-fg3 text-meta">{t("afterSave")}</span>
          )}
          {stored.isPublic ? <ViewCount resumeId={state.resumeId} /> : null}
        </div>
      </div>
      <QrCode link={link} />
    </div>
  );
}
