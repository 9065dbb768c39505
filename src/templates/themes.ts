/**
 * The resume themes: the colours that a design may use for its accents and everything derived from them. Each design
 * lists the themes that it offers. Every derived colour is computed, never picked by hand.
 */
export const themeNames = [
  "emerald",
  "teal",
  "azure",
  "cobalt",
  "navy",
  "indigo",
  "plum",
  "rose",
  "brick",
  "ochre",
  "moss",
  "graphite",
] as const;
export type ThemeName = (typeof themeNames)[number];

export type Theme = {
  name: ThemeName;
  title: { en: string; ch: string };
  /** The colour of text and marks on white paper. */
  hex: string;
  /** The colour of bands and solid columns; it carries white text. */
  deep: string;
  /** The colour of text and marks on the dark sheet of the public page. */
  dark: string;
};

const theme = (name: ThemeName, en: string, ch: string, hex: string, deep: string, dark: string): Theme => ({
  name,
  title: { en, ch },
  hex,
  deep,
  dark,
});

/** All themes, in the order in which they are offered. */
export const themes: readonly Theme[] = [
  theme("emerald", "Emerald", "翡翠", "#047857", "#064E3B", "#34D399"),
  theme("teal", "Teal", "松石", "#0F766E", "#134E4A", "#2DD4BF"),
  theme("azure", "Azure", "天青", "#0369A1", "#0C4A6E", "#38BDF8"),
  theme("cobalt", "Cobalt", "钴蓝", "#1D4ED8", "#1E3A8A", "#7AA2FF"),
  theme("navy", "Navy", "藏青", "#1F3A5F", "#14263F", "#93B4DE"),
  theme("indigo", "Indigo", "靛蓝", "#4338CA", "#312E81", "#A5A1FF"),
  theme("plum", "Plum", "梅紫", "#7E3A8C", "#4F2459", "#D9A6E6"),
  theme("rose", "Rose", "玫红", "#BE185D", "#831843", "#F9A8C9"),
  theme("brick", "Brick", "砖红", "#B3381F", "#7A2412", "#F4A28E"),
  theme("ochre", "Ochre", "赭石", "#8F5A0B", "#5E3A05", "#E8B765"),
  theme("moss", "Moss", "苔绿", "#4A6B1A", "#31470F", "#B5D37C"),
  theme("graphite", "Graphite", "石墨", "#27303A", "#161C23", "#C3CCD6"),
];

const byName = new Map<string, Theme>(themes.map((entry) => [entry.name, entry]));

/** Returns the theme with that name, or undefined. */
export function findTheme(name: string): Theme | undefined {
  return byName.get(name);
}

/** The neutral colours of the sheet. Only the public page uses the dark set. */
export const neutrals = {
  light: { paper: "#FFFFFF", ink: "#14181B", ink2: "#3E464D", ink3: "#646D75", rule: "#DADFE2" },
  dark: { paper: "#131A17", ink: "#EDF2EF", ink2: "#B9C4BE", ink3: "#8D9A93", rule: "#2B3531" },
} as const;

const shares = { light: { tint: 0.07, tint2: 0.15, line: 0.34 }, dark: { tint: 0.055, tint2: 0.2, line: 0.32 } };

/** The lowest contrast of text that the project accepts (WCAG AA). */
export const textContrast = 4.5;

export type ThemeVariables = Record<`--${string}`, string>;

/**
 * Returns the CSS custom properties of a sheet. `accent` (#rrggbb) is the user's own colour in place of the theme's: it
 * is moved towards ink, or towards white on the dark sheet, until text in it is readable.
 */
export function themeVariables(theme: Theme, options: { accent?: string | null; dark?: boolean } = {}): ThemeVariables {
  const side = options.dark ? "dark" : "light";
  const { paper, ink, ink2, ink3, rule } = neutrals[side];
  const own = options.dark ? theme.dark : theme.hex;
  const hex = options.accent ? readable(options.accent, paper, shares[side].tint) : own;
  const lightDeep = options.accent ? deepOf(options.accent) : theme.deep;
  return {
    "--paper": paper,
    "--ink": ink,
    "--ink2": ink2,
    "--ink3": ink3,
    "--rule": rule,
    "--th": hex,
    "--th-deep": options.dark ? mix("#0C110F", lightDeep, 0.45) : lightDeep,
    "--th-tint": mix(paper, hex, shares[side].tint),
    "--th-tint2": mix(paper, hex, shares[side].tint2),
    "--th-line": mix(paper, hex, shares[side].line),
    "--th-on": "#FFFFFF",
    // The strongest tone of text, for names and headings.
    "--th-ink": options.dark ? hex : lightDeep,
    // This is 1 on the dark sheet and 0 otherwise, for lengths that exist only there: calc(var(--night) * 1px).
    "--night": options.dark ? "1" : "0",
  };
}

/** Moves a colour in steps away from the paper until it is readable on the paper and on its own tint. */
function readable(hex: string, paper: string, tint: number): string {
  const end = luminance(paper) > 0.5 ? "#000000" : "#FFFFFF";
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(hex, end, share);
    if (contrast(candidate, paper) >= textContrast && contrast(candidate, mix(paper, candidate, tint)) >= textContrast)
      return candidate;
  }
  return end;
}

function deepOf(hex: string): string {
  for (let share = 0.35; share < 1; share += 0.05) {
    const candidate = mix(hex, "#000000", share);
    if (contrast("#FFFFFF", candidate) >= 9) return candidate;
  }
  return "#000000";
}

/** Returns `base` mixed with `share` (0 to 1) of `over`. Both colours and the result are #RRGGBB. */
export function mix(base: string, over: string, share: number): string {
  const [a, b] = [channels(base), channels(over)];
  const part = (index: 0 | 1 | 2) =>
    Math.round(a[index] * (1 - share) + b[index] * share)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(1)}${part(2)}`.toUpperCase();
}

/** Returns the WCAG 2 contrast ratio of two #rrggbb colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
