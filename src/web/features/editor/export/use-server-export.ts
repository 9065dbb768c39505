import { useCallback, useRef } from "react";
import { resumeCalls } from "#contract/resumes.ts";
import { fileNameOf } from "#core/resume/file-name.ts";
import { type ExportFormat, serverWritten } from "#core/resume/formats/server-written.ts";
import { download } from "#web/api/call.ts";
import { isApiError } from "#web/api/error.ts";
import { openUpgrade } from "#web/shell/dialog-store.ts";
import { saveFile } from "#web/shell/save-file.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions, useEditorStore } from "../state/editor-context.tsx";

/** Saves unsaved changes, fetches the resume in a format that the server writes, and hands it to the browser. */
export function useServerExport(): (format: ExportFormat) => Promise<void> {
  const { t } = useTranslation("editor");
  const store = useEditorStore();
  const { saveNow } = useEditorActions();
  const isRunning = useRef(false);
  return useCallback(
    async (format) => {
      if (isRunning.current) return;
      isRunning.current = true;
      const { title } = serverWritten[format];
      try {
        // The file is made from what is stored: without the last edits it would differ from what the user sees.
        const saved = await saveNow();
        if (saved.phase !== "saved") throw new Error("The resume could not be saved before the export");
        const { document, resumeId } = store.getState();
        const sent = { params: { id: resumeId }, body: { format } };
        const { blob, fileName } = await download(resumeCalls.exportResume, sent, () => {});
        saveFile(blob, fileName ?? fileNameOf(document));
        toast(t("export.done", { format: title }));
      } catch (error) {
        if (isApiError(error, "premiumOnly")) openUpgrade("premiumOnly");
        else {
          const isTold = isApiError(error, "tooLongToPrint") || isApiError(error, "tooManyPrints");
          toast(isTold ? error.message : t("export.failed", { format: title }));
        }
      } finally {
        isRunning.current = false;
      }
    },
    [store, saveNow, t],
  );
}
