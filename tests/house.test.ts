import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { errorTable } from "#core/errors.ts";
import { ch } from "#locales/ch.ts";
import { en } from "#locales/en.ts";
import { functionSizes } from "./harness/function-sizes.ts";
import { cyclesOf, graphOf, importsOf } from "./harness/import-graph.ts";

/** The laws of the code base, checked over every file (README, "The house"). */

const root = path.resolve(import.meta.dirname, "..");
type Source = { file: string; text: string; imports: string[] };

/**
 * Matches `import … from "x"`, `export … from "x"`, `import "x"` at the beginning of a line; `import("x")` anywhere.
 */
const importPattern = /^(?:import|export)\s[^;"'`]*?from\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

function sources(...folders: string[]): Source[] {
  const found: Source[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(full);
      else if (/\.(ts|tsx|mjs|css)$/.test(entry.name)) {
        const text = readFileSync(full, "utf8");
        const imports = [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
        found.push({ file: path.relative(root, full).replaceAll("\\", "/"), text, imports });
      }
    }
  };
  for (const folder of folders) walk(path.join(root, folder));
  return found;
}

const code = sources("src", "tests", "scripts", "bench");
const isTest = (source: Source) => /\.(test|spec)\.tsx?$/.test(source.file);
const product = code.filter((source) => source.file.startsWith("src/") && !isTest(source));
const named = (files: Source[]) => files.map((source) => source.file);

describe("floors", () => {
  it("core imports zod and itself only", () => {
    const strays = product
      .filter((source) => source.file.startsWith("src/core/"))
      .flatMap((source) =>
        source.imports
          .filter((name) => name !== "zod" && !/^\.{1,2}\//.test(name))
          .map((name) => `${source.file} -> ${name}`),
      );
    expect(strays).toEqual([]);
  });

  it("core uses no clock and no randomness", () => {
    const impure = product.filter(
      (source) =>
        source.file.startsWith("src/core/") &&
        /\b(Date\.now|Math\.random|performance\.now|new Date\(\))/.test(
          source.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ""),
        ),
    );
    expect(named(impure)).toEqual([]);
  });

  const walls: [string, RegExp][] = [
    ["src/contract/", /^#(templates|server|web)\//],
    ["src/locales/", /^#(templates|server|web)\//],
    ["src/templates/", /^#(contract|locales|server|web)\//],
    ["src/server/", /^#web\//],
    ["src/web/", /^(#server\/|node:)/],
  ];
  it.each(walls)("%s imports only the floors that it may use", (floor, forbidden) => {
    const strays = product
      .filter((source) => source.file.startsWith(floor))
      .flatMap((source) =>
        source.imports.filter((name) => forbidden.test(name)).map((name) => `${source.file} -> ${name}`),
      );
    expect(strays).toEqual([]);
  });

  it("a relative import never leaves its floor", () => {
    const strays = product.flatMap((source) =>
      source.imports
        .filter((name) => name.startsWith("."))
        .filter((name) => {
          const target = path.posix.join(path.posix.dirname(source.file), name);
          return target.split("/")[1] !== source.file.split("/")[1];
        })
        .map((name) => `${source.file} -> ${name}`),
    );
    expect(strays).toEqual([]);
  });

  it("the web imports relatively inside a folder or feature, and by #web/ across", () => {
    const roomOf = (file: string) => /^src\/web\/(features\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? "";
    const strays = code
      .filter(({ file }) => file.startsWith("src/web/"))
      .flatMap(({ file, imports }) =>
        imports
          .filter((name) => {
            if (name.startsWith("#web/")) return roomOf(`src/${name.slice(1)}`) === roomOf(file);
            return name.startsWith(".") && roomOf(path.posix.join(path.posix.dirname(file), name)) !== roomOf(file);
          })
          .map((name) => `${file} -> ${name}`),
      );
    expect(strays).toEqual([]);
  });
});

describe("rooms", () => {
  it("only server/config reads the environment", () => {
    const readers = product.filter((source) =>
      /process\.env/.test(source.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")),
    );
    // machine.ts asks the environment where programs and caches are, which no setting of ours decides.
    const entries = /^src\/server\/(main|cli\/[a-z-]+|machine)\.ts$/;
    expect(named(readers).filter((file) => !entries.test(file))).toEqual([]);
  });

  it("SQL is in stores and in db only", () => {
    const strays = product.filter(
      (source) =>
        source.file.startsWith("src/server/") &&
        !source.file.startsWith("src/server/db/") &&
        !source.file.endsWith("/store.ts") &&
        !/\/store\/[a-z-]+\.ts$/.test(source.file) &&
        source.imports.some((name) => /^drizzle-orm/.test(name)),
    );
    expect(named(strays)).toEqual([]);
  });

  it("the pipeline and the services behind it do not depend on the HTTP framework", () => {
    // A public page and the views that are counted with it are no call; private links are answered by the same page.
    const pages = ["src/server/features/public-page/service.ts", "src/server/features/views/service.ts"];
    const strays = product.filter(
      (source) =>
        /^src\/server\/(operations\/|features\/[^/]+\/service\.ts)/.test(source.file) &&
        !pages.includes(source.file) &&
        source.imports.some((name) => /^hono|http\/context/.test(name)),
    );
    expect(named(strays)).toEqual([]);
  });

  it("only pages count a rate limit themselves; a call declares its limits", () => {
    const counting = product.filter(
      (source) => source.file.startsWith("src/server/features/") && /\.take\("/.test(source.text),
    );
    // What an assistant asks for besides calls is counted with its token's calls; and how it asks for access is OAuth.
    const rooms = new Set(named(counting).map((file) => file.split("/")[3]));
    expect([...rooms]).toEqual(["mcp", "oauth", "public-page", "share-links", "tool-clients"]);
  });

  it("a feature enters another only by its service", () => {
    const strays = product.flatMap((source) => {
      const own = /^src\/server\/features\/([^/]+)\//.exec(source.file)?.[1];
      if (!own) return [];
      return source.imports
        .map((name) => /(?:#server\/features|^\.\.)\/([^/]+)\/(.+)$/.exec(name))
        .filter((match) => match && match[1] !== own && !match[1]?.startsWith(".") && match[2] !== "service.ts")
        .map((match) => `${source.file} -> ${match?.[0]}`);
    });
    expect(strays).toEqual([]);
  });

  it("an adapter imports neither features nor pages nor fonts: what it needs of them is passed as an argument", () => {
    const strays = product
      .filter((source) => source.file.startsWith("src/server/adapters/") && !source.file.endsWith("/contract.ts"))
      .flatMap((source) =>
        source.imports
          .filter((name) => /^#server\/(features|pages|fonts)\//.test(name))
          .map((name) => `${source.file} -> ${name}`),
      );
    expect(strays).toEqual([]);
  });

  it("every kind of adapter has a port, a suite and at least one implementation", () => {
    const folder = path.join(root, "src/server/adapters");
    for (const kind of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
      const files = readdirSync(path.join(folder, kind.name));
      expect(files, kind.name).toEqual(expect.arrayContaining(["port.ts", "contract.ts"]));
      const suites = files
        .filter((file) => file.endsWith(".test.ts"))
        .map((file) => readFileSync(path.join(folder, kind.name, file), "utf8"));
      expect(
        suites.some((text) => text.includes("./contract.ts")),
        `${kind.name}: no test runs contract.ts`,
      ).toBe(true);
    }
  });

  it("migrations are numbered without gaps and have descriptive names", () => {
    const files = readdirSync(path.join(root, "migrations")).sort();
    files.forEach((file, index) => {
      expect(file).toMatch(new RegExp(`^${String(index + 1).padStart(4, "0")}-[a-z]+(-[a-z]+)*\\.sql$`));
    });
    expect(files.length).toBeGreaterThan(0);
  });

  it("decisions are numbered once, without gaps, and their titles carry their numbers", () => {
    const folder = path.join(root, "docs/decisions");
    readdirSync(folder)
      .sort()
      .forEach((file, index) => {
        expect(file).toMatch(new RegExp(`^${String(index + 1).padStart(4, "0")}-[a-z0-9]+(-[a-z0-9]+)*\\.md$`));
        expect(readFileSync(path.join(folder, file), "utf8"), file).toMatch(new RegExp(`^# ${index + 1}\\. `));
      });
  });
});

describe("cycles and entries", () => {
  const imports = importsOf(root, "src");
  const featureOf = (file: string) => /^src\/(?:web|server)\/features\/([^/]+)\//.exec(file)?.[1];
  const isOf = (side: string) => (file: string) => file.startsWith(`src/${side}/`);
  const line = ({ from, to }: { from: string; to: string }) => `${from} -> ${to}`;

  it.each(["server", "web"])("no features of the %s depend on one another in a cycle, not even by a type", (side) => {
    const graph = graphOf(
      imports.filter(({ from }) => isOf(side)(from)),
      featureOf,
    );
    expect(cyclesOf(graph)).toEqual([]);
  });

  // A lazy import counts: it imposes no order of loading, but it would as soon as it became static.
  it("no files load one another in a cycle", () => {
    const loaded = imports.filter(({ kind }) => kind !== "types");
    expect(loaded.length).toBeGreaterThan(1000);
    expect(cyclesOf(graphOf(loaded, (file) => file))).toEqual([]);
  });

  it("a cycle is found, however long, and told from a path that ends", () => {
    const edges = ["a b", "b c", "c a", "c d", "d e"].map((edge) => edge.split(" "));
    const steps = edges.map(([from = "", to = ""]) => ({ from, to, kind: "static" as const, isReExport: false }));
    expect(cyclesOf(graphOf(steps, (file) => file))).toEqual(["a -> b -> c -> a"]);
  });

  it("a web feature is entered by its exports.ts, and lazily by a page or a dialog", () => {
    const strays = imports.filter(({ from, to, kind }) => {
      const feature = isOf("web")(to) ? featureOf(to) : undefined;
      if (!feature || feature === featureOf(from)) return false;
      if (kind !== "lazy") return !to.endsWith(`/features/${feature}/exports.ts`);
      // A lazy import names the file itself, because exports.ts would load everything that it names.
      return !(to.endsWith("-page.tsx") ? from === "src/web/routes.tsx" : to.endsWith("-dialog.tsx"));
    });
    expect(strays.map(line)).toEqual([]);
  });

  it("an exports.ts of the web names parts of its own feature, does nothing, and is for other features only", () => {
    const isDoor = (file: string) => /^src\/web\/features\/[^/]+\/exports\.ts$/.test(file);
    const own = imports.filter(({ from, to }) => isDoor(to) && featureOf(from) === featureOf(to));
    const foreign = imports.filter(({ from, to }) => isDoor(from) && featureOf(from) !== featureOf(to));
    expect([...own, ...foreign].map(line)).toEqual([]);
    const busy = product.filter(
      ({ file, text }) =>
        isDoor(file) &&
        text
          .replace(/\/\*[\s\S]*?\*\//g, "")
          .replace(/^export \{[^}]*\} from "[^"]+";$/gm, "")
          .trim(),
    );
    expect(named(busy)).toEqual([]);
  });

  it("what features of the web share imports none of them", () => {
    const shared = /^src\/web\/(api|ui|sheet)\//;
    expect(imports.filter(({ from, to }) => shared.test(from) && featureOf(to)).map(line)).toEqual([]);
  });

  it("every dialog of the web begins where ui/dialog-focus.ts says, never at its cross", () => {
    const own = code.filter(
      ({ file, text }) => file.startsWith("src/web/") && /import \{[^}]*\bDialog\b[^}]*\} from "radix-ui"/.test(text),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ text }) => !text.includes("useDialogFocus(")).map(({ file }) => file)).toEqual([]);
  });

  it("a control that is off says why, which a disabled one cannot: ui/blocked.ts", () => {
    // A wait for the next code is told by the button's own label.
    const disabled = /[^-]disabled=\{(?!\w+\.(seconds|wait) > 0\})/;
    const off = code.filter(({ file, text }) => file.startsWith("src/web/features/") && disabled.test(text));
    expect(off.map(({ file }) => file)).toEqual([]);
  });

  it("a service does not re-export its store", () => {
    const isStore = (file: string) => /\/store(\.ts|\/)/.test(file);
    const barrels = imports.filter(
      ({ from, to, isReExport }) => isReExport && from.endsWith("/service.ts") && isStore(to),
    );
    expect(barrels.map(line)).toEqual([]);
  });
});

describe("names and sizes", () => {
  const tables =
    /(^src\/locales\/|\/fixtures\/|\/samples(\/|\.ts$)|\/seeds\/|\.gen\.|^src\/core\/resume\/(sections|fact-table)\.ts$)/;

  it("no file is longer than 400 lines", () => {
    const long = code.filter((source) => !tables.test(source.file) && source.text.split("\n").length > 401);
    expect(named(long)).toEqual([]);
  });

  // A suite that several tests run is one function full of tests; the length of its file limits it.
  const isSuite = (source: Source) => source.imports.includes("vitest");

  it("no function of the product is longer than 120 lines", () => {
    const sizes = product
      .filter((source) => !tables.test(source.file) && !isSuite(source) && /\.tsx?$/.test(source.file))
      .flatMap(({ file, text }) => functionSizes(file, text).map((size) => ({ file, ...size })));
    expect(sizes.length).toBeGreaterThan(4000);
    const long = sizes.filter(({ lines }) => lines > 120);
    expect(long.map(({ file, name, line, lines }) => `${file}:${line} ${name} has ${lines} lines`)).toEqual([]);
  });

  it("a function is measured from its first line to its last, whatever kind of function it is", () => {
    const text = [
      "export function outer<T>(of: T) {",
      "  const inner = () => <b>{String(of)}</b>;",
      "  return {",
      "    method() {",
      "      return inner();",
      "    },",
      "  };",
      "}",
      "class Holder {",
      "  #field = async () => {",
      "  };",
      "}",
      "run(() => {",
      "});",
    ].join("\n");
    expect(functionSizes("sample.tsx", text)).toEqual([
      { name: "outer", line: 1, lines: 8 },
      { name: "inner", line: 2, lines: 1 },
      { name: "method", line: 4, lines: 3 },
      { name: "field", line: 10, lines: 2 },
      { name: "anonymous", line: 13, lines: 2 },
    ]);
    expect(() => functionSizes("sample.ts", "function {")).toThrow("sample.ts");
  });

  it("file names are kebab-case and meaningful", () => {
    const vague = code.filter((source) => {
      const name = path.basename(source.file).replace(/(\.(test|spec|config|fixture|d))?\.[a-z]+$/, "");
      return (
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ||
        /^(utils?|helpers?|common|misc|index)$/.test(name.replace(/^$/, "index"))
      );
    });
    // common.ts is the namespace of the texts that every page shares.
    expect(named(vague).filter((file) => !/^src\/locales\/(en|ch)\/common\.ts$/.test(file))).toEqual([]);
  });

  it("tests mock none of our modules and skip no test", () => {
    const strays = code.filter(
      (source) => isTest(source) && /\bvi\.(mock|doMock)\(|\.(skip|only|todo)\(/.test(source.text),
    );
    expect(named(strays)).toEqual([]);
  });

  it("nothing names the machine or the workplace where it was written", () => {
    // The names are built from parts, so that this file does not contain what it looks for.
    const forbidden = new RegExp(
      [`/${"work"}/(main|shared)`, `/${"root"}/`, `registry\\.${"npmjs"}`, `farm-${"studio"}`].join("|"),
    );
    expect(named(code.filter((source) => forbidden.test(source.text)))).toEqual([]);
  });
});

describe("texts", () => {
  it("every error has a text in both editions", () => {
    for (const name of Object.keys(errorTable)) {
      expect(en.errors).toHaveProperty(name);
      expect(ch.errors).toHaveProperty(name);
    }
  });

  it("both editions use the same placeholders", () => {
    const slots = (text: string) => [...text.matchAll(/\{\{\s*([a-zA-Z]+)/g)].map((match) => match[1]).sort();
    const compare = (left: unknown, right: unknown, at: string) => {
      if (typeof left === "string") {
        expect(slots(String(right)), at).toEqual(slots(left));
        expect(String(right).trim(), at).not.toBe("");
      } else {
        for (const [key, value] of Object.entries(left as object))
          compare(value, (right as Record<string, unknown>)[key], `${at}.${key}`);
      }
    };
    compare(en, ch, "locale");
  });
});

describe("the project", () => {
  it.each(["README.md", "LICENSE", "CONTRIBUTING.md", ".ci/run"])("has %s", (file) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });

  it("the lock file names no download URL", () => {
    expect(readFileSync(path.join(root, "package-lock.json"), "utf8")).not.toContain('"resolved"');
  });
});
