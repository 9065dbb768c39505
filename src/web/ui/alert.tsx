import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Tone = "info" | "warn" | "danger";

const tones = { info: "bg-info-soft text-info", warn: "bg-warn-soft text-warn", danger: "bg-danger-soft text-danger" };
const icons = { info: Info, warn: TriangleAlert, danger: CircleAlert };

/** An inline message: soft fill, icon, one sentence. A `danger` alert is announced when it appears. */
export function Alert({
  tone = "info",
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : undefined}
      className={classes("flex items-start gap-2.5 rounded-control px-3.5 py-2.5 text-dense", tones[tone], className)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
