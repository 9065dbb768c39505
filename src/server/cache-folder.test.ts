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

it("writes a file whole, however many writers there are at once", async () => {
  const file = path.join(folder, "config");
  await Promise.all(Array.from({ length: 20 }, () => writeAtomically(file, content)));
  expect((await readFile(file)).equals(content)).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o644);
  expect(await readdir(folder)).toEqual(["config"]);
});

it("writes an executable whole, and leaves an existing one to the process that runs it", async () => {
  const file = path.join(folder, "program");
  await Promise.all(Array.from({ length: 20 }, () => writeExecutable(file, content)));
  expect((await readFile(file)).equals(content)).toBe(true);
  const first = await stat(file);
  expect(first.mode & 0o777).toBe(0o755);
  await writeExecutable(file, content);
  expect((await stat(file)).ino).toBe(first.ino);
  expect(await readdir(folder)).toEqual(["program"]);
});
