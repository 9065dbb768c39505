import { limits } from "../limits.ts";
import { cleanText } from "./plain-text.ts";
import { sanitizeRichTextUpTo } from "./rich-text.ts";
import {
  type BasicInfo,
  basicLimits,
  type DocumentLimit,
  type Item,
  itemLimits,
  type Link,
  linkLimits,
  type ResumeData,
  type Section,
  sectionLimits,
} from "./schema.ts";
import { everyHost, isUnsafeUrl, type PhotoHosts, photoUrl } from "./urls.ts";

const { textLength } = limits.document;

/**
 * Returns the data as the server stores it, whatever the client sent: plain texts lose what cannot be stored or seen,
 * descriptions are reduced to the allowed set, a link that could run as a script and a photo from elsewhere are
 * emptied. Takes data that fits the schema and returns such data; idempotent.
 * @param photoHosts where photos may come from; known to the server, which has the last word
 * @param clean what cleans a description; versions of one document share what `cleanEachOnce` returns
 */
export function cleanData(
  data: ResumeData,
  photoHosts: PhotoHosts = everyHost,
  clean: CleanDescription = cleanDescription,
): ResumeData {
  return {
    basicInfo: cleanBasicInfo(data.basicInfo, photoHosts),
    sections: data.sections.map((section) => cleanSection(section, clean)),
    links: data.links.map(cleanLink),
    ...(data.untranslated && { untranslated: data.untranslated }),
  };
}

function cleanBasicInfo(info: BasicInfo, photoHosts: PhotoHosts): BasicInfo {
  return {
    title: line(info.title, basicLimits.title),
    name: line(info.name, basicLimits.name),
    avatar: photoUrl(info.avatar, photoHosts),
    location: line(info.location, basicLimits.location),
    cellphone: line(info.cellphone, basicLimits.cellphone),
    email: line(info.email, basicLimits.email),
    birth: line(info.birth, basicLimits.birth),
    wechat: line(info.wechat, basicLimits.wechat),
  };
}

/** Returns a section as `cleanData` does. */
export function cleanSection(section: Section, clean: CleanDescription = cleanDescription): Section {
  return {
    ...section,
    name: line(section.name, sectionLimits.name).trim(),
    data: section.data.map((item) => cleanItem(item, clean)),
  };
}

function cleanItem(item: Item, clean: CleanDescription): Item {
  return {
    ...item,
    title: line(item.title, itemLimits.title),
    subTitle: line(item.subTitle, itemLimits.subTitle),
    city: line(item.city, itemLimits.city),
    description: clean(item.description),
  };
}

/**
 * A link without a scheme stays as it was typed (`linkHref` says where it leads). A script is emptied, but the link's
 * name stays.
 */
function cleanLink(link: Link): Link {
  const src = line(link.src, linkLimits.src);
  const fact = link.text === undefined ? {} : { text: line(link.text, linkLimits.text) };
  return { ...link, name: line(link.name, linkLimits.name), src: isUnsafeUrl(src) ? "" : src, ...fact };
}

/** Escaping and closing tags make text longer, so that it can pass the limit of the schema; its end is then dropped. */
export function cleanDescription(html: string): string {
  return sanitizeRichTextUpTo(html, textLength);
}

type CleanDescription = (html: string) => string;

/** Returns `cleanDescription` for texts of which many are the same: each is cleaned once. */
export function cleanEachOnce(): CleanDescription {
  const cleaned = new Map<string, string>();
  return (html) => {
    const known = cleaned.get(html);
    if (known !== undefined) return known;
    const clean = cleanDescription(html);
    // What is clean stays as it is.
    cleaned.set(html, clean).set(clean, clean);
    return clean;
  };
}

function line(text: string, limit: DocumentLimit): string {
  return cleanText(text, limits.document[limit]);
}
