import { limits } from "../../limits.ts";
import type { ResumeDocument } from "../schema.ts";
import { type Entry, inItem, itemsShown } from "./entries.ts";
import { hasFigure } from "./figures.ts";
import type { Found } from "./finding.ts";
import { type Bullet, passagesOf, weightOf } from "./passages.ts";

const { bullet, profile, whole } = limits.check;

/** Returns the bullets of what somebody did, at work and in projects. */
function bulletsShown(document: ResumeDocument): { entry: Entry; bullet: Bullet }[] {
  return itemsShown(document)
    .filter(({ section }) => section.type === "empolyment" || section.type === "project")
    .flatMap((entry) => passagesOf(entry.item).bullets.map((one) => ({ entry, bullet: one })));
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

const saidBy = ({ item }: Entry): number =>
  weightOf(item.title) + weightOf(item.subTitle) + weightOf(passagesOf(item).text);
const saidInAll = (document: ResumeDocument): number =>
  itemsShown(document).reduce((sum, entry) => sum + saidBy(entry), 0);

/** Leads to the entry that says most, where most can be taken away. */
export function resumeLong(document: ResumeDocument): Found[] {
  if (saidInAll(document) <= whole.most) return [];
  const [first, ...rest] = itemsShown(document);
  if (!first) return [];
  const longest = rest.reduce((most, entry) => (saidBy(entry) > saidBy(most) ? entry : most), first);
  return [{ place: inItem(longest, "description"), quote: "" }];
}

/** Silent about a resume without any entry, which nobody takes for finished. */
export function resumeShort(document: ResumeDocument): Found[] {
  const [first] = itemsShown(document);
  if (!first || saidInAll(document) >= whole.least) return [];
  return [{ place: inItem(first, "description"), quote: "" }];
}
