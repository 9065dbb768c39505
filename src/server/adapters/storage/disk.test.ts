import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { storageSuite } from "./contract.ts";
import { createDiskStorage } from "./disk.ts";
import { StorageUnavailable } from "./port.ts";

const folders: string[] = [];
const folder = async () => {
  const made = await mkdtemp(path.join(tmpdir(), "inkleaf-storage-"));
  folders.push(made);
  return made;
};
afterAll(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))));

storageSuite("disk", async () => createDiskStorage(await folder()));

describe("disk alone", () => {
  it("throws StorageUnavailable where it cannot write, and leaves nothing behind", async () => {
    const place = await folder();
    await writeFile(path.join(place, "avatars"), "a file where a folder should be");
    const storage = createDiskStorage(place);
    await expect(storage.put("avatars/one.webp", new Uint8Array([1]))).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await readdir(place)).toEqual(["avatars"]);
  });
});
