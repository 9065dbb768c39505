import { fork } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DataFolderInUse } from "../errors.ts";
import { buildProgram } from "./entry-file.ts";
import { lockFolder } from "./lock.ts";

const place = fs.mkdtempSync(path.join(os.tmpdir(), "inkleaf-lock-"));
const holderFile = path.join(import.meta.dirname, "lock-holder.fixture.ts");
let holderProgram: string;
beforeAll(async () => {
  holderProgram = await buildProgram(holderFile);
});
afterAll(() => fs.rmSync(place, { recursive: true, force: true }));

let made = 0;
const newFolder = (parent = place) => {
  made += 1;
  return path.join(parent, `database-${made}`);
};

/** Starts another process that takes the lock, or reports why it cannot. */
async function startHolder(folder: string) {
  const child = fork(holderProgram, [folder], { execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const reply = await new Promise<string>((resolve) => child.once("message", (message) => resolve(String(message))));
  return {
    reply,
    pid: child.pid,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

describe("the lock on the folder of the embedded database", () => {
  it("keeps a second holder of the same process out until it is released", async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  it("names the other process in one line", async () => {
    const folder = newFolder();
    const holder = await startHolder(folder);
    expect(holder.reply).toBe("locked");
    const refusal = await lockFolder(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUse);
    expect(String(refusal)).toContain(`in use by process ${holder.pid}`);
    expect(String(refusal)).not.toContain("\n");
    await holder.kill();
  });

  it("is free once its process was killed, though the socket file is still there", async () => {
    const folder = newFolder();
    const holder = await startHolder(folder);
    await holder.kill();
    expect(fs.existsSync(`${folder}.lock`)).toBe(true);
    await (await lockFolder(folder)).release();
  });

  it("goes to exactly one of many processes when its holder died", async () => {
    for (let round = 0; round < 4; round += 1) {
      const folder = newFolder();
      await (await startHolder(folder)).kill();
      const holders = await Promise.all(Array.from({ length: 6 }, () => startHolder(folder)));
      const locked = holders.filter((holder) => holder.reply === "locked");
      await Promise.all(holders.map((holder) => holder.kill()));
      expect(locked).toHaveLength(1);
    }
  });

  it("holds for a folder whose path is too long for a socket, by any path that leads there", async () => {
    const deep = path.join(place, "x".repeat(60), "y".repeat(60));
    fs.mkdirSync(deep, { recursive: true });
    fs.symlinkSync(deep, path.join(place, "short"));
    const folder = newFolder(deep);
    const lock = await lockFolder(folder);
    const sameFolder = path.join(place, "short", path.basename(folder));
    await expect(lockFolder(sameFolder)).rejects.toBeInstanceOf(DataFolderInUse);
    await lock.release();
  });
});
