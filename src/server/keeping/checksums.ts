import { createHash } from "node:crypto";
import fs from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * The list of a backup's files with their SHA-256, in the form of `sha256sum`, so that `sha256sum -c SHA256SUMS` checks a
 * backup without us. It is written last: a folder without it is not a backup.
 */
export const checksumFile = "SHA256SUMS";

/** Lists every file below a folder and writes the list into it. Returns how many there are. */
export async function writeChecksums(folder: string): Promise<number> {
  const names = await filesBelow(folder);
  const lines: string[] = [];
  for (const name of names) lines.push(`${await digestOf(path.join(folder, name))}  ${name}\n`);
  await writeFile(path.join(folder, checksumFile), lines.join(""), { flag: "wx", mode: 0o600 });
  return names.length;
}

/** Returns what is wrong with a folder in the words of its list: each file that is changed, missing or not listed. */
export async function checkChecksums(folder: string): Promise<string[]> {
  const list = await readFile(path.join(folder, checksumFile), "utf8").catch(() => null);
  if (list === null) return [`${checksumFile} is missing: this is not a backup, or one that was not finished`];
  const listed = new Map<string, string>();
  for (const line of list.split("\n").filter(Boolean)) {
    const [, digest = "", name = ""] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!name) return [`${checksumFile} has a line that names no file`];
    listed.set(name, digest);
  }
  const found = new Set(await filesBelow(folder));
  const wrong = [...found].filter((name) => !listed.has(name)).map((name) => `${name} is not listed`);
  for (const [name, digest] of listed) {
    if (!found.has(name)) wrong.push(`${name} is missing`);
    else if ((await digestOf(path.join(folder, name))) !== digest) wrong.push(`${name} is damaged`);
  }
  return wrong;
}

/** Returns the files below a folder but the list itself, by their paths with slashes. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => name !== checksumFile)
    .sort();
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest("hex");
}
