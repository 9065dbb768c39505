import { asSentence, technologyIn } from "../draft/technology-names.ts";
import { past } from "../draft/verbs.ts";
import { bracePattern, type Knowledge } from "../knowledge.ts";
import { technologyNamed } from "../technologies.ts";

/**
 * The lines that the built-in engine wrote itself, found again in a text by the knowledge that they came from and told in
 * the other language. A line is found only where every word of it is the engine's: what the person filled in, figures, a
 * technology, their employer, is carried over; what they rewrote is theirs, and is not looked up.
 */
export type KnownLanguage = "en" | "ch" | "zh-tw";

type Slot = { kind: "blank" } | { kind: "slot"; name: string };
type Known = {
  /** The longest run of words between slots, by which most lines are told apart without the pattern. */
  probe: string;
  pattern: RegExp;
  slots: readonly Slot[];
  line: Line;
};
/** A line in both languages, as the knowledge writes it. */
type Line = { en: string; ch: string; isDuty: boolean };

export type Told = { text: string; from: KnownLanguage; to: KnownLanguage; isOngoing: boolean };
/**
 * @param title tells a job title in the other language
 * @param own the resume's own title there, for a language that names it where the other does not
 */
export type KnownLines = (told: Told, title: (words: string) => string | null, own?: string | null) => string | null;

const blank = String.raw`\[[NX]\]|\d[\d.,]*(?:\s?[–~-]\s?\d[\d.,]*)?[kKmM]?\+?`;
const longest = 420;

/**
 * Returns the translator of known lines.
 * @param traditional turns simplified Chinese into that of Taiwan; absent where nobody asks for it
 */
export function knownLines(
  { families, archetypes }: Knowledge,
  traditional: (text: string) => string = (text) => text,
): KnownLines {
  const bullets = [...families, ...archetypes].flatMap((source) => source.bullets);
  const all: Line[] = [
    ...bullets.map(({ en, ch, kind }) => ({ en, ch, isDuty: kind === "duty" })),
    ...families.flatMap(({ summary }) => Object.values(summary).map((both) => ({ ...both, isDuty: false }))),
    ...families.flatMap(({ projects }) => projects.map(({ en, ch }) => ({ en, ch, isDuty: false }))),
  ];
  // The stop at the end is told apart from the words, because a polisher may have put or taken it.
  const lines = all.map((line) => ({ ...line, en: line.en.replace(/\.$/, ""), ch: line.ch.replace(/。$/u, "") }));
  const names = families.flatMap((family) => [
    ...family.projects.map(({ name }) => name),
    ...family.skills.map(({ group }) => group),
  ]);
  const mains = new Set(families.flatMap(({ stacks }) => stacks.flatMap(({ main, skills }) => [main, ...skills])));
  const indices = new Map<KnownLanguage, readonly Known[]>();
  const written = (both: { en: string; ch: string }, lang: KnownLanguage) =>
    lang === "en" ? both.en : lang === "ch" ? both.ch : traditional(both.ch);
  const indexOf = (lang: KnownLanguage) => {
    const index = indices.get(lang) ?? lines.flatMap((line) => knownAs(line, written(line, lang), lang === "en"));
    indices.set(lang, index);
    return index;
  };

  return ({ text, from, to, isOngoing }, title, own = null) => {
    const [, words = "", stop = ""] = /^(.*?)([.。]?)$/su.exec(text.trim()) ?? [];
    if (words === "" || words.length > longest || from === to) return null;
    const name = [...names, alsoUsed].find((one) => written(one, from).toLowerCase() === words.toLowerCase());
    if (name) return written(name, to);
    // The knowledge says "years" of one, too.
    const asKnown = from === "en" ? words.replace(/(?<![\d.,])1 year\b/g, "1 years") : words;
    const plain = probed(asKnown);
    for (const { probe, pattern, slots, line } of indexOf(from)) {
      if (!plain.includes(probe)) continue;
      const found = pattern.exec(asKnown);
      if (!found) continue;
      const values = slots.map((_, at) => found[at + 1] ?? "");
      const said = valuesOf(slots, values, { to, title, mains });
      const told = said && fill(written(line, to), withTitle(said, own), { to, isPast: !line.isDuty || !isOngoing });
      if (told) return told + (stop === "" ? "" : to === "en" ? "." : "。");
    }
    return null;
  };
}

const alsoUsed = { en: "Also used", ch: "其他技能" };

/** What is the same however a line is spaced and its letters are cased. */
const probed = (text: string) => text.toLowerCase().replace(/\s+/g, "");

