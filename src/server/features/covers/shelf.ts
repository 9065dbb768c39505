import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";

/** Files that can be made again at any time: the folder may be emptied by anybody. */
export type CoverShelf = {
  get(name: string): Promise<Uint8Array | null>;
  put(name: string, bytes: Uint8Array): Promise<void>;
};

/**
 * Keeps at most `most` pictures in DATA_DIR/covers; when there are more, the oldest fifth goes. About 30 KB each.
 * @param name `{resume id}-{version}`, of letters, digits, `_` and `-` only
 */
export function createCoverShelf(dataDir: string, log: Logger, most = 2_000): CoverShelf {
  const folder = path.join(dataDir, "covers");
  const file = (name: string) => path.join(folder, `${name}.webp`);
  let count: number | undefined;

  async function tidy() {
    const names = await readdir(folder);
    count = names.length;
    if (count <= most) return;
    const dated = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(path.join(folder, name))).mtimeMs })),
    );
    dated.sort((left, right) => left.time - right.time);
    for (const { name } of dated.slice(0, Math.ceil(most / 5))) {
      await rm(path.join(folder, name), { force: true });
      count -= 1;
    }
  }

  return {
    async get(name) {
      return readFile(file(name)).catch(() => null);
    },
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Written aside and renamed: a reader never sees half a picture.
      const aside = path.join(folder, `${name}.${process.pid}.part`);
      await writeFile(aside, bytes);
      await rename(aside, file(name));
      count = count === undefined ? undefined : count + 1;
      if (count === undefined || count > most) {
        await tidy().catch((error: NodeJS.ErrnoException) => log.warn({ code: error.code }, "covers were not tidied"));
      }
    },
  };
}
