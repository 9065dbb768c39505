import { Crown, FileBraces, FileImage, FileText, Globe, Printer } from "lucide-react";
import { type Loss, lossesOf } from "#core/resume/formats/losses.ts";
import { type ExportFormat, exportFormats, serverWritten } from "#core/resume/formats/server-written.ts";
import { textWriters } from "#core/resume/formats/writers.ts";
import { formatDay } from "#web/shell/dates.ts";
import { useUser } from "#web/shell/session.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { MenuItem } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.tsx";
import { useEditor, useEditorStore } from "../state/editor-context.tsx";
import { saveInFormat } from "./export-file.ts";
import { printSheet } from "./print-sheet.tsx";
import { useServerExport } from "./use-server-export.ts";

const look = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;
const icons: Partial<Record<ExportFormat, typeof FileText>> = { html: Globe, png: FileImage, jpeg: FileImage };

/**
 * One row for each format that writes, as the registries list them, and one that prints. Below its name each says what of
 * this resume it leaves out.
 */
export function ExportItems() {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const document = useEditor((state) => state.document);
  const exportFile = useServerExport();
  const template = useUser()?.fileName ?? "";
  const note = (format: { lacks?: readonly Loss[] }) => {
    const losses = lossesOf(format, document).map((loss) => t(`export.losses.${loss}`));
    return losses.length === 0 ? t("export.whole") : t("export.without", { parts: losses.join(t("export.comma")) });
  };
  return (
    <>
      {exportFormats.map((name) => {
        const format = serverWritten[name];
        const Icon = icons[name] ?? FileText;
        return (
          <MenuItem
            key={name}
            icon={<Icon {...look} />}
            note={note(format)}
            aside={format.showsDesign ? <Crown size={14} strokeWidth={1.75} aria-label={t("export.premium")} /> : null}
            onSelect={() => void exportFile(name)}
          >
            {t("export.as", { format: format.title })}
          </MenuItem>
        );
      })}
      {textWriters.map((format) => (
        <MenuItem
          key={format.name}
          icon={format.mime === "application/json" ? <FileBraces {...look} /> : <FileText {...look} />}
          note={note(format)}
          onSelect={() => {
            saveInFormat(format, store.getState().document, { template, today: formatDay(new Date().toISOString()) });
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
