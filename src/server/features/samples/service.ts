import { createHash } from "node:crypto";
import { operationLimits } from "#core/operation-limits.ts";
import { samplePrefix } from "#core/resume/sample-slug.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import type { Database } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { late, within } from "#server/within.ts";
import { designOf, designs } from "#templates/registry.ts";
import { demoId, seedId } from "../catalog/service.ts";
import type { Examples, Sample } from "../content/service.ts";
import { addGrant } from "../membership/service.ts";
import { enqueueDrawAhead, putSample } from "../resumes/service.ts";
import { type PortraitUrls, storePortraits } from "./portrait-files.ts";
import { sampleDocument, sampleFor } from "./sample-document.ts";
import {
  findFingerprint,
  replaceCategories,
  replaceSampleExamples,
  saveFingerprint,
  upsertSampleOwner,
} from "./store.ts";

/** The content to store, and the name of the account that owns it. */
export type SeedContent = Examples & { sampleOwner: { name: string } };

export const sampleOwner = { name: "Inkleaf 墨页" };

const seedName = "catalog";

/**
 * Stores the categories, the examples and the designs' demo resumes in the database. The resumes are public, marked as
 * samples, and owned by an account that nobody can sign in to. If nothing changed, a start writes nothing; otherwise it
 * replaces what differs under the same ids and slugs, and keeps how often an example was used. All of it is one
 * transaction. The portraits are stored first. If the storage does not take them in time, the samples are stored without
 * photos, and a job stores them again with theirs.
 */
export async function seed(
  deps: SeedDeps,
  content: SeedContent = { ...deps.content.examples, sampleOwner },
): Promise<void> {
  if (await isStored(deps, content)) return;
  const stored = storePortraits(deps.storage, content.portraits).catch((error) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    return null;
  });
  const found = await within(stored, operationLimits.portraits);
  const photos = found === late ? null : found;
  if (!photos) deps.log.warn("portraits of the samples not stored in time, a job goes on with them");
  await storeAll(deps, content, photos);
}

/** Stores the samples with their photos, however long the storage takes. Throws StorageUnavailable. */
export async function storeSamples(deps: SeedDeps): Promise<void> {
  const content = { ...deps.content.examples, sampleOwner };
  if (await isStored(deps, content)) return;
  await storeAll(deps, content, await storePortraits(deps.storage, content.portraits));
}

type SeedDeps = Pick<Deps, "db" | "now" | "log" | "storage" | "content" | "jobs">;

async function isStored({ db, storage }: SeedDeps, content: SeedContent): Promise<boolean> {
  return (await findFingerprint(db, seedName)) === fingerprintOf(content, storage.kind);
}

async function storeAll(deps: SeedDeps, content: SeedContent, photos: PortraitUrls | null): Promise<void> {
  const now = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    await write(tx, content, photos ?? new Map(), now);
    await enqueueDrawAhead(deps, tx, shownFirst(content));
    if (photos) await saveFingerprint(tx, seedName, fingerprintOf(content, deps.storage.kind), now);
    else await enqueue(deps, tx, "samples.store", {}, { key: "samples" });
  });
  deps.log.info({ examples: content.samples.en.length + content.samples.ch.length }, "samples stored");
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

async function write(tx: Transaction, content: SeedContent, photos: PortraitUrls, now: Date): Promise<void> {
  const ownerId = seedId("house");
  await upsertSampleOwner(tx, { id: ownerId, name: content.sampleOwner.name, now });
  // Once, whatever the migration or an earlier start granted: another lifetime changes nothing.
  await addGrant(tx, { userId: ownerId, length: "lifetime", source: "operator", cause: `house:${ownerId}` }, now);
  await replaceCategories(
    tx,
    content.categories.map(({ key, en, ch }, index) => ({
      id: seedId(`category:${key}`),
      words: { en, ch },
      sort: content.categories.length - index,
    })),
  );
  const examples = [];
  for (const edition of ["en", "ch"] as const) {
    const samples = content.samples[edition];
    for (const [index, sample] of samples.entries()) {
      const id = seedId(`resume:${sample.key}`);
      const shown = { design: designOf(sample.template), theme: sample.theme, avatar: photoOf(sample, photos) };
      const document = sampleDocument(sample, shown);
      await putSample(tx, { id, userId: ownerId, uuid: samplePrefix + sample.key, document, now });
      examples.push({
        id: seedId(`example:${sample.key}`),
        edition,
        categoryId: seedId(`category:${sample.category}`),
        resumeId: id,
        name: sample.card.name,
        desc: sample.card.desc,
        isAi: sample.isAi ?? false,
        // The count starts at 0 and is never invented, because a badge shows it in public.
        used: 0,
        sort: samples.length - index,
      });
    }
    for (const [index, design] of designs.entries()) {
      const sample = sampleFor(design, index, samples);
      if (!sample) continue;
      const shown = { design, theme: design.themes[0], avatar: photoOf(sample, photos) };
      const document = sampleDocument(sample, shown);
      const id = demoId(design.componentName, edition);
      await putSample(tx, { id, userId: ownerId, uuid: `${samplePrefix}${design.name}-${edition}`, document, now });
    }
  }
  await replaceSampleExamples(tx, ownerId, examples);
}

/**
 * Returns the resumes whose covers are drawn before the first visit, because every list begins with them: the designs',
 * and of each category the first example. The others are drawn when somebody asks for them.
 */
function shownFirst({ samples, categories }: SeedContent): string[] {
  const both = ["en", "ch"] as const;
  const demos = designs.flatMap(({ componentName }) => both.map((edition) => demoId(componentName, edition)));
  const examples = categories.flatMap(({ key }) =>
    both.flatMap((edition) => samples[edition].find(({ category }) => category === key)?.key ?? []),
  );
  return [...demos, ...examples.map((key) => seedId(`resume:${key}`))];
}

function photoOf(sample: Sample, photos: PortraitUrls): string {
  return photos.get(sample.photo ?? "") ?? "";
}

/**
 * Returns a fingerprint of the content, the designs that show it and the storage that has its portraits. Increase
 * `shape` when the code changes what it writes.
 */
function fingerprintOf(content: SeedContent, storage: string): string {
  const shape = 4;
  const shown = designs.map((design) => [design.componentName, design.name, design.themes[0]]);
  return createHash("sha256")
    .update(JSON.stringify([shape, content, shown, storage]))
    .digest("hex");
}
