import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildProgram } from "#server/db/embedded/entry-file.ts";

/**
 * Returns the file that starts the extractor's process. In a build it is a file of its own beside the server's; from
 * source it is built on demand, because Node 20 cannot run TypeScript.
 */
export async function extractorFile(): Promise<string> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const built = [here, path.dirname(here)].map((folder) => path.join(folder, "text-extractor-worker.js"));
  return (
    built.find((file) => fs.existsSync(file)) ??
    buildProgram(path.join(here, "worker.ts"), [
      ...[path.join(here, "../../../core/resume"), path.join(here, "../../formats")],
    ])
  );
}
