import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Locale } from "#locales/words.ts";
import type { Design } from "#templates/design.ts";
import { designs } from "#templates/registry.ts";
import type { ThemeName } from "#templates/themes.ts";
import type { Examples } from "../content/service.ts";
import { drawPortrait } from "./portrait-files.ts";
import { sampleDocument, sampleFor } from "./sample-document.ts";

/** A design in one theme and edition, with the sample that shows it in the gallery. */
export type ShowcaseEntry = { design: Design; theme: ThemeName; edition: Locale; document: ResumeDocument };

/** What precedes the name of a portrait in the URLs of these documents. */
export const portraitUrl = "/portraits/";

/**
 * Returns every design in every theme and both editions, from the content's files alone, without database or storage.
 */
export function showcase({ samples }: Pick<Examples, "samples">): ShowcaseEntry[] {
  return designs.flatMap((design, index) =>
    design.themes.flatMap((theme) =>
      (["en", "ch"] as const).flatMap((edition) => {
        const sample = sampleFor(design, index, samples[edition]);
        if (!sample) return [];
        const avatar = sample.photo ? portraitUrl + sample.photo : "";
        return [{ design, theme, edition, document: sampleDocument(sample, { design, theme, avatar }) }];
      }),
    ),
  );
}

/**
 * Returns a function that reads the portrait behind a URL in a document of `showcase`, in the form that a renderer
 * expects.
 */
export function portraitReader({ portraits }: Pick<Examples, "portraits">) {
  return async (url: string): Promise<{ bytes: Uint8Array; contentType: string } | null> => {
    const svg = url.startsWith(portraitUrl) && portraits[url.slice(portraitUrl.length)];
    return svg ? { bytes: await drawPortrait(svg), contentType: "image/webp" } : null;
  };
}
