import { ChevronDown, Download } from "lucide-react";
import { Suspense } from "react";
import { part } from "#web/shell/lazy-part.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";

/** The formats besides PDF, and printing. Their code is loaded when a menu that holds them is first opened. */
export const ExportItems = part(() => import("./export-items.tsx").then((module) => module.ExportItems));

/** The menu beside Download: every form in which the resume leaves the product. */
export function ExportMenu({ download }: { download: () => void }) {
  const { t } = useTranslation("editor");
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          variant="outline"
          tooltip="none"
          label={t("export.label")}
          icon={<ChevronDown size={16} strokeWidth={2} aria-hidden="true" />}
          className="-ml-1 h-8! w-8!"
        />
      }
    >
      <MenuItem icon={<Download size={17} strokeWidth={1.75} aria-hidden="true" />} onSelect={download}>
        {t("top.downloadPdf")}
      </MenuItem>
      <Suspense>
        <ExportItems />
      </Suspense>
    </Menu>
  );
}
