import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { blockedProps } from "./blocked.ts";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "strong" | "outline" | "ghost" | "soft" | "danger";
export type ButtonSize = "lg" | "md" | "sm";

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A lucide icon of 16 px before the label. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
  className?: string;
};

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-accent text-on-accent shadow-[inset_0_1px_0_rgb(255_255_255/0.18),0_1px_2px_var(--shadow-tint)] hover:bg-accent-hover",
  strong: "bg-fg text-bg hover:bg-fg2",
  outline: "bg-raised text-fg border border-line2 shadow-xs hover:bg-hover",
  ghost: "text-fg2 hover:bg-hover hover:text-fg active:bg-press",
  soft: "bg-accent-soft text-accent hover:bg-accent-soft/70",
  danger: "bg-danger text-on-danger hover:opacity-90",
};

const sizes: Record<ButtonSize, string> = {
  lg: "h-[46px] px-5 text-[15.5px] gap-2.5 rounded-[10px]",
  md: "h-9 max-md:min-h-11 px-3.5 text-body gap-2 rounded-control",
  sm: "h-[30px] max-md:min-h-9 px-2.5 text-dense gap-1.5 rounded-small",
};

/** Returns the classes of a button, for the rare element that is neither a button nor a link. */
export function buttonClasses({ variant = "outline", size = "md", className }: Look): string {
  return classes(
    "inline-flex items-center justify-center font-label whitespace-nowrap select-none transition-colors no-underline",
    "disabled:bg-sunken disabled:text-fg4 disabled:border-transparent disabled:shadow-none disabled:hover:bg-sunken",
    "data-blocked:text-fg4! data-blocked:border-transparent data-blocked:shadow-none data-blocked:cursor-default",
    variant === "ghost" ? "data-blocked:bg-transparent!" : "data-blocked:bg-sunken!",
    variants[variant],
    sizes[size],
    className,
  );
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /**
     * The button keeps its width and shows a ring, and `busyLabel` ("Saving") if given. It ignores clicks but is not
     * disabled, because a disabled button would lose the focus.
     */
    busy?: boolean;
    busyLabel?: string;
    /** Why the button cannot be used at the moment; it ignores presses and keeps its place in the tab order. */
    blocked?: string | undefined;
    ref?: React.Ref<HTMLButtonElement>;
  };

export function Button({
  variant,
  size,
  icon,
  iconAfter,
  className,
  busy = false,
  busyLabel,
  children,
  type = "button",
  disabled = false,
  blocked,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = busy || blocked !== undefined;
  return (
    <button
      type={type}
      disabled={disabled && !busy}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...(!busy && blockedProps(blocked))}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      className={buttonClasses({ variant, size, className })}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyLabel ? busyLabel : children}
      {busy ? null : iconAfter}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, iconAfter, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link className={buttonClasses({ variant, size, className })} {...rest}>
      {icon}
      {children}
      {iconAfter}
    </Link>
  );
}
