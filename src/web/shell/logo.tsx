import { Link } from "react-router";
import { brandNames, Mark } from "#templates/brand.tsx";
import { classes } from "#web/ui/classes.ts";
import { useLocale } from "./use-locale.ts";

/** Mark and name of the edition, as a link to the home page. */
export function Logo({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      className={classes(
        "inline-flex min-h-11 items-center gap-2 rounded-control font-display text-[20px] text-fg no-underline",
        className,
      )}
    >
      <Mark size={24} className="shrink-0" />
      <span className="tracking-[-0.02em] [font-weight:var(--display-weight)]">{brandNames[useLocale()]}</span>
    </Link>
  );
}
