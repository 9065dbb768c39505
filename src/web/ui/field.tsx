import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, use, useId } from "react";
import { classes } from "./classes.ts";

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldState | null>(null);

/**
 * Returns what an input takes from the surrounding `<Field>`: its id, the id of its description, whether it is invalid.
 */
export function useField(): FieldState | null {
  return use(FieldContext);
}

type Props = {
  label: ReactNode;
  /** The sentence under an invalid field; absent when it is valid. */
  error?: string | undefined;
  hint?: ReactNode;
  /** The word "Optional" in the edition's language. Fields are required by default, without a mark. */
  optional?: string;
  /** At the right end of the label's line: a link, a counter. */
  aside?: ReactNode;
  /** The id of a further description, such as a list of rules. */
  describedBy?: string;
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
};

/** Label, control, then hint or error; the control is linked to them for screen readers. */
export function Field({
  label,
  error,
  hint,
  optional,
  aside,
  describedBy: more,
  labelHidden = false,
  className,
  children,
}: Props) {
  const id = useId();
  const own = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const describedBy = classes(own, more) || undefined;
  return (
    <div className={classes("grid gap-1.5", className)}>
      <div className={classes("flex items-baseline justify-between gap-3", labelHidden && "sr-only")}>
        <label htmlFor={id} className="text-dense font-medium text-fg2">
          {label}
          {optional ? <span className="ml-1.5 font-normal text-fg3">{optional}</span> : null}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-meta text-danger">
          <CircleAlert size={14} strokeWidth={2} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className="text-meta text-fg3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
