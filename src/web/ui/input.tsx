import type { InputHTMLAttributes } from "react";

import { blockedProps } from "./blocked.ts";
import { classes } from "./classes.ts";
import { useField } from "./field.tsx";

export type ControlSize = "md" | "sm";

/**
 * Returns the classes shared by input and select: 38 px high (32 in the editor), 44 px with 16 px text on a small
 * screen.
 */
export function controlClasses(size: ControlSize, className?: string): string {
  return classes(
    "w-full min-w-0 border border-line-input bg-raised text-fg transition-[border-color,box-shadow]",
    "max-md:min-h-11 max-md:text-[16px]",
    "focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20",
    "aria-invalid:border-danger aria-invalid:focus:ring-danger/20",
    "disabled:border-line2 disabled:bg-sunken disabled:text-fg4",
    "data-blocked:border-line2 data-blocked:bg-sunken data-blocked:text-fg4",
    size === "md" ? "h-[38px] rounded-control px-3 text-body" : "h-8 rounded-small px-2.5 text-dense",
    className,
  );
}

/**
 * Returns id, aria-describedby and aria-invalid from the surrounding `<Field>`; a control's own props override them.
 */
export function useControlProps() {
  const field = useField();
  if (!field) return {};
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
  };
}

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "size"> & {
  size?: ControlSize;
  /** Why nothing can be typed at the moment; the field keeps its place in the tab order. */
  blocked?: string | undefined;
  ref?: React.Ref<HTMLInputElement>;
};

export function Input({ size = "md", className, type = "text", blocked, ...rest }: InputProps) {
  return (
    <input
      type={type}
      {...useControlProps()}
      className={controlClasses(size, className)}
      readOnly={blocked !== undefined || undefined}
      {...blockedProps(blocked)}
      {...rest}
    />
  );
}
