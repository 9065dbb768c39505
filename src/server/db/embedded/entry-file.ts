import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The file to start for the database's thread or its first set-up. In a build both are files of their own beside the
 * server's. From source (tests, `npm run dev`) Node 20 cannot run TypeScript, so they are built on the spot into
 * node_modules/.cache, once for each content.
 */
export async function entryFile(name: "worker" | "init"): Promise<string> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const built = [here, path.dirname(here)].map((folder) => path.join(folder, `database-${name}.js`));
  return built.find((file) => fs.existsSync(file)) ?? (await buildFromSource(path.join(here, `${name}.ts`)));
}

/** Builds one TypeScript file with what it imports from this project to a file that Node can run; returns its path. */
export async function buildFromSource(source: string): Promise<string> {
  const root = folderAbove(source, "node_modules");
  const cache = path.join(root, "node_modules", ".cache", "inkleaf");
  const name = `${path.basename(source, ".ts")}-${digestOf(source)}`;
  const target = path.join(cache, `${name}.mjs`);
  if (fs.existsSync(target)) return target;
  const { build } = await import("vite");
  const scratch = path.join(cache, `${name}.${process.pid}.${Math.random().toString(36).slice(2)}`);
  await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      ssr: true,
      outDir: scratch,
      target: "node20",
      minify: false,
      rolldownOptions: { input: source, output: { entryFileNames: "entry.mjs" } },
    },
  });
  fs.renameSync(path.join(scratch, "entry.mjs"), target);
  fs.rmSync(scratch, { recursive: true, force: true });
  return target;
}

/** Of every file that may be part of it: the database's folder is small. */
function digestOf(source: string): string {
  const hash = createHash("sha256").update(process.version);
  const folder = folderAbove(source, "embedded");
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource);
  for (const name of names.sort()) hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}

function isSource(name: string): boolean {
  return name.endsWith(".ts") && !name.endsWith(".test.ts");
}

function folderAbove(file: string, child: string): string {
  let folder = path.dirname(file);
  while (!fs.existsSync(path.join(folder, child))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`No folder above ${file} has ${child}`);
    folder = parent;
  }
  return folder;
}
