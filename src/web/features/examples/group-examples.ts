import type { Category, Example } from "#contract/catalog.ts";

export type ExampleGroup = {
  /** Id of the section in the page, and the target of its link. */
  anchor: string;
  /** Empty for examples whose category no longer exists. */
  name: string;
  desc: string;
  examples: Example[];
};

/** Ids that the document uses itself. */
const taken = ["main", "root", "state", "examples-ai", "examples-more"];

/**
 * Returns the examples by category, in the order of both lists, without empty categories. Examples that the AI drafted
 * are left out, because they are listed apart. The anchors are made of the categories' names, since users see them in
 * the URL.
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

/**
 * Returns the groups with only the matching examples: every word of `text` is in a name, a description or the
 * category's name.
 */
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
