import fs from "node:fs";
import path from "node:path";

/**
 * A disk that may lose power. While it watches a folder, every write is remembered until an fsync of its file. `cut`
 * then copies the folder as a power cut at that moment could leave it: each block of 512 bytes that was never synced is
 * kept or lost as `keeps` decides. Changes of names (creating, renaming, removing) are durable at once, as on a
 * journaling file system.
 *
 * It replaces the functions of `node:fs` that an embedded database calls in this process.
 */
export type FailingDisk = {
  /** Called before each write and each sync, with a counter from 1. */
  onStep: (step: number) => void;
  cut(target: string, keeps: () => boolean): void;
  stop(): void;
};

type Write = { position: number; before: Buffer; after: Buffer; sizeBefore: number };
type Opened = { file: string; unsynced: Write[] };

const real = { ...fs };

export function watchDisk(folder: string): FailingDisk {
  /** Keyed by inode, because a file keeps its unsynced content through a rename. */
  const files = new Map<number, Opened>();
  let step = 0;
  const disk: FailingDisk = { onStep: () => {}, cut, stop };
  const count = () => {
    step += 1;
    disk.onStep(step);
  };

  const unsyncedOf = (descriptor: number): Write[] | undefined => files.get(real.fstatSync(descriptor).ino)?.unsynced;

  const stand: Partial<typeof fs> = {
    openSync: (file, flags, mode) => {
      const descriptor = real.openSync(file, flags, mode);
      const name = String(file);
      if (name.startsWith(folder)) {
        const stat = real.fstatSync(descriptor);
        const known = files.get(stat.ino);
        if (stat.isFile()) files.set(stat.ino, { file: name, unsynced: known?.unsynced ?? [] });
      }
      return descriptor;
    },
    fdatasyncSync: (descriptor) => {
      count();
      real.fdatasyncSync(descriptor);
      forget(unsyncedOf(descriptor));
    },
    fsyncSync: (descriptor) => {
      count();
      real.fsyncSync(descriptor);
      forget(unsyncedOf(descriptor));
    },
    ftruncateSync: (descriptor, length) => {
      real.ftruncateSync(descriptor, length);
      forget(unsyncedOf(descriptor), length ?? 0);
    },
    truncateSync: (file, length) => {
      real.truncateSync(file, length);
      forget(files.get(real.statSync(file).ino)?.unsynced, length ?? 0);
    },
    writeSync: ((descriptor: number, buffer: Uint8Array, offset: number, length: number, at: number) => {
      const unsynced = unsyncedOf(descriptor);
      if (!unsynced) return real.writeSync(descriptor, buffer, offset, length, at);
      count();
      const before = Buffer.alloc(length);
      const sizeBefore = real.fstatSync(descriptor).size;
      const had = readAt(filePath(descriptor), before, at);
      unsynced.push({
        position: at,
        before: before.subarray(0, had),
        after: Buffer.from(buffer.subarray(offset, offset + length)),
        sizeBefore,
      });
      return real.writeSync(descriptor, buffer, offset, length, at);
    }) as typeof fs.writeSync,
  };
  Object.assign(fs, stand);
  return disk;

  function filePath(descriptor: number): string {
    return `/proc/self/fd/${descriptor}`;
  }

  function cut(target: string, keeps: () => boolean): void {
    real.cpSync(folder, target, { recursive: true });
    const unsyncedByInode = new Map([...files].filter(([, { unsynced }]) => unsynced.length > 0));
    for (const name of real.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const found = unsyncedByInode.get(real.lstatSync(path.join(folder, name)).ino);
      if (found) lose(path.join(target, name), found.unsynced, keeps);
    }
  }

  function stop(): void {
    Object.assign(fs, Object.fromEntries(Object.keys(stand).map((name) => [name, real[name as keyof typeof fs]])));
  }
}

const BLOCK = 512;

/** Resets a file to its last sync, then applies the unsynced blocks that reached the disk all the same. */
function lose(file: string, unsynced: readonly Write[], keeps: () => boolean): void {
  const descriptor = real.openSync(file, "r+");
  for (const write of [...unsynced].reverse()) {
    real.writeSync(descriptor, write.before, 0, write.before.length, write.position);
    if (write.position + write.after.length > write.sizeBefore) real.ftruncateSync(descriptor, write.sizeBefore);
  }
  for (const { position, after } of unsynced) {
    for (let at = 0; at < after.length; at += BLOCK) {
      if (keeps()) real.writeSync(descriptor, after, at, Math.min(BLOCK, after.length - at), position + at);
    }
  }
  real.closeSync(descriptor);
}

/** Forgets writes that can no longer be lost: all of them after a sync; after a truncation those beyond `length`. */
function forget(unsynced: Write[] | undefined, length = 0): void {
  if (!unsynced) return;
  const still = length > 0 ? unsynced.filter((write) => write.position + write.after.length <= length) : [];
  unsynced.splice(0, unsynced.length, ...still);
}

function readAt(file: string, into: Buffer, position: number): number {
  const descriptor = real.openSync(file, "r");
  try {
    return real.readSync(descriptor, into, 0, into.length, position);
  } finally {
    real.closeSync(descriptor);
  }
}
