import { classes } from "./classes.ts";

/** A bar or a block with the proportions of what will stand there. Say that something loads beside it, once a view. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("skeleton block rounded-badge", className ?? "h-4 w-full")} />;
}
