import { Check } from "lucide-react";
import type { TranslationStep } from "#core/assistant/events.ts";
import { useTranslation } from "#web/shell/translation.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { TranslationRun } from "./use-translation-run.ts";

/** The sections that are done, with how much of each, and how far the whole has come. */
export function TranslationProgress({ run }: { run: TranslationRun }) {
  const { t } = useTranslation("translation");
  const last = run.steps.at(-1);
  const share = last ? last.done / Math.max(1, last.of) : 0;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2" role="status">
        <p className="flex items-center gap-2.5 text-body">
          <Spinner size={16} />
          {run.place
            ? t("queue", { count: run.place })
            : last
              ? t("progress", { done: last.done, of: last.of })
              : t("begun")}
        </p>
        <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-500"
            style={{ width: `${Math.max(4, share * 100)}%` }}
          />
        </div>
      </div>
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {bySection(run.steps).map(({ section, translated, passages }) => (
          <li key={section} className="flex items-center gap-2.5 text-dense">
            <Check size={14} strokeWidth={2.25} aria-hidden="true" className="shrink-0 text-accent" />
            <span className="min-w-0 flex-1 truncate">{section || t("top")}</span>
            <span className="text-fg3 tabular">{t("passages", { translated, passages })}</span>
          </li>
        ))}
      </ul>
      <p className="text-dense text-fg3">{t("background")}</p>
    </div>
  );
}

/** A long section is translated in several steps. */
function bySection(steps: readonly TranslationStep[]): Pick<TranslationStep, "section" | "translated" | "passages">[] {
  const found = new Map<string, { section: string; translated: number; passages: number }>();
  for (const { section, translated, passages } of steps) {
    const before = found.get(section) ?? { section, translated: 0, passages: 0 };
    found.set(section, {
      section,
      translated: before.translated + translated,
      passages: before.passages + passages,
    });
  }
  return [...found.values()];
}
