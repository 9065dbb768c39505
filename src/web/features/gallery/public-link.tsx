import { Copy } from "lucide-react";
import { lazy, Suspense } from "react";
import { copyText } from "#web/shell/clipboard.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";

const QrPicture = lazy(() => import("#web/ui/qr-picture.tsx").then((module) => ({ default: module.QrPicture })));

/** Shares the public page of the previewed resume: as a QR code for a phone's camera, as a link, and to copy. */
export function PublicLink({ path }: { path: string }) {
  const { t } = useTranslation("gallery");
  const link = location.origin + path;
  return (
    <div className="flex items-center gap-4 rounded-well border border-line p-3">
      <span className="grid size-[76px] shrink-0 place-items-center overflow-hidden rounded-badge bg-white">
        <Suspense fallback={null}>
          <QrPicture link={link} label={t("qr", { link })} />
        </Suspense>
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
        <p className="text-dense font-semibold">{t("phone")}</p>
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-6 max-w-full items-center text-dense text-fg2 underline-offset-3 hover:underline max-md:min-h-11"
        >
          <span className="truncate">{link.replace(/^https?:\/\//, "").replace(/\?.*$/, "")}</span>
          <span className="sr-only">{t("newTab")}</span>
        </a>
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2.5 text-accent! max-md:min-h-11"
          icon={<Copy size={15} strokeWidth={1.75} />}
          onClick={() => void copyText(link)}
        >
          {t("copyLink")}
        </Button>
      </div>
    </div>
  );
}
