import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

type Props = { title?: string; text?: string; aside?: ReactNode; className?: string; children?: ReactNode };

/** A card of the settings: a title, one sentence, its content. */
export function Panel({ title, text, aside, className, children }: Props) {
  return (
    <section className={classes("grid gap-5 rounded-card border border-line bg-raised p-5 md:p-6", className)}>
      {title ? (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid gap-1">
            <h2 className="text-h3">{title}</h2>
            {text ? <p className="max-w-[64ch] text-body text-fg3">{text}</p> : null}
          </div>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  );
}
