import { part } from "#web/shell/lazy-part.ts";

/** The editor of a description, whose code is as large as the rest of the form. */
export const RichTextEditor = part(() => import("./rich-text-editor.tsx").then((module) => module.RichTextEditor));
