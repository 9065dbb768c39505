import { describe, expect, it } from "vitest";
import { edited, smallDocument } from "#tests/core/arbitraries.ts";
import { limits } from "../limits.ts";
import { type FactKind, factKinds } from "../resume/fact-kinds.ts";
import { factTable } from "../resume/fact-table.ts";
import { type Link, languages } from "../resume/schema.ts";
import { untranslatedIn } from "../resume/untranslated.ts";
import { translatable } from "./translatable.ts";

const fact = (id: string, name: string, text: string, kind?: FactKind): Link => ({
  ...{ id, name, src: "", text },
  ...(kind && { kind }),
});
const typed = (kind: FactKind, text: string) => fact(kind, factTable[kind].labels.ch, text, kind);
const withFacts = (...facts: Link[]) =>
  edited(
    smallDocument,
    { type: "language.set", lang: "ch" },
    ...facts.map((link) => ({ type: "link.add" as const, link })),
  );
const asked = (document: ReturnType<typeof withFacts>) =>
  translatable(document, "en").parts.flatMap(({ passages }) => passages);
const factsOf = ({ document }: { document: ReturnType<typeof withFacts> }) =>
  document.data.links.flatMap(({ name, text }) => (text === undefined ? [] : [`${name}: ${text}`]));
const linesOf = ({ document }: { document: ReturnType<typeof withFacts> }) =>
  untranslatedIn(document.data).filter(({ section }) => section === "basics");

describe("the free text of a fact", () => {
  const document = withFacts(
    typed("wantedPay", "税前三万，可谈"),
    typed("wantedCity", "上海或远程"),
    typed("availability", "随时到岗"),
    typed("experience", "5 年"),
    typed("drivingLicence", "C1"),
    fact("own", "开源", "维护两个库"),
  );

  it("is asked for as other texts are, with a label of the person's own, and nothing that the table knows is", () => {
    const ours = asked(document).filter(({ path }) => path.startsWith("links/"));
    expect(ours).toEqual([
      { path: "links/wantedPay/text", text: "税前三万，可谈" },
      { path: "links/wantedCity/text", text: "上海或远程" },
      { path: "links/own/name", text: "开源" },
      { path: "links/own/text", text: "维护两个库" },
    ]);
  });

  it("stands in the copy as it was answered, and is noted where it was not", () => {
    const told = translatable(document, "en").withAnswers(
      new Map([
        ["links/wantedPay/text", "30k before tax, negotiable"],
        ["links/wantedCity/text", `Shanghai${" or remote".repeat(9)}`],
        ["links/own/name", "Open source"],
      ]),
    );
    expect(factsOf(told)).toEqual([
      "Salary expectation: 税前三万，可谈",
      `Preferred location: Shanghai${" or remote".repeat(9)}`,
      "Available from: Immediately",
      "Years of experience: 5 years",
      "Driving licence: C1",
      "Open source: 维护两个库",
    ]);
    // An answer with a figure that the text does not have is none.
    expect(linesOf(told)).toEqual([
      { section: "basics", item: "wantedPay", field: "text", line: "税前三万，可谈" },
      { section: "basics", item: "own", field: "text", line: "维护两个库" },
    ]);
    expect(told.translated).toBe(2);
  });

  it("is cut to what a fact can hold", () => {
    const answer = "word ".repeat(60);
    const long = withFacts(typed("wantedCity", "城".repeat(60)));
    const told = translatable(long, "en").withAnswers(new Map([["links/wantedCity/text", answer]]));
    expect(told.document.data.links.at(-1)?.text?.length).toBeLessThanOrEqual(limits.document.factLength);
  });

  it("that says what somebody is, is asked of nobody, and noted", () => {
    const intimate = factKinds.filter((kind) => factTable[kind].isIntimate);
    expect(intimate).toEqual(expect.arrayContaining(["politics", "ethnicity", "marital", "gender", "military"]));
    const secret = withFacts(...intimate.map((kind) => typed(kind, `自己的话${kind}`)));
    expect(JSON.stringify(asked(secret))).not.toContain("自己的话");
    const told = translatable(secret, "en").withAnswers(
      new Map(intimate.map((kind) => [`links/${kind}/text`, "Somebody made this up"])),
    );
    expect(factsOf(told)).toEqual(intimate.map((kind) => `${factTable[kind].labels.en}: 自己的话${kind}`));
    expect(linesOf(told).map(({ item }) => item)).toEqual(intimate);
  });

  it.each(languages)("is nothing to translate in %s where it is only a figure", (lang) => {
    const figures = withFacts(typed("wantedPay", "25-35K"), typed("availability", "2027-03"));
    const { parts } = translatable(figures, lang);
    expect(JSON.stringify(parts)).not.toContain("links/");
  });
});
