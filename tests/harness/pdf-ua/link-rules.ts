import type { Rule } from "./rules.ts";
import { entry, nameAt, numberAt, ownerByKey, type TaggedFile, type TaggedPage, textAt } from "./tagged-file.ts";

type Annotation = TaggedPage["annotations"][number];
const known = new Set(
  (
    "Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup " +
    "FileAttachment Sound Movie Widget Screen PrinterMark TrapNet Watermark 3D"
  ).split(" "),
);

function eachAnnotation(isFine: (annotation: Annotation, kind: string, file: TaggedFile) => boolean): Rule["find"] {
  return (file) =>
    file.pages.flatMap(({ annotations }, index) =>
      annotations.flatMap((annotation) => {
        const kind = nameAt(annotation.dict, "Subtype") ?? "";
        return isFine(annotation, kind, file) ? [] : [`page ${index + 1}: ${kind}`];
      }),
    );
}

const forbidden = (kind: string) => eachAnnotation((_, own) => own !== kind);

/** Links, and that there are no other annotations than these. */
export const linkRules = {
  "28-002": {
    title: "An annotation that is no link is not inside Annot",
    find: eachAnnotation(
      ({ owner }, kind) => ["Link", "Widget", "PrinterMark"].includes(kind) || owner?.role === "Annot",
    ),
  },
  "28-004": {
    title: "An annotation has neither Contents nor an alternative description",
    find: eachAnnotation(
      ({ dict, owner }, kind) =>
        kind === "Widget" ||
        textAt(dict, "Contents") !== "" ||
        (owner !== undefined && textAt(owner.dict, "Alt") !== ""),
    ),
  },
  "28-006": {
    title: "An annotation is of a kind that ISO 32000 does not define",
    find: eachAnnotation((_, kind) => known.has(kind)),
  },
  "28-007": { title: "An annotation of the kind TrapNet exists", find: forbidden("TrapNet") },
  "28-008": {
    title: "A page with an annotation has no Tabs",
    find: ({ pages }) =>
      pages.flatMap(({ dict, annotations }, index) =>
        annotations.length > 0 && entry(dict, "Tabs") === undefined ? [`page ${index + 1}`] : [],
      ),
  },
  "28-009": {
    title: "A page with an annotation has Tabs other than S",
    find: ({ pages }) =>
      pages.flatMap(({ dict, annotations }, index) =>
        annotations.length > 0 && !["S", undefined].includes(nameAt(dict, "Tabs")) ? [`page ${index + 1}`] : [],
      ),
  },
  "28-010": { title: "A widget exists, which would have to be inside Form", find: forbidden("Widget") },
  "28-011": {
    title: "A link is not inside Link",
    find: eachAnnotation(
      ({ dict, owner }, kind, file) =>
        kind !== "Link" || (owner?.role === "Link" && ownerByKey(file, numberAt(dict, "StructParent")) === owner.dict),
    ),
  },
  "28-012": {
    title: "A link has no description in its Contents",
    find: eachAnnotation(({ dict }, kind) => kind !== "Link" || textAt(dict, "Contents").trim() !== ""),
  },
  "28-014, 28-015": { title: "An annotation with media exists", find: forbidden("Screen") },
  "28-016": { title: "An annotation with a file exists", find: forbidden("FileAttachment") },
  "28-017, 28-018": { title: "A printer's mark exists", find: forbidden("PrinterMark") },
} satisfies Record<string, Rule>;
