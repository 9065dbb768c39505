import type { ButtonHTMLAttributes, ReactNode } from "react";
import { blockedProps } from "./blocked.ts";
import { type ButtonVariant, buttonClasses } from "./button.tsx";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";
import { Tooltip } from "./tooltip.tsx";

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  /** The accessible name, and the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: "lg" | "md" | "sm";
  busy?: boolean;
  /** Why the button cannot be used at the moment; it ignores presses and keeps its place in the tab order. */
  blocked?: string | undefined;
  /** `none` where there is no room for a tooltip, or where the button opens a menu. */
  tooltip?: "top" | "bottom" | "left" | "right" | "none";
  ref?: React.Ref<HTMLButtonElement>;
};

const squares = { lg: "w-11 h-11", md: "w-9 h-9 max-md:w-11", sm: "w-[30px] max-md:w-9" } as const;

/** A square button with only an icon. It always has an accessible name, and a tooltip unless `tooltip` is `none`. */
export function IconButton({
  label,
  icon,
  variant = "ghost",
  size = "md",
  busy = false,
  blocked,
  tooltip = "top",
  className,
  type = "button",
  onClick,
  ...rest
}: Props) {
  // A tooltip shows the reason, and to the keyboard's focus too.
  const { title, ...off } = blockedProps(blocked);
  const button = (
    <button
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, className: classes("px-0! shrink-0", squares[size], className) })}
      {...(tooltip === "none" ? { ...off, title } : off)}
      onClick={blocked === undefined ? onClick : (event) => event.preventDefault()}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
  if (tooltip === "none") return button;
  return (
    <Tooltip label={label} note={blocked} side={tooltip}>
      {button}
    </Tooltip>
  );
}
