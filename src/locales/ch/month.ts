import type { month as en } from "../en/month.ts";
import type { Words } from "../words.ts";

export const month: Words<typeof en> = {
  placeholderMonthFirst: "MM/YYYY",
  placeholderYearFirst: "YYYY/MM",
  invalid: "请输入年月或年份，例如 2021/03 或 2021",
  open: "选择月份",
  yearAlone: "只填 {{year}} 年",
  previous: "上一年",
  next: "下一年",
  clear: "清除",
  isPresent: "取消勾选“{{present}}”后才能填写日期",
  invalidMonth: "请输入年月，例如 2021/03",
};
