import type { CSSProperties } from "react";
import { classes } from "./classes.ts";
import { useControlProps } from "./input.tsx";

type Props = {
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** The value shown at the right with its unit: "12 px". */
  shown?: string;
  "aria-label"?: string;
  disabled?: boolean;
  className?: string;
};

export function Slider({ value, min, max, step = 1, onChange, shown, className, ...rest }: Props) {
  const fill = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <span className={classes("flex items-center gap-3", className)}>
      <input
        type="range"
        className="range"
        style={{ "--fill": `${fill}%` } as CSSProperties}
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        {...useControlProps()}
        {...rest}
      />
      {shown ? <output className="w-14 shrink-0 text-right text-dense text-fg2 tabular">{shown}</output> : null}
    </span>
  );
}
