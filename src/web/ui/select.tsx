import type { SelectHTMLAttributes } from "react";
import { type ControlSize, controlClasses, useControlProps } from "./input.tsx";

export type Option<Value extends string = string> = { value: Value; label: string; disabled?: boolean };

type Props<Value extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  "size" | "value" | "onChange" | "children"
> & {
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  size?: ControlSize;
};

/**
 * A choice of one option. It uses the browser's own list, which works on every phone, with every keyboard and screen
 * reader, and costs no code; a custom list would add nothing but colours.
 */
export function Select<Value extends string>({
  value,
  options,
  onChange,
  size = "md",
  className,
  ...rest
}: Props<Value>) {
  return (
    <select
      {...useControlProps()}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      className={controlClasses(size, `pick pr-8! ${className ?? ""}`)}
      {...rest}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
