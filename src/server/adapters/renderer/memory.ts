import { readdir, readFile } from "node:fs/promises";

/** Watches what the processes of a browser hold, and ends those that hold too much. */
export type MemoryWatch = {
  /** How many processes it has ended. */
  readonly ended: number;
  stop(): void;
};

/** Bytes of a page of memory on Linux, but on a few machines that we do not know of. */
const pageBytes = 4_096;

/**
 * Looks every `every` ms at the processes of a group, and kills each that holds more than `most` bytes. A document cannot
 * be judged before it is laid out, and one that takes all memory of the machine would end the server with it. The
 * browser itself starts a new process for the next page. Nothing is looked at while nothing is drawn, because looking at
 * all processes of a machine costs a server that only waits a tenth of a processor. Elsewhere than on Linux nothing
 * tells, and it does nothing.
 */
export function watchMemory(
  group: number,
  { most, every, isDrawing }: { most: number; every: number; isDrawing: () => boolean },
): MemoryWatch {
  let ended = 0;
  let isLooking = false;
  const look = async () => {
    if (isLooking || !isDrawing()) return;
    isLooking = true;
    try {
      for (const { pid, bytes } of await membersOf(group)) {
        if (bytes <= most) continue;
        process.kill(pid, "SIGKILL");
        ended += 1;
      }
    } catch {
      // It has ended by itself.
    } finally {
      isLooking = false;
    }
  };
  const timer = process.platform === "linux" && group > 0 ? setInterval(look, every) : undefined;
  timer?.unref();
  return {
    get ended() {
      return ended;
    },
    stop: () => clearInterval(timer),
  };
}

/** Returns the processes of a group with what each holds that it does not share with files. */
async function membersOf(group: number): Promise<{ pid: number; bytes: number }[]> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const members = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, "latin1").catch(() => "");
      // The name of the program, in brackets, may hold spaces.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (Number(fields[2]) !== group) return [];
      const memory = await readFile(`/proc/${name}/statm`, "latin1").catch(() => "");
      const [, resident = 0, shared = 0] = memory.split(" ").map(Number);
      return [{ pid: Number(name), bytes: (resident - shared) * pageBytes }];
    }),
  );
  return members.flat();
}
