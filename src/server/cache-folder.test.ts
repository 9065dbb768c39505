import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeAtomically, writeExecutable } from "./cache-folder.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "inkleaf-lay-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const content = new Uint8Array(1_000_000).fill(7);

it("lays a file down whole, however many lay it at once", async () => {
  const file = path.join(folder, "config");
  await Promise.all(Array.from({ length: 20 }, () => writeAtomically(file, content)));
  expect((await readFile(file)).equals(content)).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o644);
  expect(await readdir(folder)).toEqual(["config"]);
});

it("lays a program down whole, and leaves the one that is there to who runs it", async () => {
  const file = path.join(folder, "program");
  await Promise.all(Array.from({ length: 20 }, () => writeExecutable(file, content)));
  expect((await readFile(file)).equals(content)).toBe(true);
  const first = await stat(file);
  expect(first.mode & 0o777).toBe(0o755);
  await writeExecutable(file, content);
  expect((await stat(file)).ino).toBe(first.ino);
  expect(await readdir(folder)).toEqual(["program"]);
});
