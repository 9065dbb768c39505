import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { useControlProps } from "./input.tsx";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange" | "role" | "disabled"> & {
  /** The label left of the switch. Without it, name the switch by `aria-label` or a `<Field>`. */
  label?: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /**
   * Why the switch cannot be used at the moment. It is then off limits, keeps its place in the tab order, and says the
   * reason in place of the hint.
   */
  blocked?: string | undefined;
};

/** A switch that takes effect at once, unlike a checkbox in a form. */
export function Switch({ label, hint, checked, onChange, blocked, className, ...rest }: Props) {
  const own = useControlProps();
  const id = useId();
  const said = blocked ?? hint;
  const control = (
    <input
      type="checkbox"
      role="switch"
      className="toggle"
      checked={checked}
      aria-checked={checked}
      aria-disabled={blocked !== undefined || undefined}
      onChange={(event) => blocked === undefined && onChange(event.target.checked)}
      {...own}
      {...(label === undefined ? {} : { "aria-labelledby": `${id}-label` })}
      {...(label !== undefined && said ? { "aria-describedby": `${id}-hint` } : {})}
      {...rest}
    />
  );
  if (label === undefined) return control;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the label contains the switch
    <label
      title={blocked}
      className={classes("flex min-h-8 items-center justify-between gap-4 text-body text-fg", className)}
    >
      <span className="grid">
        <span id={`${id}-label`} className={blocked === undefined ? undefined : "text-fg3"}>
          {label}
        </span>
        {said ? (
          <span id={`${id}-hint`} className="text-meta text-fg3">
            {said}
          </span>
        ) : null}
      </span>
      {control}
    </label>
  );
}
