import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** A panel in the brand's deep green, with hairlines that fade in towards its end. `className` sets its padding. */
export function DeepPanel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={classes("relative overflow-hidden rounded-panel bg-brand-deep text-white", className)}>
      <div
        aria-hidden="true"
        className="absolute inset-0 grid-deep [mask-image:linear-gradient(90deg,transparent_30%,#000)]"
      />
      <div className="relative">{children}</div>
    </div>
  );
}
