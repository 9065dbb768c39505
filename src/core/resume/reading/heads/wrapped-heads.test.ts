import { describe, expect, it } from "vitest";
import { headDate } from "../entries/head-dates.ts";
import { layOut } from "../lines/columns.ts";
import { bodyOf } from "../lines/title-look.ts";
import { at, pageOf } from "../page.fixture.ts";
import { joinHeads } from "./wrapped-heads.ts";

describe("a name on two lines", () => {
  it("ends where the second one does, so that it has room for what stands below", () => {
    const lines = layOut(
      pageOf([
        [at(40, "Technical school of the lakes and of the", { bold: true })],
        [at(40, "rivers", { bold: true })],
        [at(40, "Maps were drawn there for the whole of a year")],
        [at(40, "and they were sold in all places of the world")],
      ]),
    );
    const [name] = joinHeads(lines, bodyOf(lines));
    expect(name?.text).toBe("Technical school of the lakes and of the rivers");
    expect([name?.right, name?.wrapped?.right]).toEqual([lines[1]?.right, lines[0]?.right]);
  });

  it("goes on behind a small word, where its dates begin the line", () => {
    const textsOf = (above: string) => {
      const lines = layOut(
        pageOf([[at(40, above)], [at(40, "Lakes, Springfield")], [at(40, "Maps were drawn there")]]),
      );
      return joinHeads(lines, bodyOf(lines)).map(({ text }) => text);
    };
    expect(textsOf("2012 – 2014 • Diploma of Maps • School of the")[0]).toBe(
      "2012 – 2014 • Diploma of Maps • School of the Lakes, Springfield",
    );
    const long = `2012 – 2014 ${"Maker of maps, ".repeat(14)}`;
    const [head] = layOut(pageOf([[at(40, long)]]));
    expect(head && headDate(head)).toBeNull();
    expect(head && headDate({ ...head, wrapped: { right: 400, gap: 14 } })).toMatchObject({
      start: "2012",
      end: "2014",
    });
    expect(textsOf("from 2012 to 2014, and she worked in the")).toHaveLength(3);
  });
});
