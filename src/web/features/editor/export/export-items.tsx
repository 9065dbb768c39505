import { FileBraces, Printer } from "lucide-react";
import { textFormats } from "#core/resume/formats/registry.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { MenuItem } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useEditorStore } from "../state/editor-context.tsx";
import { saveInFormat } from "./export-file.ts";
import { printSheet } from "./print-sheet.tsx";

const look = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;

/** One row for each text format that writes, as the registry lists them, and one that prints. */
export function ExportItems() {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  return (
    <>
      {textFormats.map((format) => {
        const { name, title, write } = format;
        if (!write) return null;
        return (
          <MenuItem
            key={name}
            icon={<FileBraces {...look} />}
            onSelect={() => {
              saveInFormat({ ...format, write }, store.getState().document);
              toast(t("export.done", { format: title }));
            }}
          >
            {t("export.as", { format: title })}
          </MenuItem>
        );
      })}
      <MenuItem icon={<Printer {...look} />} onSelect={() => void printSheet(store.getState().document)}>
        {t("export.print")}
      </MenuItem>
    </>
  );
}
