import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { type Knowledge, readKnowledge } from "#core/assistant/knowledge.ts";

/**
 * Returns the knowledge of the built-in engine from a folder of YAML files: a family each, and in `archetypes` what
 * families have in common.
 * @throws Error that names the file which cannot be read or is not as the schema says
 */
export async function loadKnowledge(folder: string): Promise<Knowledge> {
  const [families, archetypes] = await Promise.all([parsed(folder), parsed(path.join(folder, "archetypes"))]);
  return readKnowledge({ families, archetypes });
}

async function parsed(folder: string): Promise<Record<string, unknown>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  const entries = names.map(async (name) => {
    const text = await readFile(path.join(folder, name), "utf8");
    try {
      return [name.slice(0, -".yaml".length), parse(text)] as const;
    } catch (cause) {
      throw new Error(`${name} is not YAML`, { cause });
    }
  });
  return Object.fromEntries(await Promise.all(entries));
}
