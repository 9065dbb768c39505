/**
 * `npm run check`: lint and format, types of every floor, unused code. Runs all checks, prints what failed, exits
 * non-zero. With a file, `npm run check -- resume.json`, it checks that resume as the editor does.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { print, root, setUp } from "./setup.mjs";

const bin = (name) => path.join(root, "node_modules", ".bin", name);
const floors = ["core", "contract", "templates", "locales", "server", "web"];
const checks = [
  // The one that uses a single core comes first, so that it is not alone in the end.
  ["unused code", bin("knip"), ["--no-progress"]],
  ["lint", bin("biome"), ["check", "--error-on-warnings", "."]],
  ...floors.map((floor) => [`types of ${floor}`, bin("tsc"), ["-p", `src/${floor}`]]),
  ["types of tests", bin("tsc"), ["-p", "."]],
];

function run([name, command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === "win32" });
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("close", (code) => resolve({ name, code, output: Buffer.concat(output).toString() }));
  });
}

/** Resolves to true when every check passed. Two run at a time, because each check itself uses all cores. */
export async function check() {
  const waiting = [...checks];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next));
  };
  await Promise.all([worker(), worker()]);
  for (const result of results) {
    if (result.code !== 0) print(`✗ ${result.name}\n${result.output}`);
    else print(`✓ ${result.name}`);
  }
  return results.every((result) => result.code === 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [, , ...asked] = process.argv;
  if (asked.length > 0) {
    await setUp();
    process.env.NODE_ENV ??= "production";
    process.argv.splice(1, process.argv.length, "npm run check --", ...asked);
    await import("../dist/server/check-resume.js");
    process.exit();
  }
  print("The code of the project. For a resume: npm run check -- resume.json");
  await setUp({ built: false });
  process.exit((await check()) ? 0 : 1);
}
