import type { ReactNode } from "react";

/**
 * The sheet's icons, drawn on a 24 px grid: strokes for things, filled glyphs for brands. They are always hidden from
 * screen readers and from a PDF's text, because the contact beside an icon says the same in words.
 */
const strokes = {
  pin: (
    <>
      <path d="M12 21.5c4.8-4.4 7.2-8 7.2-11.2a7.2 7.2 0 0 0-14.4 0c0 3.2 2.4 6.8 7.2 11.2Z" />
      <circle cx="12" cy="10.2" r="2.7" />
    </>
  ),
  phone: (
    <path d="M6.6 3.2h2.6c.5 0 .9.3 1 .8l.8 3.5c.1.4 0 .8-.3 1.1L8.8 10.4a13 13 0 0 0 4.8 4.8l1.8-1.9c.3-.3.7-.4 1.1-.3l3.5.8c.5.1.8.5.8 1v2.6c0 1.9-1.6 3.5-3.5 3.4C9.6 20.4 3.6 14.4 3.2 6.7 3.1 4.8 4.7 3.2 6.6 3.2Z" />
  ),
  mail: (
    <>
      <rect x="2.5" y="4.5" width="19" height="15" rx="2.4" />
      <path d="m3.2 7.2 7.4 5.1a2.5 2.5 0 0 0 2.8 0l7.4-5.1" />
    </>
  ),
  link: (
    <>
      <path d="M10 13.6a4.6 4.6 0 0 0 6.9.5l2.7-2.7a4.6 4.6 0 0 0-6.5-6.5l-1.5 1.5" />
      <path d="M14 10.4a4.6 4.6 0 0 0-6.9-.5l-2.7 2.7a4.6 4.6 0 0 0 6.5 6.5l1.5-1.5" />
    </>
  ),
  cake: (
    <>
      <rect x="3.5" y="5" width="17" height="16" rx="2.2" />
      <path d="M3.5 10.2h17M8 2.8v4M16 2.8v4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

const fills = {
  github: (
    <path d="M12 1.9a10.3 10.3 0 0 0-3.25 20.07c.5.1.7-.22.7-.49v-1.9c-2.86.62-3.47-1.22-3.47-1.22-.47-1.19-1.15-1.5-1.15-1.5-.94-.64.07-.63.07-.63 1.04.07 1.58 1.06 1.58 1.06.92 1.58 2.42 1.13 3.01.86.1-.67.36-1.12.65-1.38-2.28-.26-4.68-1.14-4.68-5.08 0-1.12.4-2.04 1.06-2.76-.11-.26-.46-1.31.1-2.72 0 0 .86-.28 2.83 1.05a9.8 9.8 0 0 1 5.16 0c1.96-1.33 2.83-1.05 2.83-1.05.56 1.41.21 2.46.1 2.72.66.72 1.06 1.64 1.06 2.76 0 3.95-2.41 4.82-4.7 5.08.37.32.7.94.7 1.9v2.82c0 .27.18.6.71.49A10.3 10.3 0 0 0 12 1.9Z" />
  ),
  linkedin: (
    <path d="M4.8 2.5h14.4a2.3 2.3 0 0 1 2.3 2.3v14.4a2.3 2.3 0 0 1-2.3 2.3H4.8a2.3 2.3 0 0 1-2.3-2.3V4.8a2.3 2.3 0 0 1 2.3-2.3Zm.9 7.5v8.6h2.8V10H5.7Zm1.4-4.5a1.62 1.62 0 1 0 0 3.24 1.62 1.62 0 0 0 0-3.24ZM10.2 10v8.6H13v-4.7c0-1.1.5-1.8 1.5-1.8s1.4.7 1.4 1.8v4.7h2.8v-5.2c0-2.4-1.2-3.6-3-3.6-1.3 0-2.2.7-2.7 1.5V10h-2.8Z" />
  ),
  wechat: (
    <path d="M9.1 3C4.9 3 1.5 5.8 1.5 9.3c0 2 1.1 3.7 2.8 4.9l-.7 2.2 2.5-1.3c.9.3 1.8.4 2.7.4a5.7 5.7 0 0 1-.2-1.5c0-3.4 3.2-6.1 7.1-6.1h.5C15.5 5.1 12.6 3 9.1 3ZM6.5 6.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm5.1 0a1 1 0 1 1 0 2 1 1 0 0 1 0-2Zm4.3 2.9c-3.6 0-6.5 2.4-6.5 5.3s2.9 5.3 6.5 5.3c.8 0 1.5-.1 2.2-.3l2.1 1.1-.6-1.9c1.4-1 2.4-2.5 2.4-4.2 0-2.9-2.7-5.3-6.1-5.3Zm-2.2 2.7a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Zm4.4 0a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8Z" />
  ),
  x: (
    <path d="M17.6 3h3.1l-6.8 7.7L22 21h-6.2l-4.9-6.3L5.3 21H2.2l7.2-8.3L1.9 3h6.4l4.4 5.8L17.6 3Zm-1.1 16.2h1.7L7.4 4.7H5.6l10.9 14.5Z" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof strokes | keyof typeof fills;

const hosts: readonly [RegExp, IconName][] = [
  [/(^|[/.\s])github\b/i, "github"],
  [/(^|[/.\s])linkedin\b/i, "linkedin"],
  [/(^|\/\/|www\.)(x|twitter)\.com\b/i, "x"],
];

/** Returns the icon of a known site by its URL or name, or undefined. */
export function brandOf(text: string): IconName | undefined {
  return hosts.find(([pattern]) => pattern.test(text))?.[1];
}

export function Icon({ name }: { name: IconName }) {
  const isStroke = name in strokes;
  return (
    <svg
      className={isStroke ? "rs-icon" : "rs-icon rs-icon-solid"}
      viewBox="0 0 24 24"
      width="13"
      height="13"
      aria-hidden="true"
      focusable="false"
    >
      {isStroke ? strokes[name as keyof typeof strokes] : fills[name as keyof typeof fills]}
    </svg>
  );
}
