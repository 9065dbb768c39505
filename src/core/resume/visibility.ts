import {
  isBlock,
  parseRichText,
  type RichInline,
  type RichItem,
  type RichNode,
  serializeRichText,
} from "./rich-text.ts";
import type { BasicInfo, Item, Link, ResumeDocument, Section } from "./schema.ts";
import { linkHref } from "./urls.ts";

/**
 * What a reader of a resume sees. Hidden sections and items appear in no print and on no public page. A viewer does not
 * get a phone number or email that the owner hides, whether as a field, as a link or inside another text, so that it is
 * absent from the bytes of the page and not merely invisible.
 */
export type Reader = "owner" | "viewer";

/** Returns the document as that reader sees it; the same object where nothing of it is hidden. */
export function visibleDocument(document: ResumeDocument, reader: Reader): ResumeDocument {
  const shown = withoutHidden(document);
  return reader === "owner" ? shown : forViewer(shown);
}

function withoutHidden(document: ResumeDocument): ResumeDocument {
  const { sections } = document.data;
  const visible = sections.filter((section) => !section.isHidden).map(withoutHiddenItems);
  const isSame = visible.length === sections.length && visible.every((section, index) => section === sections[index]);
  return isSame ? document : { ...document, data: { ...document.data, sections: visible } };
}

function withoutHiddenItems(section: Section): Section {
  return section.data.some((item) => item.isHidden)
    ? { ...section, data: section.data.filter((item) => !item.isHidden) }
    : section;
}

function forViewer(document: ResumeDocument): ResumeDocument {
  const config = document.config.isPublic ? document.config : { ...document.config, customURL: "" };
  const { basicInfo } = document.data;
  const secrets: Secret[] = [
    ...(config.emailIsHidden ? mailSecret(basicInfo.email) : []),
    ...(config.cellphoneIsHidden ? phoneSecret(basicInfo.cellphone) : []),
  ];
  const hidden: BasicInfo = {
    ...basicInfo,
    email: config.emailIsHidden ? "" : basicInfo.email,
    cellphone: config.cellphoneIsHidden ? "" : basicInfo.cellphone,
  };
  if (secrets.length === 0) return { ...document, config, data: { ...document.data, basicInfo: hidden } };
  const redact = (text: string) => secrets.reduce((rest, secret) => rest.replace(secret.inText, ""), text);
  return {
    name: redact(document.name).trim() || "-",
    config,
    data: {
      basicInfo: mapText(hidden, redact),
      links: document.data.links.filter((link) => !isSecretLink(link, secrets)).map((link) => mapText(link, redact)),
      sections: document.data.sections.map((section) => ({
        ...section,
        name: redact(section.name),
        data: section.data.map((item) => redactItem(item, secrets, redact)),
      })),
    },
  };
}

/** How a hidden email or phone number is found: in a text, and as the target of a link. */
type Secret = { inText: RegExp; isTarget: (url: string) => boolean };

function mailSecret(email: string): Secret[] {
  const trimmed = email.trim();
  if (trimmed === "") return [];
  return [
    {
      inText: new RegExp(escapePattern(trimmed), "giu"),
      isTarget: (target) => {
        const mail = /^mailto:([^?]*)/i.exec(target)?.[1];
        return mail !== undefined && decoded(mail).trim().toLowerCase() === trimmed.toLowerCase();
      },
    },
  ];
}

/**
 * A phone number is found by its digits, whatever separates them, with or without its country code. A country code has
 * one to three digits, so every spelling of the number ends in what follows the third digit.
 */
function phoneSecret(cellphone: string): Secret[] {
  const phone = cellphone.trim();
  const digits = digitsOf(phone);
  if (phone === "") return [];
  if (digits.length < 5) return [{ inText: new RegExp(escapePattern(phone), "gu"), isTarget: () => false }];
  const tail = /^(\+|00)/.test(phone) && digits.length >= 10 ? digits.slice(3) : digits.replace(/^0/, "");
  const between = "[\\s().\\-–/]{0,3}";
  return [
    {
      inText: new RegExp(`\\+?\\(?(?:\\d${between}){0,4}${[...tail].join(between)}`, "gu"),
      isTarget: (target) => {
        const called = /^tel:([^;?]*)/i.exec(target)?.[1];
        return called !== undefined && digitsOf(decoded(called)).endsWith(tail);
      },
    },
  ];
}

function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % is not an encoding
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}

function isSecretLink(link: Link, secrets: readonly Secret[]): boolean {
  const url = linkHref(link.src);
  return url !== null && secrets.some((secret) => secret.isTarget(url));
}

function mapText<T extends object>(target: T, change: (text: string) => string): T {
  const entries = Object.entries(target).map(([key, value]) => [
    key,
    typeof value === "string" && key !== "id" ? change(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}

function redactItem(item: Item, secrets: readonly Secret[], redact: (text: string) => string): Item {
  return {
    ...item,
    title: redact(item.title),
    subTitle: redact(item.subTitle),
    city: redact(item.city),
    description: item.description === "" ? "" : redactRichText(item.description, secrets, redact),
  };
}

function redactRichText(html: string, secrets: readonly Secret[], redact: (text: string) => string): string {
  const inline = (nodes: readonly RichInline[]): RichInline[] =>
    nodes.flatMap((node): RichInline[] => {
      if (node.type === "text") return [{ type: "text", text: redact(node.text) }];
      if (node.type === "br") return [node];
      const children = inline(node.children);
      if (node.type !== "a") return [{ type: node.type, children }];
      const isSecret = secrets.some((secret) => secret.isTarget(node.href));
      return isSecret ? children : [{ type: "a", href: redact(node.href), children }];
    });
  const item = (node: RichItem): RichItem => ({ ...node, children: node.children.flatMap(any) });
  const any = (node: RichNode): RichNode[] => {
    if (!isBlock(node)) return inline([node]);
    if (node.type === "p") return [{ ...node, children: inline(node.children) }];
    return [{ ...node, children: node.children.map(item) }];
  };
  return serializeRichText(parseRichText(html).flatMap(any));
}
