import {
  isBlock,
  parseRichText,
  type RichBlock,
  type RichInline,
  type RichNode,
  serializeRichText,
} from "./rich-text.ts";
import { withoutSamples } from "./sample-items.ts";
import type { BasicInfo, Item, Link, ResumeDocument } from "./schema.ts";
import { linkHref } from "./urls.ts";
import { emailContacts, phoneContacts } from "./visibility/contacts.ts";
import { createRedaction, type Redaction } from "./visibility/redaction.ts";
import { withoutHidden } from "./visibility/without-hidden.ts";

/**
 * What a reader of a resume sees. Hidden sections and items, and samples, appear in no print and on no public page. A viewer does not
 * get a phone number or email that the owner hides, whether as a field, as a link or inside another text, so that it is
 * absent from the bytes of the page and not merely invisible. It is searched for in what a text says, not in how it is
 * written (`visibility/fold.ts`), and no pattern is built from what somebody typed.
 */
export type Reader = "owner" | "viewer";

/** Returns the document as that reader sees it; the same object where nothing of it is hidden. */
export function visibleDocument(document: ResumeDocument, reader: Reader): ResumeDocument {
  const shown = withoutSamples(withoutHidden(document));
  return reader === "owner" ? shown : forViewer(shown);
}

function forViewer(document: ResumeDocument): ResumeDocument {
  const { basicInfo, links } = document.data;
  const { emailIsHidden, cellphoneIsHidden, isPublic, customURL } = document.config;
  const shown: ResumeDocument = {
    ...document,
    config: { ...document.config, customURL: isPublic ? customURL : "" },
    data: {
      ...document.data,
      basicInfo: {
        ...basicInfo,
        email: emailIsHidden ? "" : basicInfo.email,
        cellphone: cellphoneIsHidden ? "" : basicInfo.cellphone,
      },
    },
  };
  const redaction = createRedaction([
    ...(emailIsHidden ? emailContacts(basicInfo.email) : []),
    ...(cellphoneIsHidden ? phoneContacts(basicInfo.cellphone) : []),
  ]);
  if (redaction === null) return shown;
  const addressOf = (link: Link) => linkHref(link.src) ?? link.src;
  const secret = redaction.addressesWithContacts(links.map(addressOf));
  const kept = links.filter((link) => !secret.has(addressOf(link)));
  return withoutContacts({ ...shown, data: { ...shown.data, links: kept } }, redaction);
}

/**
 * Returns the document without the contacts. All of its texts are searched as one, in the order in which they are read:
 * a contact is found although half of it is bold, in another field or in the next paragraph.
 */
function withoutContacts(document: ResumeDocument, redaction: Redaction): ResumeDocument {
  const descriptions = new Map<Item, RichBlock[]>();
  const texts: string[] = [];
  const addresses: string[] = [];
  changeDocument(document, descriptions, {
    text: (text) => {
      texts.push(text);
      return text;
    },
    isSecret: (address) => {
      addresses.push(address);
      return false;
    },
  });
  const rest = redaction.redact(texts);
  const secret = redaction.addressesWithContacts(addresses);
  let next = 0;
  return changeDocument(document, descriptions, {
    text: () => rest[next++] ?? "",
    isSecret: (address) => secret.has(address),
  });
}

type Changes = {
  /** Returns what is left of a text. Called for every text in one fixed order, with a line break between fields. */
  text(text: string): string;
  /** Returns whether an address or id is to be left out. */
  isSecret(address: string): boolean;
};

function changeDocument(
  document: ResumeDocument,
  descriptions: Map<Item, RichBlock[]>,
  changes: Changes,
): ResumeDocument {
  const line = (text: string) => lineOf(text, changes);
  const idOf = (id: string, fallback: string) => (changes.isSecret(id) ? fallback : id);
  const { basicInfo, links, sections } = document.data;
  return {
    ...document,
    name: line(document.name).trim() || "-",
    data: {
      basicInfo: changeBasics(basicInfo, changes),
      links: links.map((link, index) => ({
        ...link,
        id: idOf(link.id, `link-${index + 1}`),
        name: line(link.name),
        src: line(link.src),
        ...(link.text !== undefined && { text: line(link.text) }),
      })),
      sections: sections.map((section, at) => ({
        ...section,
        id: idOf(section.id, `section-${at + 1}`),
        name: line(section.name),
        data: section.data.map((item, index) => ({
          ...item,
          id: idOf(item.id, `section-${at + 1}-item-${index + 1}`),
          title: line(item.title),
          subTitle: line(item.subTitle),
          city: line(item.city),
          description: changeDescription(item, descriptions, changes),
        })),
      })),
    },
  };
}

function lineOf(text: string, changes: Changes): string {
  const result = changes.text(text);
  changes.text("\n");
  return result;
}

function changeBasics(info: BasicInfo, changes: Changes): BasicInfo {
  const line = (text: string) => lineOf(text, changes);
  return {
    ...info,
    name: line(info.name),
    title: line(info.title),
    location: line(info.location),
    cellphone: line(info.cellphone),
    email: line(info.email),
    wechat: line(info.wechat),
    birth: line(info.birth),
    avatar: changes.isSecret(info.avatar) ? "" : info.avatar,
  };
}

/** Returns the description with its texts changed; what held nothing but a contact is gone, and no empty line is left. */
function changeDescription(item: Item, descriptions: Map<Item, RichBlock[]>, changes: Changes): string {
  if (item.description === "") return "";
  const blocks = descriptions.get(item) ?? parseRichText(item.description);
  descriptions.set(item, blocks);
  const inline = (nodes: readonly RichInline[]): RichInline[] =>
    nodes.flatMap((node): RichInline[] => {
      if (node.type === "text") {
        const text = changes.text(node.text);
        return text === "" ? [] : [{ type: "text", text }];
      }
      if (node.type === "br") {
        changes.text("\n");
        return [node];
      }
      const children = inline(node.children);
      if (children.length === 0) return [];
      return node.type === "a" && changes.isSecret(node.href) ? children : [{ ...node, children }];
    });
  const any = (node: RichNode): RichNode[] => {
    if (!isBlock(node)) return inline([node]);
    changes.text("\n");
    const isEmptied = <T>(before: readonly T[], after: readonly T[]) => before.length > 0 && after.length === 0;
    if (node.type === "p") {
      const children = inline(node.children);
      return isEmptied(node.children, children) ? [] : [{ ...node, children }];
    }
    const children = node.children.flatMap((one) => {
      const inside = one.children.flatMap(any);
      return isEmptied(one.children, inside) ? [] : [{ ...one, children: inside }];
    });
    return children.length === 0 ? [] : [{ ...node, children }];
  };
  const changed = blocks.flatMap(any);
  changes.text("\n");
  return serializeRichText(changed);
}
