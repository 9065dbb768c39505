import type { InputHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes.ts";
import { useControlProps } from "./input.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange" | "role"> & {
  /** The label left of the switch. Without it, name the switch by `aria-label` or a `<Field>`. */
  label?: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch that takes effect at once, unlike a checkbox in a form. */
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
    // biome-ignore lint/a11y/noLabelWithoutControl: the label contains the switch
    <label className={classes("flex min-h-8 items-center justify-between gap-4 text-body text-fg", className)}>
      <span className="grid">
        <span>{label}</span>
        {hint ? <span className="text-meta text-fg3">{hint}</span> : null}
      </span>
      {control}
    </label>
  );
}
