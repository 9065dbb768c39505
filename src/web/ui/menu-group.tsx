import { DropdownMenu as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";

/** Items of a menu under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Radix.Group aria-labelledby={id} className="not-first:mt-1.5">
      <Radix.Label id={id} className="px-2.5 py-1.5 text-fg3 text-meta">
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  );
}
