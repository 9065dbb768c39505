import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";

type Choice<Value extends string> = { value: Value; label: ReactNode; name?: string };

type Props<Value extends string> = {
  /** The accessible name of the choice. */
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  size?: "md" | "sm";
  /** Why nothing else can be chosen at the moment; shown as a tooltip and read to screen readers. */
  blocked?: string | undefined;
  className?: string;
};

/**
 * Filters and two-way choices. They are radio buttons, so that the arrow keys work. `name` is the accessible name of an
 * option whose `label` is an icon.
 */
export function Segmented<Value extends string>({
  label,
  value,
  choices,
  onChange,
  size = "md",
  blocked,
  className,
}: Props<Value>) {
  const group = useId();
  const reason = blocked === undefined ? undefined : `${group}-reason`;
  return (
    <fieldset
      title={blocked}
      aria-describedby={reason}
      className={classes("inline-flex max-w-full rounded-control bg-sunken p-0.5", className)}
    >
      <legend className="sr-only">{label}</legend>
      {reason && (
        <span id={reason} className="sr-only">
          {blocked}
        </span>
      )}
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classes(
            "relative inline-flex flex-auto items-center justify-center gap-1.5 rounded-small px-3 font-medium whitespace-nowrap text-fg2 transition-colors",
            "has-checked:bg-raised has-checked:text-fg has-checked:shadow-sm hover:text-fg dark:has-checked:bg-press",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
            "has-aria-disabled:text-fg4",
            size === "md" ? "h-8 max-md:h-10 text-dense" : "h-7 text-meta",
          )}
        >
          <input
            type="radio"
            name={group}
            value={choice.value}
            checked={choice.value === value}
            aria-disabled={blocked !== undefined || undefined}
            aria-label={choice.name}
            aria-describedby={reason}
            onChange={() => blocked === undefined && onChange(choice.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
