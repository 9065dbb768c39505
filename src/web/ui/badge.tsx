import { Crown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Tone = "neutral" | "ok" | "warn" | "danger" | "info" | "outline" | "premium";

const tones: Record<Tone, string> = {
  neutral: "bg-sunken text-fg2",
  ok: "bg-accent-soft text-accent",
  warn: "bg-warn-soft text-warn",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
  outline: "border border-line2 text-fg2",
  premium: "bg-pro-bg text-pro-fg ring-1 ring-pro-line",
};

type Props = { tone?: Tone; dot?: boolean; round?: boolean; children: ReactNode; className?: string };

/** 22 px high; `premium` is ink and gold with a crown in both themes. */
export function Badge({ tone = "neutral", dot = false, round = false, children, className }: Props) {
  return (
    <span
      className={classes(
        "inline-flex h-[22px] items-center gap-1.5 px-2 text-[12px] font-label whitespace-nowrap",
        round ? "rounded-full" : "rounded-badge",
        tones[tone],
        className,
      )}
    >
      {tone === "premium" ? <Crown size={13} strokeWidth={2} aria-hidden="true" /> : null}
      {dot ? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" /> : null}
      {children}
    </span>
  );
}
