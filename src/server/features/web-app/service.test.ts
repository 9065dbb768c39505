import { beforeEach, describe, expect, it } from "vitest";
import type { PageOrder, WrittenPage } from "#contract/pages.ts";
import { createPageWriter, notFoundUrl } from "./service.ts";

let time: number;
let written: string[];
beforeEach(() => {
  time = 0;
  written = [];
});

const page: WrittenPage = {
  isFound: true,
  html: "<main></main>",
  title: "",
  description: "",
  state: "{}",
  structured: null,
  modules: [],
};

function writer(answer: (url: string) => WrittenPage | null = () => page) {
  const write = createPageWriter(
    () => time,
    async ({ url }) => {
      written.push(url);
      return answer(url);
    },
  );
  return (url: string, change: Partial<PageOrder> = {}) =>
    write({ url, locale: "en", isIn: false, read: () => Promise.reject(new Error("not asked")), ...change });
}

describe("a rendered page", () => {
  it("is cached for a minute, once per edition and per signed-in state", async () => {
    const ask = writer();
    for (let visit = 0; visit < 3; visit += 1) {
      for (const locale of ["en", "ch"] as const) for (const isIn of [true, false]) await ask("/", { locale, isIn });
    }
    expect(written).toHaveLength(4);
    time = 60_000;
    await ask("/");
    expect(written).toHaveLength(5);
  });

  it("with a query is cached as well", async () => {
    const ask = writer();
    for (let visit = 0; visit < 3; visit += 1) expect(await ask("/templates?tier=free")).toBe(page);
    expect(written).toHaveLength(1);
  });

  it("is left to the browser when a minute brings too many queries; plain pages never are", async () => {
    const ask = writer();
    const answers = [];
    for (let at = 0; at < 300; at += 1) answers.push(await ask(`/examples?q=${at}`));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(100);
    expect(written).toHaveLength(100);
    // Cached pages stay cached, and other pages are rendered as before.
    expect(await ask("/examples?q=0")).toBe(page);
    expect(await ask("/examples")).toBe(page);
    expect(written).toHaveLength(101);
    time = 60_000;
    expect(await ask("/examples?q=299")).toBe(page);
  });

  it.each([
    ["rendered by the browser", (): WrittenPage => ({ ...page, html: null })],
    ["not found", (): WrittenPage => ({ ...page, isFound: false })],
    ["not built", () => null],
  ])("that is %s is not cached", async (_, answer) => {
    const ask = writer(answer);
    await ask("/guides/a");
    await ask("/guides/a");
    expect(written).toHaveLength(2);
  });

  it("for unknown URLs is cached, and one that failed is tried again", async () => {
    let isBroken = true;
    const ask = writer((url) => {
      if (url === "/" && isBroken) throw new Error("broken");
      return { ...page, isFound: url !== notFoundUrl };
    });
    await ask(notFoundUrl);
    await ask(notFoundUrl);
    expect(written).toEqual([notFoundUrl]);
    await expect(ask("/")).rejects.toThrow("broken");
    isBroken = false;
    expect(await ask("/")).toMatchObject({ isFound: true });
  });
});
