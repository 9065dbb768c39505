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
 * browser itself starts a new process for the next page. Nothing is looked at while nothing is drawn, so that a server that
 * only waits does nothing. Elsewhere than on Linux nothing tells, and it does nothing.
 */
export function watchMemory(
  group: number,
  { most, every, isDrawing }: { most: number; every: number; isDrawing: () => boolean },
): MemoryWatch {
  let ended = 0;
  let isLooking = false;
  let strangers: ReadonlySet<string> = new Set();
  const look = async () => {
    if (isLooking) return;
    if (!isDrawing()) {
      // While nobody looks, a number may be given to another process.
      strangers = new Set();
      return;
    }
    isLooking = true;
    try {
      const found = await membersOf(group, strangers);
      strangers = found.strangers;
      for (const { pid, bytes } of found.members) {
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

type Members = { members: { pid: number; bytes: number }[]; strangers: Set<string> };

/**
 * Returns the processes of a group with what each holds that it does not share with files, and the names of all other
 * processes. Those that were found to be strangers are not read again: none becomes a member, except the first process of
 * the group between its start and its first step, and to read all processes of a machine took a sixth of a print.
 */
async function membersOf(group: number, known: ReadonlySet<string>): Promise<Members> {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const members: Members["members"] = [];
  const strangers = new Set<string>();
  const read = async (name: string) => {
    const stat = await readFile(`/proc/${name}/stat`, "latin1").catch(() => "");
    // The name of the program, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(fields[2]) !== group) {
      if (Number(name) !== group) strangers.add(name);
      return;
    }
    const memory = await readFile(`/proc/${name}/statm`, "latin1").catch(() => "");
    const [, resident = 0, shared = 0] = memory.split(" ").map(Number);
    members.push({ pid: Number(name), bytes: (resident - shared) * pageBytes });
  };
  for (const name of names) if (known.has(name)) strangers.add(name);
  await Promise.all(names.filter((name) => !known.has(name)).map(read));
  return { members, strangers };
}
