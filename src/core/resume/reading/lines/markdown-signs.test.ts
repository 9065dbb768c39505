import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";
import { withoutMarkdown } from "./markdown-signs.ts";

const read = (...texts: string[]) =>
  withoutMarkdown(layOut(pageOf(texts.map((text) => [at(40, text)])))).map(({ text, isBold }) => [text, isBold]);

describe("a page that is printed as Markdown was typed", () => {
  it("has bold titles and texts without the signs", () => {
    expect(read("># 工作经历", "### 东湖科技有限公司", "<br />", "**工作内容：**", "使用 C# 与 **SQL** 开发")).toEqual([
      ["工作经历", true],
      ["东湖科技有限公司", true],
      ["工作内容：", true],
      ["使用 C# 与 SQL 开发", false],
    ]);
  });

  it("is none where one line alone begins with such a sign", () => {
    expect(read("# 1 of the world", "Built **all** of it")).toEqual([
      ["# 1 of the world", false],
      ["Built **all** of it", false],
    ]);
  });
});
