import type { InputHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes.ts";
import { useControlProps } from "./input.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange" | "role"> & {
  /** Left of the switch. Absent: name it with `aria-label` or a `<Field>`. */
  label?: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Takes effect at once, unlike a checkbox in a form. */
export function Switch({ label, hint, checked, onChange, className, ...rest }: Props) {
  const own = useControlProps();
  const control = (
    <input
      type="checkbox"
      role="switch"
      className="toggle"
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      {...own}
      {...rest}
    />
  );
  if (label === undefined) return control;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch stands inside it
    <label className={classes("flex min-h-8 items-center justify-between gap-4 text-body text-fg", className)}>
      <span className="grid">
        <span>{label}</span>
        {hint ? <span className="text-meta text-fg3">{hint}</span> : null}
      </span>
      {control}
    </label>
  );
}
