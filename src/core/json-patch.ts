import { z } from "zod";
import { AppError } from "./errors.ts";
import { isSame } from "./resume/same.ts";
import { toolLimits } from "./tool-limits.ts";

/**
 * JSON Patch (RFC 6902): changes of a JSON value as a list of operations, all or none of which are made. Decides what
 * each operation does and when a list is refused; whether the result is allowed where it is stored is left to the schema
 * there.
 */

const { operations: mostOperations, pointerLength, added: mostAdded } = toolLimits.patch;

const pointer = z
  .string()
  .max(pointerLength)
  .regex(/^(\/([^~/]|~[01])*)*$/);
const value = z.unknown().refine((given) => given !== undefined);

/** One operation. Members that it does not use are ignored, as the RFC demands. */
export const patchOperationSchema = z.discriminatedUnion("op", [
  z.object({ op: z.literal("add"), path: pointer, value }),
  z.object({ op: z.literal("remove"), path: pointer }),
  z.object({ op: z.literal("replace"), path: pointer, value }),
  z.object({ op: z.literal("move"), from: pointer, path: pointer }),
  z.object({ op: z.literal("copy"), from: pointer, path: pointer }),
  z.object({ op: z.literal("test"), path: pointer, value }),
]);
export type PatchOperation = z.infer<typeof patchOperationSchema>;

export const jsonPatchSchema = z.array(patchOperationSchema).min(1).max(mostOperations);

/**
 * Returns the value after all operations; the given one stays as it is.
 *
 * Throws patchTestFailed for a `test` that does not hold, patchPathWrong for a place that is not there, and
 * patchTooLarge where copies grow beyond the characters that a patch may add. Their `params` name the operation,
 * counted from 1, and its path.
 */
export function applyPatch(original: unknown, operations: readonly PatchOperation[]): unknown {
  // The root is a member of this holder, so that an operation on the whole value is like any other.
  const holder: Holder = { root: copyOf(original) };
  let added = 0;
  const add = (given: unknown) => {
    const text = JSON.stringify(given);
    added += text.length;
    if (added > mostAdded) throw new AppError("patchTooLarge", { params: { most: mostAdded } });
    return JSON.parse(text) as unknown;
  };
  for (const [index, operation] of operations.entries()) {
    const wrong = (path: string) => new AppError("patchPathWrong", { params: { number: index + 1, path } });
    const at = (path: string) => found(holder, path) ?? raise(wrong(path));
    const put = (path: string, given: unknown) => {
      if (!insert(holder, path, given)) throw wrong(path);
    };
    switch (operation.op) {
      case "add":
        put(operation.path, add(operation.value));
        break;
      case "replace": {
        const place = at(operation.path);
        place.parent[place.key] = add(operation.value);
        break;
      }
      case "remove":
        if (!take(holder, operation.path)) throw wrong(operation.path);
        break;
      case "copy":
        put(operation.path, add(valueAt(at(operation.from))));
        break;
      case "move": {
        const { from, path } = operation;
        const moved = valueAt(at(from));
        if (from === path) break;
        // A value cannot be moved into itself.
        if (path.startsWith(`${from}/`) || !take(holder, from)) throw wrong(from);
        put(path, moved);
        break;
      }
      case "test":
        if (!isSame(valueAt(at(operation.path)), operation.value)) {
          throw new AppError("patchTestFailed", { params: { number: index + 1, path: operation.path } });
        }
    }
  }
  return holder.root;
}

type Holder = Record<string, unknown>;
/** A member of an object or an array. Both are read and written by name, and an array's names are its indexes. */
type Place = { parent: Holder; key: string };

function raise(error: AppError): never {
  throw error;
}

function valueAt({ parent, key }: Place): unknown {
  return parent[key];
}

function copyOf(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json)) as unknown;
}

/** Returns the steps from the holder: `/a~1b/0` is `root`, `a/b`, `0`. */
function stepsOf(path: string): string[] {
  const steps = path.split("/").slice(1);
  return ["root", ...steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))];
}

/** Returns the object or array that a path's last step is in; null where there is none. */
function parentOf(holder: Holder, steps: readonly string[]): Holder | null {
  let parent: unknown = holder;
  for (const step of steps.slice(0, -1)) {
    if (!isContainer(parent) || !has(parent, step)) return null;
    parent = parent[step];
  }
  return isContainer(parent) ? parent : null;
}

/** Returns the place of a value that is there; null where there is none. */
function found(holder: Holder, path: string): Place | null {
  const steps = stepsOf(path);
  const key = steps.at(-1) ?? "root";
  const parent = parentOf(holder, steps);
  return parent && has(parent, key) ? { parent, key } : null;
}

/** Adds a member, or puts an element in front of the one at its index. Returns false where that is impossible. */
function insert(holder: Holder, path: string, given: unknown): boolean {
  const steps = stepsOf(path);
  const key = steps.at(-1) ?? "root";
  const parent = parentOf(holder, steps);
  if (!parent) return false;
  if (Array.isArray(parent)) {
    const index = key === "-" ? parent.length : isIndex(key) ? Number(key) : -1;
    if (index < 0 || index > parent.length) return false;
    parent.splice(index, 0, given);
    return true;
  }
  // This name would change the object's prototype, and no document has a member of it.
  if (key === "__proto__") return false;
  parent[key] = given;
  return true;
}

/** Removes a member or an element; the whole value cannot be removed. Returns false where that is impossible. */
function take(holder: Holder, path: string): boolean {
  const place = path === "" ? null : found(holder, path);
  if (!place) return false;
  if (Array.isArray(place.parent)) place.parent.splice(Number(place.key), 1);
  else delete place.parent[place.key];
  return true;
}

function isContainer(given: unknown): given is Holder {
  return typeof given === "object" && given !== null;
}

function has(parent: Holder, key: string): boolean {
  return Array.isArray(parent) ? isIndex(key) && Number(key) < parent.length : Object.hasOwn(parent, key);
}

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d{0,6})$/.test(key);
}
