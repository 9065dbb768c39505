import { describe, expect, it } from "vitest";
import { findRange, withoutDates } from "./date-ranges.ts";

const cases: [string, string, string][] = [
  ["Mar 2021 – Present", "2021-03", "present"],
  ["WS 2014 – SS 2018", "2014", "2018"],
  ["Sept. 2010 - Aug. 2017", "2010-09", "2017-08"],
  ["Sept. 2019 – a la fecha", "2019-09", "present"],
  ["Dec. 2022 - Oct .2023", "2022-12", "2023-10"],
  ["Desde marzo de 2019 hasta el día de hoy", "2019-03", "present"],
  ["Été - 2019", "2019", ""],
  ["2019 \uE002 2021", "2019", "2021"],
  ["SEPTEMBER 2019- (PROJECTED) APRIL 2025", "2019-09", "2025-04"],
  ["Mar. 2010 Aug. 2017", "2010-03", "2017-08"],
  ["Mar. 2010 \u00ad Aug. 2017", "2010-03", "2017-08"],
  ["Jan – Mar 2020", "2020-01", "2020-03"],
  ["06/15/2018 - 08/20/2019", "2018-06", "2019-08"],
  ["01-Jan-2014 to 31-Dec-2015", "2014-01", "2015-12"],
  ["01-02-2014 – 31-12-2015", "2014-02", "2015-12"],
  ["Jun-18 to Aug-19", "2018-06", "2019-08"],
  ["March of 2014 through April of 2016", "2014-03", "2016-04"],
  ["June 2018 - Till Present", "2018-06", "present"],
  ["May 2018 upto present", "2018-05", "present"],
  ["26th - 30th September 2022", "2022-09", ""],
  ["March (2021) – November (2021)", "2021-03", "2021-11"],
  ["2018 – Junio", "2018-06", ""],
  ["2018 – junio 2019", "2018", "2019-06"],
  ["2020, Jul - Okt.", "2020-07", "2020-10"],
  ["Finales de 2015 – Verano de 2017", "2015", "2017"],
  ["Ende 2015 bis Anfang 2017", "2015", "2017"],
  ["10.2020- bis jetzt", "2020-10", "present"],
  ["Étés 2019 – 2021", "2019", "2021"],
  ["März 2024 - voraussichtlich August 2025", "2024-03", "2025-08"],
  ["June 5th, 2019 to July 2020", "2019-06", "2020-07"],
  ["June 5th 2019 to July 1st 2020", "2019-06", "2020-07"],
  ["2015/16 – 2018/19", "2015", "2019"],
  ["WS 2015/16 – SS 2018", "2015", "2018"],
  ["2015/16 - heute", "2015", "present"],
  ["2014.06-10", "2014-06", "2014-10"],
  ["2014年6月-10月", "2014-06", "2014-10"],
  ["2017/09 ~ 至今", "2017-09", "present"],
  ["2017年9月至2021年6月", "2017-09", "2021-06"],
  ["2019.03 — 2020.11", "2019-03", "2020-11"],
  ["2015. 3. ~ 2019. 2.", "2015-03", "2019-02"],
  ["2015년 3월 ~ 현재", "2015-03", "present"],
  ["2018年4月〜現在", "2018-04", "present"],
  ["2019年4月～2024年3月現在", "2019-04", "present"],
  ["平成30年4月", "2018-04", ""],
  ["20XX年4月〜現在", "", "present"],
  ["○○○○年○月", "", ""],
  ["112年6月-8月", "2023-06", "2023-08"],
  ["民國 99 年 9 月 - 民國 103 年 6 月", "2010-09", "2014-06"],
  ["1986(昭和 61)年 9 月～1988(昭和 63)年 10 月", "1986-09", "1988-10"],
  ["2019(令和元)年9月", "2019-09", ""],
  ["令和元年5月～令和3年3月", "2019-05", "2021-03"],
  ["03/2018 – heute", "2018-03", "present"],
  ["10/2018 – lfd.", "2018-10", "present"],
  ["10/2018 bis zur Gegenwart", "2018-10", "present"],
  ["2020 – vsl. 2024", "2020", "2024"],
  ["Oktober 2017 | Juni 2018", "2017-10", "2018-06"],
  ["Oct 2018 | Laufend", "2018-10", "present"],
  ["01.10.2015 - 31.03.2019", "2015-10", "2019-03"],
  ["seit 10/2019", "2019-10", "present"],
  ["März 2012 bis Dezember 2014", "2012-03", "2014-12"],
  ["févr. 2018 – août 2019", "2018-02", "2019-08"],
  ["septembre 2018 à aujourd’hui", "2018-09", "present"],
  ["septiembre de 2019 – actualidad", "2019-09", "present"],
  ["Ene 2019 hasta Dic 2020", "2019-01", "2020-12"],
  ["2014 - 2018", "2014", "2018"],
  ["2014-18", "2014", "2018"],
  ["Summer 2015", "2015", ""],
  ["Spring/Summer 2015", "2015", ""],
  ["Fall Semester 2015 – Spring 2016", "2015", "2016"],
  ["2015 Fall", "2015", ""],
  ["Mar '19 - Apr '20", "2019-03", "2020-04"],
  ["2019–", "2019", "present"],
  ["de sept. 2017 à juil. 2018", "2017-09", "2018-07"],
  ["Desde 01/01/2016 hasta hoy", "2016-01", "present"],
  ["2023] – [2024", "2023", "2024"],
  ["Agosto/2023 – Marzo/2024", "2023-08", "2024-03"],
  ["Oct. 19 – Juin 24", "2019-10", "2024-06"],
  ["06/16 – 08/16", "2016-06", "2016-08"],
  ["Depuis 09/21", "2021-09", "present"],
  ["04 à 06/2019", "2019-04", "2019-06"],
  ["15/06 au 30/08/2015", "2015-06", "2015-08"],
  ["Juillet/Août 2019", "2019-07", "2019-08"],
  ["2015 -> 2018", "2015", "2018"],
  ["Juin 2021 – Aoùt 2021", "2021-06", "2021-08"],
  ["de juin 2017 à nos jours", "2017-06", "present"],
  ["Oct. 2020 – en poste", "2020-10", "present"],
  ["Novembre 2018 jusqu’en mars 2019", "2018-11", "2019-03"],
  ["Août 24 – Présent", "2024-08", "present"],
  ["May 2018", "2018-05", ""],
  ["2018/19", "2018", "2019"],
  ["2019/2020", "2019", "2020"],
  ["ene-2015 / dic-2016", "2015-01", "2016-12"],
  ["2019/03", "2019-03", ""],
  ["julio y septiembre 2015", "2015-07", "2015-09"],
  ["févr. 2014 - juill. 2014", "2014-02", "2014-07"],
  ["Setembre 2020 – Actualitat", "2020-09", "present"],
  ["2015.03 ~ 재직", "2015-03", "present"],
  ["2022 – Actualment", "2022", "present"],
  ["Aug 2022 – Dec 2022 & Jan 2024 – Present", "2022-08", "present"],
  ["2012 – 2014, 2018 – 2019", "2012", "2019"],
];

