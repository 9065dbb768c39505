import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What one file imports from another: `types` disappear when the code is built, `lazy` is `import("…")`. */
export type Import = { from: string; to: string; kind: "static" | "lazy" | "types"; isReExport: boolean };

/** Names and the names that each leads to. */
export type Graph = Map<string, Set<string>>;

/**
 * Matches `import … from "x"`, `export … from "x"` and `import "x"` at the beginning of a line; `import("x")` anywhere.
 */
const statement =
  /^(import|export)\s(type\s)?[^;"'`]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|(\btypeof\s+)?\bimport\(\s*"([^"]+)"/gm;

/**
 * Returns every import between the files of some folders, as paths from `root`. Packages, imports that no file matches,
 * and test files are left out. `import type` and `typeof import("…")` are types. `import { type A }` is not: with
 * `verbatimModuleSyntax` the file is still loaded.
 */
export function importsOf(root: string, ...folders: string[]): Import[] {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.replaceAll("\\", "/")))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)),
  );
  return files.flatMap((from) =>
    [...readFileSync(path.join(root, from), "utf8").matchAll(statement)].flatMap((match): Import[] => {
      const [, keyword, type, source, bare, typeQuery, lazy] = match;
      const to = fileOf(from, source ?? bare ?? lazy ?? "");
      if (!to || !existsSync(path.join(root, to))) return [];
      const kind = type || typeQuery ? "types" : lazy ? "lazy" : "static";
      return [{ from, to, kind, isReExport: keyword === "export" }];
    }),
  );
}

/** Returns the path from the root of a file as another file names it: relative, or by `#floor/`. */
function fileOf(from: string, name: string): string | undefined {
  const file = name.replace(/\?.*$/, "");
  if (file.startsWith(".")) return path.posix.join(path.posix.dirname(from), file);
  if (/^#(core|contract|templates|locales|server|web)\//.test(file)) return `src/${file.slice(1)}`;
  return undefined;
}

/**
 * Returns the graph of `imports`, each file under the name that `nameOf` gives it; files without a name are left out.
 */
export function graphOf(imports: readonly Import[], nameOf: (file: string) => string | undefined): Graph {
  const graph: Graph = new Map();
  for (const { from, to } of imports) {
    const [source, target] = [nameOf(from), nameOf(to)];
    if (source === undefined || target === undefined || source === target) continue;
    graph.set(source, (graph.get(source) ?? new Set()).add(target));
  }
  return graph;
}

/** Returns for every edge on a cycle a shortest cycle through it, as "a -> b -> a"; each cycle once. */
export function cyclesOf(graph: Graph): string[] {
  const cycles = new Map<string, string>();
  for (const [start, targets] of graph) {
    for (const target of targets) {
      const way = wayBetween(graph, target, start);
      if (!way) continue;
      const members = [...way].sort();
      const first = way.indexOf(members[0] ?? "");
      const turned = [...way.slice(first), ...way.slice(0, first)];
      cycles.set(turned.join(" "), [...turned, turned[0]].join(" -> "));
    }
  }
  return [...cycles.values()].sort();
}

/** Returns a shortest path, both ends included. */
function wayBetween(graph: Graph, start: string, end: string): string[] | undefined {
  const before = new Map<string, string | undefined>([[start, undefined]]);
  for (const name of before.keys()) {
    if (name === end) break;
    for (const next of graph.get(name) ?? []) if (!before.has(next)) before.set(next, name);
  }
  if (!before.has(end)) return undefined;
  const way: string[] = [];
  for (let name: string | undefined = end; name !== undefined; name = before.get(name)) way.unshift(name);
  return way;
}
