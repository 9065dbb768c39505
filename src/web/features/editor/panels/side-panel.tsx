import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { DialogCross } from "#web/ui/dialog.tsx";
import { useDialogFocus } from "#web/ui/dialog-focus.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useNoticePlace } from "#web/ui/notice-place.ts";
import { useLayout } from "../use-layout.ts";

type Props = { title: string; note?: string; onClose: () => void; children: ReactNode };

/** As wide as the form on a tablet, px. */
const width = 340;

/**
 * A panel beside the sheet, such as the history. It is not a dialog, so that the form and the preview stay usable. It
 * takes the place of the design panel, or of the form on a tablet; there a panel that leads to fields of the form floats
 * over the sheet instead (`isFloating`). A panel that is laid out by others says so in the classes of its `frame`. It begins at its first option, and gives the focus back where it still has it.
 */
export function SidePanel({
  title,
  note,
  isFloating = false,
  frame,
  onClose,
  children,
}: Props & { isFloating?: boolean; frame?: string }) {
  const { t: tc } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const isInPlaceOfForm = useLayout() === "tablet" && !isFloating;
  useNoticePlace({ right: isInPlaceOfForm || frame ? 0 : width });

  useEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    own?.querySelector<HTMLElement>('[role="option"]')?.focus();
    if (!own?.contains(document.activeElement)) own?.focus();
    return () => {
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
        // Ignores the Escape of a menu or dialog that this panel opened: those are rendered elsewhere in the page.
        if (event.key === "Escape" && panel.current?.contains(event.target as Node)) onClose();
      }}
      style={frame ? undefined : { width }}
      className={`flex min-h-0 flex-col border-line bg-bg outline-none ${
        frame ??
        (isFloating
          ? "fixed top-[52px] right-0 bottom-0 z-6 animate-slide-left border-l shadow-lg"
          : "relative isolate animate-fade-in min-[1180px]:border-l max-[1179px]:border-r")
      }`}
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

/**
 * The same on a phone, over the whole screen. `onClosed` runs once it is gone, and returns whether it has taken care of
 * the focus.
 */
export function PhonePanel({ title, note, onClose, onClosed, children }: Props & { onClosed?: () => boolean }) {
  const { t: tc } = useTranslation();
  const focus = useDialogFocus();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!onClosed?.()) focus.onCloseAutoFocus(event);
          }}
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
