import { describe, expect, it } from "vitest";
import { layOut } from "./columns.ts";
import { at, pageOf } from "./page.fixture.ts";

const texts = (layout: ReturnType<typeof pageOf>) => layOut(layout).map(({ text }) => text);
const title = { size: 14, bold: true };

describe("lay out", () => {
  it("reads one column after the other, below what spans both", () => {
    const left = ["Skills", "TypeScript", "PostgreSQL", "Languages", "English", "Deutsch"];
    const right = [
      "Experience",
      "Engineer at Acme, a company",
      "Built a thing that works well",
      "Education",
      "University of Somewhere",
      "Bachelor of Science",
    ];
    const heading = (text: string) => (/^(?:Skills|Languages|Experience|Education)$/.test(text) ? title : {});
    const lines = left.map((text, index) => [
      at(40, text, heading(text)),
      at(220, right[index] ?? "", heading(right[index] ?? "")),
    ]);
    const page = pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "A line that goes all the way from the left to the right side of the page, for both")],
      ...lines,
    ]);
    expect(texts(page).slice(2)).toEqual([...left, ...right]);
  });

  it("reads dates at the right edge, and labels at the left one, with their rows", () => {
    const rows = [1, 2, 3, 4, 5, 6].map((number) => [
      at(40, `Role ${number} of a long list of them`),
      at(480, `201${number} – 201${number + 1}`),
    ]);
    expect(texts(pageOf(rows))[0]).toBe("Role 1 of a long list of them\t2011 – 2012");
    const labels = [1, 2, 3, 4, 5, 6].map((number) => [
      at(40, `201${number}`),
      at(120, `Somewhere ${number}, with a text that goes on and on`),
    ]);
    expect(texts(pageOf(labels))[5]).toBe("2016\tSomewhere 6, with a text that goes on and on");
  });

  it("puts a block of notes beside an entry on the line that it begins beside", () => {
    const entry = (name: string, year: number) => [
      [at(40, name, { bold: true }), at(450, `${name} Inc.`)],
      [at(40, "• Built one thing and another thing for them"), at(450, `${year} – ${year + 1}`)],
      [at(40, "• Built a second thing that is just as good"), at(450, "Berlin")],
      null,
      null,
    ];
    const [first, second] = texts(pageOf([...entry("Alpha", 2011), ...entry("Beta", 2013), ...entry("Gamma", 2015)]));
    expect(first).toBe("Alpha\tAlpha Inc.\t2011 – 2012\tBerlin");
    expect(second).toBe("• Built one thing and another thing for them");
  });
});
