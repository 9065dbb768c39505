import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

type Props = { title: string; text?: string; isSmall?: boolean; aside?: ReactNode };

/** Title and sentence of a section of the home page, with a link or controls at the right end. */
export function SectionHeading({ title, text, isSmall = false, aside }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
      <div className="grid max-w-[640px] flex-1 basis-[320px] gap-3">
        <h2 className={classes("font-display text-balance", isSmall ? "text-d3" : "text-d2")}>{title}</h2>
        {text ? <p className="max-w-[52ch] text-lede text-fg2">{text}</p> : null}
      </div>
      {aside}
    </div>
  );
}
