import { urlPattern } from "./contacts.ts";
import type { ReadPerson } from "./person.ts";
import { addLink, linkName } from "./person-links.ts";
import type { ReadSection } from "./sections.ts";
import type { HeadingKind } from "./words/headings.ts";

/** Sections in which addresses lead to the person: its sites, what it made and whoever tells of it. */
const ofLinks = /포트폴리오|ポートフォリオ|portfolio|リンク|링크|作品集|個人網站|个人网站|^references?$/iu;
/** In these an address is that of a job, of a school or of one thing that somebody made. */
const ofOthers: ReadonlySet<HeadingKind> = new Set(["work", "education", "project", "publication", "activity"]);
/** Nothing but what it is called stands beside an address of a list of links. */
const mostBeside = 16;

/** Adds the addresses of the person that stand in sections: those of lists of links, and those behind "ブログ" or "GitHub". */
export function addSectionLinks(sections: readonly ReadSection[], person: ReadPerson): void {
  for (const { kind, name, lines } of sections) {
    const isOfLinks = ofLinks.test(name.trim());
    if (!isOfLinks && ofOthers.has(kind)) continue;
    for (const { text } of lines) {
      const found = urlPattern.exec(text);
      if (!found) continue;
      const before = text.slice(0, found.index).replace(/\t/gu, " ");
      const label = linkName(before.replace(/(?:\s*(?:url|リンク|링크))?\s*[:：]?\s*$/iu, ""));
      const isListed = isOfLinks && text.length - found[0].length < mostBeside;
      if (isListed || label !== "") addLink(person, found[0], label);
    }
  }
}
