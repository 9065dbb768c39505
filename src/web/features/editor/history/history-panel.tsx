import { useState } from "react";
import { limits } from "#core/limits.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { PhonePanel, SidePanel } from "../panels/side-panel.tsx";
import { ChangesTab } from "./changes-tab.tsx";
import { VersionsTab } from "./versions-tab.tsx";

export type HistoryTab = "changes" | "versions";

type Props = { isPhone: boolean; isKept: boolean; startOn: HistoryTab; onClose: () => void };

/**
 * The history panel: the changes recorded in this browser, and the versions on the server. It stands beside the sheet; on a phone it is a full-screen sheet that closes after a restore.
 */
export function HistoryPanel({ isPhone, isKept, startOn, onClose }: Props) {
  const { t } = useTranslation("editorHistory");
  const [tab, setTab] = useState<HistoryTab>(startOn);
  const onRestored = isPhone ? onClose : () => {};
  const tabs = (
    <Tabs
      label={t("tabs.label")}
      value={tab}
      onChange={setTab}
      className="flex min-h-0 flex-1 flex-col [&>[role=tabpanel][data-state=active]]:flex [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:flex-col"
      listClassName="shrink-0 px-4 max-md:[&>button]:h-11"
      tabs={[
        {
          value: "changes",
          label: t("tabs.changes"),
          content: <ChangesTab isKept={isKept} onRestored={onRestored} />,
        },
        { value: "versions", label: t("tabs.versions"), content: <VersionsTab onRestored={onRestored} /> },
      ]}
    />
  );
  const note = tab === "changes" ? t("changes.kept", { count: limits.editor.historyRecords }) : "";
  return isPhone ? (
    <PhonePanel title={t("title")} note={note} onClose={onClose}>
      {tabs}
    </PhonePanel>
  ) : (
    <SidePanel title={t("title")} note={note} onClose={onClose}>
      {tabs}
    </SidePanel>
  );
}
