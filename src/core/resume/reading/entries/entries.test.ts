import { describe, expect, it } from "vitest";
import { fieldsOf } from "../heads/fields.ts";
import { layOut } from "../lines/columns.ts";
import { bodyOf } from "../lines/title-look.ts";
import { at, pageOf } from "../page.fixture.ts";
import type { HeadingKind } from "../words/headings.ts";
import { splitEntries } from "./entries.ts";

function entriesIn(kind: HeadingKind, lines: Parameters<typeof pageOf>[0]) {
  const read = layOut(pageOf(lines));
  const entries = splitEntries(read, bodyOf(read));
  return fieldsOf(entries, kind).map(({ title, subTitle, city }, index) => {
    const range = entries[index]?.range;
    return [title, subTitle, city, range?.start ?? "", range?.end ?? "", entries[index]?.body.length ?? 0];
  });
}

describe("jobs without dates", () => {
  it("begin between two lists, also below the hanging text of one", () => {
    const job = (role: string, whom: string) => [
      [
        at(40, role, { bold: true }),
        at(40 + role.length * 5, `, ${whom} and the other clouds of the same lake – Berlin`),
      ],
      [at(40, "• Built a thing that many people used for a very long time, and mended what was broken in it")],
      [at(50, "until nobody asked for it.")],
    ];
    const jobs = entriesIn("work", [...job("Software Engineer", "Lakeside Maps"), ...job("Data Analyst", "Pond Team")]);
    expect(jobs.map(([role]) => role)).toEqual(["Software Engineer", "Data Analyst"]);
  });
});

describe("the text of a job", () => {
  it("holds a year where its lines stand as far apart as most of the section do", () => {
    const full = "Drew the maps of all the lakes and of the rivers that lie in the north of the land";
    const read = layOut(
      pageOf([
        [at(40, "Draughtsman, Lakeside Maps    2010 – 2017", { bold: true })],
        ...Array.from({ length: 11 }, () => [at(40, full)]),
        [at(40, "and seas. In 2014 the office moved north, and others went on with what had begun")],
        [at(40, "there.")],
        [at(40, "Note")],
        [at(40, "Note")],
      ]),
    );
    read.slice(-2).forEach((line, at) => {
      line.gap = 10 + at;
    });
    expect(splitEntries(read, bodyOf(read))).toHaveLength(1);
  });
});

describe("one job without dates", () => {
  it.each(["Software Engineer (maps) – Springfield", "Riverside Systems GmbH, Neustadt"])(
    "is told by its first line, though it is set like the text: %s",
    (head) => {
      const [one, ...more] = entriesIn("work", [[at(40, head)], null, [at(40, "Building maps of rivers for towns.")]]);
      expect([one?.[0] || one?.[1], one?.at(-1), more.length]).toEqual([expect.stringMatching(/S/u), 1, 0]);
    },
  );
});

describe("a job that goes on", () => {
  it("begins with its day and the sign of a range, however long its line is", () => {
    const jobs = entriesIn("work", [
      [at(40, "▼2024 年 1 月～ 株式会社青空 東京本社第一開発部ゲームエンジニア兼第二課長代理補佐")],
      [at(40, "▼2019 年 12 月～2024 年 1 月"), at(200, "株式会社湖 エンジニア")],
      [at(40, "▼2018 年 6 月～2019 年 9 月"), at(200, "合同会社山 エンジニア")],
    ]);
    expect(jobs.map((one) => one[3])).toEqual(["2024-01", "2019-12", "2018-06"]);
  });
});

describe("names without dates in two colours", () => {
  it("begin where the first one comes again", () => {
    const job = (name: string, role: string) => [
      [at(40, name, { bold: true })],
      [at(40, role, { bold: true, color: "#0060c0" })],
      [at(50, "• Built a thing that many people used.")],
    ];
    const read = entriesIn("work", [...job("Lakeside Maps", "Drawing of maps"), ...job("Pond Team", "Study of ponds")]);
    expect(read).toHaveLength(2);
  });
});

describe("the line between dates and a list", () => {
  it("is the other half of the head, also where no table knows its words", () => {
    const job = (name: string, at2: string, told: string) => [
      [at(40, name), at(300, at2), at(460, "2016 – 2017")],
      [at(40, told)],
      [at(50, "• Built a thing that many people used for a long time")],
    ];
    const [one, two] = entriesIn("work", [
      ...job("Lakeside Maps", "Berlin", "Surveyor"),
      ...job("Pond Team", "Berlin", "Pond-Study"),
    ]);
    expect(one?.slice(0, 3)).toEqual(["Surveyor", "Lakeside Maps", "Berlin"]);
    expect(two?.slice(0, 3)).toEqual(["Pond-Study", "Pond Team", "Berlin"]);
  });
});

