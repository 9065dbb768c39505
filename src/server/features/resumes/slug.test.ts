import { describe, expect, it } from "vitest";
import { slugSchema } from "#core/resume/schema.ts";
import { isReservedSlug, randomSlug } from "./slug.ts";

describe("slugs", () => {
  it("generated at random fit the schema, are never reserved and do not repeat", () => {
    const made = Array.from({ length: 500 }, randomSlug);
    expect(new Set(made).size).toBe(500);
    for (const slug of made) {
      expect(slugSchema.safeParse(slug).success).toBe(true);
      expect(isReservedSlug(slug)).toBe(false);
    }
  });

  it("of our own pages are reserved; those that only begin like them are free", () => {
    for (const slug of ["admin", "inkleaf", "sample-modern-en"]) expect(isReservedSlug(slug)).toBe(true);
    for (const slug of ["admiral", "samples", "sampler-ada", "ada"]) expect(isReservedSlug(slug)).toBe(false);
  });
});
