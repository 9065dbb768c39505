import { describe, expect, it } from "vitest";
import { endsAsRole } from "./role-ends.ts";

describe("the end of a text", () => {
  it.each(["施設警備員", "数据录入岗", "シニアプランナー", "자재 관리자", "整備士", "zugfahrer (nachts)"])(
    "names a job in %s",
    (text) => {
      expect(endsAsRole(text)).toBe(true);
    },
  );

  it.each(["理学士", "工学硕士", "青空株式会社", "地図の会", "負責接待來訪者並協助辦理各項手續的志願者"])(
    "names none in %s",
    (text) => {
      expect(endsAsRole(text)).toBe(false);
    },
  );
});
