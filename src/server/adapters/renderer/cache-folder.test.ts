import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { layFile } from "./cache-folder.ts";

it("lays a file down whole, however many lay it at once", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "inkleaf-lay-"));
  try {
    const file = path.join(folder, "program");
    const content = new Uint8Array(1_000_000).fill(7);
    await Promise.all(Array.from({ length: 20 }, () => layFile(file, content, 0o755)));
    expect((await readFile(file)).equals(content)).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o755);
    expect(await readdir(folder)).toEqual(["program"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
