import { factTable } from "../../fact-table.ts";
import { firstText, isRecord, type Loose, listOf, own, recordOf, textOf } from "../../healing/loose.ts";
import type { Language, ResumeDocument } from "../../schema.ts";
import { type SectionKind, sectionName, sectionRules } from "../../sections.ts";
import {
  ForeignEntry,
  foreignDates,
  foreignDocument,
  type LooseSection,
  languageOfTexts,
  linkParagraph,
  paragraphs,
} from "../foreign.ts";
import { parseJson, type ReadTarget, type TextFormat } from "../format.ts";
import { richOf } from "../rich.ts";

/**
 * The JSON of Magic Resume (魔方简历). Texts, order, what is hidden and the accent colour are read. The token for GitHub
 * that such a file may hold is nobody's business here and is left out.
 */
export const magicResume: TextFormat = {
  name: "magic-resume",
  title: "Magic Resume",
  extensions: [".json"],
  mime: "application/json",
  read(text, target) {
    const value = parseJson(text);
    return isRecord(value) &&
      isRecord(own(value, "basic")) &&
      (Array.isArray(own(value, "menuSections")) || Array.isArray(own(value, "experience")))
      ? fromMagicResume(value, target)
      : null;
  },
};

type List = { kind: SectionKind; title: readonly string[]; subTitle: string; rich: readonly string[]; single?: "end" };

const lists: Readonly<Record<string, List>> = {
  education: {
    kind: "education",
    title: ["degree", "major"],
    subTitle: "school",
    rich: ["description"],
    single: "end",
  },
  experience: { kind: "empolyment", title: ["position"], subTitle: "company", rich: ["details", "description"] },
  projects: { kind: "project", title: ["name"], subTitle: "role", rich: ["description"] },
  certificates: { kind: "certificate", title: ["name", "title"], subTitle: "issuer", rich: ["description"] },
};
const customList: List = { kind: "custom", title: ["title", "name"], subTitle: "subtitle", rich: ["description"] };
/** Sections that are one text. */
const texts: Readonly<Record<string, readonly [string, SectionKind]>> = {
  skills: ["skillContent", "skills"],
  selfEvaluation: ["selfEvaluationContent", "profile"],
};

function fromMagicResume(from: Loose, target: ReadTarget): ResumeDocument {
  const basic = recordOf(own(from, "basic"));
  const lang = languageOfTexts(sectionsOf(from, target.lang), target);
  const color = textOf(own(recordOf(own(from, "globalSettings")), "themeColor"));
  return foreignDocument(
    {
      name: firstText(from, ["title"]),
      basicInfo: {
        name: firstText(basic, ["name"]),
        title: firstText(basic, ["title"]),
        email: firstText(basic, ["email"]),
        cellphone: firstText(basic, ["phone"]),
        location: firstText(basic, ["location"]),
        birth: firstText(basic, ["birthDate"]),
        avatar: firstText(basic, ["photo"]),
      },
      links: linksOf(basic, lang),
      sections: sectionsOf(from, lang),
      config: {
        lang,
        emailIsHidden: isFieldHidden(basic, "email"),
        cellphoneIsHidden: isFieldHidden(basic, "phone"),
        design: {
          accent: color,
          ...(own(recordOf(own(basic, "photoConfig")), "visible") === false && { showPhoto: false }),
        },
      },
    },
    target,
  );
}

function isFieldHidden(basic: Loose, key: string): boolean {
  const field = listOf(own(basic, "fieldOrder"))
    .map(recordOf)
    .find((one) => own(one, "key") === key);
  return field !== undefined && own(field, "visible") === false;
}

function linksOf(basic: Loose, lang: Language): Loose[] {
  const status = firstText(basic, ["employementStatus"]);
  const user = firstText(basic, ["githubUseName"]);
  const more = listOf(own(basic, "customFields")).map(recordOf);
  return [
    ...(user === "" ? [] : [{ name: "GitHub", src: `https://github.com/${encodeURIComponent(user)}` }]),
    ...(status === "" ? [] : [{ name: factTable.status.labels[lang], text: status, src: "" }]),
    ...more.flatMap((field) => {
      const [name, value] = [firstText(field, ["label"]), firstText(field, ["value"])];
      if (name === "" && value === "") return [];
      return [/^https?:\/\/\S+$/i.test(value) ? { name, src: value } : { name, text: value, src: "" }];
    }),
  ];
}

/** The sections in the order of the program's menu; what is switched off there is hidden. */
function sectionsOf(from: Loose, lang: Language): LooseSection[] {
  const menu = listOf(own(from, "menuSections"))
    .map(recordOf)
    .sort((one, other) => Number(own(one, "order") ?? 0) - Number(own(other, "order") ?? 0));
  const custom = recordOf(own(from, "customData"));
  const named = menu.map((one) => textOf(own(one, "id")));
  const missing = [...Object.keys(lists), ...Object.keys(texts), ...Object.keys(custom)].filter(
    (id) => !named.includes(id),
  );
  const all = [...menu, ...missing.map((id) => ({ id, enabled: !(id in custom) }))];
  return all.flatMap((entry: Loose): LooseSection[] => {
    const id = textOf(own(entry, "id"));
    const name = firstText(entry, ["title"]).trim();
    const isHidden = own(entry, "enabled") === false;
    const text = texts[id];
    if (text) {
      const description = richOf(textOf(own(from, text[0])), "html");
      if (description === "") return [];
      return [
        {
          type: text[1],
          name: name || sectionName(text[1], lang),
          isHidden,
          tagStyle: false,
          onlyDesc: true,
          data: [{ description }],
        },
      ];
    }
    const list = lists[id] ?? customList;
    const data = listOf(own(lists[id] ? from : custom, id)).map((value) => itemOf(value, list));
    if (data.length === 0) return [];
    return [
      {
        type: list.kind,
        name: name || sectionName(list.kind, lang),
        isHidden,
        tagStyle: false,
        columns: list.kind === "project" ? "one" : sectionRules[list.kind].columns,
        data,
      },
    ];
  });
}

function itemOf(value: unknown, list: List): Loose {
  const entry = new ForeignEntry(value, { ignored: ["id", "visible", "isPresent"] });
  const title = entry.texts(list.title, " · ");
  const subTitle = entry.text(list.subTitle);
  const [start, end] = [entry.text("startDate"), entry.text("endDate")];
  const dates = foreignDates(
    start !== "" || end !== "" ? { start, end } : entry.texts(["date", "dateRange"]),
    list.single,
  );
  const gpa = entry.text("gpa");
  const rich = list.rich.map((key) => richOf(entry.text(key), "html")).join("");
  const link = linkParagraph(entry.text("link"), entry.text("linkLabel"));
  return {
    title,
    subTitle,
    city: entry.text("location"),
    startDate: dates.startDate,
    endDate: dates.endDate,
    isHidden: own(recordOf(value), "visible") === false,
    description:
      paragraphs(dates.rest, gpa === "" ? "" : `GPA ${gpa.replace(/^GPA[\s:：]*/i, "")}`) +
      rich +
      link +
      paragraphs(...entry.rest()),
  };
}
