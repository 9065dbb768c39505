import { Fragment, memo, type ReactNode } from "react";
import type { BasicInfo, Language, Link } from "#core/resume/schema.ts";
import { linkHref } from "#core/resume/urls.ts";
import { isCjk, type View } from "../design.ts";
import { mailHref, phoneHref, shortUrl } from "./hrefs.ts";
import { brandOf, Icon, type IconName } from "./icons.tsx";
import { marks } from "./marks.ts";
import { wordsOf } from "./words.ts";

export type Contact = {
  key: string;
  /** Absent for a fact, which has no icon that could say what it is. */
  icon?: IconName;
  text: string;
  /** The end of the text, or all of it, that is never torn: an email, a phone number, a URL (fit.ts). */
  whole?: string;
  /** Precedes the text where no icon says what it is. */
  label?: string;
  href?: string | null;
  /** A fact's label and text by themselves; `text` is both, with the colon of the language between them. */
  fact?: { label: string; text: string };
  origin: { field: string; link?: string };
};

/**
 * Draws the contacts that are filled in, in a fixed order, then the links in theirs. A design may give them a title,
 * and a word of its own before each in place of the icon.
 */
export const Contacts = memo(function Contacts({
  info,
  links,
  view,
  title,
  flagOf,
}: {
  info: BasicInfo;
  links: readonly Link[];
  view: View;
  title?: string;
  flagOf?: (contact: Contact) => string;
}) {
  const contacts = contactsOf(info, links, view);
  if (contacts.length === 0) return null;
  const list = (
    <ul className="rs-contacts">
      {contacts.map((contact) => {
        const { key, icon, text, label, href, origin } = contact;
        const hasLabel = !flagOf && !view.hasIcons && label;
        const written =
          flagOf && contact.fact?.text ? contact.fact.text : <Written text={text} whole={contact.whole} />;
        return (
          <li className="rs-contact" key={key} {...marks(view, origin)}>
            {flagOf && <span className="rs-contact-flag">{flagOf(contact)} </span>}
            {!flagOf && view.hasIcons && icon && <Icon name={icon} />}
            <span className="rs-contact-text">
              {hasLabel ? `${label} ` : null}
              {href ? (
                <a href={href} rel="noopener nofollow" target={href.startsWith("http") ? "_blank" : undefined}>
                  {written}
                </a>
              ) : (
                written
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
  if (!title) return list;
  return (
    <div className="rs-reach">
      <h2 className="rs-reach-title">{title}</h2>
      {list}
    </div>
  );
});

/** Draws a text whose end is one piece, with the places where it may break if it has to. */
export function Written({ text, whole }: Pick<Contact, "text" | "whole">): ReactNode {
  if (!whole) return text;
  const parts = whole.split(/(?<=[@/]|\s)/u).map((part, index) => (
    // The position is the key: a URL may have the same part twice.
    <Fragment key={String(index)}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  return (
    <>
      {text.slice(0, text.length - whole.length)}
      <span className="rs-whole">{parts}</span>
    </>
  );
}

/** Returns the contacts to show, for a design that must know how much room they take. */
export function contactsOf(info: BasicInfo, links: readonly Link[], view: View): Contact[] {
  const words = wordsOf(view.lang);
  const basics: Contact[] = [
    { key: "location", icon: "pin", text: info.location, origin: { field: "location" } },
    {
      key: "cellphone",
      icon: "phone",
      text: info.cellphone,
      whole: info.cellphone,
      href: phoneHref(info.cellphone),
      origin: { field: "cellphone" },
    },
    {
      key: "email",
      icon: "mail",
      text: info.email,
      whole: info.email,
      href: mailHref(info.email),
      origin: { field: "email" },
    },
    {
      key: "wechat",
      icon: "wechat",
      text: info.wechat,
      whole: info.wechat,
      label: words.wechat,
      origin: { field: "wechat" },
    },
    { key: "birth", icon: "cake", text: info.birth, label: words.birth, origin: { field: "birth" } },
  ];
  const linked = links.map<Contact>(({ id, name, src, text, linkText }) => {
    const common = { key: `link-${id}`, origin: { field: "link", link: id } };
    if (text !== undefined) {
      const fact = { label: name.trim(), text: text.trim() };
      return { ...common, text: sentenceOf(fact, view.lang), fact };
    }
    const icon = brandOf(src) ?? brandOf(name) ?? "link";
    const [label, url] = [name.trim(), shortUrl(src)];
    const shown = linkText ?? view.linkText;
    const href = linkHref(src);
    const link = { ...common, icon, href };
    // What is no URL leads nowhere: its label says more, and it may wrap like any other words.
    if (href === null) return { ...link, text: label || url };
    if (shown === "label" && label !== "") return { ...link, text: label };
    return { ...link, text: shown === "both" ? sentenceOf({ label, text: url }, view.lang) : url, whole: url };
  });
  return [...basics, ...linked].filter(({ text }) => text.trim() !== "");
}

/** Returns "label: text" as the language writes it. A label that ends in a colon already keeps its own. */
function sentenceOf({ label, text }: { label: string; text: string }, lang: Language): string {
  if (label === "" || text === "") return text;
  if (/[:：]$/u.test(label)) return label.endsWith("：") ? label + text : `${label} ${text}`;
  return isCjk(lang) && lang !== "ko" ? `${label}：${text}` : `${label}${lang === "fr" ? "\u00a0:" : ":"} ${text}`;
}
