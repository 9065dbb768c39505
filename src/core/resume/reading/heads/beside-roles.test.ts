import { describe, expect, it } from "vitest";
import { atWideCompany, besideRole } from "./beside-roles.ts";

describe("a role and who gave it without a sign between them", () => {
  it.each([
    ["Deutschlehrerin Gymnasium Nr.9", "Deutschlehrerin", "Gymnasium Nr.9"],
    ["technicien informatique LAKEVIEW", "technicien informatique", "LAKEVIEW"],
    ["Ferienjob PayLake", "Ferienjob", "PayLake"],
    ["東湖大學物理系行政助理", "東湖大學物理系", "行政助理"],
    ["青空教育有限公司 專案管理、執行", "青空教育有限公司", "專案管理、執行"],
  ])("are parted in %j", (text, one, two) => {
    expect(besideRole(text, "work")).toEqual([one, two]);
  });

  it.each(["Software Engineer Backend", "Consultant Testing", "Lakeview Optometrist Sdn. Bhd.", "Entwickler JAVA"])(
    "are one in %j",
    (text) => {
      expect(besideRole(text, "work")).toBeNull();
    },
  );

  it("are parted behind the legal form of a company", () => {
    expect(atWideCompany("青空股份有限公司行銷實習生")).toEqual(["青空股份有限公司", "行銷實習生"]);
    expect(atWideCompany("SORA 株式会社ゲームエンジニア")).toEqual(["SORA 株式会社", "ゲームエンジニア"]);
    expect(atWideCompany("青空有限公司会计系办公室")).toBeNull();
  });
});
