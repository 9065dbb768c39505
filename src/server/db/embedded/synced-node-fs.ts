import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * A file system for PGlite that syncs files to the disk, so that an acknowledged commit survives a power cut. PGlite as
 * shipped never does: it starts PostgreSQL with fsync off, and its file system for Node has no fsync.
 *
 * This relies on internals of one pinned version: emscripten's NODEFS looks for `stream_ops.fsync` when PostgreSQL
 * calls fsync(). (fdatasync() never gets there, hence `wal_sync_method=fsync` below.) The worker therefore proves at
 * every start that a commit increases `syncs`.
 */
export class SyncedNodeFS extends NodeFS {
  /** How many times a file was synced to the disk since this object was made. */
  syncs = 0;
  readonly #onCrash: () => void;

  /**
   * `onCrash` is called when PostgreSQL gives up (PANIC: a sync that failed, a damaged log). PGlite would go on calling
   * what is left of it, so the owner of this thread must end it at once. Opening the folder again recovers from the
   * log.
   */
  constructor(folder: string, onCrash: () => void = () => {}) {
    super(folder);
    this.#onCrash = onCrash;
  }

  override async init(...[database, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = emscriptenOpts.preRun;
    const addSync = (module: unknown) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => this.#sync(stream.nfd);
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(Array.isArray(preRun) ? preRun : []), addSync],
        onAbort: () => this.#onCrash(),
        onExit: (status: number) => {
          if (status !== 0) this.#onCrash();
        },
      },
    };
  }

  /** Syncs a file and returns WASI's error number: PostgreSQL stops at a failed fsync rather than trust a later one. */
  #sync(descriptor: number): number {
    this.syncs += 1;
    try {
      // fdatasync syncs a file's length too; it only leaves out its times.
      fs.fdatasyncSync(descriptor);
      return 0;
    } catch {
      return INPUT_OUTPUT_ERROR;
    }
  }
}

type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } };

const INPUT_OUTPUT_ERROR = 29;

/** Returns whether a commit leads to a sync: the proof that all of the above still works. */
export async function commitReachesDisk(database: PGlite, files: SyncedNodeFS): Promise<boolean> {
  const before = files.syncs;
  // This is the cheapest commit that must reach the disk; it leaves no row behind.
  await database.query("select pg_logical_emit_message(true, 'inkleaf', 'does a commit reach the disk?')");
  return files.syncs > before;
}

/**
 * Returns PostgreSQL's own arguments, less the one that turns fsync off. A file of the log that is not needed any more
 * is deleted: a recycled one would keep what it says of removed accounts until it is written over.
 */
export function startParams(): string[] {
  const shipped = PGlite.defaultStartParams.filter((param) => param !== "-F");
  const settings = ["fsync=on", "synchronous_commit=on", "wal_sync_method=fsync", "wal_recycle=off"];
  return [...shipped, ...settings.flatMap((setting) => ["-c", setting])];
}
