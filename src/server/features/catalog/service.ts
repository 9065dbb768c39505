import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import type { Design } from "#templates/design.ts";
import { designs, findDesign } from "#templates/registry.ts";
import { seedId } from "./seed-id.ts";
import { addUse, findListed, findPublicExample, findRefused } from "./store.ts";

export { seedId } from "./seed-id.ts";

/** A design with the `_id` that the catalogue gives it. */
export type CatalogTemplate = { id: string; design: Design };

export function templateId(componentName: string): string {
  return seedId(`template:${componentName}`);
}

/** Returns the id of the public resume that shows a design in an edition. */
export function demoId(componentName: string, edition: Locale): string {
  return seedId(`demo:${componentName}:${edition}`);
}

const byId = new Map<string, Design>(designs.map((design) => [templateId(design.componentName), design]));

/** Returns the template with that `_id` or componentName, or null. */
export function findTemplate(idOrName: string): CatalogTemplate | null {
  const design = byId.get(idOrName) ?? findDesign(idOrName);
  return design ? { id: templateId(design.componentName), design } : null;
}

/** Returns the public example with that `_id`, or with that resume id or slug; null if there is none. */
export async function findExample(db: Queries, name: string): Promise<{ id: string; resumeId: string } | null> {
  return findPublicExample(db, name);
}

/**
 * Returns which of these resumes, all public and offered by their owners, are listed among the examples of an edition.
 */
export async function findListedExamples(db: Queries, resumeIds: readonly string[]): Promise<Set<string>> {
  return findListed(db, resumeIds);
}

/** Returns which of these resumes were refused as examples, each with the operator's reason. */
export function findRefusedExamples(db: Queries, resumeIds: readonly string[]): Promise<Map<string, string>> {
  return findRefused(db, resumeIds);
}

/** Counts that this user started from this example, at most once per user. */
export async function recordUse(db: Queries, use: { exampleId: string; userId: string; now: Date }): Promise<void> {
  await addUse(db, use);
}
