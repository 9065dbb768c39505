import { expect, it } from "vitest";
import { cleanLayout } from "../letters/clean.ts";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";

it("leaves the cells of the last column of a table on their rows", () => {
  const cells = (...texts: string[]) => texts.map((text, index) => at([40, 120, 300, 380][index] ?? 460, text));
  const rows = [
    cells("姓名", "王小明", "生日", "1995/03/02"),
    cells("電話", "0912-345-678", "E-mail", "xm@example.org"),
    cells("地址", "台北市大安區湖光路 1 號"),
    cells("學校名稱", "科系", "學位", "起訖年月"),
    cells("東湖大學", "資訊工程學系", "碩士", "2017/09-2019/06"),
    cells("清水科技大學", "資訊管理系", "學士", "2013/09-2017/06"),
  ];
  const lines = layOut(cleanLayout(pageOf(rows)));
  expect(lines.map(({ text }) => text)).toEqual(rows.map((row) => row.map(({ text }) => text).join("\t")));
});
