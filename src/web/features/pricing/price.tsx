import { classes } from "#web/ui/classes.ts";

/** A price in large figures, with its currency's sign above the line. */
export function Price({ text, className }: { text: string; className?: string }) {
  return (
    <p
      className={classes(
        "flex items-start font-display text-[52px] leading-none [font-weight:var(--display-weight)] tracking-[-0.03em] lg:text-[56px]",
        className,
      )}
    >
      <span className="mt-1 mr-1 text-[24px] leading-none tracking-normal">{text.slice(0, 1)}</span>
      {text.slice(1)}
    </p>
  );
}
