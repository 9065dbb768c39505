import { firstText, isRecord, type Loose, listOf, own, recordOf, textOf } from "../../healing/loose.ts";
import type { Language, ResumeDocument } from "../../schema.ts";
import { sectionName, sectionRules } from "../../sections.ts";
import {
  bullets,
  ForeignEntry,
  foreignDates,
  foreignDocument,
  joined,
  type LooseSection,
  languageOfTexts,
  linkParagraph,
  paragraphs,
  placeOf,
  profileLink,
  urlOf,
} from "../foreign.ts";
import type { ReadTarget } from "../format.ts";
import { richOf } from "../rich.ts";
import { listOfKey, namesOf, type ReactiveList } from "./lists.ts";

/** The three shapes in which the program has kept a resume; they differ in the names of a few keys. */
export type Shape = 3 | 4 | 5;

const ignored = ["id", "visible", "hidden", "icon", "levelNum", "options", "iconColor"];

export function readShape(from: Loose, shape: Shape, target: ReadTarget): ResumeDocument {
  const basics = recordOf(own(from, "basics"));
  const sections = recordOf(own(from, "sections"));
  const places = placesOf(recordOf(own(from, "metadata")), shape);
  const named = (lang: Language): LooseSection[] => {
    const all = [
      ...summaryOf(from, basics, sections, shape, lang),
      ...Object.keys(sections)
        .filter((key) => key !== "custom" && key !== "profiles" && !(key === "summary" && shape === 4))
        .map((key) => sectionOf(key, recordOf(sections[key]), shape, lang)),
      ...customOf(from, sections, shape, lang),
      ...hiddenProfiles(recordOf(own(sections, "profiles")), lang),
    ].filter((section) => section.data.length > 0);
    return inOrder(all, places);
  };
  // The language of a page is set once and often forgotten; the one in which the texts are written is not.
  const lang = languageOfTexts(named(target.lang), target);
  return foreignDocument(
    {
      name: firstText(basics, ["name", "headline"]),
      basicInfo: basicInfoOf(from, basics),
      links: linksOf(basics, recordOf(own(sections, "profiles"))),
      sections: named(lang),
      config: { lang, design: designOf(from, basics) },
    },
    target,
  );
}

function basicInfoOf(from: Loose, basics: Loose): Loose {
  const where = own(basics, "location");
  const picture = recordOf(own(basics, "picture") ?? own(basics, "photo") ?? own(from, "picture"));
  return {
    name: firstText(basics, ["name"]),
    title: firstText(basics, ["headline"]),
    email: firstText(basics, ["email"]),
    cellphone: firstText(basics, ["phone"]),
    birth: firstText(basics, ["birthdate"]),
    location: isRecord(where) ? placeOf(where) : textOf(where),
    avatar: firstText(picture, ["url"]),
  };
}

function designOf(from: Loose, basics: Loose): Loose {
  const picture = recordOf(own(basics, "picture") ?? own(basics, "photo") ?? own(from, "picture"));
  const isHidden =
    own(recordOf(own(picture, "effects")), "hidden") === true ||
    own(picture, "hidden") === true ||
    own(picture, "visible") === false;
  const format = own(recordOf(own(recordOf(own(from, "metadata")), "page")), "format");
  return { ...(isHidden && { showPhoto: false }), paper: format === "letter" ? "letter" : "a4" };
}

const isHidden = (value: Loose) => own(value, "hidden") === true || own(value, "visible") === false;

function linksOf(basics: Loose, profiles: Loose): Loose[] {
  const site = urlOf(own(basics, "url") ?? own(basics, "website"));
  const shown = [...listOf(own(profiles, "items")), ...listOf(own(basics, "profiles"))].map(recordOf);
  return [
    ...(`${site.label}${site.url}` === "" ? [] : [{ name: site.label, src: site.url }]),
    ...shown
      .filter((profile) => !isHidden(profile) && !isHidden(profiles))
      .map((profile) => {
        const { url, label } = urlOf(own(profile, "url") ?? own(profile, "website"));
        return profileLink(textOf(own(profile, "network")), textOf(own(profile, "username")), url, [label]);
      })
      .filter(({ name, src }) => `${name}${src}` !== ""),
    ...listOf(own(basics, "customFields")).map(recordOf).flatMap(customField),
  ];
}

function customField(field: Loose): Loose[] {
  const name = firstText(field, ["name"]);
  const text = firstText(field, ["value", "text"]);
  const link = firstText(field, ["link"]);
  if (link !== "") return [{ name: text, src: link }];
  return text === "" && name === "" ? [] : [{ name, text, src: "" }];
}

/** What is hidden stays hidden: links of ours have no such state, entries do. */
function hiddenProfiles(profiles: Loose, lang: Language): LooseSection[] {
  const all = listOf(own(profiles, "items")).map(recordOf);
  const hidden = isHidden(profiles) ? all : all.filter(isHidden);
  const data = hidden.map((profile) => {
    const { url, label } = urlOf(own(profile, "url") ?? own(profile, "website"));
    const [title, subTitle] = [textOf(own(profile, "network")), textOf(own(profile, "username"))];
    return { title, subTitle, description: linkParagraph(url, label), isHidden: true };
  });
  const name = firstText(profiles, ["title", "name"]) || sectionName("custom", lang);
  return [{ type: "custom", name, isHidden: true, key: "profiles", data }];
}

