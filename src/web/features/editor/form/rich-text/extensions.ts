import { Extension, getHTMLFromFragment } from "@tiptap/core";
import TextAlign from "@tiptap/extension-text-align";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import StarterKit from "@tiptap/starter-kit";
import { limits } from "#core/limits.ts";
import { sanitizeRichText } from "#core/resume/rich-text.ts";
import { blanksOf, isSuggested } from "#core/resume/unfinished.ts";
import { safeUrl } from "./url.ts";

/**
 * Exactly the contract's tag set. Markdown marks work while typing. Undo is off, because it belongs to the whole
 * document.
 */
const writing = [
  StarterKit.configure({
    blockquote: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    undoRedo: false,
    trailingNode: false,
    dropcursor: { color: "var(--accent)", width: 2 },
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      markdownLinks: true,
      defaultProtocol: "https",
      protocols: ["mailto", "tel"],
      HTMLAttributes: { rel: null, target: null, class: null },
      isAllowedUri: (url) => safeUrl(url) !== null,
    },
  }),
  TextAlign.configure({ types: ["paragraph"] }),
];

/** The most characters of HTML that one character of the document can become, tags apart: `&quot;`. */
const longest = 6;

/**
 * Rejects changes that would make the text longer than a resume allows, and reports them. Existing text stays, and
 * nothing is cut. The length is measured as the server measures it.
 */
function capacity(onFull: () => void) {
  const max = limits.document.textLength;
  return Extension.create({
    name: "capacity",
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(transaction, { doc, schema }) {
          const { size } = transaction.doc.content;
          if (!transaction.docChanged || size <= doc.content.size || size * longest < max) return true;
          const html = getHTMLFromFragment(transaction.doc.content, schema);
          if (sanitizeRichText(html).length <= max) return true;
          onFull();
          return false;
        },
      }),
    ],
  });
}

/** The transaction that draws the chips anew although the text is the same. */
export const redrawn = "chips";

/**
 * Draws blanks as chips, the mark of a suggestion as one before its line, and untranslated lines as such. The text stays
 * as it is.
 */
const chips = (isUntranslated: (line: string) => boolean) =>
  Extension.create({
    name: "chips",
    addProseMirrorPlugins: () => [
      new Plugin({
        state: {
          init: (_, { doc }) => chipsOf(doc, isUntranslated),
          apply: (transaction, old) =>
            transaction.docChanged || transaction.getMeta(redrawn) ? chipsOf(transaction.doc, isUntranslated) : old,
        },
        props: {
          decorations(state) {
            return this.getState(state);
          },
        },
      }),
    ],
  });

function chipsOf(doc: Node, isUntranslated: (line: string) => boolean): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    // A place for each leaf that is no text, so that offsets are those of the document.
    const text = node.textBetween(0, node.content.size, undefined, "\n");
    for (const { from, to } of blanksOf(text))
      found.push(Decoration.inline(at + 1 + from, at + 1 + to, { class: "blank-chip" }));
    let start = 0;
    for (const line of text.split("\n")) {
      const [from, to] = [at + 1 + start, at + 1 + start + line.length];
      if (isUntranslated(line)) found.push(Decoration.inline(from, to, { class: "untranslated" }));
      start += line.length + 1;
    }
    const mark = isSuggested(text) ? text.indexOf("◇") : -1;
    if (mark >= 0) found.push(Decoration.inline(at + 1 + mark, at + 2 + mark, { class: "suggestion-chip" }));
    return false;
  });
  return DecorationSet.create(doc, found);
}

export function createExtensions(onFull: () => void, isUntranslated: (line: string) => boolean) {
  return [...writing, chips(isUntranslated), capacity(onFull)];
}
