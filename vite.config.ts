import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown, runnerImport, build as viteBuild } from "vite";
import type { Call } from "./src/contract/call.ts";

/** What the server answers itself while `npm run dev` serves the browser's code; src/web/api/*.ts is served by Vite. */
const served = "^/(?!.*\\.tsx?(\\?|$))(api|r|fonts|covers|files|operator|passport|healthz|readyz)(/|$)";
const target = `http://localhost:${process.env.SERVER_PORT ?? 3001}`;

/**
 * Provides `virtual:calls`: the contract as the browser needs it to make a call, that is method, path and kind of
 * answer. The schemas stay out of a build's first load, of which they and zod would be a fifth; forms and the editor
 * import the schemas that they need. In development it is the contract itself, so that replies are checked against it.
 * `virtual:desk-calls` has those of the operator's desk, which nobody else loads.
 */
function callsWithoutSchemas(): Plugin {
  const names = ["virtual:calls", "virtual:desk-calls"];
  const registry = fileURLToPath(new URL("./src/contract/registry.ts", import.meta.url));
  let isBuild = false;
  return {
    name: "calls-without-schemas",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    resolveId: (source) => (names.includes(source) ? `\0${source}` : undefined),
    async load(id) {
      const name = names.find((one) => id === `\0${one}`);
      if (name === undefined) return undefined;
      if (!isBuild) return `export { calls } from ${JSON.stringify(registry)};`;
      const { module } = await runnerImport<typeof import("./src/contract/registry.ts")>(registry);
      const isDesk = name === "virtual:desk-calls";
      const wanted = Object.entries(module.calls).filter(([, call]) => (call.who === "desk") === isDesk);
      const lean = wanted.map(([key, call]) => {
        const { method, path, answer, contentType, body }: Call = call;
        return [key, { method, path, answer, contentType, body: { kind: body.kind } }];
      });
      return `export const calls = ${JSON.stringify(Object.fromEntries(lean))};`;
    },
  };
}

/**
 * In the browser's build each style sheet of a design becomes a file that is fetched when the design is shown, and the
 * text in the code (`import css from "./modern.css?raw"`) becomes that file's URL. The base style sheet that all
 * designs share stays in the code. Comments are removed; everything else is letter for letter what the print uses.
 */
function sheetsAsFiles(): Plugin {
  let isServer = false;
  return {
    name: "sheets-as-files",
    enforce: "pre",
    apply: "build",
    configResolved(config) {
      isServer = Boolean(config.build.ssr);
    },
    async load(id) {
      const [file = "", query] = id.split("?");
      const [, design, name] = /src[\\/]templates[\\/](?:([a-z]+)[\\/])?([a-z-]+)\.css$/.exec(file) ?? [];
      if (isServer || query !== "raw" || name === undefined) return undefined;
      const css = (await readFile(file, "utf8")).replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s*\n\s*/g, "\n");
      if (design === undefined) return `export default ${JSON.stringify(css)};`;
      const reference = this.emitFile({ type: "asset", name: `${design}.css`, source: css });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

/**
 * Lets the bundler drop the parts of the router that this product does not use. Assigning `displayName` to a component
 * after it is created would keep the component, and everything it depends on, in every build.
 */
function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: {
      filter: { id: /node_modules.react-router.dist/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, "$1/* @__PURE__ */ ")
          .replace(/^(var \w+ = )(?=class extends)/gm, "$1/* @__PURE__ */ "),
    },
  };
}

/**
 * Lets the bundler drop the functions of the interface's parts that no page uses. The package names each function anew
 * after it is created, for developers' tools, and such a call would keep the function in every build.
 */
function leanRadix(): Plugin {
  return {
    name: "lean-radix",
    apply: "build",
    transform: {
      filter: { id: /node_modules.@radix-ui/ },
      handler: (code) =>
        code.replace(/^(var __name = ).*;$/m, "$1(target) => target;").replace(/^\s*__name\(\w+, "\w+"\);$/gm, ""),
    },
  };
}

/** Lets the bundler drop how zod describes a schema as JSON Schema, which only the server's documentation needs. */
function leanZod(): Plugin {
  return {
    name: "lean-zod",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    transform: {
      filter: { id: /node_modules.zod.v4.classic.schemas\.js$/ },
      handler: (code) =>
        code
          .replace(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, "")
          .replace(/createStandardJSONSchemaMethod\(this, "\w+"\)/g, "undefined")
          .replace("return createToJSONSchemaMethod(this, {})(params);", 'throw new Error("Not part of this build");'),
    },
  };
}

