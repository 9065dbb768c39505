import { createHash } from "node:crypto";
import type { Locale } from "#locales/words.ts";
import type { Database } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Design } from "#templates/design.ts";
import { designOf, designs } from "#templates/registry.ts";
import { putSample, samplePrefix } from "../resumes/service.ts";
import { sampleDocument } from "./sample-document.ts";
import { seedId } from "./seed-id.ts";
import { categories } from "./seeds/categories.ts";
import { chineseSamples } from "./seeds/resumes-ch.ts";
import { englishSamples } from "./seeds/resumes-en.ts";
import type { Sample } from "./seeds/sample.ts";
import { demoId } from "./service.ts";
import { findFingerprint, putHouseUser, replaceCategories, replaceSampleExamples, saveFingerprint } from "./store.ts";

/** What is put in: replaced as a whole by tests and by whoever ships other content. */
export type SeedContent = {
  house: { name: string };
  categories: readonly { key: string; en: { name: string; desc: string }; ch: { name: string; desc: string } }[];
  samples: Record<Locale, readonly Sample[]>;
};

export const ownContent: SeedContent = {
  house: { name: "Inkleaf 墨页" },
  categories,
  samples: { en: englishSamples, ch: chineseSamples },
};

const seedName = "catalog";

/**
 * Puts the categories, the examples and the demo resumes of the designs into the database: public resumes of a house
 * account that nobody can sign in to, marked as samples. An unchanged start writes nothing; a changed one replaces what
 * differs under the same ids and slugs, and keeps how often an example was used. One transaction: whole or not at all.
 */
export async function seed(deps: Pick<Deps, "db" | "now" | "log">, content: SeedContent = ownContent): Promise<void> {
  const fingerprint = fingerprintOf(content);
  if ((await findFingerprint(deps.db, seedName)) === fingerprint) return;
  const now = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    await write(tx, content, now);
    await saveFingerprint(tx, seedName, fingerprint, now);
  });
  deps.log.info({ examples: content.samples.en.length + content.samples.ch.length }, "samples are in place");
}

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

async function write(tx: Transaction, content: SeedContent, now: Date): Promise<void> {
  const houseId = seedId("house");
  await putHouseUser(tx, { id: houseId, name: content.house.name, now });
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
      const document = sampleDocument(sample, { design: designOf(sample.template), theme: sample.theme });
      await putSample(tx, { id, userId: houseId, uuid: samplePrefix + sample.key, document, now });
      examples.push({
        id: seedId(`example:${sample.key}`),
        edition,
        categoryId: seedId(`category:${sample.category}`),
        resumeId: id,
        name: sample.card.name,
        desc: sample.card.desc,
        sort: samples.length - index,
      });
    }
    for (const [index, design] of designs.entries())
      await putDemo(tx, { design, index, samples, houseId, edition, now });
  }
  await replaceSampleExamples(tx, houseId, examples);
}

/** The resume that the gallery shows for a design: a sample of the edition in the design's own first theme. */
async function putDemo(
  tx: Transaction,
  demo: { design: Design; index: number; samples: readonly Sample[]; houseId: string; edition: Locale; now: Date },
): Promise<void> {
  const { design, edition } = demo;
  const { samples } = demo;
  const own = samples.find((one) => one.template === design.componentName);
  const sample = own ?? samples[demo.index % Math.max(1, samples.length)];
  if (!sample) return;
  await putSample(tx, {
    id: demoId(design.componentName, edition),
    userId: demo.houseId,
    uuid: `${samplePrefix}${design.name}-${edition}`,
    document: sampleDocument(sample, { design, theme: design.themes[0] }),
    now: demo.now,
  });
}

/** Of the content and of the designs that show it; bump `shape` when the code that writes it changes what it writes. */
function fingerprintOf(content: SeedContent): string {
  const shape = 2;
  const shown = designs.map((design) => [design.componentName, design.name, design.themes[0]]);
  return createHash("sha256")
    .update(JSON.stringify([shape, content, shown]))
    .digest("hex");
}
