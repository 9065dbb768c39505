import { parseSync, Visitor } from "vite";

export type FunctionSize = { name: string; line: number; lines: number };

/**
 * Returns the functions of a TypeScript file that have a body, each with the line it begins on and its number of lines,
 * nested functions included. A function without a name is called after the variable or property that holds it, else
 * "anonymous". Throws where the text does not parse.
 */
export function functionSizes(file: string, text: string): FunctionSize[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const lineEnds = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (offset: number) => lineEnds.filter((end) => end < offset).length + 1;
  /** Keyed by the offset where the function begins, because its holder is visited before it. */
  const holders = new Map<number, string>();
  const hold = (name: { type: string; name?: unknown }, value: { start: number } | null) => {
    if (value && typeof name.name === "string") holders.set(value.start, name.name);
  };
  const found: FunctionSize[] = [];
  const measure = (node: { start: number; end: number; id?: { name: string } | null; body: unknown }) => {
    if (!node.body) return;
    const line = lineOf(node.start);
    const name = node.id?.name ?? holders.get(node.start) ?? "anonymous";
    found.push({ name, line, lines: lineOf(node.end - 1) - line + 1 });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => hold(id, init),
    Property: ({ key, value }) => hold(key, value),
    PropertyDefinition: ({ key, value }) => hold(key, value),
    MethodDefinition: ({ key, value }) => hold(key, value),
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return found;
}
