import { CloudOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

type EmptyProps = { title: string; text?: string; action?: ReactNode; className?: string };

/** A small dashed page with a `+`, one line, one action. */
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

type FailedProps = { title: string; text: string; retryLabel: string; onRetry: () => void; className?: string };

/** What failed, what is safe, and the way to try again. */
export function Failed({ title, text, retryLabel, onRetry, className }: FailedProps) {
  return (
    <div role="alert" className={classes("grid justify-items-center gap-1.5 px-6 py-14 text-center", className)}>
      <CloudOff size={20} strokeWidth={1.75} aria-hidden="true" className="mb-2 text-danger" />
      <p className="text-h3">{title}</p>
      <p className="max-w-[48ch] text-body text-fg3">{text}</p>
      <Button className="mt-4" icon={<RotateCw size={15} strokeWidth={1.75} />} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