describe("the only line below the dates of most entries", () => {
  it("names who gave the job, also where its words have no capitals", () => {
    const job = (role: string, dates: string, name: string) => [[at(40, role), at(400, dates)], [at(40, name)], null];
    const read = entriesIn("work", [
      ...job("Analista de datos", "2019 – 2021", "Agencia de Calidad del Agua, Valdivia."),
      ...job("Personal técnico", "2016 – 2018", "Dirección de estudios e innovación de las aguas."),
      ...job("Docente", "2014 – 2015", "Instituto de Ríos, Universidad del Lago"),
    ]);
    expect(read.map((one) => one.at(-1))).toEqual([0, 0, 0]);
  });
});

describe("entries", () => {
  it("begin at dates that stand alone at the right, also below a list", () => {
    const job = (org: string, dates: string) => [
      [at(470, dates)],
      [at(40, org)],
      [at(50, "• 负责某个网站的前端")],
      [at(50, "• 负责另一个网站的维护")],
    ];
    expect(
      entriesIn("work", [
        ...job("青空科技有限公司", "2016/01 - 2018/06"),
        ...job("大地贸易有限公司", "2014/10 - 2016/01"),
      ]),
    ).toEqual([
      ["", "青空科技有限公司", "", "2016-01", "2018-06", 2],
      ["", "大地贸易有限公司", "", "2014-10", "2016-01", 2],
    ]);
  });

  it("begin at their dates, with the lines above and below that belong to the head", () => {
    const job = (org: string, role: string, dates: string) => [
      [at(40, org, { bold: true }), at(480, "Berlin")],
      [at(40, role, { italic: true }), at(460, dates)],
      [at(50, "• Built a thing that many people used for a long time")],
      [at(50, "• Removed another one that nobody had used for years")],
    ];
    expect(
      entriesIn("work", [
        ...job("Acme Inc.", "Software Engineer", "Mar 2018 – Present"),
        ...job("Beta GmbH", "Intern", "2016 – 2017"),
      ]),
    ).toEqual([
      ["Software Engineer", "Acme Inc.", "Berlin", "2018-03", "present", 2],
      ["Intern", "Beta GmbH", "Berlin", "2016", "2017", 2],
    ]);
  });

  it("of a Chinese resume hold school, subject and degree on one line", () => {
    expect(
      entriesIn("education", [
        [at(40, "2013.09 - 2016.06"), at(200, "电子科技大学"), at(330, "计算机应用技术"), at(480, "硕士")],
      ]),
    ).toEqual([["计算机应用技术 硕士", "电子科技大学", "", "2013-09", "2016-06", 0]]);
  });

  it("have names that go on below, and places that no table knows", () => {
    const head = { size: 12 };
    const text = [at(50, "• Diseño e implementación de una red de sensores para la calidad del aire")];
    expect(
      entriesIn("education", [
        [at(40, "Máster Universitario en Ingeniería de", head)],
        [at(40, "Sistemas Electrónicos", head)],
        [at(40, "Universidad Politécnica de Madrid"), at(450, "2021 – 2022")],
        text,
        text,
      ])[0]?.slice(0, 2),
    ).toEqual(["Máster Universitario en Ingeniería de Sistemas Electrónicos", "Universidad Politécnica de Madrid"]);
    expect(
      entriesIn("work", [
        [at(40, "June 2016 – December 2016")],
        [at(40, "Algorithm engineer at Cogniteam – Petach Tikva, Israel", { bold: true })],
        [at(50, "• Worked on computer vision")],
      ])[0]?.slice(0, 3),
    ).toEqual(["Algorithm engineer", "Cogniteam", "Petach Tikva, Israel"]);
  });

  it("in Chinese keep a department with its company", () => {
    expect(
      entriesIn("work", [
        [at(40, "2016.7 至今"), at(148, "美团网 餐饮生态平台 前端开发")],
        [at(40, "• 做了很多事情")],
      ])[0]?.slice(0, 2),
    ).toEqual(["前端开发", "美团网 餐饮生态平台"]);
  });

  it("in Korean name who gave the job where they name one thing, and keep both sides of a slash", () => {
    const job = (name: string, dates: string) => [
      [at(40, name, { bold: true }), at(450, dates)],
      [at(50, "• 정기순찰, 시설물 점검 및 보수, 자재 재고관리")],
    ];
    expect(
      entriesIn("work", [
        ...job("대구시청 교육협력정책관실", "2017.10 - 2017.11"),
        ...job("㈜ 이둔 / 삼성물산", "2022.10 - 2022.11"),
      ]).map(([title, subTitle]) => [title, subTitle]),
    ).toEqual([
      ["", "대구시청 교육협력정책관실"],
      ["", "㈜ 이둔 / 삼성물산"],
    ]);
  });

  it("are told apart by the order of the others where a name says nothing", () => {
    const line = (text: string, dates: string) => [at(40, text), at(450, dates)];
    expect(
      entriesIn("work", [
        line("Zyxo | Software Engineer", "2018 – 2019"),
        line("Quux | Product Manager", "2016 – 2017"),
        line("Blorb | Wizardry", "2014 – 2015"),
      ]).map(([title, subTitle]) => [title, subTitle]),
    ).toEqual([
      ["Software Engineer", "Zyxo"],
      ["Product Manager", "Quux"],
      ["Wizardry", "Blorb"],
    ]);
  });

  it("may begin with their dates and end with a full stop, as classes of TeX set them", () => {
    expect(
      entriesIn("work", [
        [at(40, "2018–2021"), at(110, "Senior Developer, Acmera, London, UK.")],
        [at(110, "Kept the shop of a large house running through three winters and a move to another town.")],
        [at(40, "2014–2018"), at(110, "Developer, Betalia, Paris, France.")],
      ]).map((entry) => entry.slice(0, 5)),
    ).toEqual([
      ["Senior Developer", "Acmera", "London, UK", "2018", "2021"],
      ["Developer", "Betalia", "Paris, France", "2014", "2018"],
    ]);
  });

  it("are given by what stands before a place, where nothing else is named", () => {
    const job = (place: string) =>
      entriesIn("work", [
        [at(40, place, { italic: true }), at(180, "Software Engineer"), at(460, "2018 – 2019")],
        [at(50, "• Built a thing that many people used for a long time")],
      ])[0]?.slice(0, 3);
    expect(job("Skyfinder, Edinburgh")).toEqual(["Software Engineer", "Skyfinder", "Edinburgh"]);
    expect(job("Boston, USA")).toEqual(["Software Engineer", "", "Boston, USA"]);
  });

  it("of who works for nobody have that as the employer", () => {
    const [entry] = entriesIn("work", [
      [at(40, "Freelance"), at(220, "Lyon"), at(480, "2016 – 2018")],
      [at(40, "Développement web", { italic: true })],
    ]);
    expect(entry?.slice(0, 3)).toEqual(["Développement web", "Freelance", "Lyon"]);
  });

  it("of studies hold no grade in the degree, and a degree on a line of its own", () => {
    const [first, second] = entriesIn("education", [
      [at(40, "Riverside University"), at(220, "B.Sc. Physics, GPA 3.9/4.0"), at(480, "2014 – 2017")],
      [at(40, "Acme GmbH, Lakeside School", { bold: true }), at(300, "Nowhere an der Au"), at(480, "2012 – 2014")],
      [at(40, "BACHELOR OF SCIENCE", { size: 8 })],
    ]);
    expect(first?.slice(0, 2)).toEqual(["B.Sc. Physics", "Riverside University"]);
    expect(second?.[0]).toBe("BACHELOR OF SCIENCE");
  });

  it("of studies may have a label before the school", () => {
    expect(
      entriesIn("education", [[at(40, "2008 – 2009"), at(130, "Stay abroad: Lakeside High School, Madrid, Spain")]])[0],
    ).toEqual(["Stay abroad", "Lakeside High School", "Madrid, Spain", "2008", "2009", 0]);
  });

  it("of studies keep what was studied with the degree, and what follows a semicolon apart", () => {
    expect(
      entriesIn("education", [
        [at(40, "2005–2010"), at(130, "MSc in Telecommunications, Universidad de Nada; speciality on chips.")],
      ])[0]?.slice(0, 2),
    ).toEqual(["MSc in Telecommunications", "Universidad de Nada"]);
  });

  it("leave what was reached in marks to the text below a school", () => {
    expect(
      entriesIn("education", [
        [at(40, "软件工程 · 本科", { bold: true })],
        [at(40, "浙江大学")],
        [at(40, "2012.09 – 2016.06")],
        [at(40, "GPA 3.6 / 4.0，国家奖学金", { color: "#777777" })],
      ]),
    ).toEqual([["软件工程 本科", "浙江大学", "", "2012-09", "2016-06", 1]]);
  });

  it("have the subject below the school where all lines stand far apart", () => {
    const small = { size: 8.6 };
    expect(
      entriesIn("education", [
        [at(40, "2014.03 ~ 2019.02", small), at(180, "새벽대학교", small)],
        null,
        [at(180, "소프트웨어학과", small)],
        null,
        [at(40, "2011.03 ~ 2014.02", small), at(180, "푸른대학교", small)],
        null,
        [at(180, "컴퓨터공학과", small)],
      ]).map(([title, school]) => [title, school]),
    ).toContainEqual(["컴퓨터공학과", "푸른대학교"]);
  });

  it("have lines of their own where the lines of a text stand nearer to each other", () => {
    const empty = null;
    const job = (role: string, project: string, dates: string) => [
      [at(40, role)],
      empty,
      [at(40, project)],
      [at(40, "that goes on in a second line of it")],
      empty,
      [at(40, dates)],
      empty,
    ];
    expect(
      entriesIn("work", [
        ...job(
          "Researcher, Riverside Laboratory, Germany",
          "A project about the roads between two towns",
          "2019 – 2021",
        ),
        ...job("Assistant, Lakeside Laboratory, Germany", "A project about the lakes between two hills", "2016 – 2018"),
      ]).map((entry) => entry.slice(0, 2)),
    ).toEqual([
      ["Researcher", "Riverside Laboratory"],
      ["Assistant", "Lakeside Laboratory"],
    ]);
  });
});
