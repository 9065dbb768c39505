import { findDates, withoutDates } from "../dates/date-ranges.ts";
import { labelledIn } from "../lines/entry-labels.ts";
import { isAboutEmployer, isCircumstance, isColumnName, isTextColumn } from "../terms/circumstances.ts";

/**
 * What was done in a job stands in some resumes line by line, without the mark of a list, between lines that only say what
 * follows ("【業務内容】", "Responsibilities:") or something about whoever gave the job. The lines that tell are a list then,
 * and the others are none of its items.
 */

/**
 * Returns a job with what it tells as a list, where its text has such lines and no list. `rest`: the paragraph of what its
 * head names beside the fields, which is no item either.
 */
export function withItemsListed<Item extends { description?: string }>(item: Item, rest = ""): Item {
  const blocks = item.description?.match(/<ul>.*?<\/ul>|<p>.*?<\/p>/gsu) ?? [];
  if (blocks.some((block) => block.startsWith("<ul>"))) return withLabelsUnlisted(item);
  const notes = new Set(blocks.filter((block, at) => (at === 0 && block === rest) || isNote(block)));
  if (notes.size === 0 || blocks.every((block) => notes.has(block))) return item;
  const listed = blocks.map((block) => (notes.has(block) ? block : `<ul><li>${block}</li></ul>`)).join("");
  return { ...item, description: listed.replaceAll("</ul><ul>", "") };
}

/** "● 주요 업무:" above a list of its own says what follows, and is no item of the list that it stands in. */
function withLabelsUnlisted<Item extends { description?: string }>(item: Item): Item {
  const description = item.description?.replace(
    /<li>(<p>(?:(?!<\/?li>).)*<\/p>)<\/li>(?=<li>)/gsu,
    (whole, block: string) => (isLabelAlone(textOf(block)) ? `</ul>${block}<ul>` : whole),
  );
  return description === undefined ? item : { ...item, description: description.replaceAll("<ul></ul>", "") };
}

/** "【概要】…", "[担当フェーズ]": the name of a part before its text, or alone. */
const partLabel = /^[【〔＜〈《[][^【】〔〕＜＞〈〉《》[\]]{1,20}[】〕＞〉》\]]/u;

const textOf = (block: string) => block.replace(/<[^<>]*>/gu, "").trim();

function isNote(block: string): boolean {
  const text = textOf(block);
  if (text.split(" · ").every(isCircumstance)) return true;
  const bare = text.replace(partLabel, "").replace(/^[\p{P}\p{S}\s]+/u, "");
  if (bare === "" || isLabelAlone(text) || isAboutEmployer(text)) return true;
  if (/^<p><strong>[^<>]*<\/strong><\/p>$/u.test(block)) return true;
  const dates = findDates(text);
  if (dates.length > 0 && withoutDates(text, dates).replace(/[^\p{L}\p{N}]/gu, "").length < 3) return true;
  return text.split(/\s+/u).every(namesColumn);
}

const namesColumn = (word: string) =>
  isTextColumn(word) || isColumnName(word) || labelledIn(`${word}:`)?.label === "time";

/** "主な業務：", "Responsibilities:": what follows has a name, and this says nothing else. */
function isLabelAlone(text: string): boolean {
  const most = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(text) ? 16 : 36;
  return text.length <= most && /\p{L}\s*[:：]$/u.test(text);
}
