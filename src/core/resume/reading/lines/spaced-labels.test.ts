import { describe, expect, it } from "vitest";
import { cleanLayout } from "../letters/clean.ts";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";
import { withLabelsClosed } from "./spaced-labels.ts";

const linesOf = (...cells: ReturnType<typeof at>[]) =>
  withLabelsClosed(layOut(cleanLayout(pageOf([cells])))).map(({ text }) => text);

describe("labels whose letters stand apart", () => {
  it.each([
    ["姓 名：王小明 性 别：女", "姓名：王小明 性别：女"],
    ["现 居 地：东湖市", "现居地：东湖市"],
    ["我 们：一起", "我 们：一起"],
  ])("%s is read as %s", (text, expected) => {
    expect(linesOf(at(40, text))).toEqual([expected]);
  });

  it("joins a label of two texts, and the colon of one with it", () => {
    expect(linesOf(at(40, "姓"), at(90, "名：王小明"))).toEqual(["姓名：王小明"]);
    expect(linesOf(at(40, "民族"), at(120, "：汉"))).toEqual(["民族：汉"]);
  });

  it("joins a colon that stands alone with the label before it", () => {
    expect(linesOf(at(40, "Dirección"), at(140, ":"), at(180, "Calle Mayor 9"))).toEqual(["Dirección:\tCalle Mayor 9"]);
  });
});
