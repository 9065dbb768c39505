import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VersionCard } from "#contract/versions.ts";
import { isApiError } from "#web/api/error.ts";
import { queryClient } from "#web/api/queries.ts";
import { showFailure } from "#web/shell/failure.ts";
import { useEditor } from "../state/editor-context.tsx";
import { type Past, PastDialog } from "./past-dialog.tsx";
import { useRestore } from "./use-restore.ts";
import { versionQuery } from "./use-versions.ts";

type Props = { version: VersionCard; title: string; when: string; onRestored: () => void; onClose: () => void };

/** The preview of a version, which is fetched from the server. */
export function VersionDialog({ version, title, when, onRestored, onClose }: Props) {
  const id = useEditor((state) => state.resumeId);
  const { data, error, refetch } = useQuery(versionQuery(id, version._id));
  const { restoreVersion } = useRestoreVersion(onRestored);
  const past = ((): Past => {
    if (data) return { phase: "there", document: data.document };
    if (isApiError(error, "notFound")) return { phase: "missing" };
    return error ? { phase: "failed", retry: () => void refetch() } : { phase: "loading" };
  })();
  return (
    <PastDialog
      title={title}
      when={when}
      past={past}
      onRestore={() => restoreVersion(version, title)}
      onClose={onClose}
    />
  );
}

/** Returns a function that restores a version, which is fetched first unless it is cached. */
export function useRestoreVersion(onRestored: () => void) {
  const id = useEditor((state) => state.resumeId);
  const restore = useRestore(onRestored);
  const [isBusy, setBusy] = useState(false);
  const restoreVersion = async (version: VersionCard, what: string) => {
    setBusy(true);
    try {
      const { document } = await queryClient.ensureQueryData(versionQuery(id, version._id));
      restore(document, { at: Date.parse(version.savedAt), name: what }, what);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { restoreVersion: (version: VersionCard, what: string) => void restoreVersion(version, what), isBusy };
}
