import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { DialogCross } from "#web/ui/dialog.tsx";
import { useDialogFocus } from "#web/ui/dialog-focus.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { SheetTarget } from "../canvas/press.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { FindingList } from "./finding-list.tsx";
import { MachineText } from "./machine-text.tsx";

type Props = { isPhone: boolean; onClose: () => void };

/**
 * Check: what the rules found, and the text that a program reads. It is a drawer beside which one goes on writing, so that a finding leads to its field and
 * vanishes when it is put right; on a phone it is a full-screen sheet that closes when a finding is opened.
 */
export function CheckPanel({ isPhone, onClose }: Props) {
  const { t } = useTranslation("editorCheck");
  const { focusOn } = useEditorActions();
  const [tab, setTab] = useState<"findings" | "text">("findings");
  const chosen = useRef<SheetTarget | null>(null);
  const goTo = (target: SheetTarget) => {
    if (!isPhone) return focusOn(target);
    chosen.current = target;
    onClose();
  };
  const content = (
    <Tabs
      label={t("tabs.label")}
      value={tab}
      onChange={setTab}
      className="flex min-h-0 flex-1 flex-col [&>[role=tabpanel][data-state=active]]:flex [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:flex-col"
      listClassName="shrink-0 px-4 max-md:[&>button]:h-11"
      tabs={[
        { value: "findings", label: t("tabs.findings"), content: <FindingList goTo={goTo} /> },
        { value: "text", label: t("tabs.text"), content: <MachineText /> },
      ]}
    />
  );
  return isPhone ? (
    <PhoneSheet
      title={t("title")}
      onClose={onClose}
      onClosed={() => {
        if (!chosen.current) return false;
        focusOn(chosen.current);
        return true;
      }}
    >
      {content}
    </PhoneSheet>
  ) : (
    <Drawer title={t("title")} onClose={onClose}>
      {content}
    </Drawer>
  );
}

type Frame = { title: string; onClose: () => void; children: ReactNode };

/** Covers the design panel. It is not a dialog, so that the form and the preview stay usable. */
function Drawer({ title, onClose, children }: Frame) {
  const { t: tc } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    own?.focus();
    return () => {
      // The focus is elsewhere by now where a finding has led to its field.
      const isInside = document.activeElement === document.body || own?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape" && panel.current?.contains(event.target as Node)) onClose();
      }}
      className="fixed top-[52px] right-0 bottom-0 z-6 flex w-[360px] animate-slide-left flex-col border-line border-l bg-bg shadow-lg outline-none"
    >
      <div className="flex h-[52px] shrink-0 items-center gap-3 pr-2.5 pl-4">
        <h2 className="flex-1 text-h3">{title}</h2>
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

/** `onClosed` runs once the sheet is gone, and returns whether it has taken care of the focus. */
function PhoneSheet({ title, onClose, onClosed, children }: Frame & { onClosed: () => boolean }) {
  const { t: tc } = useTranslation();
  const focus = useDialogFocus(true);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          tabIndex={-1}
          {...focus}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!onClosed()) focus.onCloseAutoFocus(event);
          }}
          className="fixed inset-0 z-21 flex animate-slide-up flex-col bg-bg text-fg outline-none"
        >
          <div className="flex h-14 shrink-0 items-center gap-3 pr-2 pl-4">
            <Radix.Title className="flex-1 text-h3">{title}</Radix.Title>
            <DialogCross label={tc("close")} />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
