import type { Drawn } from "./page-content.ts";
import type { Rule } from "./rules.ts";
import {
  dictAt,
  dictOf,
  entry,
  itemsOf,
  nameAt,
  numberAt,
  ownerByKey,
  type TaggedFile,
  type TaggedPage,
  textAt,
} from "./tagged-file.ts";

const isArtifact = (mark: { tag: string }) => mark.tag === "/Artifact";

/** Runs over the marked content of all pages. */
function onPages(find: (page: TaggedPage, number: number) => readonly unknown[], what: string): Rule["find"] {
  return ({ pages }) =>
    pages.flatMap((page, index) => {
      const found = find(page, index).length;
      return found > 0 ? [`page ${index + 1}: ${found} ${what}`] : [];
    });
}

const isTagged = ({ marks }: Drawn, { owners }: TaggedPage) =>
  marks.some(({ id }) => id !== undefined && owners.has(id));

const hasEntry = (xmp: string | undefined, pattern: RegExp) => pattern.test(xmp ?? "");
const hasLanguage = ({ catalog }: TaggedFile) => textAt(catalog, "Lang") !== "";
const unless = (isFine: boolean, fault: string) => (isFine ? [] : [fault]);

/** What is drawn, what the file says of itself, and its language. */
export const contentRules = {
  "01-003": {
    title: "Content marked as artifact is present inside tagged content",
    find: onPages(
      ({ content }) =>
        content.marks.filter((mark) => isArtifact(mark) && mark.around.some(({ id }) => id !== undefined)),
      "artifacts in tagged content",
    ),
  },
  "01-004": {
    title: "Tagged content is present inside content marked as artifact",
    find: onPages(
      ({ content }) => content.marks.filter(({ id, around }) => id !== undefined && around.some(isArtifact)),
      "tagged sequences in artifacts",
    ),
  },
  "01-005": {
    title: "Content is neither marked as artifact nor tagged as real content",
    find: onPages(
      (page) => page.content.drawn.filter((drawn) => !drawn.marks.some(isArtifact) && !isTagged(drawn, page)),
      "things drawn without a mark",
    ),
  },
  "01-007": {
    title: "Suspects has a value of true",
    find: ({ catalog }) =>
      unless(entry(dictAt(catalog, "MarkInfo"), "Suspects")?.toString() !== "true", "has suspects"),
  },
  "ISO 14289-1, 6.2": {
    title: "The file is not marked as tagged, or has no structure",
    find: ({ catalog }) => [
      ...unless(entry(dictAt(catalog, "MarkInfo"), "Marked")?.toString() === "true", "is not marked"),
      ...unless(dictAt(catalog, "StructTreeRoot") !== undefined, "has no structure"),
    ],
  },
  "ISO 32000-1, 14.7.4": {
    title: "An id is used twice on a page, or the parent tree leads elsewhere than the structure",
    find: (file) =>
      file.pages.flatMap(({ dict, content, owners }, index) => {
        const ids = content.marks.flatMap(({ id }) => id ?? []);
        const key = numberAt(dict, "StructParents");
        const lost = [...owners].filter(([id, owner]) => !ids.includes(id) || ownerByKey(file, key, id) !== owner.dict);
        const twice = ids.length - new Set(ids).size;
        return unless(twice + lost.length === 0, `page ${index + 1}: ${twice} ids twice, ${lost.length} lost`);
      }),
  },
  "06-001": {
    title: "The document does not contain an XMP metadata stream",
    find: ({ xmp }) => unless(xmp !== undefined, "no metadata"),
  },
  "06-002": {
    title: "The metadata does not include the PDF/UA identifier",
    find: ({ xmp }) =>
      unless(
        hasEntry(xmp, /<pdfuaid:part>1<\/pdfuaid:part>/) &&
          hasEntry(xmp, /xmlns:pdfuaid="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/"/),
        "no identifier",
      ),
  },
  "06-003": {
    title: "The metadata does not contain dc:title",
    find: ({ xmp }) => unless(hasEntry(xmp, /<dc:title>\s*<rdf:Alt>\s*<rdf:li xml:lang="[\w-]+">[^<]*\S/), "no title"),
  },
  "07-001": {
    title: "ViewerPreferences does not contain DisplayDocTitle",
    find: ({ catalog }) =>
      unless(entry(dictAt(catalog, "ViewerPreferences"), "DisplayDocTitle") !== undefined, "no DisplayDocTitle"),
  },
  "07-002": {
    title: "DisplayDocTitle has a value of false",
    find: ({ catalog }) =>
      unless(entry(dictAt(catalog, "ViewerPreferences"), "DisplayDocTitle")?.toString() !== "false", "is false"),
  },
  "11-001": {
    title: "The natural language of text in page content cannot be determined",
    find: (file) =>
      hasLanguage(file)
        ? []
        : onPages(
            ({ content, owners }) =>
              content.drawn.filter(
                ({ kind, marks }) =>
                  kind === "text" && !marks.some(({ id }) => id !== undefined && owners.get(id)?.hasLanguage),
              ),
            "texts without a language",
          )(file),
  },
  "11-002": {
    title: "The natural language of text in Alt, ActualText and E cannot be determined",
    find: (file) =>
      file.elements
        .filter(({ dict }) => ["Alt", "ActualText", "E"].some((key) => textAt(dict, key) !== ""))
        .flatMap(({ role, hasLanguage: own }) => unless(own || hasLanguage(file), `${role} without a language`)),
  },
  "11-003": {
    title: "The natural language of the outline cannot be determined",
    find: (file) => unless(hasLanguage(file) || !dictAt(file.catalog, "Outlines"), "outline without a language"),
  },
  "11-004": {
    title: "The natural language of Contents of annotations cannot be determined",
    find: (file) =>
      unless(hasLanguage(file) || file.pages.every(({ annotations }) => annotations.length === 0), "no language"),
  },
  "11-006": {
    title: "The natural language of the metadata cannot be determined",
    find: (file) => unless(hasLanguage(file) || !hasEntry(file.xmp, /xml:lang="x-default"/), "no language"),
  },
  "20-001, 20-002, 20-003": {
    title: "Optional content has no name, or is switched by itself",
    find: ({ catalog }) => {
      const properties = dictAt(catalog, "OCProperties");
      const configs = [dictAt(properties, "D"), ...itemsOf(entry(properties, "Configs")).map(dictOf)];
      return configs.flatMap((config) =>
        config ? unless(textAt(config, "Name") !== "" && !entry(config, "AS"), "unnamed or automatic layers") : [],
      );
    },
  },
  "21-001, 25-001, 27-001": {
    title: "The file contains embedded files, forms or scripts, which nothing of ours writes",
    find: ({ catalog }) => [
      ...unless(!dictAt(dictAt(catalog, "Names"), "EmbeddedFiles"), "embedded files"),
      ...unless(!dictAt(catalog, "AcroForm"), "a form"),
      ...unless(!entry(catalog, "OpenAction") && !dictAt(dictAt(catalog, "Names"), "JavaScript"), "scripts"),
    ],
  },
  "26-001, 26-002": {
    title: "The file is encrypted",
    find: ({ document }) => unless(document.context.trailerInfo.Encrypt === undefined, "is encrypted"),
  },
  "30-001": {
    title: "A reference XObject is present",
    find: ({ document }) =>
      forms(document).flatMap((form) => unless(entry(form, "Ref") === undefined, "a reference XObject")),
  },
  "30-002": {
    title: "A form XObject contains ids of tagged content and is referenced more than once",
    find: ({ pages }) =>
      pages.flatMap(({ dict, content }) =>
        content.usedObjects.flatMap((used, index, all) => {
          const form = dictAt(dictAt(dictAt(dict, "Resources"), "XObject"), used.slice(1));
          const isTwice = all.indexOf(used) !== index;
          return unless(
            nameAt(form, "Subtype") !== "Form" || !isTwice || !entry(form, "StructParents"),
            `${used} twice`,
          );
        }),
      ),
  },
} satisfies Record<string, Rule>;

const forms = (document: TaggedFile["document"]) =>
  document.context
    .enumerateIndirectObjects()
    .map(([, value]) => dictOf(value))
    .filter((dict) => nameAt(dict, "Subtype") === "Form");
