import { type SampleItem, samples } from "../samples.ts";
import type { Item, ResumeDocument, Section } from "../schema.ts";
import { createItem } from "../sections.ts";
import { inItem, nameOf } from "./entries.ts";
import type { Found } from "./finding.ts";
import { passagesOf } from "./passages.ts";

/**
 * Entries that are still as they came with a new resume or section, in any of the languages. Of a short one
 * ("TypeScript") nobody can tell whether it is meant, so a section of those is found once, while all of them and no
 * others are in it.
 */
export function samplesLeft(document: ResumeDocument): Found[] {
  return document.data.sections.flatMap((section) => {
    const left = samplesIn(section);
    const [first] = left;
    if (first && left.every(({ description }) => description === "")) {
      return [{ place: inItem({ section, item: first }, "title"), quote: section.name }];
    }
    return left.map((item) => ({
      place: inItem({ section, item }, section.onlyDesc ? "description" : "title"),
      quote: nameOf(item) || section.name,
    }));
  });
}

/** Returns the document without those entries. */
export function withoutSamples(document: ResumeDocument): ResumeDocument {
  const sections = document.data.sections.map((section) => {
    const left = new Set(samplesIn(section));
    return left.size === 0 ? section : { ...section, data: section.data.filter((item) => !left.has(item)) };
  });
  return { ...document, data: { ...document.data, sections } };
}

function samplesIn({ type, data }: Section): Item[] {
  const lists = samplesOf(type);
  const isAsItCame = lists.some(
    (list) =>
      list.length > 0 &&
      list.length === data.length &&
      list.every((sample, index) => data[index] && isLike(data[index], sample)),
  );
  if (isAsItCame) return data;
  return data.filter(
    (item) => item.description !== "" && lists.some((list) => list.some((sample) => isLike(item, sample))),
  );
}

const fields = ["title", "subTitle", "startDate", "endDate", "city"] as const;

function isLike(item: Item, sample: Item): boolean {
  return fields.every((field) => item[field] === sample[field]) && passagesOf(item).text === passagesOf(sample).text;
}

/** The samples of a kind as entries, made once, so that the description of each is read once. */
const made = new Map<Section["type"], Item[][]>();

function samplesOf(type: Section["type"]): Item[][] {
  const lists =
    made.get(type) ??
    Object.values(samples[type]).map((list) =>
      list.map((sample: SampleItem) => ({ ...createItem("sample"), ...sample })),
    );
  made.set(type, lists);
  return lists;
}
