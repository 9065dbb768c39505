import { describe, expect, it } from "vitest";
import { at, resumeOf } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";
import { readResume } from "../read-resume.ts";
import { isCircumstance, isContract } from "../terms/circumstances.ts";

const text = [at(60, "• words about what was done, which are long enough to be set over most of a line")];
const bold = { bold: true };

describe("the head of a job", () => {
  it.each([
    "导师：王小明",
    "Mentor: Jane Doe",
    "Encadrante : Jane Doe",
    "上海分公司",
    "Employed 5 years",
    "8 semaines",
  ])("is not named by %s", (text) => {
    expect(isCircumstance(text)).toBe(true);
  });

  it("is not named by who guided it, on the line of the role too", () => {
    const entries = readEntries("work", [
      [at(40, "Riverside University", bold), at(440, "2021 – 2023")],
      [at(40, "Research Assistant, Advisor: Dr. John Doe")],
      text,
      [at(40, "Lakeside University", bold), at(440, "2019 – 2021")],
      [at(40, "Research Fellow under the supervision of Jane Doe")],
      text,
    ]);
    expect(entries).toMatchObject([
      { title: "Research Assistant", subTitle: "Riverside University", rest: ["Advisor: Dr. John Doe"] },
      { title: "Research Fellow", subTitle: "Lakeside University", rest: ["under the supervision of Jane Doe"] },
    ]);
  });

  it.each([
    "40 hrs/week",
    "16-24hrs/week",
    "Full time",
    "Teilzeit (40%)",
    "contract position",
    "jornada completa",
    "CDD temps plein",
  ])("has no company in its contract: %s", (contract) => {
    expect(isContract(contract)).toBe(true);
  });

  it.each(["Contractor", "Full Time Systems", "Vollzeit Fachkraft"])("may be named by %s", (name) => {
    expect(isContract(name)).toBe(false);
  });

  it("is not cut at a dash inside brackets", () => {
    expect(
      readEntries("work", [
        [at(40, "Lakeside Association", bold)],
        [at(40, "Project Assistant (Consultant - Clear Rivers Project)"), at(440, "2021 – 2023")],
        text,
      ]),
    ).toMatchObject([
      { title: "Project Assistant (Consultant - Clear Rivers Project)", subTitle: "Lakeside Association" },
    ]);
  });

  it("has its role behind the land of its place too", () => {
    expect(
      readEntries("work", [[at(40, "Opéra de Nantes, Nantes, France Consultante"), at(440, "2021 – 2023")], text]),
    ).toMatchObject([{ title: "Consultante", city: "Nantes, France" }]);
  });

  it("is not named by its contract, a department, or what stands in square brackets", () => {
    const entries = readEntries("work", [
      [at(40, "[Stage] Vendeuse", bold), at(440, "2021 – 2023")],
      [at(40, "Insite [Jeux]")],
      text,
      [at(40, "Infirmière – CDD 6 mois", bold), at(440, "2019 – 2021")],
      [at(40, "Service de chirurgie, Hôpital de Nantes")],
      text,
    ]);
    expect(entries).toMatchObject([
      { title: "Vendeuse", subTitle: "Insite" },
      { title: "Infirmière", subTitle: "Hôpital de Nantes", rest: ["Service de chirurgie", "CDD 6 mois"] },
    ]);
  });

  it("is not named by a list in brackets, nor by an address of the web", () => {
    const entries = readEntries("work", [
      [at(40, "Engineer – Jeffapp", bold), at(440, "2021 – 2023")],
      [at(40, "(Scala, Java, Docker)", { italic: true })],
      text,
      [at(40, "Lakeview", bold), at(300, "2019 – 2021"), at(440, "www.lakeview.com")],
      [at(40, "Web Developer", bold)],
      text,
    ]);
    expect(entries).toMatchObject([
      { title: "Engineer", subTitle: "Jeffapp", rest: ["(Scala, Java, Docker)"] },
      { title: "Web Developer", subTitle: "Lakeview", rest: ["www.lakeview.com"] },
    ]);
  });

  it("is not named by a sentence", () => {
    const said = "In all the jobs below, I built small tools that made the work of two large teams easier to plan";
    expect(
      readEntries("work", [
        [at(40, said)],
        [at(40, "Web Developer", bold)],
        [at(40, "2021 – 2023")],
        text,
        [at(40, "Intern", bold)],
        [at(40, "2019 – 2020")],
        text,
      ]).map(({ title, subTitle }) => [title, subTitle]),
    ).toEqual([
      ["Web Developer", ""],
      ["Intern", ""],
    ]);
  });

  it("is set in small capitals, whose words begin with larger ones", () => {
    const small = { ...bold, size: 7 };
    const large = { ...bold, size: 10 };
    const word = (x: number, letter: string, rest: string) => [at(x, letter, large), at(x + 5, rest, small)];
    const head = [
      ...word(40, "L", "AKESIDE"),
      ...word(76, "M", "APS"),
      at(99, "|", large),
      ...word(107, "S", "URVEYOR"),
    ];
    const [entry] = readEntries("work", [[...head, at(440, "2021 – 2023")], text]);
    expect(entry).toMatchObject({ title: "SURVEYOR", subTitle: "LAKESIDE MAPS" });
  });

  it("says how long it was beside its dates", () => {
    const [entry] = readEntries("work", [
      [at(40, "Lakeside, Surveyor", bold)],
      [at(40, "August 2012 – Feb 2015, 3 years experience")],
      text,
      [at(40, "Riverside, Surveyor", bold)],
      [at(40, "2010 – 2012, 2.5 years experience")],
      text,
    ]);
    expect(entry).toMatchObject({ title: "Surveyor", subTitle: "Lakeside", rest: ["3 years experience"] });
  });

  it("has a place in brackets behind the company, or behind a name that no table knows", () => {
    const [one, two] = readEntries("work", [
      [at(40, "2021 – 2023"), at(160, "Microsoft (Madrid, España)", bold)],
      [at(160, "Engineer")],
      text,
      [at(40, "2019 – 2021"), at(160, "Laxi", bold), at(190, "(Neudorf)")],
      [at(160, "Engineer")],
      text,
    ]);
    expect(one).toMatchObject({ title: "Engineer", subTitle: "Microsoft", city: "Madrid, España" });
    expect(two).toMatchObject({ title: "Engineer", subTitle: "Laxi", city: "Neudorf" });
  });

  it("says what was done before a word for who gave it, and no field of work behind one", () => {
    const entries = readEntries("work", [
      [at(40, "2021 – 2023"), at(160, "Fortbildung bei Laxi Informatik, Berlin")],
      text,
      [at(40, "2019 – 2021"), at(160, "Ingeniero en Software", bold)],
      [at(160, "Laxi")],
      text,
    ]);
    expect(entries).toMatchObject([
      { title: "Fortbildung", subTitle: "Laxi Informatik" },
      { title: "Ingeniero en Software", subTitle: "Laxi" },
    ]);
  });

  it("may be a label of what was done and what it was about", () => {
    const [entry] = readEntries("work", [
      [at(40, "2021 – 2023"), at(160, "Lakeside College GmbH")],
      [at(160, "Fortbildung: Netzwerke unter Linux", { size: 8 })],
      text,
    ]);
    expect(entry).toMatchObject({ title: "Fortbildung: Netzwerke unter Linux", subTitle: "Lakeside College GmbH" });
  });

  it("is the first sentence below its dates, where more of them follow", () => {
    const [entry] = readEntries("work", [
      [at(40, "2021 – 2023", bold)],
      [at(40, "laxi.com, desarrollador web senior. Utiliza muchas cosas para crear una aplicación de mapas")],
      [at(40, "que todo el mundo usa.")],
    ]);
    expect(entry).toMatchObject({ title: "desarrollador web senior", subTitle: "laxi.com" });
  });

  it("goes on in a line that is larger than the text", () => {
    const [entry] = readEntries("work", [
      [at(40, "2021 – 2023", { size: 12 }), at(160, "Stage de recherche", { size: 12, bold: true })],
      [at(40, "LaBO - Bureau de recherche du Lac et des environs", { size: 12 })],
      text,
      text,
    ]);
    expect(entry).toMatchObject({ title: "Stage de recherche" });
    expect(entry?.subTitle).toMatch(/^LaBO/u);
  });

  it("is two short sentences, of which the second may end with a town", () => {
    const [entry] = readEntries("work", [
      [at(40, "2021 – 2023", bold)],
      [at(40, "Asistente de alumno (Tipo A). Laxi, UNC, Argentina.")],
    ]);
    expect(entry).toMatchObject({ title: "Asistente de alumno (Tipo A)", subTitle: "Laxi, UNC", city: "Argentina" });
  });
});

