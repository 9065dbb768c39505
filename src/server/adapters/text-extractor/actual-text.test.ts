import { zlibSync } from "fflate";
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { nameTexts, spansIn, unnamed } from "./actual-text.ts";
import { readDrawing } from "./pdf-drawing.ts";

const letters = (text: string) => new TextEncoder().encode(text);
const fileOf = (content: Uint8Array) =>
  new Uint8Array([...letters("1 0 obj stream\n"), ...content, ...letters("\nendstream endobj")]);

describe("letters that their font does not name", () => {
  it("are told by the marks of the file", () => {
    const content = "/Span <</ActualText <feff5982> >> BDC (a) Tj EMC /Span <</MCID 1>> BDC (b) Tj EMC";
    expect(spansIn(fileOf(zlibSync(letters(content))))).toEqual(["如", ""]);
    expect(spansIn(fileOf(letters("no stream that is packed")))).toEqual([]);
  });

  it("stand in the place of what each mark draws", () => {
    const begin = { type: "beginMarkedContentProps", tag: "Span" };
    const end = { type: "endMarkedContent" };
    const items = [begin, { str: unnamed }, end, { str: "是" }, begin, { str: "b" }, end, begin, { str: unnamed }, end];
    expect(nameTexts(items, ["韋", "如", "", "歷"], 1)).toBe(3);
    expect(items.flatMap((item) => ("str" in item ? [item.str] : []))).toEqual(["如", "是", "b", "歷"]);
  });
});

describe("transparent text", () => {
  const show = [OPS.showText, [[{ unicode: "学" }, { unicode: "歴" }]]] as const;
  const path = (corners: number) =>
    [
      OPS.constructPath,
      [Array.from({ length: corners }, () => OPS.lineTo), Array.from({ length: corners * 2 }, (_, at) => at)],
    ] as const;
  const read = (...steps: (readonly [number, readonly unknown[]])[]) =>
    readDrawing(
      { fnArray: steps.map(([step]) => step), argsArray: steps.map(([, args]) => args) },
      [1, 0, 0, -1, 0, 800],
    ).texts;
  const clear = [OPS.setGState, [[["ca", 0]]]] as const;

  it("is seen where its letters were drawn as outlines, in their colour", () => {
    const drawn = read([OPS.setFillRGBColor, [11, 83, 148]], path(40), [OPS.fill, []], clear, show);
    expect(drawn).toEqual([{ text: "学歴", color: "#0b5394", isHidden: false }]);
  });

  it("is not seen anywhere else", () => {
    expect(read(clear, show)[0]?.isHidden).toBe(true);
    expect(read(path(4), [OPS.fill, []], clear, show)[0]?.isHidden).toBe(true);
  });
});
