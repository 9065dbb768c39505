import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogCalls } from "#contract/catalog.ts";
import { seed } from "#server/features/samples/service.ts";
import { designs } from "#templates/registry.ts";
import { createTestApp, type TestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { ownContent } from "#tests/harness/own-content.ts";

/** The public pages of our samples: the people in them do not exist, and nobody may take them for real ones. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
  await seed(test.deps);
});
afterAll(() => test.close());

const read = async (path: string) => (await test.anonymous().request(path)).text();
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");

describe.each([
  ["en", "Sample", "Use this example", "Use this template"],
  ["ch", "样例", "使用这份示例", "使用这个模板"],
] as const)("a sample's page (%s)", (edition, mark, example, template) => {
  const samples = ownContent.samples[edition];

  it("says that nobody in it exists, and leads to where it can be used", async () => {
    for (const { key } of samples.slice(0, 4)) {
      const html = await read(`/r/sample-${key}`);
      expect(html).toContain(`<b>${mark}</b>`);
      expect(html).toContain(`href="/examples?example=sample-${key}&amp;locale=${edition}">${example}</a>`);
    }
    for (const { name, componentName } of designs.slice(0, 4)) {
      const html = await read(`/r/sample-${name}-${edition}`);
      expect(html).toContain(`href="/templates?template=${componentName}&amp;locale=${edition}">${template}</a>`);
    }
  });

  it("describes no person to programs, neither in its data nor in its title", async () => {
    for (const { key, basic } of samples) {
      const html = await read(`/r/sample-${key}`);
      const data = dataOf(html);
      expect(data["@type"]).toBe("CreativeWork");
      expect(JSON.stringify(data)).not.toMatch(/"Person"|ProfilePage/);
      const head = html.slice(0, html.indexOf("<body>")).replace(/<style>.*?<\/style>/gs, "");
      expect(head, key).not.toContain(basic.name);
      expect(head).not.toContain('content="profile"');
    }
  });
});

describe("the most used examples, before any was used", () => {
  it.each(["en", "ch"] as const)("begin with different professions (%s)", async (locale) => {
    const client = test.anonymous();
    client.cookies.set("locale", locale);
    const answer = await client.send(catalogCalls.listExamples, { query: { pageSize: 12, sort: "-used" } });
    const categories = answer.data.data.slice(0, 4).map(({ category }) => category);
    expect(new Set(categories).size).toBe(4);
  });
});
