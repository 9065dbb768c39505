import { limits } from "../limits.ts";
import { cleanText } from "./plain-text.ts";
import { sanitizeRichText } from "./rich-text.ts";
import type { BasicInfo, Item, Link, ResumeData, Section } from "./schema.ts";
import { avatarUrl, isUnsafeUrl } from "./urls.ts";

const { textLength, urlLength } = limits.document;

/**
 * What the server does to a resume on every write, whatever the client did: plain texts without what cannot be stored
 * or seen, descriptions in the allowed set, a photo and links that nobody runs as a script. Takes data that fits the
 * schema and gives such data; idempotent.
 */
export function cleanData(data: ResumeData): ResumeData {
  return {
    basicInfo: cleanBasicInfo(data.basicInfo),
    sections: data.sections.map(cleanSection),
    links: data.links.map(cleanLink),
  };
}

function cleanBasicInfo(info: BasicInfo): BasicInfo {
  return {
    title: line(info.title),
    name: line(info.name),
    avatar: avatarUrl(info.avatar),
    location: line(info.location),
    cellphone: line(info.cellphone),
    email: line(info.email),
    birth: line(info.birth),
    wechat: line(info.wechat),
  };
}

function cleanSection(section: Section): Section {
  return { ...section, name: line(section.name), data: section.data.map(cleanItem) };
}

function cleanItem(item: Item): Item {
  return {
    ...item,
    title: line(item.title),
    subTitle: line(item.subTitle),
    city: line(item.city),
    description: cleanDescription(item.description),
  };
}

/**
 * A link without a scheme stays as it was typed (`linkAddress` says where it leads); a script is emptied. Its name
 * stays.
 */
function cleanLink(link: Link): Link {
  const src = cleanText(link.src, urlLength);
  return { ...link, name: line(link.name), src: isUnsafeUrl(src) ? "" : src };
}

/**
 * Escaping makes text longer, and so can pass the limit that the schema sets. Then whole blocks are given up from the
 * end, never a half-written tag.
 */
export function cleanDescription(html: string): string {
  let clean = sanitizeRichText(html);
  let kept = html;
  while (clean.length > textLength) {
    kept = kept.slice(0, Math.floor((kept.length * textLength) / clean.length) - 1);
    clean = sanitizeRichText(kept);
  }
  return clean;
}

function line(text: string): string {
  return cleanText(text, textLength);
}
