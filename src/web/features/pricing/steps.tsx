import { Check } from "lucide-react";
import { useTranslation } from "#web/shell/translation.ts";
import { classes } from "#web/ui/classes.ts";

/** The three steps to membership; `current` counts from 0. */
export function Steps({ current }: { current: 0 | 1 | 2 }) {
  const { t } = useTranslation("pricing", { keyPrefix: "steps" });
  return (
    <ol aria-label={t("label")} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-dense">
      {([t("select"), t("pay"), t("done")] as const).map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className={classes("flex items-center gap-2", index === current ? "font-label text-fg" : "text-fg3")}
        >
          {index > 0 ? <span aria-hidden="true" className="mr-1 h-px w-7 bg-line2 max-md:w-4" /> : null}
          <span
            aria-hidden="true"
            className={classes(
              "grid size-[22px] place-items-center rounded-full text-[12px] tabular",
              index === current && "bg-fg text-bg",
              index > current && "border border-line2",
              index < current && "bg-accent-soft text-accent",
            )}
          >
            {index < current ? <Check size={13} strokeWidth={2.25} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
