/**
 * `node bench/reading/gather.mjs CLONES`: copies the documents of `sources.json` into the ignored folder `files`, each
 * out of a clone of its repository at `CLONES/<owner>+<name>`, by the SHA-256 of its bytes. A file whose hash stands in
 * the list of `EXCLUDED` (one hash a line) is refused: it judges the reader and is not developed on.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = path.join(here, "files");
const clones = process.argv[2];
const say = (line) => process.stdout.write(`${line}\n`);
if (!clones) {
  say("Usage: node bench/reading/gather.mjs CLONES");
  process.exit(2);
}
const excluded = new Set(
  process.env.EXCLUDED
    ? readFileSync(process.env.EXCLUDED, "utf8")
        .split("\n")
        .map((line) => line.split(/\s/)[0])
    : [],
);
const sources = JSON.parse(readFileSync(path.join(here, "sources.json"), "utf8"));
mkdirSync(folder, { recursive: true });
const git = (clone, ...args) =>
  spawnSync("git", ["-C", clone, "-c", "core.quotepath=false", ...args], { maxBuffer: 1 << 26 });
let found = 0;
for (const { repository, path: file, sha256 } of sources) {
  if (excluded.has(sha256)) {
    say(`${repository}: ${file} is one of the judges and is left out`);
    continue;
  }
  const clone = path.join(clones, repository.replace("/", "+"));
  const isThere = existsSync(clone);
  const blobs = isThere
    ? git(clone, "log", "--all", "--format=", "--raw", "--no-abbrev", "--", file).stdout.toString().split("\n")
    : [];
  const bytes = blobs
    .map((line) => line.split(/\s/)[3])
    .filter((hash) => hash && !/^0+$/.test(hash))
    .map((hash) => git(clone, "cat-file", "blob", hash).stdout)
    .find((blob) => createHash("sha256").update(blob).digest("hex") === sha256);
  if (!bytes) {
    say(`${repository}: ${file} was not found`);
    continue;
  }
  writeFileSync(path.join(folder, `${sha256.slice(0, 10)}${path.extname(file).toLowerCase()}`), bytes);
  found += 1;
}
say(`${found} of ${sources.length} documents`);
