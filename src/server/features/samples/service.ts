import { createHash } from "node:crypto";
import { samplePrefix } from "#core/resume/sample-slug.ts";
import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import type { Database } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { designOf, designs } from "#templates/registry.ts";
import { demoId, seedId } from "../catalog/service.ts";
import type { Examples, Sample } from "../content/service.ts";
import { putSample } from "../resumes/service.ts";
import { type PortraitUrls, storePortraits } from "./portrait-files.ts";
import { sampleDocument, sampleFor } from "./sample-document.ts";
import {
  findFingerprint,
  replaceCategories,
  replaceSampleExamples,
  saveFingerprint,
  upsertSampleOwner,
} from "./store.ts";

/** What is put in, and the name of the account that has it. */
export type SeedContent = Examples & { sampleOwner: { name: string } };

export const sampleOwner = { name: "Inkleaf 墨页" };

const seedName = "catalog";

/**
 * Puts the categories, the examples and the demo resumes of the designs into the database: public resumes of a house
 * account that nobody can sign in to, marked as samples. An unchanged start writes nothing; a changed one replaces what
 * differs under the same ids and slugs, and keeps how often an example was used. One transaction: whole or not at all.
 * Their portraits go into the storage first. Where that cannot be reached the samples stand without photos, and the next
 * start tries again.
 */
export async function seed(
  deps: Pick<Deps, "db" | "now" | "log" | "storage" | "content">,
  content: SeedContent = { ...deps.content.examples, sampleOwner },
): Promise<void> {
  const fingerprint = fingerprintOf(content, deps.storage.kind);
  if ((await findFingerprint(deps.db, seedName)) === fingerprint) return;
  const now = new Date(deps.now());
  const photos = await storePortraits(deps.storage, content.portraits).catch((error) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    deps.log.warn({ reason: error.message }, "samples have no photos for now");
    return null;
  });
  await deps.db.transaction(async (tx) => {
    await write(tx, content, photos ?? new Map(), now);
    if (photos) await saveFingerprint(tx, seedName, fingerprint, now);
  });
  deps.log.info({ examples: content.samples.en.length + content.samples.ch.length }, "samples are in place");
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

async function write(tx: Transaction, content: SeedContent, photos: PortraitUrls, now: Date): Promise<void> {
  const houseId = seedId("house");
  await upsertSampleOwner(tx, { id: houseId, name: content.sampleOwner.name, now });
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
      await putSample(tx, { id, userId: houseId, uuid: samplePrefix + sample.key, document, now });
      examples.push({
        id: seedId(`example:${sample.key}`),
        edition,
        categoryId: seedId(`category:${sample.category}`),
        resumeId: id,
        name: sample.card.name,
        desc: sample.card.desc,
        isAi: sample.isAi ?? false,
        // Counted, never made up: a badge says it in public.
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
      await putSample(tx, { id, userId: houseId, uuid: `${samplePrefix}${design.name}-${edition}`, document, now });
    }
  }
  await replaceSampleExamples(tx, houseId, examples);
}

function photoOf(sample: Sample, photos: PortraitUrls): string {
  return photos.get(sample.photo ?? "") ?? "";
}

/**
 * Of the content, the designs that show it and the storage that has its portraits; bump `shape` when the code that
 * writes it changes what it writes.
 */
function fingerprintOf(content: SeedContent, storage: string): string {
  const shape = 4;
  const shown = designs.map((design) => [design.componentName, design.name, design.themes[0]]);
  return createHash("sha256")
    .update(JSON.stringify([shape, content, shown, storage]))
    .digest("hex");
}
