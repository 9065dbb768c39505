import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { keyPattern, type Storage, StorageUnavailable } from "./port.ts";

/**
 * Stores files in a folder. A file is written under a temporary name beside its target and renamed, so that no reader
 * ever sees half of one.
 */
export function createDiskStorage(folder: string): Storage {
  const place = (key: string) => {
    if (!keyPattern.test(key)) throw new StorageUnavailable("A key leads out of the store");
    return path.join(folder, ...key.split("/"));
  };
  return {
    kind: "disk",
    async put(key, bytes) {
      const target = place(key);
      const beside = `${target}.${randomBytes(6).toString("hex")}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        const file = await open(beside, "wx");
        try {
          await file.writeFile(bytes);
          await file.datasync();
        } finally {
          await file.close();
        }
        await rename(beside, target);
      } catch (error) {
        await rm(beside, { force: true }).catch(() => {});
        throw unavailable(error);
      }
    },
    async get(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw unavailable(error);
      }
    },
    async *keys() {
      const names = await readdir(folder, { recursive: true }).catch((error) => {
        if (error.code === "ENOENT") return [];
        throw unavailable(error);
      });
      for (const name of names) {
        const key = name.split(path.sep).join("/");
        if (keyPattern.test(key)) yield key;
      }
    },
    async remove(key) {
      await rm(place(key), { force: true }).catch((error) => {
        throw unavailable(error);
      });
    },
  };
}

function unavailable(error: unknown): StorageUnavailable {
  if (error instanceof StorageUnavailable) return error;
  return new StorageUnavailable(`The file could not be stored (${(error as NodeJS.ErrnoException).code})`, {
    cause: error,
  });
}
