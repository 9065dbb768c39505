import { describe, expect, it } from "vitest";
import type { ExtractionFailure, FileFormat, TextExtractor } from "./port.ts";

/** A file, and a line of text that it holds. */
export type ReadableFile = { name: string; format: FileFormat; bytes: Uint8Array; holds: readonly string[] };
export type UnreadableFile = { name: string; failure: ExtractionFailure; bytes: Uint8Array };

/** The suite that every text extractor must pass. */
export function textExtractorSuite(
  name: string,
  extractor: () => TextExtractor,
  readable: () => Promise<readonly ReadableFile[]>,
  unreadable: () => Promise<readonly UnreadableFile[]>,
): void {
  describe(`text extractor: ${name}`, () => {
    it("tells each format by its bytes and reads its text, with places on the page", async () => {
      for (const file of await readable()) {
        const { format, layout } = await extractor().extract(file.bytes);
        const runs = layout.pages.flatMap((page) => page.runs);
        const text = runs.map((run) => run.text).join(" ");
        expect({ file: file.name, format }).toEqual({ file: file.name, format: file.format });
        for (const line of file.holds) expect(text, file.name).toContain(line);
        for (const page of layout.pages) {
          for (const run of page.runs)
            expect(run.x >= 0 && run.y > 0 && run.y <= page.height && run.width > 0, file.name).toBe(true);
        }
      }
    });

    it("names why a file gives no text", async () => {
      for (const file of await unreadable()) {
        const error: unknown = await extractor()
          .extract(file.bytes)
          .catch((reason: unknown) => reason);
        expect({ file: file.name, ...(error as object) }).toMatchObject({ file: file.name, failure: file.failure });
      }
    });

    it("goes on after a file that it could not read", async () => {
      const [first] = await readable();
      const [broken] = await unreadable();
      if (!first || !broken) throw new Error("nothing to read");
      const [one, two, three] = await Promise.allSettled(
        [first, broken, first].map(({ bytes }) => extractor().extract(bytes)),
      );
      expect([one?.status, two?.status, three?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
    });
  });
}
