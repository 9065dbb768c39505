import { expect, it } from "vitest";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import type { ResumeDocument } from "../schema.ts";
import { type Loss, lossesOf } from "./losses.ts";
import { textWriters } from "./writers.ts";

/** A document with one entry that was given everything that some format cannot hold. */
function rich(): ResumeDocument {
  const document = sampleDocument("en");
  const [first, ...others] = document.data.sections;
  const [item] = first?.data ?? [];
  if (!first || !item) throw new Error("The sample has an entry");
  const description = '<p style="text-align: right"><strong>Bold</strong> <u>line</u></p>';
  const marked = { ...item, description, breakBefore: true, styles: { marginTop: "4px" } };
  const sections = [{ ...first, name: "My way", data: [marked] }, ...others.map((one) => ({ ...one, isHidden: true }))];
  const basicInfo = { ...document.data.basicInfo, avatar: "/photos/a.webp", wechat: "lin" };
  return { ...document, data: { ...document.data, basicInfo, sections } };
}

const plain = (): ResumeDocument => {
  const document = sampleDocument("en");
  const basicInfo = { ...document.data.basicInfo, avatar: "", wechat: "" };
  return { ...document, data: { basicInfo, sections: [], links: [] } };
};

it("lists what a format cannot hold, of what the document has", () => {
  for (const format of textWriters) {
    expect(lossesOf(format, rich()).toSorted(), format.name).toEqual([...format.lacks].toSorted());
    const always: Loss[] = ["design", "decoration", "words"];
    expect(
      lossesOf(format, plain()).filter((loss) => !always.includes(loss)),
      format.name,
    ).toEqual([]);
  }
});

it("lists nothing for the form that is read again whole", () => {
  const whole = textWriters.filter(({ isWhole }) => isWhole);
  expect(whole.map((format) => lossesOf(format, rich()))).toEqual(whole.map(() => []));
  expect(whole).not.toEqual([]);
});
