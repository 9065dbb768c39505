import { limits } from "../limits.ts";
import { toldFact } from "../resume/facts.ts";
import { cleanText, cut } from "../resume/plain-text.ts";
import { sanitizeRichText } from "../resume/rich-text.ts";
import {
  type Item,
  type Language,
  type Link,
  linkLimits,
  type ResumeDocument,
  type Section,
} from "../resume/schema.ts";
import { kindOfName, sectionName } from "../resume/sections.ts";
import { fingerprint, withUntranslated } from "../resume/untranslated.ts";
import { figuresOf } from "./grounding.ts";
import { type MarkedText, markText } from "./marked-text.ts";
import type { Passage } from "./task.ts";

/**
 * A resume as the passages that a translation asks for, and the copy that is made of the answers. Names of people,
 * companies and schools, contacts, links, dates and settings are no passages: they stay as they are. Names of sections
 * that we gave are known in every language, and so are the labels and values of typed facts. Other words of a fact are
 * passages, unless they are about what somebody is and nobody has to know: those are kept and noted, and leave with no one.
 */
export type Translatable = {
  /** The passages of each section; the first list is what stands above all sections. */
  parts: readonly { name: string; passages: readonly Passage[] }[];
  /** The paths of passages about work that goes on. */
  ongoing: ReadonlySet<string>;
  /**
   * Returns the resume in the language, and how many passages are translated. A passage without an answer, with other
   * figures or with other marks keeps its words, and the copy notes which those are.
   */
  withAnswers(answers: ReadonlyMap<string, string>): { document: ResumeDocument; translated: number; passages: number };
};

const itemFields = ["title", "subTitle", "city"] as const;
/** The kinds whose subtitle is the name of a company or a school. */
const namesOrganization: ReadonlySet<string> = new Set(["empolyment", "education"]);

export function translatable(document: ResumeDocument, to: Language): Translatable {
  const { sections, basicInfo, links } = document.data;
  const marked = new Map<Item, MarkedText>();
  const markedOf = (item: Item) => {
    const known = marked.get(item) ?? markText(item.description);
    marked.set(item, known);
    return known;
  };
  const linesOf = (section: Section): Passage[] => [
    ...(kindOfName(section.name) === null ? passage(`${section.id}`, section.name) : []),
    ...section.data.flatMap((item) => [
      ...itemFields
        .filter((field) => !(field === "subTitle" && namesOrganization.has(section.type)))
        .flatMap((field) => passage(`${section.id}/${item.id}/${field}`, item[field])),
      ...markedOf(item).lines.flatMap((line, index) => passage(`${section.id}/${item.id}/${index}`, line)),
    ]),
  ];
  const facts = links.map((link) => toldFact(link, to));
  const factLines = facts.flatMap(({ fact: { id, name, text = "" }, own }) => [
    ...(own.name ? passage(`links/${id}/name`, name) : []),
    ...(own.text && !own.isIntimate ? passage(`links/${id}/text`, text) : []),
  ]);
  const parts = [
    {
      name: "",
      passages: [...passage("title", basicInfo.title), ...passage("location", basicInfo.location), ...factLines],
    },
    ...sections.map((section) => ({ name: section.name, passages: linesOf(section) })),
  ].filter(({ passages }) => passages.length > 0);
  const sources = new Map(parts.flatMap(({ passages }) => passages.map(({ path, text }) => [path, text] as const)));
  const ongoing = new Set(
    sections.flatMap(({ id, data }) =>
      data
        .filter(({ endDate }) => endDate === "present")
        .flatMap((item) => markedOf(item).lines.map((_, index) => `${id}/${item.id}/${index}`)),
    ),
  );
  return {
    parts,
    ongoing,
    withAnswers(answers) {
      let translated = 0;
      const kept = new Set<string>();
      const answerTo = (path: string, plain: string, fits = (_: string) => true): string | null => {
        const source = sources.get(path);
        if (source === undefined) return null;
        const answer = answers.get(path);
        if (answer === undefined || !isFaithful(source, answer) || !fits(answer)) {
          for (const words of plain.split("\n")) kept.add(fingerprint(words));
          return null;
        }
        translated += 1;
        return answer;
      };
      const line = (path: string, text: string, most: number = limits.document.lineLength) => {
        const answer = answerTo(path, text);
        return answer === null ? text : cut(cleanText(answer, answer.length).trim(), most);
      };
      const factOf = ({ fact, own }: (typeof facts)[number]): Link => {
        const { id, name, text } = fact;
        if (text === undefined) return fact;
        if (own.text && own.isIntimate) kept.add(fingerprint(text));
        const said = line(`links/${id}/text`, text, limits.document[linkLimits.text]);
        return { ...fact, name: line(`links/${id}/name`, name), text: said };
      };
      const itemOf =
        ({ id }: Section) =>
        (item: Item): Item => {
          const text = markedOf(item);
          const lines = text.lines.map((_, at) =>
            answerTo(`${id}/${item.id}/${at}`, text.plain[at] ?? "", (answer) => text.fits(at, answer)),
          );
          return {
            ...item,
            title: line(`${id}/${item.id}/title`, item.title),
            subTitle: line(`${id}/${item.id}/subTitle`, item.subTitle),
            city: line(`${id}/${item.id}/city`, item.city),
            description: sanitizeRichText(text.withLines(lines)),
          };
        };
      const copy: ResumeDocument = {
        ...document,
        data: {
          ...document.data,
          basicInfo: {
            ...basicInfo,
            title: line("title", basicInfo.title),
            location: line("location", basicInfo.location),
          },
          links: facts.map(factOf),
          sections: sections.map((section) => {
            const kind = kindOfName(section.name);
            const name = kind ? sectionName(kind, to) : line(section.id, section.name);
            return { ...section, name, data: section.data.map(itemOf(section)) };
          }),
        },
        config: { ...document.config, lang: to },
      };
      return { document: withUntranslated(copy, [...kept]), translated, passages: sources.size };
    },
  };
}

const isText = (text: string) => /\p{L}/u.test(text);
const passage = (path: string, text: string): Passage[] => (isText(text) ? [{ path, text }] : []);

/** A translation says the same figures, and is about as long. */
function isFaithful(source: string, answer: string): boolean {
  if (answer.trim() === "" || answer.length > 6 * source.length + 80) return false;
  if (/<\/?[a-z!]/i.test(answer) && !/<\/?[a-z!]/i.test(source)) return false;
  const digits = (text: string) =>
    [...figuresOf(text)]
      .filter((figure) => /\d/.test(figure))
      .sort()
      .join(" ");
  return digits(source.replace(/⟦[^⟧]*⟧/g, " ")) === digits(answer.replace(/⟦[^⟧]*⟧/g, " "));
}