function summaryOf(from: Loose, basics: Loose, sections: Loose, shape: Shape, lang: Language): LooseSection[] {
  const summary =
    shape === 3 ? { content: own(basics, "summary") } : recordOf(own(shape === 4 ? sections : from, "summary"));
  const description = richOf(textOf(own(summary, "content")), shape === 3 ? "markdown" : "html");
  if (description === "") return [];
  const name = firstText(summary, ["title", "name"]) || sectionName("profile", lang);
  return [{ type: "profile", name, isHidden: isHidden(summary), key: "summary", data: [{ description }] }];
}

function customOf(from: Loose, sections: Loose, shape: Shape, lang: Language): LooseSection[] {
  if (shape === 5) {
    return listOf(own(from, "customSections"))
      .map(recordOf)
      .map((section) => ({
        ...sectionOf(textOf(own(section, "type")), section, shape, lang),
        key: textOf(own(section, "id")),
      }));
  }
  const custom = recordOf(own(sections, "custom"));
  // In version 3 a section of this name has entries itself.
  if (Array.isArray(own(custom, "items"))) return [sectionOf("custom", custom, shape, lang)];
  return Object.keys(custom).map((id) => ({
    ...sectionOf("custom", recordOf(custom[id]), shape, lang),
    key: `custom.${id}`,
  }));
}

function sectionOf(key: string, section: Loose, shape: Shape, lang: Language): LooseSection {
  const type = textOf(own(section, "type"));
  const list = listOfKey(shape === 3 && type !== "" && type !== "basic" && type !== "custom" ? type : key, shape === 5);
  const data = listOf(own(section, "items")).flatMap((value) => itemsOf(value, list, shape));
  const rule = sectionRules[list.kind];
  return {
    type: list.kind,
    name: firstText(section, ["title", "name"]) || (namesOf(list)?.[lang] ?? sectionName(list.kind, lang)),
    isHidden: isHidden(section),
    // Tags show only a title, so items that have more are drawn in full.
    tagStyle: rule.tagStyle && data.every((item) => textOf([item.subTitle, item.startDate, item.description]) === ""),
    columns: list.kind === "project" ? "one" : rule.columns,
    key,
    data,
  };
}

/** An employer with several positions becomes an entry for each of them. */
function itemsOf(value: unknown, list: ReactiveList, shape: Shape): Loose[] {
  const roles = listOf(own(recordOf(value), "roles")).map(recordOf);
  if (roles.length === 0) return [itemOf(value, list, shape)];
  const { roles: _roles, position, description, website, ...company } = recordOf(value);
  return roles.map((role, index) => {
    // What is said of the employer as a whole stands with the first position.
    const said = index === 0 ? { summary: description, content: position, website } : {};
    return itemOf({ ...company, ...said, ...role }, list, shape);
  });
}

function itemOf(value: unknown, list: ReactiveList, shape: Shape): Loose {
  const entry = new ForeignEntry(withoutFigure(value), { bare: list.title[0] ?? "title", ignored });
  const title = entry.texts(list.title);
  const subTitle = entry.texts(list.subTitle);
  const dates = foreignDates(entry.value("period") ?? entry.value("date"), list.single);
  const { url, label } = urlOf(entry.value("url") ?? entry.value("website"));
  const rich = list.rich.map((key) => richOf(entry.text(key), shape === 3 ? "markdown" : "html")).join("");
  const keywords = list.subTitle.includes("keywords") ? "" : joined(entry.list("keywords"));
  const grade = entry.texts(["score", "grade"]);
  const description =
    paragraphs(dates.rest, grade, keywords) +
    rich +
    bullets(entry.list("courses")) +
    linkParagraph(url, label) +
    paragraphs(...entry.rest());
  return {
    title: title === "" && list.title.length > 0 ? subTitle : title,
    subTitle: title === "" && list.title.length > 0 ? "" : subTitle,
    city: entry.text("location"),
    startDate: dates.startDate,
    endDate: dates.endDate,
    isHidden: isHidden(recordOf(value)),
    description,
  };
}

/** A level is a word in one shape, and in the others a figure from 0 to 5 that only draws a row of dots. */
function withoutFigure(value: unknown): unknown {
  return typeof own(recordOf(value), "level") === "number" ? { ...recordOf(value), level: "" } : value;
}

type Places = { main: string[]; side: string[] };

/** Which section stands where: lists of pages of columns, or pages with a name for each column. */
function placesOf(metadata: Loose, shape: Shape): Places {
  const layout = own(metadata, "layout");
  const pages = shape === 5 ? listOf(own(recordOf(layout), "pages")).map(recordOf) : listOf(layout).map(listOf);
  const keys = (value: unknown) => listOf(value).filter((key) => typeof key === "string");
  const places: Places = { main: [], side: [] };
  for (const page of pages) {
    const [main, side] = Array.isArray(page)
      ? [page[0], page[1]]
      : [own(page as Loose, "main"), own(page as Loose, "sidebar")];
    places.main.push(...keys(main));
    places.side.push(...keys(side));
  }
  return places;
}

/** Sections without a place of their own stand first where they are a summary, else last. */
function inOrder(sections: readonly LooseSection[], { main, side }: Places): LooseSection[] {
  const order = [...main, ...side];
  const placeIn = (section: LooseSection) => {
    const at = order.indexOf(textOf(section.key));
    return at !== -1 ? at : section.type === "profile" ? -1 : order.length;
  };
  return [...sections]
    .sort((one, other) => placeIn(one) - placeIn(other))
    .map(({ key, ...section }) => {
      const position = side.includes(textOf(key)) ? "side" : main.includes(textOf(key)) ? "main" : undefined;
      return { ...section, ...(position && { position }) } as LooseSection;
    });
}
