import { useState } from "react";
import type { VersionCard } from "#contract/versions.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { toast } from "#web/ui/toast.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { nameVersion, removedToastStays, removeVersion, renameVersion } from "./use-versions.ts";

/**
 * Returns the actions on the versions of a resume: naming and removing. `select` receives the row to select afterwards.
 */
export function useVersionActions(resumeId: string, select: (versionId: string | null) => void) {
  const { t } = useTranslation("editorHistory");
  const { saveNow } = useEditorActions();
  const [naming, setNaming] = useState<VersionCard | "now" | null>(null);

  return {
    /** The version that is being named; "now" stands for the present document. */
    naming,
    setNaming,
    async keep(name: string) {
      if (naming === "now") {
        // The present document is to be kept, and the server can only keep what is saved.
        if ((await saveNow()).phase !== "saved") return toast(t("versions.notSaved"), { kind: "error" });
        select((await nameVersion(resumeId, name))._id);
        toast(t("versions.named", { name }));
      } else if (naming) {
        await renameVersion(resumeId, naming._id, name);
        toast(t("versions.renamed", { name }));
      }
      setNaming(null);
    },
    remove(version: VersionCard) {
      const undo = removeVersion(resumeId, version._id);
      select(null);
      toast(t("versions.removed"), {
        stay: removedToastStays,
        action: {
          label: t("undo"),
          run: () => {
            undo();
            select(version._id);
          },
        },
      });
    },
  };
}
