import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEditor } from "../state/editor-context.tsx";

/** Where the work is: saved, on its way, kept here, or in conflict. Said politely to a screen reader when it changes. */
export function SaveBadge({ className }: { className?: string }) {
  const { t } = useTranslation("editor");
  const save = useEditor((state) => state.save);
  const now = useSeconds(save.phase === "failed" ? 1000 : 30_000);
  const look = {
    saved: { icon: CloudCheck, tone: "text-fg3", mark: "text-accent" },
    waiting: { icon: CloudUpload, tone: "text-fg3", mark: "text-fg3" },
    saving: { icon: CloudUpload, tone: "text-fg3", mark: "text-fg3" },
    failed: { icon: CloudOff, tone: "text-warn", mark: "text-warn" },
    refused: { icon: CloudAlert, tone: "text-danger", mark: "text-danger" },
    conflict: { icon: CloudAlert, tone: "text-warn", mark: "text-warn" },
  }[save.phase];
  const words = () => {
    switch (save.phase) {
      case "saved": {
        if (save.at === null) return t("save.saved");
        const minutes = Math.floor((now - save.at) / 60_000);
        return minutes < 1 ? t("save.savedNow") : t("save.savedMinutes", { count: minutes });
      }
      case "waiting":
        return t("save.waiting");
      case "saving":
        return t("save.saving");
      case "failed":
        return navigator.onLine
          ? t("save.failed", { seconds: Math.max(1, Math.ceil((save.retryAt - now) / 1000)) })
          : t("save.offline");
      case "refused":
        return t("save.refused", { message: save.message });
      case "conflict":
        return t("save.conflict");
    }
  };
  const spoken = { saved: "save.saved", failed: "save.offline", conflict: "save.conflict" } as const;
  const phase = save.phase;
  return (
    <span className={`flex min-w-0 items-center gap-1.5 text-dense ${look.tone} ${className ?? ""}`}>
      <look.icon size={16} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${look.mark}`} />
      <span className="truncate" data-save={save.phase}>
        {words()}
      </span>
      {/* Only what matters is announced: each keystroke's "Editing" and each second of a countdown would be noise. */}
      <span role="status" className="sr-only">
        {phase === "saved" || phase === "failed" || phase === "conflict" ? t(spoken[phase]) : ""}
      </span>
    </span>
  );
}

/** The time, again and again. */
function useSeconds(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
