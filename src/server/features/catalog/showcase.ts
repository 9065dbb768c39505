import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";
import type { Design } from "#templates/design.ts";
import { designs } from "#templates/registry.ts";
import type { ThemeName } from "#templates/themes.ts";
import { drawPortrait } from "./portrait-files.ts";
import { sampleDocument, sampleFor } from "./sample-document.ts";
import { ownContent } from "./seed.ts";

/** A design in one theme and edition, with the person who shows it in the gallery. */
export type Showing = { design: Design; theme: ThemeName; edition: Locale; document: ResumeDocument };

const portraitAddress = "/portraits/";

/** Every design in every theme in both editions, from the seeds alone: no database, no storage. */
export function showcase(): Showing[] {
  return designs.flatMap((design, index) =>
    design.themes.flatMap((theme) =>
      (["en", "ch"] as const).flatMap((edition) => {
        const sample = sampleFor(design, index, ownContent.samples[edition]);
        if (!sample) return [];
        const avatar = sample.photo ? portraitAddress + sample.photo : "";
        return [{ design, theme, edition, document: sampleDocument(sample, { design, theme, avatar }) }];
      }),
    ),
  );
}

/** The portrait at an address in a document of `showcase`, as a renderer asks for it. */
export async function readPortrait(address: string): Promise<{ bytes: Uint8Array; contentType: string } | null> {
  const svg = address.startsWith(portraitAddress) && ownContent.portraits[address.slice(portraitAddress.length)];
  return svg ? { bytes: await drawPortrait(svg), contentType: "image/webp" } : null;
}
