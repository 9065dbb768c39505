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
    .filter(({ src }) => isBlank(src))
    .map(({ id, name }) => ({ place: { link: id, field: "src" }, quote: name }));
}

/** A link that no browser can follow, or that only the author's own machine or network can. */
export function linkBroken(document: ResumeDocument): Found[] {
  const inLists = document.data.links
    .filter(({ src }) => !isBlank(src) && !isReachableForOthers(linkHref(src)))
    .map(({ id, src }) => ({ place: { link: id, field: "src" }, quote: src }));
  const linked = itemsShown(document).filter(({ item }) => /<a\s/i.test(item.description));
  const inTexts = linked.flatMap((entry) =>
    passagesOf(entry.item)
      .hrefs.filter((href) => !isReachableForOthers(href))
      .map((href) => ({ place: inItem(entry, "description"), quote: href })),
  );
  return [...inLists, ...inTexts];
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
