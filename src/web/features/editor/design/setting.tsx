import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/shell/translation.ts";
import { Slider } from "#web/ui/slider.tsx";

/** A titled group of settings in the design panel. */
export function SettingGroup({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2 px-4 py-3.5">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="font-semibold text-dense">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

type NumberProps = {
  name: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** True where the value differs from the design's own, so that it can be reset. */
  isOwn: boolean;
  onChange: (value: number) => void;
  onReset: () => void;
};

/** One length or ratio: name, slider, value, and a button that resets it to the design's own. */
export function NumberSetting({ name, value, min, max, step, isOwn, onChange, onReset }: NumberProps) {
  const { t } = useTranslation("editor");
  const digits = step < 0.1 ? 2 : step < 1 ? 1 : 0;
  return (
    <div className="grid grid-cols-[104px_1fr] items-center gap-x-2">
      <span className="flex min-w-0 items-center gap-0.5">
        <span aria-hidden="true" className="truncate text-dense text-fg2">
          {name}
        </span>
        {isOwn && (
          <button
            type="button"
            aria-label={t("design.resetOne", { name })}
            title={t("design.reset")}
            onClick={onReset}
            className="grid size-6 shrink-0 place-items-center rounded-chip text-fg3 hover:bg-hover hover:text-fg"
          >
            <RotateCcw size={12} strokeWidth={2} aria-hidden="true" />
          </button>
        )}
      </span>
      <Slider
        aria-label={name}
        value={value}
        min={min}
        max={max}
        step={step}
        shown={String(Number(value.toFixed(digits)))}
        onChange={onChange}
        className="gap-1! [&_output]:w-9! [&_output]:text-fg"
      />
    </div>
  );
}
