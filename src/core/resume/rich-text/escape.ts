/** Returns a text escaped for HTML content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  // Four plain replacements: a function that is called for each sign of a long text takes several times as long.
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Returns how many characters `escapeHtml` makes of the one with this code. */
export function escapedLength(code: number): number {
  if (code === 0x26) return "&amp;".length;
  if (code === 0x22) return "&quot;".length;
  return code === 0x3c || code === 0x3e ? "&lt;".length : 1;
}

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00a0",
    ensp: "\u2002",
    emsp: "\u2003",
    thinsp: "\u2009",
    zwj: "\u200d",
    zwnj: "\u200c",
    shy: "\u00ad",
    ndash: "–",
    mdash: "—",
    hellip: "…",
    bull: "•",
    middot: "·",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
    laquo: "«",
    raquo: "»",
    lsaquo: "‹",
    rsaquo: "›",
    copy: "©",
    reg: "®",
    trade: "™",
    deg: "°",
    plusmn: "±",
    times: "×",
    divide: "÷",
    le: "≤",
    ge: "≥",
    ne: "≠",
    asymp: "≈",
    micro: "µ",
    frac12: "½",
    frac14: "¼",
    sup2: "²",
    sup3: "³",
    euro: "€",
    pound: "£",
    yen: "¥",
    cent: "¢",
    sect: "§",
    para: "¶",
    rarr: "→",
    larr: "←",
    uarr: "↑",
    darr: "↓",
    colon: ":",
    Tab: "\t",
    NewLine: "\n",
    lpar: "(",
    rpar: ")",
    sol: "/",
    num: "#",
    commat: "@",
    excl: "!",
    iexcl: "¡",
    iquest: "¿",
    szlig: "ß",
    auml: "ä",
    ouml: "ö",
    uuml: "ü",
    Auml: "Ä",
    Ouml: "Ö",
    Uuml: "Ü",
    agrave: "à",
    aacute: "á",
    acirc: "â",
    ccedil: "ç",
    egrave: "è",
    eacute: "é",
    ecirc: "ê",
    euml: "ë",
    iacute: "í",
    icirc: "î",
    iuml: "ï",
    ntilde: "ñ",
    oacute: "ó",
    ocirc: "ô",
    ugrave: "ù",
    uacute: "ú",
    ucirc: "û",
    Eacute: "É",
    Agrave: "À",
    Ccedil: "Ç",
    oelig: "œ",
    OElig: "Œ",
  }),
);

/**
 * Returns the text with entities decoded, once. An unknown name stays as it was typed; a number that is no character is
 * removed.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#[xX]([0-9a-fA-F]{1,8})|#(\d{1,8})|([a-zA-Z][a-zA-Z0-9]{1,9}));?/g,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return whole.endsWith(";") ? (named.get(name) ?? whole) : (legacy.get(name) ?? whole);
      return character(hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16));
    },
  );
}

/** Browsers also accept these without the semicolon. */
const legacy: ReadonlyMap<string, string> = new Map(
  ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg"].map((name) => [name, named.get(name) ?? ""]),
);

function character(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return "";
  return String.fromCodePoint(code);
}
