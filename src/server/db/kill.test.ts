import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmptyStorage, type TestStorage, testKinds } from "#tests/harness/database.ts";
import { isFull } from "#tests/harness/print-set.ts";
import { buildProgram } from "./embedded/entry-file.ts";

/** Each round starts a process with the database in it, which is most of what it costs. */
const rounds = isFull ? 40 : 10;

let program: string;
beforeAll(async () => {
  program = await buildProgram(path.join(import.meta.dirname, "kill-loop.fixture.ts"));
});

type Round = { found: number[] | undefined; saved: number[]; complaint: string };

/** Runs the loop and kills it `after` ms from its start, or from its first acknowledged save. */
function runAndKill(storage: TestStorage, from: "start" | "save", after: number): Promise<Round> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, JSON.stringify(storage.config)]);
    let output = "";
    let complaint = "";
    let timer: NodeJS.Timeout | undefined;
    const arm = () => {
      timer ??= setTimeout(() => child.kill("SIGKILL"), after);
    };
    if (from === "start") arm();
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("saved")) arm();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on("close", () => {
      clearTimeout(timer);
      const lines = output.split("\n").slice(0, -1);
      const found = lines.find((line) => line.startsWith("found "));
      resolve({
        found: found ? JSON.parse(found.slice("found ".length)) : undefined,
        saved: lines.filter((line) => line.startsWith("saved ")).map((line) => Number(line.slice("saved ".length))),
        complaint,
      });
    });
  });
}

describe.each(testKinds)("kill -9 in the middle of saving, %s", (kind) => {
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await createEmptyStorage(kind);
  });
  afterAll(() => storage.remove());

  it(`loses no acknowledged save in ${rounds} rounds`, { timeout: 600_000 }, async () => {
    const acknowledged = new Set<number>();
    const missing: number[] = [];
    const complaints: string[] = [];
    let checked = 0;
    for (let round = 0; round <= rounds; round += 1) {
      // Every fifth round is killed while it may still be recovering from the one before.
      const early = round % 5 === 3;
      const { found, saved, complaint } = await runAndKill(
        storage,
        early ? "start" : "save",
        Math.random() * (early ? 900 : 150),
      );
      if (found) {
        checked += 1;
        const there = new Set(found);
        missing.push(...[...acknowledged].filter((id) => !there.has(id)));
      }
      for (const id of saved) acknowledged.add(id);
      complaints.push(complaint);
    }
    expect(complaints.filter((complaint) => complaint !== "")).toEqual([]);
    expect(missing).toEqual([]);
    expect(checked).toBeGreaterThanOrEqual(rounds * 0.8);
    expect(acknowledged.size).toBeGreaterThan(rounds);
  });
});
