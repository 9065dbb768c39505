import type { ReactNode } from "react";
import type { Operation } from "#core/resume/history.ts";
import { classes } from "#web/ui/classes.ts";

const signs: Record<Operation, { sign: string; look: string }> = {
  update: { sign: "~", look: "bg-info-soft text-info" },
  add: { sign: "+", look: "bg-add-bg text-add-fg" },
  delete: { sign: "−", look: "bg-del-bg text-del-fg" },
  restore: { sign: "↺", look: "bg-gold-soft text-gold-fg" },
  init: { sign: "•", look: "bg-press text-fg2" },
};

/**
 * The sign of an operation: `~` changed, `+` added, `−` deleted, `↺` restored, `•` opened. It is hidden from screen
 * readers, because the text beside it says the same.
 */
export function OperationGlyph({ operation }: { operation: Operation }) {
  return <Glyph look={signs[operation].look}>{signs[operation].sign}</Glyph>;
}

export function Glyph({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classes("mt-0.5 grid size-7 shrink-0 place-items-center rounded-small font-label text-body", look)}
    >
      {children}
    </span>
  );
}
