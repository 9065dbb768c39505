import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { classes } from "#web/ui/classes.ts";

type Part = { name: string; to: string; label: string; icon: LucideIcon };

/** React calls it when an item becomes the current one. */
const scrollIntoView = (item: HTMLElement | null) => {
  item?.scrollIntoView({ block: "nearest", inline: "center" });
};

/** The parts of a page that has several, in a column; on a small screen a row of chips, in which the current one is shown. */
export function SideNav({ label, parts, current }: { label: string; parts: readonly Part[]; current: string }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="flex gap-1 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:pb-1 md:flex-col">
        {parts.map(({ name, to, label: text, icon: Icon }) => {
          const isCurrent = name === current;
          return (
            <li key={name} ref={isCurrent ? scrollIntoView : undefined} className="shrink-0">
              <Link
                to={to}
                aria-current={isCurrent ? "page" : undefined}
                className={classes(
                  "flex h-10 items-center gap-2.5 rounded-menu border px-3.5 text-body no-underline transition-colors max-md:h-11 max-md:rounded-full",
                  isCurrent
                    ? "border-line bg-raised font-medium text-fg"
                    : "border-transparent text-fg2 hover:bg-hover hover:text-fg max-md:border-line",
                )}
              >
                <Icon
                  size={17}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className={isCurrent ? "text-accent" : "text-fg3"}
                />
                {text}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
