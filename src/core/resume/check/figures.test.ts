import { expect, it } from "vitest";
import { hasFigure } from "./figures.ts";

it.each([
  ...["Cut p99 from 840 ms", "Grew revenue by $4.2M", "On call 24/7", "Led a team of five", "Halved the bill"],
  ...[
    "−20 % cost",
    "½ of the time",
    "延迟降低３０％",
    "成本降低三成",
    "带领五人团队",
    "服务两百万用户",
    "用户量翻了两倍",
  ],
  ...["Equipo de cinco personas", "Équipe de dix", "Zwei Teams"],
])("has a figure: %s", (text) => {
  expect(hasFigure(text)).toBe(true);
});

it.each([
  ...["Responsible for improving checkout", "Moved files to S3", "Served HTTP/2", "Ran K8s", "Used GPT-4", ""],
  ...["负责一些日常工作", "十分熟悉业务", "万一出现故障", "Someone tended often", "Learned v2.1"],
])("has none: %s", (text) => {
  expect(hasFigure(text)).toBe(false);
});
