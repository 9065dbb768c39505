/** The styles of an attribute that a description can keep; null where the attribute does not mention one. */
export type PastedStyle = {
  strong: boolean | null;
  em: boolean | null;
  u: boolean | null;
  s: boolean | null;
  isPre: boolean | null;
  isHidden: boolean;
  /** True for the bullet or number that Word writes in front of a list paragraph. */
  isMarker: boolean;
};

const silent: PastedStyle = {
  ...{ strong: null, em: null, u: null, s: null, isPre: null, isHidden: false, isMarker: false },
};

/** Reads a `style` attribute, of which at most the first 2000 characters count. */
export function readStyle(css: string): PastedStyle {
  if (css === "") return silent;
  const style = { ...silent };
  for (const declaration of css.slice(0, 2000).split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    take(
      style,
      property,
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return style;
}

function take(style: PastedStyle, property: string, value: string): void {
  switch (property) {
    case "font-weight":
      style.strong = /^bold/.test(value) || Number.parseInt(value, 10) >= 600;
      break;
    case "font-style":
      style.em = /^(italic|oblique)/.test(value);
      break;
    case "text-decoration":
    case "text-decoration-line":
      style.u = /underline/.test(value) || (/none/.test(value) ? false : style.u);
      style.s = /line-through/.test(value) || (/none/.test(value) ? false : style.s);
      break;
    case "white-space":
      // Google Docs sets `pre-wrap` on every span, although its line breaks are tags.
      style.isPre = value === "pre" || value === "pre-line";
      break;
    case "display":
      style.isHidden ||= value === "none";
      break;
    case "mso-hide":
      style.isHidden ||= value === "all";
      break;
    case "mso-list":
      style.isMarker = value === "ignore";
      break;
  }
}

/**
 * Reads `mso-list:l0 level2 lfo1`: the depth of a list paragraph of Word, and the key of the list level that defines
 * its numbering. Null where there is none.
 */
export function wordLevel(css: string): { depth: number; key: string } | null {
  const match = /mso-list:\s*(l\d{1,4})\s+level(\d{1,2})/i.exec(css);
  return match ? { depth: Number(match[2]), key: `${match[1]}:level${match[2]}`.toLowerCase() } : null;
}

/** Reads Word's own list styles: for each level, true where it is numbered, false where it has bullets. */
export function listFormats(html: string): ReadonlyMap<string, boolean> {
  const formats = new Map<string, boolean>();
  for (const [, key = "", rules = ""] of html.matchAll(/@list\s+(l\d{1,4}:level\d{1,2})\s*\{([^{}]{0,600})\}/gi)) {
    formats.set(key.toLowerCase(), !/mso-level-number-format:\s*(bullet|image)/i.test(rules));
  }
  return formats;
}