describe("the head of studies", () => {
  it("has the degree below its school and a grade", () => {
    const [entry] = readEntries("education", [
      [at(40, "Lakeside University, Springford, NY"), at(300, "GPA: 3.5/4.3"), at(440, "2023 – 2025")],
      [at(40, "Doctorate of Industrial Engineering")],
      [at(40, "Supervisor: Prof. Jane Doe")],
    ]);
    expect(entry).toMatchObject({ title: "Doctorate of Industrial Engineering", subTitle: "Lakeside University" });
  });
});

describe("what ends the head of an entry and names nothing", () => {
  const head = (what: string) => readEntries("work", [[at(40, "2021 – 2023"), at(160, what)]])[0];

  it.each([
    ["Engineer, Insite (Python, Django)", "Engineer", "Insite"],
    ["Engineer, Lakeside GmbH (part of Acme, later Insite AG)", "Engineer", "Lakeside GmbH"],
    ["Freelancer, Insite, https://www.example.org/fl/jane", "Freelancer", "Insite"],
    ["Engineer, Lakeside GmbH (Department of Maps, South)", "Engineer", "Lakeside GmbH (Department of Maps, South)"],
  ])("%s", (what, title, subTitle) => {
    expect(head(what)).toMatchObject({ title, subTitle });
  });
});

