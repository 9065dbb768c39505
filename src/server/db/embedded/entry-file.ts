import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Returns the file that starts the database's thread or its first set-up. In a build both are files of their own beside
 * the server's. From source (tests, `npm run dev`) Node 20 cannot run TypeScript, so they are built on demand into
 * node_modules/.cache, once for each content.
 */
export async function entryFile(name: "worker" | "init"): Promise<string> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const built = [here, path.dirname(here)].map((folder) => path.join(folder, `database-${name}.js`));
  return built.find((file) => fs.existsSync(file)) ?? path.join(await buildFromSource(here), `database-${name}.js`);
}

/**
 * Builds a TypeScript program of this project. Returns the file to start with Node. `also` are folders that it is made
 * of besides its own: it is built anew when one of their files changes.
 */
export async function buildProgram(source: string, also: readonly string[] = []): Promise<string> {
  return path.join(await buildFromSource(path.dirname(fileURLToPath(import.meta.url)), source, also), "main.js");
}

async function buildFromSource(embedded: string, program?: string, also: readonly string[] = []): Promise<string> {
  const root = folderAbove(embedded, "node_modules");
  const folders = [path.dirname(embedded), ...(program ? [path.dirname(program)] : []), ...also];
  const name = `${program ? path.basename(program, ".ts") : "database"}-${digestOf(folders)}`;
  const target = path.join(root, "node_modules", ".cache", "inkleaf", name);
  if (fs.existsSync(target)) return target;
  const scratch = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  const { build } = await import("vite");
  await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      ssr: true,
      outDir: scratch,
      target: "node20",
      minify: false,
      rolldownOptions: {
        input: {
          "database-worker": path.join(embedded, "worker.ts"),
          "database-init": path.join(embedded, "init.ts"),
          ...(program ? { main: program } : {}),
        },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  fs.writeFileSync(path.join(scratch, "package.json"), JSON.stringify({ type: "module" }));
  try {
    fs.renameSync(scratch, target);
  } catch {
    // Another process built the same content first.
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  return target;
}

/**
 * Returns a digest of every file that may be part of the program: those of the database and those beside the program.
 */
function digestOf(folders: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const folder of new Set(folders)) {
    const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource);
    for (const name of names.sort()) hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

function isSource(name: string): boolean {
  return name.endsWith(".ts") && !name.endsWith(".test.ts");
}

function folderAbove(start: string, child: string): string {
  let folder = start;
  while (!fs.existsSync(path.join(folder, child))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`No folder above ${start} has ${child}`);
    folder = parent;
  }
  return folder;
}
