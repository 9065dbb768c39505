import { z } from "zod";
import type { BasicInfo, ResumeDocument } from "../schema.ts";
import { linkHref } from "../urls.ts";
import { inItem, itemsShown } from "./entries.ts";
import type { Found } from "./finding.ts";
import { passagesOf } from "./passages.ts";

const email = z.email();

const isBlank = (text: string) => text.trim() === "";
const basic = (field: keyof BasicInfo, quote = ""): Found => ({ place: { field }, quote });

export function nameMissing({ data }: ResumeDocument): Found[] {
  return isBlank(data.basicInfo.name) ? [basic("name")] : [];
}

export function jobTitleMissing({ data }: ResumeDocument): Found[] {
  return isBlank(data.basicInfo.title) ? [basic("title")] : [];
}

/** One way to answer is enough. A link to an address of email or a phone number is one, too. */
export function contactMissing({ data }: ResumeDocument): Found[] {
  const { email: mail, cellphone, wechat } = data.basicInfo;
  const isReachable =
    [mail, cellphone, wechat].some((text) => !isBlank(text)) ||
    data.links.some(({ src }) => /^(mailto|tel):/.test(linkHref(src) ?? ""));
  return isReachable ? [] : [basic("email")];
}

export function emailMalformed({ data }: ResumeDocument): Found[] {
  const typed = data.basicInfo.email.trim();
  return typed === "" || email.safeParse(typed).success ? [] : [basic("email", typed)];
}

export function linkEmpty({ data }: ResumeDocument): Found[] {
  return data.links
    .filter(({ src, text }) => text === undefined && isBlank(src))
    .map(({ id, name }) => ({ place: { link: id, field: "src" }, quote: name }));
}

/** A fact that says nothing is not drawn, so its label alone does not appear. */
export function factEmpty({ data }: ResumeDocument): Found[] {
  return data.links
    .filter(({ text }) => text !== undefined && isBlank(text))
    .map(({ id, name }) => ({ place: { link: id, field: "text" }, quote: name }));
}

/** A link that no browser can follow, or that only the author's own machine or network can. */
export function linkBroken(document: ResumeDocument): Found[] {
  return linksIn(document)
    .filter(({ href }) => !isReachableForOthers(href))
    .map(({ place, quote }) => ({ place, quote }));
}

type LinkIn = Found & { href: string | null };

/** Returns the links of a document: those of its list, then those in its texts. `href` is null where nothing follows it. */
function linksIn(document: ResumeDocument): LinkIn[] {
  const inList = document.data.links
    .filter(({ src }) => !isBlank(src))
    .map(({ id, src }) => ({ place: { link: id, field: "src" }, quote: src, href: linkHref(src) }));
  const linked = itemsShown(document).filter(({ item }) => /<a\s/i.test(item.description));
  const inTexts = linked.flatMap((entry) =>
    passagesOf(entry.item).hrefs.map((href) => ({ place: inItem(entry, "description"), quote: href, href })),
  );
  return [...inList, ...inTexts];
}

/** Returns the links to pages that others can open, as far as their syntax tells, for somebody who asks these pages. */
export function webLinks(document: ResumeDocument): (Found & { href: string })[] {
  return linksIn(document).filter(
    (link): link is Found & { href: string } =>
      link.href !== null && webHost.test(link.href) && isReachableForOthers(link.href),
  );
}

const webHost = /^https?:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i;
const ownHost = /^(localhost|.*\.(localhost|local|internal|lan)|127\..*|10\..*|192\.168\..*|169\.254\..*|0\..*|\[.*)$/i;
const host = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*(\.[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)+\.?$/u;

function isReachableForOthers(href: string | null): boolean {
  if (href === null) return false;
  const name = webHost.exec(href)?.[1];
  if (name === undefined) return true;
  return host.test(name) && !ownHost.test(name);
}
