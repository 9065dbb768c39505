import { classes } from "./classes.ts";

/** A bar or a block with the proportions of the content to come. Announce the loading beside it, once per view. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("skeleton block rounded-badge", className ?? "h-4 w-full")} />;
}
