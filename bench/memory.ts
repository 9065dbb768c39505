import { readdir, readFile } from "node:fs/promises";
import { startServer } from "#tests/harness/server.ts";
import { connections, loadsOf, measure, openToAll, signUp } from "./cluster/traffic.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * What one process and its browser hold under mixed traffic for `MEMORY_MINUTES` (60 unless it is set): pages, saves and
 * prints in turns. The first sixth warms up; then the last sixth is compared with the one after it, and the ratio may be
 * 1.1. Counted is what the processes do not share with files.
 */
const minutes = Number(process.env.MEMORY_MINUTES ?? 60);
const step = 2_000;

export async function run(): Promise<BenchRow[]> {
  const server = await startServer(openToAll);
  try {
    const loads = loadsOf(await signUp(server, connections));
    const samples: number[] = [];
    const end = performance.now() + minutes * 60_000;
    for (let turn = 0; performance.now() < end; turn += 1) {
      const load = Object.values(loads)[turn % Object.keys(loads).length];
      if (load) await measure(server.url, (number, connection) => load(turn * 4_096 + number, connection), step);
      samples.push(await megabytesBelow(process.pid));
    }
    const part = Math.max(1, Math.floor(samples.length / 6));
    return [
      rowOf(`memory of all processes in ${minutes} minutes, the last sixth`, "MB", samples.slice(-part), {
        name: "the second sixth",
        samples: samples.slice(part, 2 * part),
      }),
    ];
  } finally {
    await server.dispose();
  }
}

/** Returns what all processes hold that this one has started, and those that they have. */
async function megabytesBelow(top: number): Promise<number> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, "latin1").catch(() => "");
      const memory = await readFile(`/proc/${name}/statm`, "latin1").catch(() => "");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      const [, resident = 0, shared = 0] = memory.split(" ").map(Number);
      return { pid: Number(name), parent, bytes: (resident - shared) * 4_096 };
    }),
  );
  const below = (pid: number): number =>
    found.filter(({ parent }) => parent === pid).reduce((sum, one) => sum + one.bytes + below(one.pid), 0);
  return below(top) / 1e6;
}
