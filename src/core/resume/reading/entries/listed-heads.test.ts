import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const title = { size: 14, bold: true };
const read = (lines: Parameters<typeof pageOf>[0], type: string) =>
  readResume(pageOf(lines))
    .document.data.sections.filter((section) => section.type === type)
    .flatMap(({ data }) => data);

describe("entries that are those of a list", () => {
  it("are schools with their dates", () => {
    const schools = read(
      [
        [at(40, "教育经历", title)],
        [at(40, "• 学士，东湖大学，信息学院，电子工程专业，2012.9~2016.7")],
        [at(40, "• 硕士，南山大学，信号处理专业，2018.9~2021.7")],
        [at(40, "• 通过了英语六级考试")],
      ],
      "education",
    );
    expect(schools.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ["2012-09", "2016-07"],
      ["2018-09", "2021-07"],
    ]);
    expect(schools[1]).toMatchObject({ subTitle: "南山大学" });
    expect(schools[1]?.description).toContain("六级");
  });

  it("are studies that go on below their mark where the column left no room", () => {
    const studies = read(
      [
        [at(40, "Education", title)],
        [at(40, "• B.S. Computer Science, Western Lakes")],
        [at(52, "University | 2021")],
        [at(40, "• A.S. Mathematics, Riverside College")],
        [at(52, "with honours in 2014")],
      ],
      "education",
    );
    expect(studies.map((one) => [one.title, one.subTitle, one.endDate])[0]).toEqual([
      "B.S. Computer Science",
      "Western Lakes University",
      "2021",
    ]);
  });

  it("are jobs, where each item names one and nothing stands below them", () => {
    const jobs = read(
      [
        [at(40, "Experiencia laboral", title)],
        [at(40, "• Camarero en Restaurante El Faro (2018-2020)")],
        [at(40, "• Ayudante de cocina en Hotel Miramar (2015-2018)")],
        [at(40, "Idiomas", title)],
        [at(40, "Español")],
      ],
      "empolyment",
    );
    expect(jobs).toMatchObject([
      { title: "Camarero", subTitle: "Restaurante El Faro", startDate: "2018" },
      { title: "Ayudante de cocina", subTitle: "Hotel Miramar", startDate: "2015" },
    ]);
  });

  it("are all of those that end with dates, whether or not their names are known", () => {
    const school = (name: string, dates: string) => [at(40, `• ${name}`), at(400, dates)];
    const schools = read(
      [
        [at(40, "Education", title)],
        school("Bachelor of Maps | Lakeside College", "(2018 - 2021)"),
        school("Clouds (GenMap) | QIAZ", "(2021 - present)"),
        school("Master of Maps | Riverside University", "(2022 - 2024)"),
      ],
      "education",
    );
    expect(schools.map(({ startDate }) => startDate)).toEqual(["2018", "2021", "2022"]);
  });

  it("are told in sentences, the first of which may be long", () => {
    const schools = read(
      [
        [at(40, "Diplômes", title)],
        [at(40, "• Master en géographie option cartes et lacs de montagne autour du thème des rivières")],
        [at(40, "• LICENCE EN GÉOGRAPHIE à l’université de Nantes en 2022 (mention bien)")],
        [at(40, "• BACCALAURÉAT C en 2019 (mention assez-bien)")],
      ],
      "education",
    );
    expect(schools.slice(1)).toMatchObject([
      { title: "LICENCE EN GÉOGRAPHIE", subTitle: "université de Nantes", endDate: "2022" },
      { title: "BACCALAURÉAT C", endDate: "2019" },
    ]);
  });

  it("are projects whose dates end their lines, with text below", () => {
    const projects = read(
      [
        [at(40, "项目经历", title)],
        [at(40, "• 书店的商城 2019.5")],
        [at(52, "用了很多东西，写了很多代码。")],
        [at(40, "• 城市的地图 2020.8")],
        [at(52, "画得很快。")],
      ],
      "project",
    );
    expect(projects.map((item) => item.title)).toEqual(["书店的商城", "城市的地图"]);
  });

  it("stay a list where the dates are those of single things that were done", () => {
    const [only, ...others] = read(
      [
        [at(40, "项目经历", title)],
        [at(40, "书店的商城"), at(400, "2019.1 – 2020.3")],
        [at(40, "• 上线了第一版 2019.5")],
        [at(40, "• 上线了第二版 2020.2")],
      ],
      "project",
    );
    expect(others).toEqual([]);
    expect(only?.description).toContain("第二版");
  });

  it("are jobs whose dates end their lines, with text below", () => {
    const jobs = read(
      [
        [at(40, "Experience", title)],
        [
          at(60, "• "),
          at(70, "INTERNSHIP", { bold: true }),
          at(122, ": Lakeside Maps ("),
          at(207, "Rivers", { italic: true }),
          at(237, ") (2021)"),
        ],
        [at(60, "Duration: 1 Month")],
        [at(60, "• "), at(70, "INTERNSHIP", { bold: true }), at(122, ": Riverside Maps (2019)")],
        [at(60, "Duration: 2 Months")],
      ],
      "empolyment",
    );
    expect(jobs.map(({ title: role, subTitle, startDate }) => [role, subTitle, startDate])).toEqual([
      ["INTERNSHIP", "Lakeside Maps (Rivers)", "2021"],
      ["INTERNSHIP", "Riverside Maps", "2019"],
    ]);
  });

  it("name an entry in the first items below dates that stand alone", () => {
    const schools = read(
      [
        [at(40, "Ausbildung", title)],
        [at(50, "• 2015 – 2022", { bold: true })],
        [at(86, "◦ Anna-Muster-Gymnasium, Neudorf")],
        [at(86, "◦ Abitur mit einem Notendurchschnitt von 2,6")],
        [at(50, "• Seit 2022", { bold: true })],
        [at(86, "◦ Hochschule Neudorf")],
        [at(86, "◦ Bachelorstudium im Bereich Informatik")],
      ],
      "education",
    );
    expect(schools).toMatchObject([
      { title: "Abitur", subTitle: "Anna-Muster-Gymnasium", startDate: "2015", endDate: "2022" },
      { title: "Bachelorstudium im Bereich Informatik", subTitle: "Hochschule Neudorf", endDate: "present" },
    ]);
  });

  it("are heads above dates alone, and who taught stands behind what was learnt", () => {
    const schools = read(
      [
        [at(40, "Formación", title)],
        [at(40, "• Técnico en Redes y Sistemas de Telefonía: Liceo del Lago, Neudorf")],
        [at(40, "2020 – 2023")],
        [at(40, "• Ingeniería Eléctrica: Universidad del Lago, Neudorf")],
        [at(40, "[2024] – [Presente]")],
      ],
      "education",
    );
    expect(schools).toMatchObject([
      { title: "Técnico en Redes y Sistemas de Telefonía", subTitle: "Liceo del Lago", endDate: "2023" },
      { title: "Ingeniería Eléctrica", subTitle: "Universidad del Lago", endDate: "present" },
    ]);
  });

  it("are heads above who gave the job and the dates, and have lists of their own", () => {
    const job = (role: string, whom: string, dates: string) => [
      [at(40, `• ${role}`, { bold: true })],
      [at(50, whom)],
      [at(50, dates)],
      [at(50, "– Helped students with their maps")],
    ];
    const jobs = read(
      [
        [at(40, "Experience", title)],
        ...job("Demonstrator", "University of Lakeside", "11th July - 8th August 2022"),
        ...job("Private Tutor", "Self-Employed", "February 2021 - Present"),
      ],
      "empolyment",
    );
    expect(jobs).toMatchObject([
      { title: "Demonstrator", subTitle: "University of Lakeside", startDate: "2022-07", endDate: "2022-08" },
      { title: "Private Tutor", subTitle: "Self-Employed", startDate: "2021-02", endDate: "present" },
    ]);
  });

  it("are heads where the dates below them have a mark as well", () => {
    const jobs = read(
      [
        [at(40, "Experience", title)],
        [at(40, "- Web developer at Acme Maps.")],
        [at(40, "- August 2020 - Present")],
        [at(55, "Found the faults in many maps and mended most of them.")],
      ],
      "empolyment",
    );
    expect(jobs).toMatchObject([{ title: "Web developer", startDate: "2020-08", endDate: "present" }]);
  });

  it("are all lines of a list that begin with a year each, and the school stands behind a small word", () => {
    const schools = read(
      [
        [at(40, "Formation", title)],
        [at(40, "* 2009 : CFEE à l’élémentaire du Lac")],
        [at(40, "* 2013 : BFEM au lycée de la Rive")],
        [at(40, "* 2017 : Licence 1, gestion")],
      ],
      "education",
    );
    expect(schools).toMatchObject([
      { title: "CFEE", subTitle: "l’élémentaire du Lac", endDate: "2009" },
      { title: "BFEM", subTitle: "lycée de la Rive", endDate: "2013" },
      { endDate: "2017" },
    ]);
  });
});
