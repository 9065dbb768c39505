/**
 * `node scripts/school-domains.mjs FOLDER`: writes src/server/features/programs/schools.txt anew from a checkout of
 * github.com/JetBrains/swot (MIT), the list of email domains of schools that it keeps as one file a domain.
 *
 * A domain that the list itself names as abused or as no school's is written under `refused` and not under `listed`.
 * Domains with the same ending share a line: `edu.cn pku tsinghua`. Lines and names are sorted, so that the difference
 * between two versions of the file shows what changed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { print, root } from "./setup.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
  print("Which checkout of github.com/JetBrains/swot? Usage: node scripts/school-domains.mjs FOLDER");
  process.exit(2);
}
const domains = path.join(folder, "lib/domains");
const isDomain = (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text);
const lines = (name) => readFileSync(path.join(domains, name), "utf8").toLowerCase().split(/\s+/).filter(isDomain);

const refused = new Set([...lines("abused.txt"), ...lines("stoplist.txt")]);
const listed = new Set(
  readdirSync(domains, { recursive: true })
    .filter((file) => file.endsWith(".txt") && file.includes(path.sep))
    .map((file) => file.slice(0, -4).split(path.sep).reverse().join(".").toLowerCase())
    .filter((domain) => isDomain(domain) && !refused.has(domain)),
);

/** One line for each ending: the ending, then the first labels of the domains below it. */
function byEnding(names) {
  const endings = new Map();
  for (const name of [...names].sort()) {
    const dot = name.indexOf(".");
    const ending = name.slice(dot + 1);
    endings.set(ending, [...(endings.get(ending) ?? []), name.slice(0, dot)]);
  }
  return [...endings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([ending, labels]) => `${ending} ${labels.join(" ")}`);
}

const text = [
  "# Email domains of schools, after github.com/JetBrains/swot (MIT, see NOTICES.md).",
  "# Written by scripts/school-domains.mjs; read by src/core/programs/schools.ts.",
  "[listed]",
  ...byEnding(listed),
  "[refused]",
  ...byEnding(refused),
  "[endings]",
  ...lines("tlds.txt").sort(),
  "",
].join("\n");
writeFileSync(path.join(root, "src/server/features/programs/schools.txt"), text);
print(`${listed.size} domains of schools, ${refused.size} refused`);
