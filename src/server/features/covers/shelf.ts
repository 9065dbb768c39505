import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";

/** `full` as it was drawn, `small` for lists, `link` as JPEG for previews of links, whose makers do not all read WebP. */
export type CoverSize = "full" | "small" | "link";

/** One of the pictures that there are of a state of a resume. */
export type CoverForm = {
  size: CoverSize;
  /** Absent: the resume's own. A name of templates/themes.ts. */
  theme?: string;
};

const endings: Record<CoverSize, string> = { full: ".webp", small: ".small.webp", link: ".jpg" };

/** Files that can be made again at any time: the folder may be emptied by anybody. */
export type CoverShelf = {
  get(id: string, version: string, form: CoverForm): Promise<Uint8Array | null>;
  /** Keeps this picture of the resume in place of those of other versions. */
  put(id: string, version: string, form: CoverForm, bytes: Uint8Array): Promise<void>;
  /** Removes what there is of the resume. */
  remove(id: string): Promise<void>;
};

/**
 * Keeps the newest pictures of resumes in DATA_DIR/covers, `most` in all; when there are more, the oldest fifth goes.
 * About 30 KB each, and 10 KB for a small one. Ids are of letters, digits, `_` and `-`; versions of letters and digits.
 */
export function createCoverShelf(dataDir: string, log: Logger, most = 4_000): CoverShelf {
  const folder = path.join(dataDir, "covers");
  const named = (id: string, version: string, { size, theme }: CoverForm) =>
    `${id}.${version}${theme ? `.${theme}` : ""}${endings[size]}`;

  /** Drops the pictures of other versions of the resume, and the oldest of all where there are too many. */
  async function tidy(id: string, version: string | null) {
    const names = await readdir(folder);
    const stale = names.filter(
      (name) => name.startsWith(`${id}.`) && !name.startsWith(`${id}.${version}.`) && !name.endsWith(".part"),
    );
    if (names.length - stale.length > most) stale.push(...(await oldest(names, Math.ceil(most / 5))));
    await Promise.all(stale.map((name) => rm(path.join(folder, name), { force: true })));
  }

  async function oldest(names: string[], count: number): Promise<string[]> {
    const dated = await Promise.all(
      names.map(async (name) => ({
        name,
        time: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
      })),
    );
    dated.sort((left, right) => left.time - right.time);
    return dated.slice(0, count).map(({ name }) => name);
  }

  return {
    async get(id, version, form) {
      return readFile(path.join(folder, named(id, version, form))).catch(() => null);
    },
    async put(id, version, form, bytes) {
      await mkdir(folder, { recursive: true });
      const name = named(id, version, form);
      // Written aside and renamed: a reader never sees half a picture.
      const aside = path.join(folder, `${name}.${process.pid}.part`);
      await writeFile(aside, bytes);
      await rename(aside, path.join(folder, name));
      await tidy(id, version).catch((error: NodeJS.ErrnoException) => {
        log.warn({ code: error.code }, "covers were not tidied");
      });
    },
    async remove(id) {
      await tidy(id, null).catch(() => {}); // no folder yet: nothing to remove
    },
  };
}
