import path from "node:path";
import { expect, it } from "vitest";
import { importsOf } from "./harness/import-graph.ts";

/** The folders of `src/core/resume/reading/`, in the order of the steps of a reading. */
const steps = ["words", "letters", "dates", "terms", "lines", "heads", "entries", "titles", "person", "sections"];

it("a step of reading a resume loads the steps before it only", () => {
  const root = path.resolve(import.meta.dirname, "..");
  const stepOf = (file: string) => file.split("/").at(-2) ?? "";
  const loaded = importsOf(root, "src/core/resume/reading").filter(
    ({ from, to, kind }) => kind !== "types" && steps.includes(stepOf(from)) && steps.includes(stepOf(to)),
  );
  expect(new Set(loaded.map(({ from }) => stepOf(from)))).toEqual(new Set(steps));
  const early = loaded.filter(({ from, to }) => steps.indexOf(stepOf(from)) < steps.indexOf(stepOf(to)));
  expect(early.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});
