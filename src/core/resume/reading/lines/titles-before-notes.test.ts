import { expect, it } from "vitest";
import { cleanLayout } from "../letters/clean.ts";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";

const sizeOf = (title: string, note: string, size = 12) =>
  layOut(cleanLayout(pageOf([[at(40, title, { size: 18 }), at(42 + title.length * 18, note, { size })]])))[0]?.size;

it.each([
  ["工作經驗", "Professional Experience", 18],
  ["项目经历", "(源码均在仓库中)", 18],
  // What is no note is the text that stands beside a title by chance.
  ["個人", "ている人間です。私は特に物を作ることが好きです。", 12],
])("a line is as large as its title %s before %s", (title, note, size) => {
  expect(sizeOf(title, note)).toBe(size);
});
