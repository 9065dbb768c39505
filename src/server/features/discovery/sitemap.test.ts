import { expect, it } from "vitest";
import { sitemapIndex } from "./sitemap.ts";

it("a sitemap in several files has an index of the pages' file and every part", () => {
  const index = sitemapIndex("https://a.example", [{ number: 1 }, { number: 2 }, { number: 4 }]);
  const listed = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(([, file]) => file);
  expect(listed).toEqual(["pages", "1", "2", "4"].map((name) => `https://a.example/sitemap-${name}.xml`));
});
