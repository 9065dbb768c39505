import type { Line } from "../lines/lines.ts";
import { isPlace, scoresOf } from "../terms/classify.ts";

const wishedPay = /^\d{1,3}\s?k?\s?[-–—~]\s?\d{1,3}\s?k(?:\s?[·•*×]\s?\d{2}薪?)?$/iu;

/** What somebody looks for: what they want to be, and facts with their names. */
export type Wishes = { title: string; facts: { name: string; text: string }[] };

/**
 * "硬件开发    东湖    8k-15k    实习": job boards print in one row what somebody looks for, beside the wished pay; the town in
 * it is none where somebody lives. Null for any other line.
 */
export function wishesIn({ segments }: Line): Wishes | null {
  const texts = segments.map(({ text }) => text.trim());
  if (texts.length < 3 || !texts.some((text) => wishedPay.test(text))) return null;
  const title = texts.find((text) => scoresOf(text).role >= 1.2 && !wishedPay.test(text)) ?? "";
  const facts = texts
    .filter((text) => text !== title)
    .map((text) => ({ name: wishedPay.test(text) ? "期望薪资" : isPlace(text) ? "期望城市" : "", text }));
  return { title, facts };
}
