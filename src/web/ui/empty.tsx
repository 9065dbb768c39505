import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type EmptyProps = { title: string; text?: string; action?: ReactNode; className?: string };

/** An empty state: a small dashed page with a `+`, one line and one action. */
export function Empty({ title, text, action, className }: EmptyProps) {
  return (
    <div className={classes("grid justify-items-center gap-1.5 px-6 py-14 text-center", className)}>
      <span
        aria-hidden="true"
        className="mb-3 grid h-16 w-[45px] place-items-center rounded-paper border border-dashed border-line-input text-[20px] font-light text-fg3"
      >
        +
      </span>
      <p className="text-h3">{title}</p>
      {text ? <p className="max-w-[44ch] text-body text-fg3">{text}</p> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
