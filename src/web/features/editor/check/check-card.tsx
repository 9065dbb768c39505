import { CircleCheck, ListChecks } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { useLocale } from "#web/shell/use-locale.ts";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { openCheck, useCheckPanel } from "./check-store.ts";
import { useCheck } from "./use-check.ts";

const look = { size: 15, strokeWidth: 2, "aria-hidden": true } as const;
/** A number beyond this one says nothing more, and has no room. */
const mostCounted = 99;
/** The card names as many rules as fit into it. */
const mostNamed = 2;

/** The last row of the rail: how many findings there are, and the first of them in words. */
export function CheckCard({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation("editorCheck");
  const locale = useLocale();
  const isOpen = useCheckPanel((state) => state.isOpen);
  const { groups, count } = useCheck();
  const title = count === 0 ? t("none") : t("count", { count });
  const about = groups
    .slice(0, mostNamed)
    .map(({ rule, count: entries }) => t(`rules.${rule}.title`, { count: entries }))
    .map((sentence) => (locale === "ch" ? `${sentence}。` : `${sentence}.`))
    .join(locale === "ch" ? "" : " ");
  const Icon = count === 0 ? CircleCheck : ListChecks;
  if (isNarrow) {
    return (
      <Tooltip label={title} side="right">
        <button
          type="button"
          aria-label={title}
          aria-expanded={isOpen}
          onClick={openCheck}
          className="relative grid h-8 w-9 place-items-center rounded-control text-fg2 hover:bg-hover"
        >
          <Icon {...look} size={16} className={count === 0 ? "text-accent" : ""} />
          {count > 0 && <Badge count={count} className="absolute -top-0.5 -right-1" />}
        </button>
      </Tooltip>
    );
  }
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={openCheck}
      className="w-full rounded-control border border-line bg-subtle px-3 py-2.5 text-left hover:border-line2 hover:bg-hover"
    >
      <span className="flex items-center gap-2 font-label text-dense text-fg">
        <Icon {...look} className={count === 0 ? "shrink-0 text-accent" : "shrink-0"} />
        {title}
      </span>
      {about !== "" && <span className="mt-1 line-clamp-4 text-fg3 text-meta">{about}</span>}
    </button>
  );
}

/** The number of findings alone, beside the name of Check in a menu. */
export function CheckCount() {
  const { t } = useTranslation("editorCheck");
  const { count } = useCheck();
  if (count === 0) return null;
  return (
    <>
      <Badge count={count} />
      <span className="sr-only">{t("count", { count })}</span>
    </>
  );
}

function Badge({ count, className = "" }: { count: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid h-4 min-w-4 place-items-center rounded-full bg-fg px-1 font-label text-[10px] text-bg tabular ${className}`}
    >
      {count > mostCounted ? `${mostCounted}+` : count}
    </span>
  );
}
