import { limits } from "../../limits.ts";
import type { ResumeDocument } from "../schema.ts";
import { type Entry, inItem, itemsShown } from "./entries.ts";
import { hasFigure } from "./figures.ts";
import type { Found } from "./finding.ts";
import { type Bullet, passagesOf, weightOf } from "./passages.ts";

const { bullet, bullets, profile, whole } = limits.check;

/**
 * Returns the bullets of what somebody did, at work and in projects. Ceiling: those beyond the limit are not looked at,
 * nor are their descriptions read; nobody works through a list of so many.
 */
function bulletsShown(document: ResumeDocument): { entry: Entry; bullet: Bullet }[] {
  const shown: { entry: Entry; bullet: Bullet }[] = [];
  for (const entry of itemsShown(document)) {
    const { type } = entry.section;
    if (type !== "empolyment" && type !== "project") continue;
    if (shown.length >= bullets) break;
    const { bullets: own } = passagesOf(entry.item);
    shown.push(...own.slice(0, bullets - shown.length).map((one) => ({ entry, bullet: one })));
  }
  return shown;
}

const foundBullets = (document: ResumeDocument, isFound: (text: string) => boolean): Found[] =>
  bulletsShown(document)
    .filter(({ bullet: { text } }) => isFound(text))
    .map(({ entry, bullet: { text, end } }) => ({
      place: { ...inItem(entry, "description"), at: end },
      quote: text.trim(),
    }));

/** A bullet that is short anyway is found for that alone. */
export const withoutFigure = (document: ResumeDocument): Found[] =>
  foundBullets(document, (text) => weightOf(text.trim()) >= bullet.least && !hasFigure(text));

export const bulletLong = (document: ResumeDocument): Found[] =>
  foundBullets(document, (text) => weightOf(text.trim()) > bullet.most);

export const bulletShort = (document: ResumeDocument): Found[] =>
  foundBullets(document, (text) => weightOf(text.trim()) < bullet.least);

export function profileLong(document: ResumeDocument): Found[] {
  return itemsShown(document)
    .filter(({ section, item }) => section.profile && weightOf(passagesOf(item).text) > profile)
    .map((entry) => ({ place: inItem(entry, "description"), quote: passagesOf(entry.item).text }));
}

/** Returns whether the entries say at least so much together; it reads no further than it must. */
function saysAtLeast(document: ResumeDocument, weight: number): boolean {
  let said = 0;
  return itemsShown(document).some(({ item }) => {
    said += weightOf(item.title) + weightOf(item.subTitle) + weightOf(passagesOf(item).text);
    return said >= weight;
  });
}

/** Leads to the entry that says most, where most can be taken away. */
export function resumeLong(document: ResumeDocument): Found[] {
  const [first, ...rest] = itemsShown(document);
  if (!first || !saysAtLeast(document, whole.most + 1)) return [];
  const longest = rest.reduce(
    (most, entry) => (entry.item.description.length > most.item.description.length ? entry : most),
    first,
  );
  return [{ place: inItem(longest, "description"), quote: "" }];
}

/** Silent about a resume without any entry, which nobody takes for finished. */
export function resumeShort(document: ResumeDocument): Found[] {
  const [first] = itemsShown(document);
  if (!first || saysAtLeast(document, whole.least)) return [];
  return [{ place: inItem(first, "description"), quote: "" }];
}
