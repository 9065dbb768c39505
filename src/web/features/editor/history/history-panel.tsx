import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { DialogCross } from "#web/ui/dialog.tsx";
import { useDialogFocus } from "#web/ui/dialog-focus.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useNoticePlace } from "#web/ui/notice-place.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { useLayout } from "../use-layout.ts";
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
    <PhoneSheet title={t("title")} note={note} onClose={onClose}>
      {tabs}
    </PhoneSheet>
  ) : (
    <Drawer title={t("title")} note={note} onClose={onClose}>
      {tabs}
    </Drawer>
  );
}

/** As wide as the form on a tablet, px. */
const drawerWidth = 340;

type Frame = { title: string; note: string; onClose: () => void; children: ReactNode };

/** Takes the place of the design panel, or of the form on a tablet. The rest of the editor stays usable. */
function Drawer({ title, note, onClose, children }: Frame) {
  const { t: tc } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useNoticePlace({ right: useLayout() === "tablet" ? 0 : drawerWidth });
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <aside
      ref={panel}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Ignores the Escape of a menu or dialog that this panel opened: those are rendered elsewhere in the page.
        if (event.key === "Escape" && panel.current?.contains(event.target as Node)) close.current();
      }}
      style={{ width: drawerWidth }}
      className="relative isolate flex min-h-0 animate-fade-in flex-col border-line bg-bg outline-none min-[1180px]:border-l max-[1179px]:border-r"
    >
      <div className="flex h-[52px] shrink-0 items-center gap-3 pr-2.5 pl-4">
        <h2 className="flex-1 text-h3">{title}</h2>
        <span className="text-dense text-fg3">{note}</span>
        <IconButton
          size="sm"
          tooltip="none"
          label={tc("close")}
          icon={<X size={18} strokeWidth={1.75} />}
          onClick={onClose}
        />
      </div>
      {children}
    </aside>
  );
}

function PhoneSheet({ title, note, onClose, children }: Frame) {
  const { t: tc } = useTranslation();
  const focus = useDialogFocus();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          className="fixed inset-0 z-21 flex animate-slide-up flex-col bg-bg text-fg outline-none"
        >
          <div className="flex h-14 shrink-0 items-center gap-3 pr-2 pl-4">
            <Radix.Title className="flex-1 text-h3">{title}</Radix.Title>
            <span className="text-fg3 text-meta">{note}</span>
            <DialogCross label={tc("close")} />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
