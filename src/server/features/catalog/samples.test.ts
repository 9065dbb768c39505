import { afterAll, describe, expect, it } from "vitest";
import { createChromiumRenderer } from "#server/adapters/renderer/chromium.ts";
import { designOf, designs, findDesign } from "#templates/registry.ts";
import { sampleDocument, sampleFor } from "./sample-document.ts";
import { ownContent } from "./seed.ts";
import { readPortrait } from "./showcase.ts";

const renderer = createChromiumRenderer({
  path: process.env.CHROMIUM_PATH,
  pages: 1,
  now: () => 0,
  readImage: readPortrait,
});
afterAll(() => renderer.close());

const editions = ["en", "ch"] as const;
const avatarOf = (photo: string | undefined) => (photo ? `/portraits/${photo}` : "");

describe.each(editions)("the samples of %s", (edition) => {
  const samples = ownContent.samples[edition];

  it("stand in eight designs, half of them free, each in one of its themes", () => {
    const used = samples.map((sample) => findDesign(sample.template));
    expect(new Set(used).size).toBe(8);
    expect(used.filter((design) => design?.isPro === false).length).toBeGreaterThanOrEqual(4);
    for (const sample of samples) expect(findDesign(sample.template)?.themes).toContain(sample.theme);
  });

  it("have a fitting person for every design, and photos that were drawn", () => {
    for (const [index, design] of designs.entries()) {
      const sample = sampleFor(design, index, samples);
      expect([sample?.template, ...(sample?.shows ?? [])]).toContain(design.componentName);
      if (design.hasPhoto) expect(sample?.photo).toBeDefined();
    }
    for (const { photo } of samples) if (photo) expect(ownContent.portraits).toHaveProperty(photo);
  });

  it.each(samples.map((sample) => [sample.template, sample] as const))("fill a page of %s", async (_name, sample) => {
    const shown = { design: designOf(sample.template), theme: sample.theme, avatar: avatarOf(sample.photo) };
    expect((await renderer.pdf({ document: sampleDocument(sample, shown) })).pages).toBe(1);
  });

  it.each(designs.map((design, index) => [design.name, design, index] as const))(
    "show %s on a page",
    async (_name, design, index) => {
      const sample = sampleFor(design, index, samples);
      if (!sample) throw new Error("there are samples");
      const shown = { design, theme: design.themes[0], avatar: avatarOf(sample.photo) };
      expect((await renderer.pdf({ document: sampleDocument(sample, shown) })).pages).toBe(1);
    },
  );
});
