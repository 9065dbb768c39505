import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

const tones = {
  plain: { bar: "bg-subtle", icon: "text-fg3" },
  accent: { bar: "bg-accent-soft", icon: "text-accent" },
  warn: { bar: "bg-warn-soft", icon: "text-warn" },
} as const;

type Props = {
  label: string;
  tone: keyof typeof tones;
  icon: LucideIcon;
  /** What is left to do. */
  text: ReactNode;
  /** The buttons that lead on. */
  children: ReactNode;
};

/** What is left, which is announced when it changes, and beside it a sentence about it. */
export function LeftOverText({ left, note }: { left: string; note: string }) {
  return (
    <p className="min-w-0 flex-1 truncate max-sm:basis-full">
      <span role="status" className="font-label text-fg">
        {left}
      </span>{" "}
      <span className="text-fg2 max-sm:sr-only">{note}</span>
    </p>
  );
}

/** A bar below the form and the sheet that says what is left to do before the resume is one's own. */
export function LeftOverBar({ label, tone, icon: Icon, text, children }: Props) {
  const { bar, icon } = tones[tone];
  return (
    <section
      aria-label={label}
      className={`relative isolate flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-4 py-1.5 text-dense ${bar}`}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 max-sm:hidden ${icon}`} />
      {text}
      <div className="flex items-center gap-1">{children}</div>
    </section>
  );
}
