import type { Category, Example } from "#contract/catalog.ts";

export type ExampleGroup = {
  /** Of the section in the page, and what its link leads to. */
  anchor: string;
  /** Empty for what belongs to no category any more. */
  name: string;
  desc: string;
  examples: Example[];
};

/** Ids that the document has for itself. */
const taken = ["main", "root", "state", "examples-ai", "examples-more"];

/**
 * The examples by category, in the order of both lists, without categories that have none. What the AI drafted is listed
 * apart, and not here. The anchors are made of the categories' names, since those stand in an address that people see.
 */
export function groupExamples(examples: readonly Example[], categories: readonly Category[]): ExampleGroup[] {
  const written = examples.filter(({ isAi }) => !isAi);
  const anchors = new Set(taken);
  const groups = categories.map(({ _id, name, desc }) => ({
    anchor: newAnchor(name, anchors),
    name,
    desc,
    examples: written.filter(({ category }) => category === _id),
  }));
  const known = new Set(categories.map(({ _id }) => _id));
  const rest = written.filter(({ category }) => !known.has(category));
  return [...groups, { anchor: "examples-more", name: "", desc: "", examples: rest }].filter(
    (group) => group.examples.length > 0,
  );
}

function newAnchor(name: string, anchors: Set<string>): string {
  const base =
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "examples";
  let anchor = base;
  for (let count = 2; anchors.has(anchor); count += 1) anchor = `${base}-${count}`;
  anchors.add(anchor);
  return anchor;
}

/** The groups with only what matches: every word of `text` in a name, a description or a category's name. */
export function searchGroups(groups: readonly ExampleGroup[], text: string): ExampleGroup[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      examples: group.examples.filter(({ name, desc }) => {
        const searchText = `${name} ${desc} ${group.name}`.toLowerCase();
        return words.every((word) => searchText.includes(word));
      }),
    }))
    .filter((group) => group.examples.length > 0);
}
