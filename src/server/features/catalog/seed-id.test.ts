import { expect, it } from "vitest";
import { idText } from "#contract/paging.ts";
import { newId } from "#server/ids.ts";
import { ownContent } from "#tests/harness/own-content.ts";
import { seedId } from "./seed-id.ts";

it("ids of seeds have the form of a UUIDv7, are the same every time and sort before all others", () => {
  const id = seedId("template:TemplateModern");
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(seedId("template:TemplateModern")).toBe(id);
  expect(seedId("template:TemplateClassic")).not.toBe(id);
  expect(idText.safeParse(id).success).toBe(true);
  expect(id < newId()).toBe(true);
});

it("samples belong to their edition and to a category that exists, and each has a unique key", () => {
  const { en, ch } = ownContent.samples;
  const keys = [...en, ...ch].map((sample) => sample.key);
  expect(new Set(keys).size).toBe(keys.length);
  const categories = new Set(ownContent.categories.map((category) => category.key));
  for (const sample of [...en, ...ch]) expect(categories).toContain(sample.category);
  for (const key of keys) expect(`sample-${key}`).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const key of keys) expect(`sample-${key}`.length).toBeLessThanOrEqual(40);
});

it("samples name no real person: emails and URLs end in example.com", () => {
  for (const sample of [...ownContent.samples.en, ...ownContent.samples.ch]) {
    expect(sample.basic.email).toMatch(/[@.]example\.com$/);
    for (const [, src] of sample.links) expect(src).toMatch(/^https:\/\/[a-z.-]*\bexample\.com(\/|$)/);
  }
});
