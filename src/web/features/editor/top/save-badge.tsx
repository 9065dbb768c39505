import { CloudAlert, CloudCheck, CloudOff, CloudUpload, HardDrive, UserRoundX } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import type { SaverState } from "../saving/saver.ts";
import { useEditor } from "../state/editor-context.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
const cloudUp = <CloudUpload {...icon} className="shrink-0 text-fg3" />;

/** Created once: a keystroke renders the text beside the icons again, but not the icons. */
const looks: Record<SaverState["phase"], { tone: string; mark: ReactNode }> = {
  saved: { tone: "text-fg3", mark: <CloudCheck {...icon} className="shrink-0 text-accent" /> },
  waiting: { tone: "text-fg3", mark: cloudUp },
  saving: { tone: "text-fg3", mark: cloudUp },
  failed: { tone: "text-warn", mark: <CloudOff {...icon} className="shrink-0 text-warn" /> },
  refused: { tone: "text-danger", mark: <CloudAlert {...icon} className="shrink-0 text-danger" /> },
  expired: { tone: "text-warn", mark: <UserRoundX {...icon} className="shrink-0 text-warn" /> },
  missing: { tone: "text-danger", mark: <CloudAlert {...icon} className="shrink-0 text-danger" /> },
  conflict: { tone: "text-warn", mark: <CloudAlert {...icon} className="shrink-0 text-warn" /> },
};

/**
 * Where the changes are: saved, on their way, stored on this device, or in conflict. Changes are announced politely to
 * screen readers.
 */
export function SaveBadge({ className }: { className?: string }) {
  const { t } = useTranslation("editorSaving");
  const save = useEditor((state) => state.save);
  const isDeviceFailing = useEditor((state) => state.isDeviceFailing);
  const now = useSeconds(save.phase === "failed" ? 1000 : 30_000);
  const isOnline = useOnline();
  const { tone, mark } = looks[save.phase];
  const offline = isDeviceFailing ? t("badge.offlineBare") : t("badge.offline");
  const expired = isDeviceFailing ? t("badge.expiredBare") : t("badge.expired");
  const words = () => {
    switch (save.phase) {
      case "saved": {
        if (!isOnline) return t("badge.offlineSaved");
        if (save.at === null) return t("badge.saved");
        const minutes = Math.floor((now - save.at) / 60_000);
        return minutes < 1 ? t("badge.savedNow") : t("badge.savedMinutes", { count: minutes });
      }
      case "waiting":
        return t("badge.waiting");
      case "saving":
        return t("badge.saving");
      case "failed":
        return isOnline ? t("badge.failed", { seconds: Math.max(1, Math.ceil((save.retryAt - now) / 1000)) }) : offline;
      case "refused":
        return t("badge.refused", { message: save.message });
      case "expired":
        return expired;
      case "conflict":
        return t("badge.conflict");
      case "missing":
        return t("badge.missing");
    }
  };
  // Only what matters is announced: the "Editing" of each keystroke and each second of a countdown would be noise.
  const spoken = () => {
    switch (save.phase) {
      case "saved":
        return isOnline ? t("badge.saved") : t("badge.offlineSaved");
      case "failed":
        return isOnline ? t("badge.failedSpoken") : offline;
      case "refused":
      case "expired":
      case "conflict":
      case "missing":
        return words();
      default:
        return "";
    }
  };
  return (
    <span className={`flex min-w-0 items-center gap-1.5 text-dense ${tone} ${className ?? ""}`}>
      {mark}
      <span className="truncate" data-save={save.phase}>
        {words()}
      </span>
      {isDeviceFailing && (
        <span
          role="note"
          title={t("badge.noCopyText")}
          className="ml-1 flex shrink-0 items-center gap-1 rounded-chip bg-warn-soft px-1.5 py-px text-meta text-warn"
        >
          <HardDrive size={13} strokeWidth={1.75} aria-hidden="true" />
          {t("badge.noCopy")}
          <span className="sr-only">{t("badge.noCopyText")}</span>
        </span>
      )}
      <span role="status" className="sr-only">
        {spoken()}
      </span>
    </span>
  );
}

/** Returns the current time, refreshed every `every` ms. */
function useSeconds(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return isOnline;
}
