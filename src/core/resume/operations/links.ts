import { limits } from "../../limits.ts";
import { type Link, type LinkText, linkLimits, linkSchema, linkTexts, type ResumeDocument } from "../schema.ts";
import { inserted, invalid, moved, type Outcome, removed, replaced, set, textRefusal, tooMany } from "./outcome.ts";

export type LinkEdit =
  | { type: "link.add"; link: Link; toIndex?: number }
  | { type: "link.set"; linkId: string; field: "name" | "src" | "text"; value: string }
  /** Null for what the design's setting says. */
  | { type: "link.show"; linkId: string; value: LinkText | null }
  | { type: "link.remove"; linkId: string }
  /** `toIndex` is the link's position after the move. */
  | { type: "link.move"; linkId: string; toIndex: number };

export function applyToLinks(document: ResumeDocument, edit: LinkEdit): Outcome {
  const { links } = document.data;
  switch (edit.type) {
    case "link.add":
      if (links.length >= limits.document.links) return tooMany("links");
      if (!linkSchema.safeParse(edit.link).success) return invalid;
      if (links.some((link) => link.id === edit.link.id)) return invalid;
      return withLinks(document, inserted(links, edit.link, edit.toIndex));
    case "link.set": {
      const refused = textRefusal(edit.value, linkLimits[edit.field]);
      if (refused) return refused;
      if (!linkSchema.shape[edit.field]?.safeParse(edit.value).success) return invalid;
      return withLinks(
        document,
        replaced(links, edit.linkId, (link) => set(link, edit.field, edit.value)),
      );
    }
    case "link.show": {
      if (edit.value !== null && !linkTexts.includes(edit.value)) return invalid;
      return withLinks(
        document,
        replaced(links, edit.linkId, (link) => written(link, edit.value)),
      );
    }
    case "link.remove":
      return withLinks(document, removed(links, edit.linkId));
    case "link.move":
      return withLinks(document, moved(links, edit.linkId, edit.toIndex));
  }
}

function written(link: Link, value: LinkText | null): Link {
  if (value !== null) return set(link, "linkText", value);
  const { linkText, ...rest } = link;
  return linkText === undefined ? link : rest;
}

function withLinks(document: ResumeDocument, links: Link[]): ResumeDocument {
  return set(document, "data", set(document.data, "links", links));
}
