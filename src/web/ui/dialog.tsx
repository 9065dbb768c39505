import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { closesDialog, dialogActions, useDialogFocus } from "./dialog-focus.ts";
import { IconButton } from "./icon-button.tsx";
import { useNoticePlace } from "./notice-place.ts";

type Width = "confirm" | "start" | "share" | "preview";

const widths: Record<Width, string> = {
  confirm: "md:max-w-[440px]",
  start: "md:max-w-[560px]",
  share: "md:max-w-[640px]",
  preview: "md:max-w-[1120px]",
};

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title; screen readers read it with the title. */
  description?: ReactNode;
  /** The word "Close" in the edition's language. */
  closeLabel: string;
  width?: Width;
  /** There are unsaved changes, so Escape and a click outside do not close the dialog. */
  dirty?: boolean;
  /** Buttons at the bottom right, the primary one last. */
  actions?: ReactNode;
  /** A note at the bottom left in the warning colour: the unsaved state. */
  note?: ReactNode;
  /** The content draws the title itself, and must show it. */
  bare?: boolean;
  children?: ReactNode;
};

/** The scrim shares the dialogs' layer, so that a dialog that opens over another dims it. */
const scrim = "fixed inset-0 z-21 bg-scrim animate-fade-in data-[state=closed]:animate-fade-out";

/** A modal dialog that traps the focus and restores it when it closes; on a small screen it is a sheet from below. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  width = "start",
  dirty = false,
  actions,
  note,
  bare = false,
  children,
}: Props) {
  const keep = (event: Event) => {
    if (dirty) event.preventDefault();
  };
  const focus = useDialogFocus(width === "preview");
  useNoticePlace({ isTop: open && actions !== undefined });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...focus}
          onEscapeKeyDown={keep}
          onInteractOutside={keep}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classes(
            "fixed z-21 flex max-h-[92dvh] w-full flex-col overflow-hidden bg-overlay text-fg shadow-lg outline-none",
            "max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-dialog max-md:animate-slide-up",
            width === "preview" && "max-md:h-dvh max-md:max-h-dvh max-md:rounded-none",
            "md:left-1/2 md:top-1/2 md:w-[calc(100%-48px)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-dialog md:animate-rise-in",
            widths[width],
          )}
        >
          {width === "preview" ? null : (
            <span aria-hidden="true" className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line2 md:hidden" />
          )}
          {bare ? (
            <>
              <Radix.Title className="sr-only">{title}</Radix.Title>
              {description ? <Radix.Description className="sr-only">{description}</Radix.Description> : null}
            </>
          ) : (
            <div className="flex items-start gap-3 px-6 pt-5 pb-3 max-md:px-5">
              <div className="grid flex-1 gap-1 pt-1">
                <Radix.Title className="font-display text-h2 text-pretty">{title}</Radix.Title>
                {description ? (
                  <Radix.Description className="text-body text-fg2">{description}</Radix.Description>
                ) : null}
              </div>
              <DialogCross label={closeLabel} />
            </div>
          )}
          <div className={classes("min-h-0 flex-1 overflow-y-auto", !bare && "-mt-1.5 px-6 pt-1.5 pb-6 max-md:px-5")}>
            {children}
          </div>
          {actions || note ? (
            <div
              {...dialogActions}
              className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-subtle px-6 py-3.5 max-md:px-5"
            >
              {note ? <span className="mr-auto text-meta text-warn">{note}</span> : null}
              {actions}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The cross of the dialog or the sheet around it. A dialog never begins there, so that no typed key closes it. */
export function DialogCross({ label, className }: { label: string; className?: string }) {
  return (
    <Radix.Close asChild>
      <IconButton
        {...closesDialog}
        label={label}
        tooltip="none"
        className={className}
        icon={<X size={18} strokeWidth={1.75} />}
      />
    </Radix.Close>
  );
}

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  /** From the right (360 px wide), or from below. */
  side?: "right" | "bottom";
  children: ReactNode;
};

/** A drawer at an edge of the screen that behaves like a dialog. */
export function Sheet({ open, onOpenChange, title, closeLabel, side = "right", children }: SheetProps) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className={classes(
            "fixed z-21 flex flex-col bg-overlay text-fg shadow-lg outline-none",
            side === "right"
              ? "inset-y-0 right-0 w-[min(360px,100vw)] animate-slide-left"
              : "inset-x-0 bottom-0 max-h-[88dvh] rounded-t-dialog animate-slide-up",
          )}
        >
          <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-5">
            <Radix.Title className="flex-1 text-h3">{title}</Radix.Title>
            <DialogCross label={closeLabel} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto pb-[env(safe-area-inset-bottom)]">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
