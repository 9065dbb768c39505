import type { Line } from "../lines/lines.ts";
import type { ReadPerson } from "../person/person.ts";
import { addLink, linkName, withLinksJoined } from "../person/person-links.ts";
import { urlPattern } from "../terms/contacts.ts";
import type { HeadingKind } from "../words/headings.ts";
import type { ReadSection } from "./sections.ts";

/** Sections in which addresses lead to the person: its sites, what it made and whoever tells of it. */
const ofLinks =
  /포트폴리오|ポートフォリオ|portfolio|リンク|링크|作品集|個人網站|个人网站|(?:社交|网络|其他|其它|个人|我的|相关)(?:账号|帐号|账户|链接|主页|网站)$|^references?$|^(?:liens|links|web ?links|profiles?|profils|profile|perfiles|enlaces|redes(?: sociales)?|r[ée]seaux(?: sociaux)?|social(?: media| networks?)?|soziale (?:medien|netzwerke)|webs?|websites?|sns|online(?:[ -](?:profile|präsenz|presence)s?)?|présence en ligne)$/iu;
/** What says that a page is the person's own, in whatever section it stands: "Meine Webseite: …", "Personal site: …". */
const own =
  /(?:^|[^\p{L}])(?:my|personal|meine?|persönliche|mon|ma|personnel|mi|个人|個人)(?:[^\p{L}]|\p{Script=Han})[^:：]{0,24}[:：]\s*$/iu;
/** In these an address is that of a job, of a school or of one thing that somebody made. */
const ofOthers: ReadonlySet<HeadingKind> = new Set(["work", "education", "project", "publication", "activity"]);
/** Nothing but what it is called stands beside an address of a list of links. */
const mostBeside = 16;

/** Adds the addresses of the person that stand in sections: those of lists of links, and those behind "ブログ" or "GitHub". */
export function addSectionLinks(sections: readonly ReadSection[], person: ReadPerson): void {
  for (const { kind, name, lines: all } of sections) {
    const lines = withLinksJoined(all);
    const told = lines.flatMap((line) => leadOf(line) ?? []);
    // Where each line says nothing but which page it is and where, they are the person's, whatever the title says.
    const isAllOfThem = told.length > 0 && told.length === lines.length && told.every((one) => one.label !== "");
    const isOfLinks = ofLinks.test(name.trim()) || (kind === "activity" && isAllOfThem);
    const isOthers = !isOfLinks && ofOthers.has(kind);
    for (const { url, label, beside, isOwn, isBehind } of told) {
      const isNamed = label !== "" && (isOthers ? isOwn : isOfLinks || !isBehind);
      if (isNamed || (isOfLinks && beside < mostBeside)) addLink(person, url, label);
    }
  }
}

/**
 * An address, what kind of page a line calls it, how much else the line says, and whether it says whose page it is.
 * `isBehind` is true where the address does not stand on the page, but behind the one word of the line.
 */
type Lead = { url: string; label: string; beside: number; isOwn: boolean; isBehind: boolean };

/** Returns where a line leads, or null. */
function leadOf({ text, segments }: Line): Lead | null {
  const found = urlPattern.exec(text);
  if (found) {
    const before = text.slice(0, found.index).replace(/\t/gu, " ");
    const words = before.replace(/(?:\s*(?:url|リンク|링크))?\s*[:：]?\s*$/iu, "");
    const isOwn = own.test(before);
    const label = linkName(words) || (isOwn ? linkName(words.split(/\s/u).at(-1) ?? "") : "");
    return { url: found[0], label, beside: text.length - found[0].length, isOwn, isBehind: false };
  }
  // "个人博客：程序人生": the address is behind the words.
  const [, name = "", value = ""] = /^([^:：]{2,20}?)\s*[:：]\s*(\S.{0,30})$/u.exec(text.replace(/^[•\s]+/u, "")) ?? [];
  const url = segments.find((segment) => segment.url)?.url ?? "";
  // "• LinkedIn": the word is a link itself.
  const only = value === "" ? text.replace(/^[•›·\s-]+/u, "").trim() : name;
  const label = /^https?:/iu.test(url) ? linkName(only) : "";
  return label === "" ? null : { url, label, beside: text.length, isOwn: false, isBehind: value === "" };
}