/**
 * Builds the editor's service worker into one file, with the list of the files that the editor may load: those of the
 * first load, those of its page, and all that this page loads later. Beside code that is every style sheet, because the
 * sheet of each design is one.
 */
function serviceWorker(): Plugin {
  const source = fileURLToPath(new URL("./src/web/service-worker/service-worker.ts", import.meta.url));
  const web = fileURLToPath(new URL("./src/web/", import.meta.url));
  return {
    name: "service-worker",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    async generateBundle(_options, bundle) {
      const files = filesOfEditor(bundle);
      // The document is not a file of the bundle, but a build with another one is another build.
      const pages = await Promise.all(["index.html", "public/early.js"].map((name) => readFile(web + name, "utf8")));
      const hash = createHash("sha256")
        .update([...files, ...pages].join("\n"))
        .digest("hex")
        .slice(0, 12);
      const made = await viteBuild({
        configFile: false,
        logLevel: "warn",
        define: { editorFiles: JSON.stringify(files), editorBuild: JSON.stringify(hash) },
        build: { write: false, target: "es2023", rolldownOptions: { input: source, output: { format: "iife" } } },
      });
      const [output] = [made].flat();
      if (!output || !("output" in output)) throw new Error("The service worker was not built");
      this.emitFile({ type: "asset", fileName: "editor/service-worker.js", source: output.output[0].code });
    },
  };
}

/** Returns the URLs of the files, the application's entry first. */
function filesOfEditor(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (name: string, withLater: boolean): void => {
    const chunk = named.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const each of chunk.imports) add(each, withLater);
    for (const each of withLater ? chunk.dynamicImports : []) add(each, true);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName, false);
  // The pages' chunks are imported by the entry, which names those of all pages.
  const own =
    /src[\\/](locales[\\/]..[\\/](editor|month|resumes|picture|errors|common)|web[\\/]features[\\/]editor[\\/]editor-page)/;
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some((id) => own.test(id))) add(fileName, true);
  const sheets = Object.keys(bundle).filter((name) => name.endsWith(".css"));
  return [...found, ...sheets].map((name) => `/${name}`);
}

/**
 * Code that every page needs is one file. Small modules that pages share are grouped by the pages that share them:
 * sixty files of a few hundred bytes would cost more in requests than they hold, and would compress worse. Modules that
 * bring a library along (menus, dialogs) are not grouped, so that no page loads what it does not use.
 * tests/journeys/read-the-site.spec.ts checks the size of the first page.
 */
const small = [
  /node_modules.lucide-react|query-core|react-query.build.modern.useMutation/,
  /src.web.api|src.web.shell.(begin|clipboard|dates|dialog-store|failure|paper|query-failed|session|theme|use-locale)/,
  /src.web.ui.(alert|badge|button|classes|crop-marks|deep-panel|empty|face|field|input|segmented|select|skeleton|slider|spinner|switch|toast)/,
  /src.core.(errors|limits|money|permissions)|features.resumes.(create-resume|ways)/,
];
const shared = [
  { name: "shell", tags: ["$initial" as const], priority: 2 },
  {
    name: "parts",
    test: new RegExp(small.map(({ source }) => source).join("|")),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  },
];

/** The browser's build: `dist/web`. */
export default defineConfig({
  root: "src/web",
  publicDir: "public",
  plugins: [
    callsWithoutSchemas(),
    sheetsAsFiles(),
    leanRouter(),
    leanRadix(),
    leanZod(),
    react(),
    tailwindcss(),
    serviceWorker(),
  ],
  // All entries are scanned at the start: a package discovered with a page that is opened later would reload that page.
  optimizeDeps: { entries: ["**/*.tsx", "!**/*.test.tsx"] },
  server: { proxy: { [served]: { target, changeOrigin: false } } },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    // Preload the style sheets of a page that is loaded later, but not its code, which it requests itself: the list of
    // which page needs which file would be a part of every first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith(".css")),
    },
    target: "es2023",
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A feature's exports.ts only names what lies behind it: a page that imports one thing through it must not load
      // the others.
      treeshake: { moduleSideEffects: [{ test: /features.[a-z-]+.exports\.ts$/, sideEffects: false }] },
      output: {
        // A group is named after all the pages that share it; only the first name is kept.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: { includeDependenciesRecursively: false, groups: shared },
      },
    },
  },
});
