import { FileBraces, FileText, Printer } from "lucide-react";
import { textWriters } from "#core/resume/formats/writers.ts";
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
      {textWriters.map((format) => (
        <MenuItem
          key={format.name}
          icon={format.mime === "application/json" ? <FileBraces {...look} /> : <FileText {...look} />}
          onSelect={() => {
            saveInFormat(format, store.getState().document);
            toast(t("export.done", { format: format.title }));
          }}
        >
          {t("export.as", { format: format.title })}
        </MenuItem>
      ))}
      <MenuItem icon={<Printer {...look} />} onSelect={() => void printSheet(store.getState().document)}>
        {t("export.print")}
      </MenuItem>
    </>
  );
}
