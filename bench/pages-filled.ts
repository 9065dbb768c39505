import { languages, type ResumeDocument } from "#core/resume/schema.ts";
import { fixturesIn } from "#templates/fixtures/registry.ts";
import { designs } from "#templates/registry.ts";
import { measurePageFeet, type PageFoot } from "#tests/harness/page-feet.ts";
import { familiesOf, openSheetBench } from "#tests/harness/sheets.ts";
import { type BenchRow, rowOf } from "./row.ts";

/** The fixtures that take several pages, besides the long resume and the unusual one of each language. */
const several = ["threePages", "sanYe", "tallItem", "longSide"];

/**
 * How full the pages of every design are, in percent of the page: what is empty at the foot of the pages before the
 * last, and how many pages leave a column blank. These are laid out in the language in which they are written.
 */
export async function run(): Promise<BenchRow[]> {
  const bench = await openSheetBench([]);
  const rows: BenchRow[] = [];
  try {
    for (const { title, componentName } of designs) {
      const empty: number[] = [];
      let half = 0;
      let side = 0;
      let worst = "";
      let pages = 0;
      for (const { name, document } of longDocuments()) {
        const shown = { ...document, config: { ...document.config, templateName: componentName } };
        await bench.declare(familiesOf([shown]));
        await bench.show(shown, { mode: "preview" });
        const feet = (await bench.page.evaluate(measurePageFeet)) as PageFoot[];
        pages += feet.length;
        for (const [index, foot] of feet.entries()) {
          half += Number(foot.isHalf);
          side = Math.max(side, (foot.side ?? 0) * 100);
          if (foot.empty === null) continue;
          if (foot.empty * 100 > Math.max(0, ...empty)) worst = `${name} ${index + 1}`;
          empty.push(foot.empty * 100);
        }
      }
      const most = `most ${Math.max(0, ...empty).toFixed(1)} (${worst}), beside ${side.toFixed(1)}`;
      rows.push(rowOf(`${title.en}: ${empty.length} feet, ${most}, ${half} of ${pages} pages half blank`, "%", empty));
    }
  } finally {
    await bench.close();
  }
  return rows;
}

function longDocuments(): { name: string; document: ResumeDocument }[] {
  return languages.flatMap((lang) =>
    fixturesIn(lang).filter(
      ({ name }) =>
        name === `long-${lang}` ||
        name === `unusual-${lang}` ||
        (lang === "en" && several.includes(name) && name !== "sanYe") ||
        (lang === "ch" && name === "sanYe"),
    ),
  );
}
