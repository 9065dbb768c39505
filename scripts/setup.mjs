/**
 * What every command does first, on a fresh clone or an old one: it installs the locked dependencies if they are
 * missing or stale, and builds what changed. This file is plain JavaScript that uses Node alone, because nothing else
 * is installed yet.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const modules = path.join(root, "node_modules");
const dist = path.join(root, "dist");

/** Ends the command with one line on stderr. */
export function fail(line, code = 1) {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Inkleaf needs Node 20.19 or later; this is ${process.versions.node}.`);
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Installs what package-lock.json lists, unless node_modules was already installed from this very lock file. */
export async function install() {
  const lock = readFileSync(path.join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).update(process.versions.node.split(".")[0]).digest("hex");
  const stamp = path.join(modules, ".inkleaf-installed");
  if (readIfThere(stamp) === wanted) return;
  const server = runningServer();
  if (server !== undefined) {
    fail(
      `The dependencies must be installed anew, which would pull them away under the running server (process ${server}). Stop it first.`,
    );
  }
  if (lstatSync(modules).isSymbolicLink()) {
    fail("node_modules is a link, and to install would empty the folder that it leads to. Remove the link first.");
  }
  print("Installing dependencies …");
  const npm = spawn("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
    // Under a parent npm with NODE_ENV=production, npm would leave out what the build needs.
    env: { ...process.env, NODE_ENV: "development", npm_config_omit: "" },
  });
  // Whoever ends this command ends what it has started.
  const end = (signal) => {
    npm.kill(signal);
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, end);
  const status = await new Promise((resolve) => npm.once("error", () => resolve(1)).once("exit", resolve));
  for (const signal of signals) process.off(signal, end);
  if (status !== 0) fail("The dependencies could not be installed. Is the package registry reachable?");
  writeFileSync(stamp, wanted);
}

/**
 * Returns the process id of a server that runs from this folder, or undefined. Each leaves a note with its process id
 * (`src/server/machine.ts`); after a kill the note stays, and its number may belong to another program by now.
 */
function runningServer() {
  const notes = path.join(modules, ".inkleaf-running");
  if (!existsSync(notes)) return undefined;
  return readdirSync(notes).find((id) => {
    try {
      process.kill(Number(id), 0);
    } catch (error) {
      if (error.code !== "EPERM") return false;
    }
    const command = readIfThere(`/proc/${id}/cmdline`);
    return Number(id) !== process.pid && (command === undefined || /main\.js|start\.mjs/.test(command));
  });
}

const sources = [
  "src",
  "package-lock.json",
  "package.json",
  "vite.config.ts",
  "vite.server.config.ts",
  "tsconfig.base.json",
];

/** Builds browser and server into dist/, unless dist/ was built from exactly these sources. */
export async function build() {
  const wanted = fingerprint(sources);
  const stamp = path.join(dist, ".built-from");
  if (readIfThere(stamp) === wanted) return;
  print("Building …");
  rmSync(stamp, { force: true });
  const env = process.env.NODE_ENV;
  // React chooses its production build by NODE_ENV at build time.
  process.env.NODE_ENV = "production";
  const { build: viteBuild } = await import("vite");
  const settings = { logLevel: "warn", mode: "production" };
  const configFile = path.join(root, "vite.config.ts");
  await viteBuild({ ...settings, configFile });
  // The same pages are built once more for the server, which renders some of them to HTML.
  const pages = { ssr: "render.tsx", outDir: path.join(dist, "pages"), manifest: false };
  await viteBuild({ ...settings, logLevel: "error", configFile, build: pages });
  await viteBuild({ ...settings, configFile: path.join(root, "vite.server.config.ts") });
  if (env === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = env;
  compressAssets(path.join(dist, "web"));
  writeFileSync(stamp, wanted);
}

/** Writes .br and .gz files beside the compressible assets, so that the server compresses no asset per request. */
function compressAssets(folder) {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|html|json|txt|webmanifest)$/.test(file)) continue;
    const bytes = readFileSync(file);
    if (bytes.length < 256) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

function fingerprint(names) {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0]);
  for (const name of names) {
    for (const file of filesBelow(path.join(root, name))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update("\0").update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

function filesBelow(place) {
  if (!existsSync(place)) return [];
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(full);
      else found.push(full);
    }
  };
  try {
    walk(place);
  } catch (error) {
    if (error.code !== "ENOTDIR") throw error;
    found.push(place);
  }
  return found;
}

/**
 * Opens a loader for our TypeScript without a build, by path from the root: `load("/bench/pdf.ts")`. The caller closes
 * it.
 */
export async function openSource() {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: "warn",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return { load: (file) => vite.ssrLoadModule(file), close: () => vite.close() };
}

function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** Does everything a command needs first; `built: false` is for commands that work from source. */
export async function setUp({ built = true } = {}) {
  requireNode();
  try {
    mkdirSync(modules, { recursive: true });
    await install();
    if (built) await build();
  } catch (error) {
    if (["EROFS", "EACCES", "ENOSPC"].includes(error.code)) {
      fail(`Cannot write to ${error.path ?? root} (${error.code}). Inkleaf needs a writable folder with free space.`);
    }
    throw error;
  }
}
