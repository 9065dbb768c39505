import { ownFolder, readContent } from "#server/features/content/service.ts";
import { type SeedContent, sampleOwner } from "#server/features/samples/service.ts";

/** The content that an installation without a content folder of its own is seeded with. */
export const ownContent: SeedContent = { ...readContent(ownFolder).examples, sampleOwner };
