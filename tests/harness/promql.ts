/** One figure that an expression of Prometheus asks for, with what its labels must be. */
export type Selector = { name: string; matchers: { label: string; operator: string; value: string }[] };

const words = new Set(["and", "or", "unless", "bool", "offset"]);
const tokens =
  /"[^"]*"|\[[^\]]*\]|(?<labels>\{[^}]*\})|\b(?:on|ignoring|group_left|group_right)\s*\([^)]*\)|(?<name>[a-zA-Z_:][\w:]*)(?<call>\s*\()?|\d[\w.]*/g;

/**
 * Returns the figures that an expression asks for, and the labels by which it puts them together. It reads names and
 * labels and judges nothing else: whether the expression is well formed is Prometheus's to say.
 */
export function readExpression(expression: string): { selectors: Selector[]; grouped: string[] } {
  const selectors: Selector[] = [];
  const grouped: string[] = [];
  // An aggregation names its labels before its figures or after them; both read alike with the word put apart.
  const apart = expression.replace(/\b(by|without)\s*\(([^)]*)\)/g, (_, word: string, labels: string) => {
    if (word === "by") grouped.push(...labels.split(",").map((label) => label.trim()));
    return "";
  });
  for (const { groups = {} } of apart.matchAll(tokens)) {
    const { name, call, labels } = groups;
    if (labels !== undefined) selectors.at(-1)?.matchers.push(...matchersOf(labels));
    else if (name !== undefined && call === undefined && !words.has(name)) selectors.push({ name, matchers: [] });
  }
  return { selectors, grouped };
}

function matchersOf(labels: string): Selector["matchers"] {
  return [...labels.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)].map(([, label = "", operator = "", value = ""]) => ({
    ...{ label, operator, value },
  }));
}