describe("what stands below a row with its dates", () => {
  it("is who taught, or a label, and no rest of the row", () => {
    const [entry] = readEntries("education", [
      [at(40, "2019 – 2021"), at(200, "Umschulung zum Fachinformatiker für die Entwicklung")],
      [at(200, "Institut für Bildung am Lakeside AG")],
    ]);
    expect(entry).toMatchObject({
      title: "Umschulung zum Fachinformatiker für die Entwicklung",
      subTitle: "Institut für Bildung am Lakeside AG",
    });
  });
});

describe("two dates with a bar between them", () => {
  it("are one range, the later one above", () => {
    const entries = readEntries("work", [
      [at(40, "Juil 2020"), at(120, "|"), at(160, "Développeur, Lakeside SARL", bold)],
      [at(40, "Avr 2020"), at(160, "Un site pour la pêche, avec des cartes", { size: 8 })],
      [at(40, "Juin 2019"), at(120, "|"), at(160, "Serveur, Riverside SARL", bold)],
      [at(40, "Mai 2019"), at(160, "Le soir, en terrasse", { size: 8 })],
    ]);
    expect(entries).toHaveLength(2);
  });
});

describe("the degree of studies", () => {
  it("is told in a line of the list below a school that stands alone", () => {
    const page = resumeOf("Education", [
      [at(40, "Lakeside University", bold), at(440, "2015 – 2019")],
      [at(54, "• GPA: 4.00 / 4.00")],
      [at(54, "• Pursuing a Bachelor of Maps with many rivers and lakes")],
    ]);
    const [item] = readResume(page).document.data.sections[0]?.data ?? [];
    expect(item).toMatchObject({ title: "Bachelor of Maps", subTitle: "Lakeside University" });
    expect(item?.description).toContain("many rivers");
  });

  it("begins each line where lines without dates begin so", () => {
    const page = resumeOf("Education", [
      [at(40, "MA Computing, Lakeside University")],
      [at(40, "BS Computing, Riverside University")],
    ]);
    expect(readResume(page).document.data.sections[0]?.data).toMatchObject([
      { title: "MA Computing", subTitle: "Lakeside University" },
      { title: "BS Computing", subTitle: "Riverside University" },
    ]);
  });
});
