import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, chineseResumeOf, type PageLines, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { withRoleBelow } from "./roles-below.ts";

const jobsIn = (layout: Parameters<typeof readResume>[0]) =>
  readResume(layout)
    .document.data.sections.filter(({ type }) => type === "empolyment")
    .flatMap(({ data }) => data.map(({ title, subTitle }) => [subTitle, title]));
const bold = { bold: true, size: 12 };
const chinese = (...lines: PageLines) =>
  jobsIn(chineseResumeOf([at(40, "工作经历", { size: 14, bold: true })], ...lines));

describe("a role on a small line below the company", () => {
  it("is the role of the job, also beside who guided it", () => {
    const head = [
      at(40, "东湖电子有限公司", bold),
      at(240, "Mentor: Jane Doe", bold),
      at(440, "2015.07-2016.10", bold),
    ];
    expect(chinese(head, [at(40, "暑期实习生")], [at(45, "• 写代码，修复问题。")])).toEqual([
      ["东湖电子有限公司", "暑期实习生"],
    ]);
  });

  it.each(["负责后端开发", "写代码，做测试。", "Responsible for the teams of", "• 工程师"])(
    "is none where it says what was done or goes on below: %s",
    (text) => {
      const lines = layOut(pageOf([[at(40, "Acme GmbH", bold)], [at(40, text)], [at(40, "maps and other things.")]]));
      const [first, ...body] = lines;
      const entry = { head: first ? [first] : [], body, range: null };
      expect(withRoleBelow(entry)).toBe(entry);
    },
  );

  it("is what stands before a colon and what was done", () => {
    const lines = layOut(
      pageOf([
        [at(40, "2019 – 2020 | Acme GmbH")],
        [at(40, "Vendeuse polyvalente : gestion de caisse et vente")],
        [at(40, "dans trois magasins")],
      ]),
    );
    const [first, ...body] = lines;
    const entry = withRoleBelow({ head: first ? [first] : [], body, range: null });
    expect(entry.head.map(({ text }) => text)).toEqual(["2019 – 2020 | Acme GmbH", "Vendeuse polyvalente"]);
    expect(entry.body.map(({ text }) => text)).toEqual(["gestion de caisse et vente", "dans trois magasins"]);
    expect(withRoleBelow({ ...entry, head: lines.slice(0, 2), body: [] }).head.at(-1)?.text).toBe(
      "Vendeuse polyvalente",
    );
  });
});
