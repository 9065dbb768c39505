import type { Line } from "../lines/lines.ts";
import { isDuration } from "../terms/circumstances.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { studyStatus } from "../words/entities.ts";

/**
 * Job boards of Korea set a card above the first section: the names of several sections beside each other ("학력 | 경력 |
 * 자격증 / 어학"), and below each of them, in a few words, what the section says.
 */

/** How far below each other the rows of a card stand, in sizes of their type. */
const leading = 3.4;

const parts = (text: string) => text.split(/\s*[/／·・,]\s*/u).filter((part) => part !== "");
const kindsIn = (text: string) => parts(text).map(kindOfHeading);

function isHeadOfCard({ segments, text }: Line): boolean {
  const kinds = new Set(segments.flatMap((one) => kindsIn(one.text.trim())));
  return segments.length > 2 && /\p{Script=Hangul}/u.test(text) && kinds.has("education") && kinds.has("work");
}

/** What a board says of how far somebody came, and how many more there are: "대학교(4년) 졸업", "퇴사", "외 4". */
const ofBoard =
  /^(?:(?:고등학교|전문대학?|대학교?|대학원)\s?(?:[(（][\d,~년제]+[)）])?\s?(?:졸업|졸업예정|재학|재학중|수료|중퇴|휴학)?|재직중?|퇴사|퇴직|신입|외\s?\d+|-)$/u;

/** Tags of a person stand below a card, each for itself. */
const longestTag = 16;

/**
 * Takes such a card out of the lines about the person, and the row of tags below it. `facts` is what they say and no
 * section does, each with the name that stands above it.
 */
export function withoutSummaryCard(
  lines: readonly Line[],
  sections: readonly { lines: readonly Line[] }[],
): { left: Line[]; facts: { name: string; text: string }[] } {
  const from = lines.findIndex(isHeadOfCard);
  const head = lines[from];
  if (!head) return { left: [...lines], facts: [] };
  let to = from + 1;
  const isNear = ({ page, gap, size }: Line) => page === head.page && gap < size * leading;
  while (lines[to] && isNear(lines[to] as Line)) to += 1;
  const told = squashed(sections.flatMap((section) => section.lines.map(({ text }) => text)).join(" "));
  const isSaid = (text: string) =>
    ofBoard.test(text) || studyStatus.test(text) || isDuration(text) || told.includes(squashed(text));
  const names = new Map<string, string[]>();
  for (const { segments } of lines.slice(from, to)) {
    for (const { text, x, right } of segments) {
      if (isSaid(text.trim()) || isOfSections(text)) continue;
      const name = nearest(head.segments, (x + right) / 2);
      names.set(name, [...(names.get(name) ?? []), text.trim()]);
    }
  }
  const rows = lines.slice(to);
  const isTags = ({ segments }: Line) => segments.length > 2 && segments.every(({ text }) => text.length < longestTag);
  const tags = rows.filter(isTags).flatMap(({ segments }) => segments.map(({ text }) => text.trim()));
  if (tags.length > 0) names.set("", tags);
  return {
    left: [...lines.slice(0, from), ...rows.filter((line) => !isTags(line))],
    facts: [...names].map(([name, texts]) => ({ name, text: texts.join(", ") })),
  };
}

const nearest = (names: Line["segments"], at: number) =>
  [...names].sort((a, b) => Math.abs(a.x + a.right - 2 * at) - Math.abs(b.x + b.right - 2 * at))[0]?.text.trim() ?? "";

const squashed = (text: string) => text.replace(/\s/gu, "");

/** The first row of a card says which sections there are. */
const isOfSections = (text: string) =>
  kindsIn(text).some((kind) => kind !== null) || /^희망(?:연봉|근무지|직종)/u.test(text);
