import { Download } from "lucide-react";
import { useMemo } from "react";
import { showFailure } from "#web/shell/failure.ts";
import { saveFile } from "#web/shell/save-file.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { qrOf, qrToPng, qrToSvg } from "#web/ui/qr-file.ts";

/** The link as a QR code, black on white in both themes because cameras need that; a press offers it as a file. */
export function QrCode({ link }: { link: string }) {
  const { t } = useTranslation("editorShare");
  const qr = useMemo(() => qrOf(link), [link]);
  const name = `qr-${link.split("/").at(-1)}`;
  const icon = <Download size={16} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <Menu
      trigger={
        <button
          type="button"
          title={t("qrSave")}
          aria-label={`${t("qr", { link })}. ${t("qrSave")}`}
          className="grid size-[92px] shrink-0 place-items-center rounded-[10px] border border-line bg-white p-1 hover:border-line2"
        >
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            aria-hidden="true"
            className="size-full"
          >
            <path d={qr.path} fill="#0f1613" />
          </svg>
        </button>
      }
    >
      <MenuItem icon={icon} onSelect={() => qrToPng(qr).then((blob) => saveFile(blob, `${name}.png`), showFailure)}>
        {t("qrPng")}
      </MenuItem>
      <MenuItem
        icon={icon}
        onSelect={() => saveFile(new Blob([qrToSvg(qr)], { type: "image/svg+xml" }), `${name}.svg`)}
      >
        {t("qrSvg")}
      </MenuItem>
    </Menu>
  );
}
