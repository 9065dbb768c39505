import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Props = {
  trigger: ReactNode;
  /** The accessible name. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "left" | "right";
  className?: string;
  children: ReactNode;
};

export function Popover({ trigger, label, open, onOpenChange, align = "center", side, className, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={classes(
            "z-30 max-w-[calc(100vw-24px)] rounded-menu bg-overlay p-4 text-fg shadow-lg outline-none animate-menu-in",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
