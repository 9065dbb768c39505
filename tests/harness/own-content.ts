import { ownFolder, readContent } from "#server/features/content/service.ts";
import { house, type SeedContent } from "#server/features/samples/service.ts";

/** What an installation without a content folder of its own is seeded with. */
export const ownContent: SeedContent = { ...readContent(ownFolder).examples, house };