describe("dates of an entry", () => {
  it("are no sums of money", () => {
    expect(findRange("薪水：2000 RMB/月")).toBeNull();
    expect(findRange("2000 €")).toBeNull();
  });

  it.each(cases)("%s", (text, start, end) => {
    expect(findRange(text)).toMatchObject({ start, end, from: 0, to: text.length });
    const within = findRange(`Acme, ${text}`);
    expect(within).toMatchObject({ start, end });
  });

  it("reads a day before a month as no month", () => {
    expect(findRange("01-10/2020 – 31/01/2021")).toMatchObject({ start: "2020-10", end: "2021-01" });
  });

  it.each(["12019 items", "port 8080", "iso-20191", "3.2.1", "+1 2018 555 19"])("finds no year in %s", (text) => {
    expect(findRange(text)?.end ?? "").toBe("");
    if (!text.includes(" 2018 ")) expect(findRange(text)).toBeNull();
  });

  it("leaves what stands beside the dates", () => {
    const rest = (text: string) => withoutDates(text, [findRange(text) ?? { start: "", end: "", from: 0, to: 0 }]);
    expect(rest("Acme Inc. (Mar 2021 – Present)")).toBe("Acme Inc.");
    expect(rest("Mar 2021 – Present: Engineer")).toBe("Engineer");
    expect(rest("3.2019年4月～2021年3月 株式会社青空")).toBe("株式会社青空");
    expect(rest("Engineer\tMar 2021 – Present\tBerlin")).toBe("Engineer\tBerlin");
    expect(rest("Développeuse\tEn juin 2015")).toBe("Développeuse");
    expect(rest("D’août 2021 à septembre 2024 Développeuse")).toBe("Développeuse");
    expect(rest("Baccalauréat, obtenu en 2015")).toBe("Baccalauréat");
  });
});

it.each([
  ["2020 & 2021", "2020", "2021"],
  ["2011, 2013", "2011", "2013"],
  ["2013, 2011", "2013", ""],
])("two years that are all of a text are one time: %s", (text, start, end) => {
  expect(findRange(text)).toMatchObject({ start, end });
});
