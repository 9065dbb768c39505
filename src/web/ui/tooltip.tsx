import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

type Props = {
  label: string /** A second line. */;
  note?: string | undefined;
  side?: "top" | "bottom" | "left" | "right";
  children: ReactNode;
};

/**
 * Shows the name of an icon button on hover and on focus; Escape closes it. Its child must accept a ref and DOM props.
 */
export function Tooltip({ label, note, side = "top", children }: Props) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-30 max-w-60 rounded-small bg-fg px-2 py-1 text-meta text-bg shadow-md animate-fade-in"
          >
            {label}
            {note !== undefined && <span className="block opacity-75">{note}</span>}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
