import { RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Button } from "#web/ui/button.tsx";
import { NoticeBar } from "../panels/notice-bar.tsx";
import { linkServiceWorker } from "./service-worker-link.ts";

/**
 * Keeps the editor ready for a visit without a network, and reports what follows from that: a resume that was opened
 * from this device, and a new version that waits. Nothing is loaded again before the user says so.
 */
export function OfflineNotice({ isFromDevice, other }: { isFromDevice: boolean; other: ReactNode }) {
  const { t } = useTranslation("editorSaving");
  const [isRead, setRead] = useState(false);
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => {
    const left = new AbortController();
    // The editor's own first requests come first.
    const start = () => linkServiceWorker((update) => setReload(() => update), left.signal);
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 5000 });
    else setTimeout(start, 1000);
    return () => left.abort();
  }, []);
  if (isFromDevice && !isRead) {
    return (
      <NoticeBar
        mark={<WifiOff size={16} strokeWidth={1.75} />}
        title={t("fromDevice.title")}
        text={t("fromDevice.text")}
      >
        <Button size="sm" className="max-md:min-h-11" onClick={() => setRead(true)}>
          {t("fromDevice.close")}
        </Button>
      </NoticeBar>
    );
  }
  if (other || !reload) return other;
  return (
    <NoticeBar mark={<RefreshCw size={16} strokeWidth={1.75} />} title={t("update.title")} text={t("update.text")}>
      <Button size="sm" className="max-md:min-h-11" onClick={reload}>
        {t("update.reload")}
      </Button>
      <Button size="sm" variant="ghost" className="max-md:min-h-11" onClick={() => setReload(null)}>
        {t("update.later")}
      </Button>
    </NoticeBar>
  );
}
