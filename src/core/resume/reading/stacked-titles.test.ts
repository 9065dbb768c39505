import { describe, expect, it } from "vitest";
import { layOut } from "./columns.ts";
import { markHeadings } from "./headings.ts";
import { at, pageOf } from "./page.fixture.ts";

const big = { size: 14, bold: true };
const titlesIn = (lines: Parameters<typeof pageOf>[0]) =>
  markHeadings(layOut(pageOf(lines))).flatMap(({ heading }) => (heading ? [heading.name] : []));

describe("a title on two lines", () => {
  it("is one, where both are titles elsewhere and nothing stands between them", () => {
    expect(
      titlesIn([
        [at(40, "LANGUES", big)],
        [at(40, "Anglais et espagnol, lus et parlés")],
        [at(40, "SAVOIR FAIRE", big)],
        [at(40, "INFORMATIQUE", big)],
        [at(40, "Tableurs et bases de données de toutes sortes")],
      ]),
    ).toEqual(["LANGUES", "SAVOIR FAIRE INFORMATIQUE"]);
  });
});
