import { Extension, getHTMLFromFragment } from "@tiptap/core";
import TextAlign from "@tiptap/extension-text-align";
import { Plugin } from "@tiptap/pm/state";
import StarterKit from "@tiptap/starter-kit";
import { limits } from "#core/limits.ts";
import { sanitizeRichText } from "#core/resume/rich-text.ts";
import { safeUrl } from "./url.ts";

/** The contract's set and nothing else; Markdown's marks work while typing. Undo belongs to the whole document. */
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

/** A character in the document is at most so many in HTML, tags apart: `&quot;`. */
const longest = 6;

/**
 * Keeps out what would make the text longer than a resume holds, and says so: what stands here already stays, and
 * nothing is cut. Measured as the server measures it.
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

export function createExtensions(onFull: () => void) {
  return [...writing, capacity(onFull)];
}
