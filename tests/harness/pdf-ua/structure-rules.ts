import type { Rule } from "./rules.ts";
import { dictAt, entry, itemsOf, nameAt, type TaggedElement, type TaggedFile, textAt } from "./tagged-file.ts";

/** The structure types of ISO 32000-1, 14.8.4. */
const standard = new Set(
  (
    "Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody " +
    "Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP " +
    "Figure Formula Form"
  ).split(" "),
);

/** Returns a sentence for each element of these roles that is not inside, or does not contain, what it may. */
function syntax(table: Record<string, { parents?: string; children?: string }>): Rule["find"] {
  return ({ elements }) =>
    elements.flatMap(({ role, parent, children }) => {
      const { parents, children: may } = table[role] ?? {};
      const wrong = may === undefined ? [] : children.filter((child) => !may.split(" ").includes(child.role));
      return [
        ...(parents === undefined || parents.split(" ").includes(parent?.role ?? "")
          ? []
          : [`${role} in ${parent?.role}`]),
        ...wrong.map((child) => `${child.role} in ${role}`),
      ];
    });
}

const levelOf = ({ role }: TaggedElement) => Number(/^H([1-6])$/.exec(role)?.[1] ?? 0);
const headings = ({ elements }: TaggedFile) => elements.map(levelOf).filter((level) => level > 0);

function eachOf(role: string, isFine: (element: TaggedElement) => boolean, fault: string): Rule["find"] {
  return ({ elements }) => elements.flatMap((element) => (element.role === role && !isFine(element) ? [fault] : []));
}

const hasAlternative = ({ dict }: TaggedElement) =>
  textAt(dict, "Alt").trim() !== "" || textAt(dict, "ActualText").trim() !== "";

/** Roles and how they may be nested. */
export const structureRules = {
  "02-001": {
    title: "The mapping of a non-standard tag does not end at a standard type",
    find: ({ elements }) =>
      elements.flatMap(({ role, ownRole }) => (standard.has(role) ? [] : [`${ownRole} is unknown`])),
  },
  "02-003": {
    title: "A circular mapping exists",
    find: ({ catalog }) => {
      const map = dictAt(dictAt(catalog, "StructTreeRoot"), "RoleMap");
      return (map?.keys() ?? []).flatMap((start) => {
        const seen = new Set<string>();
        for (let role: string | undefined = start.decodeText(); role !== undefined; role = nameAt(map, role)) {
          if (seen.has(role)) return [`${role} is mapped in a circle`];
          seen.add(role);
        }
        return [];
      });
    },
  },
  "02-004": {
    title: "A standard type is remapped",
    find: ({ catalog }) => {
      const map = dictAt(dictAt(catalog, "StructTreeRoot"), "RoleMap");
      return (map?.keys() ?? []).flatMap((key) =>
        standard.has(key.decodeText()) ? [`${key.decodeText()} is remapped`] : [],
      );
    },
  },
  "09-004": {
    title: "A table-related element is used against its syntax",
    find: syntax({
      Table: { children: "TR THead TBody TFoot Caption" },
      THead: { parents: "Table", children: "TR" },
      TBody: { parents: "Table", children: "TR" },
      TFoot: { parents: "Table", children: "TR" },
      TR: { parents: "Table THead TBody TFoot", children: "TH TD" },
      TH: { parents: "TR" },
      TD: { parents: "TR" },
    }),
  },
  "09-005": {
    title: "A list-related element is used against its syntax",
    find: syntax({
      L: { children: "L LI Caption" },
      LI: { parents: "L", children: "Lbl LBody" },
      LBody: { parents: "LI" },
    }),
  },
  "09-005, LBody": {
    title: "An entry of a list has content outside its label and body, or no body",
    find: eachOf(
      "LI",
      ({ dict, children }) => {
        const kids = entry(dict, "K");
        const own = kids === undefined ? 0 : Math.max(1, itemsOf(kids).length);
        return children.length === own && children.some(({ role }) => role === "LBody");
      },
      "LI without a body",
    ),
  },
  "09-006": {
    title: "A TOC-related element is used against its syntax",
    find: syntax({ TOC: { children: "TOC TOCI Caption" }, TOCI: { parents: "TOC" } }),
  },
  "09-007": {
    title: "A Ruby-related element is used against its syntax",
    find: syntax({
      Ruby: { children: "RB RT RP" },
      RB: { parents: "Ruby" },
      RT: { parents: "Ruby" },
      RP: { parents: "Ruby" },
    }),
  },
  "09-008": {
    title: "A Warichu-related element is used against its syntax",
    find: syntax({ Warichu: { children: "WT WP" }, WT: { parents: "Warichu" }, WP: { parents: "Warichu" } }),
  },
  "13-004": {
    title: "A figure has no alternative or replacement text",
    find: eachOf("Figure", hasAlternative, "a figure without words"),
  },
  "14-002": {
    title: "The first heading is not H1",
    find: (file) => ((headings(file)[0] ?? 1) === 1 ? [] : [`begins with H${headings(file)[0]}`]),
  },
  "14-003": {
    title: "Levels of headings are skipped",
    find: (file) =>
      headings(file).flatMap((level, index, all) =>
        index > 0 && level > (all[index - 1] ?? 0) + 1 ? [`H${level} after H${all[index - 1]}`] : [],
      ),
  },
  "14-006": {
    title: "An element contains more than one H",
    find: ({ elements }) =>
      elements.flatMap(({ children }) => (children.filter(({ role }) => role === "H").length > 1 ? ["two H"] : [])),
  },
  "14-007": {
    title: "The document uses both H and numbered headings",
    find: (file) => (headings(file).length > 0 && file.elements.some(({ role }) => role === "H") ? ["both"] : []),
  },
  "15-003": {
    title: "A table's header cell has no scope",
    find: eachOf("TH", ({ dict }) => entry(dict, "A")?.toString().includes("/Scope") === true, "TH without a scope"),
  },
  "16-001": {
    title: "A list with numbers does not say how it is numbered",
    find: eachOf(
      "L",
      ({ dict, children }) =>
        !children.some((item) => item.children.some(({ role }) => role === "Lbl")) ||
        entry(dict, "A")?.toString().includes("/ListNumbering") === true,
      "a list without ListNumbering",
    ),
  },
  "17-002": {
    title: "A formula has no alternative text",
    find: eachOf("Formula", hasAlternative, "a formula without words"),
  },
  "19-003, 19-004": {
    title: "A note has no id, or one that another has",
    find: ({ elements }) => {
      const ids = elements.filter(({ role }) => role === "Note").map(({ dict }) => textAt(dict, "ID"));
      return ids.flatMap((id, index) => (id === "" || ids.indexOf(id) !== index ? [`note ${index + 1}`] : []));
    },
  },
} satisfies Record<string, Rule>;
