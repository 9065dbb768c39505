import { constants } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fontIds } from "#templates/fonts.ts";
import { launchBrowser } from "../adapters/renderer/browser.ts";
import { findBrowser } from "../adapters/renderer/find-browser.ts";
import { systemFontConfig } from "../adapters/renderer/system-font.ts";
import { fontFaceCss, readFontFile } from "../fonts/font-css.ts";
import { projectRoot } from "../root.ts";
import { bad, type Finding, good, reasonOf, warning } from "./finding.ts";

/** What this machine alone must have: each function is one row of `npm run doctor`. */

export async function checkNode(): Promise<Finding> {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const says = `Node ${process.versions.node} on ${process.platform} ${process.arch}`;
  if (major < 20 || (major === 20 && minor < 19)) return bad("node", says, "Install Node 20.19 or later.");
  return good("node", says);
}

const enough = { warn: 1024 ** 3, fail: 200 * 1024 ** 2 } as const;

/** Looks at the folder of the data and at the temporary one, where browsers keep their profiles. */
export async function checkDisk(dataDir: string, freeAt = freeBytes): Promise<Finding> {
  const places = [await existing(dataDir), os.tmpdir()];
  for (const place of places) {
    const isWritable = await access(place, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable)
      return bad("disk", `${place} cannot be written`, "Give the server's user the right to write there.");
  }
  const free = await Promise.all(places.map(freeAt));
  const least = Math.min(...free);
  const says = `${(least / 1024 ** 3).toFixed(1)} GB free at ${places[free.indexOf(least)]}`;
  if (least < enough.fail) return bad("disk", says, "Make room: below 200 MB saves and prints will fail soon.");
  if (least < enough.warn) return warning("disk", says, "Make room before it is full.");
  return good("disk", says);
}

async function freeBytes(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}

async function existing(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || path.dirname(folder) === folder ? folder : existing(path.dirname(folder));
}

/** A clock of somebody else: who, and by how many milliseconds ours is ahead. */
export type OtherClock = { whose: string; ahead: number };

/** Sessions, codes, signatures of S3 and payments all trust the clock. */
export async function checkClock(others: readonly OtherClock[], now = Date.now()): Promise<Finding> {
  const todo = "Set the clock, and keep it by NTP: timedatectl set-ntp true.";
  const { mtimeMs } = await stat(path.join(projectRoot, "package.json"));
  if (now < mtimeMs - 86_400_000)
    return bad("clock", `${new Date(now).toISOString()} is before this program was installed`, todo);
  const worst = [...others].sort((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead))[0];
  if (!worst) return good("clock", `${new Date(now).toISOString()}; nothing to compare it with`);
  const seconds = Math.round(Math.abs(worst.ahead) / 1000);
  const says = `${seconds} s ${worst.ahead < 0 ? "behind" : "ahead of"} ${worst.whose}`;
  if (seconds >= 60) return bad("clock", says, todo);
  return seconds >= 5 ? warning("clock", says, todo) : good("clock", says);
}

/** Opens one file of each font of the sheets, and what the browser is told about fonts. */
export async function checkFonts(): Promise<Finding> {
  const missing: string[] = [];
  for (const id of fontIds) {
    const url = /url\(([^)]+)\)/.exec(fontFaceCss([id], "web"))?.[1];
    const bytes = url ? await readFontFile(url).catch(() => null) : null;
    if (!bytes?.length) missing.push(id);
  }
  if (missing.length > 0)
    return bad(
      "fonts",
      `missing: ${missing.join(", ")}`,
      "Install the packages again: npm ci, then node scripts/build.mjs.",
    );
  try {
    if (process.platform === "linux") await systemFontConfig();
  } catch (error) {
    return bad(
      "fonts",
      `no place for fonts.conf: ${reasonOf(error)}`,
      "Let the user write to its home or temporary folder.",
    );
  }
  return good("fonts", `all ${fontIds.length} families of the templates`);
}

/** Starts the browser as the server does. Returns a second row for its sandbox. */
export async function checkBrowser(given: string | undefined): Promise<Finding[]> {
  try {
    const found = await findBrowser({ given });
    const browser = await launchBrowser(found, 20_000);
    const answer = await browser.cdp.send("Browser.getVersion").catch(() => ({}));
    const { product = found.kind } = answer as { product?: string };
    await browser.close();
    return [
      good("browser", `${product} at ${found.path}`),
      sandboxFinding(browser.sandboxed, process.getuid?.() === 0),
    ];
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : error;
    return [
      bad(
        "browser",
        `nothing can be printed: ${why}`,
        "Debian and Ubuntu: apt-get install chromium-headless-shell, or chromium. Elsewhere install Chrome, or set CHROMIUM_PATH.",
      ),
    ];
  }
}

export function sandboxFinding(sandboxed: boolean, isRoot: boolean): Finding {
  if (sandboxed) return good("sandbox", "on");
  const because = isRoot ? "this user is root" : "this machine offers none";
  const todo = isRoot
    ? "Run the server as an ordinary user."
    : "Allow unprivileged user namespaces (sysctl kernel.unprivileged_userns_clone=1, or the seccomp profile of deploy/ for a container).";
  return warning("sandbox", `off: ${because}. PDFs are printed all the same`, todo);
}
