import type { ReactNode } from "react";
import { type SectionIconName, type SectionKind, sectionRules } from "#core/resume/sections.ts";

/**
 * The icons that the row of a section kind chooses from by its `icon`: strokes on a 24 px grid, as in `icons.tsx`. A
 * name without a drawing does not compile. The editor uses them in its lists of sections, too.
 */
const drawings: Record<SectionIconName, ReactNode> = {
  person: (
    <>
      <circle cx="12" cy="8" r="4.5" />
      <path d="M4.5 21c0-4.1 3.4-6.5 7.5-6.5s7.5 2.4 7.5 6.5" />
    </>
  ),
  briefcase: (
    <>
      <rect x="2.5" y="7" width="19" height="13.5" rx="2.4" />
      <path d="M8.5 7V5.2c0-1 .8-1.7 1.7-1.7h3.6c1 0 1.7.8 1.7 1.7V7M2.5 13h19M12 11.5v3" />
    </>
  ),
  folder: (
    <>
      <path d="M2.5 18.3V5.7c0-1.2 1-2.2 2.2-2.2h4.1l2.8 3.2h7.7c1.2 0 2.2 1 2.2 2.2v9.4c0 1.2-1 2.2-2.2 2.2H4.7c-1.2 0-2.2-1-2.2-2.2Z" />
      <path d="m8 13.7 2.8 2.8 5.2-5.2" />
    </>
  ),
  mortarboard: (
    <>
      <path d="M12 4.2 1.8 9.2 12 14.2l10.2-5L12 4.2Z" />
      <path d="M6 11.4v5.1c0 1.7 2.7 3.3 6 3.3s6-1.6 6-3.3v-5.1M22.2 9.2v6" />
    </>
  ),
  wrench: (
    <path d="M14.4 6.5a1.4 1.4 0 0 0 0 2l1.5 1.5a1.4 1.4 0 0 0 2 0l3.4-3.4a5.7 5.7 0 0 1-7.6 7.6l-6.4 6.4a2.1 2.1 0 0 1-3-3l6.4-6.4a5.7 5.7 0 0 1 7.6-7.6l-3.9 2.9Z" />
  ),
  medal: (
    <>
      <circle cx="12" cy="8.8" r="5.8" />
      <path d="M8.4 13.5 7.2 21.8l4.8-2.7 4.8 2.7-1.2-8.3" />
    </>
  ),
  translation: (
    <path d="M2.5 5.5h11.2M8 2.8v2.7M11.2 5.5c-.8 4.3-4 7.6-8 9M5.2 8.6c1.2 2.6 3.5 4.6 6.2 5.4M12 21.2l4.8-10.4 4.8 10.4M13.8 17.6h6" />
  ),
  heart: <path d="M12 20.6S2.6 15.3 2.6 8.9A5 5 0 0 1 12 6.7a5 5 0 0 1 9.4 2.2c0 6.4-9.4 11.7-9.4 11.7Z" />,
  lines: <path d="M8.5 6h12.7M8.5 12h12.7M8.5 18h12.7M3.4 6h.1M3.4 12h.1M3.4 18h.1" />,
  star: <path d="m12 2.8 2.8 5.8 6.4.9-4.6 4.4 1.1 6.3-5.7-3-5.7 3 1.1-6.3-4.6-4.4 6.4-.9L12 2.8Z" />,
};

export type IconLook = { className?: string; size?: number; strokeWidth?: number };

/**
 * Draws the icon of a section kind in the colour of the surrounding text, hidden from screen readers. On a sheet,
 * base.css sets the stroke.
 */
export function SectionIcon({ kind, className, size = 14, strokeWidth }: { kind: SectionKind } & IconLook) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[sectionRules[kind].icon]}
    </svg>
  );
}