/** Returns the patterns of a line: in English one for what is over and one for what goes on. */
function knownAs(line: Line, text: string, isEnglish: boolean): Known[] {
  const isVerb = (word: string) => !Object.hasOwn(slotPatterns, word);
  const tenses =
    isEnglish && [...text.matchAll(bracePattern)].some(([, word = ""]) => isVerb(word)) ? [past, same] : [past];
  return tenses.map((tense) => {
    const slots: Slot[] = [];
    const words = text.replace(bracePattern, (whole, word: string) => (isVerb(word) ? tense(word) : whole));
    const parts = words.split(/(\{[A-Za-z-]+\}|\[[NX]\])/);
    const source = parts.map((part) => {
      const name = /^\{(.*)\}$/.exec(part)?.[1];
      if (name === undefined && !/^\[[NX]\]$/.test(part)) return literal(part);
      const slot: Slot = name === undefined ? { kind: "blank" } : { kind: "slot", name };
      slots.push(slot);
      return ` *(${slot.kind === "blank" ? blank : slotPatterns[slot.name]}) *`;
    });
    const probe = parts.map((part) => (/^[{[]/.test(part) ? "" : probed(part))).reduce(longer, "");
    return { probe, pattern: new RegExp(`^${source.join("")}$`, "iu"), slots, line };
  });
}

const same = (lemma: string) => lemma;
const longer = (one: string, other: string) => (other.length > one.length ? other : one);

/** Words as they stand, with or without the spaces that a polisher puts between Han and Latin. */
function literal(text: string): string {
  return text
    .split(/\s+|(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9+#])(?=\p{Script=Han})/u)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("\\s*");
}

const slotPatterns: Readonly<Record<string, string>> = {
  main: ".{1,40}?",
  lang: ".{1,40}?",
  product: "the product|产品|產品",
  title: ".{1,80}?",
  years: blank,
  org: ".{1,80}?",
};

type Said = { blanks: readonly string[]; slots: ReadonlyMap<string, string> };
type Between = {
  to: KnownLanguage;
  title: (words: string) => string | null;
  mains: ReadonlySet<string>;
};

/** Returns what stands in the places of a line, in the other language; null where one of them cannot be said there. */
function valuesOf(slots: readonly Slot[], values: readonly string[], { to, title, mains }: Between): Said | null {
  const said = new Map<string, string>();
  const blanks: string[] = [];
  for (const [at, slot] of slots.entries()) {
    const value = (values[at] ?? "").trim();
    if (slot.kind === "blank") {
      blanks.push(value);
      continue;
    }
    const told = slotIn(slot.name, value, to, title, mains);
    // The same slot says the same everywhere in a line.
    if (told === null || (said.get(slot.name) ?? told) !== told) return null;
    said.set(slot.name, told);
  }
  return { blanks, slots: said };
}

function slotIn(
  name: string,
  value: string,
  to: KnownLanguage,
  title: (words: string) => string | null,
  mains: ReadonlySet<string>,
): string | null {
  switch (name) {
    case "main":
    case "lang":
      return toldTechnology(value, to) ?? (mains.has(value) ? value : null);
    case "product":
      return to === "en" ? "the product" : to === "ch" ? "产品" : "產品";
    case "title":
      return title(value);
    case "org":
      return /^(?:the company|公司)$/i.test(value) ? (to === "en" ? "the company" : "公司") : value;
    default:
      return value;
  }
}

function toldTechnology(value: string, to: KnownLanguage): string | null {
  const name = technologyNamed(value);
  return name !== null && to === "ch" ? technologyIn("ch", name) : name;
}

const withTitle = ({ blanks, slots }: Said, own: string | null): Said => ({
  blanks,
  slots: own === null || slots.has("title") ? slots : new Map([...slots, ["title", own]]),
});

/** Returns the line with what was said in its places; null where that has no place there, or not a certain one. */
function fill(text: string, { blanks, slots }: Said, how: { to: KnownLanguage; isPast: boolean }): string | null {
  const places = text.match(/\[[NX]\]/g) ?? [];
  const isFilled = blanks.some((value) => !/^\[[NX]\]$/.test(value));
  if (isFilled && places.length !== blanks.length) return null;
  let isWhole = true;
  const said = text.replace(bracePattern, (_, word: string) => {
    if (!Object.hasOwn(slotPatterns, word)) return how.isPast ? past(word) : word;
    const value = slots.get(word) ?? (word === "product" ? slotIn(word, "", how.to, () => null, new Set()) : null);
    if (value === null || value === undefined) isWhole = false;
    return value ?? "";
  });
  if (!isWhole) return null;
  let at = 0;
  const filled = isFilled ? said.replace(/\[[NX]\]/g, () => blanks[at++] ?? "") : said;
  const spaced =
    how.to === "en"
      ? filled.replace(/(?<![\d.,])1 years/g, "1 year")
      : filled.replace(hanBesideLatin, " ").replace(/ {2,}/g, " ");
  return asSentence(spaced);
}

const hanBesideLatin = /(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9+#])(?=\p{Script=Han})/gu;
