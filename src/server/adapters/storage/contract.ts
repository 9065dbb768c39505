import { describe, expect, it } from "vitest";
import { contentTypeOf, type Storage, StorageUnavailable } from "./port.ts";

/** The suite that every storage must pass; each implementation's test passes itself in. */
export function storageSuite(name: string, create: () => Promise<Storage>) {
  describe(`storage ${name}`, () => {
    it("returns what was put, byte for byte", async () => {
      const storage = await create();
      const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
      await storage.put("avatars/one.webp", bytes);
      expect(Buffer.from((await storage.get("avatars/one.webp")) ?? []).equals(Buffer.from(bytes))).toBe(true);
    });

    it("returns null for a key that was never put, and removes it without an error", async () => {
      const storage = await create();
      expect(await storage.get("avatars/none.webp")).toBeNull();
      await storage.remove("avatars/none.webp");
    });

    it("removes a file", async () => {
      const storage = await create();
      await storage.put("avatars/gone.png", new Uint8Array([1]));
      await storage.remove("avatars/gone.png");
      expect(await storage.get("avatars/gone.png")).toBeNull();
    });

    it("lists the keys of everything that it stores, however many", async () => {
      const storage = await create();
      const made = Array.from({ length: 1100 }, (_, index) => `lists/file-${index}.webp`);
      for (let from = 0; from < made.length; from += 100) {
        await Promise.all(made.slice(from, from + 100).map((key) => storage.put(key, new Uint8Array([1]))));
      }
      const found: string[] = [];
      for await (const key of storage.keys()) if (key.startsWith("lists/")) found.push(key);
      expect(found.sort()).toEqual(made.sort());
    });

    it("stores an empty file, and many files at once", async () => {
      const storage = await create();
      const keys = Array.from({ length: 20 }, (_, index) => `many/file-${index}.pdf`);
      await Promise.all(keys.map((key, index) => storage.put(key, new Uint8Array(index))));
      const sizes = await Promise.all(keys.map(async (key) => (await storage.get(key))?.length));
      expect(sizes).toEqual(keys.map((_, index) => index));
    });

    it.each([
      "../secret.webp",
      "avatars/../../x.webp",
      "/etc/passwd",
      "avatars/x.svg",
      "avatars/x",
      "A/b.webp",
      "a/b\0.webp",
    ])("refuses the key %j", async (key) => {
      const storage = await create();
      await expect(storage.put(key, new Uint8Array([1]))).rejects.toBeInstanceOf(StorageUnavailable);
      await expect(storage.get(key)).rejects.toBeInstanceOf(StorageUnavailable);
    });

    it("derives the media type from a key's extension", () => {
      expect(contentTypeOf("avatars/one.webp")).toBe("image/webp");
    });
  });
}
