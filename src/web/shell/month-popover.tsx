import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { firstMonth } from "#core/resume/dates.ts";
import { Popover } from "#web/ui/popover.tsx";
import { useTranslation } from "./translation.ts";
import { useLocale } from "./use-locale.ts";

type Props = {
  /** The accessible name. */
  label: string;
  trigger: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  value: string;
  /** A year alone cannot be chosen. */
  isMonthNeeded: boolean;
  pick: (date: string) => void;
};

/** The months of a year in three rows of four, and the year alone for who does not know the month. */
export function MonthPopover({ label, trigger, isOpen, onOpenChange, value, isMonthNeeded, pick }: Props) {
  const { t } = useTranslation("month");
  return (
    <Popover
      label={label}
      align="start"
      className="w-60 p-3!"
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
    >
      <Year value={value} isMonthNeeded={isMonthNeeded} pick={pick} />
      {value !== "" && (
        <button
          type="button"
          className="mt-2 h-7 w-full rounded-small text-dense text-fg3 hover:bg-hover hover:text-fg max-md:h-11"
          onClick={() => pick("")}
        >
          {t("clear")}
        </button>
      )}
    </Popover>
  );
}

/** How far each key moves, in months; the grid is four months wide. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -4,
  ArrowDown: 4,
  PageUp: -12,
  PageDown: 12,
};

/** The months of a year. They are one tab stop; the arrow keys move through them and on into the next year. */
function Year({ value, isMonthNeeded, pick }: Pick<Props, "value" | "isMonthNeeded" | "pick">) {
  const { t } = useTranslation("month");
  const locale = useLocale();
  // Counted in months since year 0, so that a step across the end of a year is like any other step.
  const [at, setAt] = useState(() => startOf(value));
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useRef(true);
  const year = Math.floor(at / 12);
  const nameOf = new Intl.DateTimeFormat(locale === "ch" ? "zh-CN" : "en", { month: "short", timeZone: "UTC" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the month, not every render
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [at]);
  const go = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    byKey.current = true;
    setAt(within(at + by));
  };
  return (
    <>
      <div className="mb-2 flex items-center justify-between">
        <Arrow label={t("previous")} onPress={() => setAt(within(at - 12))} icon={ChevronLeft} />
        <span className="font-medium text-dense tabular" aria-live="polite">
          {year}
        </span>
        <Arrow label={t("next")} onPress={() => setAt(within(at + 12))} icon={ChevronRight} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the buttons inside */}
      <div ref={grid} onKeyDown={go} className="grid grid-cols-4 gap-1">
        {Array.from({ length: 12 }, (_, index) => {
          const month = `${year}-${String(index + 1).padStart(2, "0")}`;
          return (
            <button
              key={month}
              type="button"
              aria-label={`${nameOf.format(Date.UTC(2020, index, 1))} ${year}`}
              aria-pressed={month === value}
              tabIndex={index === at % 12 ? 0 : -1}
              onClick={() => pick(month)}
              className="h-8 rounded-small text-dense text-fg2 hover:bg-hover aria-pressed:bg-accent aria-pressed:text-on-accent max-md:h-11"
            >
              {nameOf.format(Date.UTC(2020, index, 1))}
            </button>
          );
        })}
      </div>
      {isMonthNeeded ? null : (
        <button
          type="button"
          aria-pressed={String(year) === value}
          onClick={() => pick(String(year))}
          className="mt-1 h-8 w-full rounded-small text-dense text-fg2 hover:bg-hover aria-pressed:bg-accent aria-pressed:text-on-accent max-md:h-11"
        >
          {t("yearAlone", { year })}
        </button>
      )}
    </>
  );
}

function startOf(value: string): number {
  const first = firstMonth(value);
  if (first !== "") return Number(first.slice(0, 4)) * 12 + Number(first.slice(5)) - 1;
  const today = new Date();
  return today.getFullYear() * 12 + today.getMonth();
}

/** Limits the month to years of four digits, as the document requires. */
function within(months: number): number {
  return Math.max(1000 * 12, Math.min(months, 9999 * 12 + 11));
}

function Arrow({ label, onPress, icon: Icon }: { label: string; onPress: () => void; icon: typeof ChevronLeft }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-7 place-items-center rounded-small text-fg2 hover:bg-hover max-md:size-11"
    >
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}
