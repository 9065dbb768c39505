import { expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { markHeadings } from "./headings.ts";

const upper = { size: 14, color: "#3873b2" };
const lower = { size: 12, color: "#3873b2" };
const titlesIn = (lines: Parameters<typeof pageOf>[0]) =>
  markHeadings(layOut(pageOf(lines))).flatMap(({ heading }) => (heading ? [heading.name] : []));
const skills = [
  [at(40, "Compétences", upper)],
  [at(40, "Langues", lower)],
  [at(40, "Anglais, lu et parlé, et un peu d’espagnol")],
  [at(40, "Programmation", lower)],
  [at(40, "Java, Go et Python, depuis de longues années")],
  null,
];
const others = [
  [at(40, "Loisirs", upper)],
  [at(40, "La lecture et la natation, toutes les deux avec plaisir")],
  null,
  [at(40, "Projets", upper)],
  [at(40, "Un logiciel pour les bibliothèques de la région")],
  null,
];

it("smaller titles right below one part its text", () => {
  expect(titlesIn([[at(40, "Jane Doe", { size: 24 })], null, ...skills, ...others])).toEqual([
    "Compétences",
    "Loisirs",
    "Projets",
  ]);
});

it("titles in another style are none below one that names them", () => {
  const part = (name: string, text: string) => [[at(40, name)], [at(40, text)], null];
  expect(
    titlesIn([
      [at(40, "Jane Doe", { size: 24 })],
      null,
      [at(40, "Timeline, Hobbies, & Skills", upper)],
      null,
      ...part("Timeline", "2017 – 2019: Lakeside"),
      ...part("Hobbies", "Sailing and gardening"),
      ...part("Skills", "Maps, rivers and the shores of lakes"),
      ...others,
    ]),
  ).toEqual(["Timeline, Hobbies, & Skills", "Loisirs", "Projets"]);
  expect(
    titlesIn([
      [at(40, "Jane Doe", { size: 24 })],
      null,
      [at(40, "CERTIFICATES & SKILLS", { bold: true })],
      [at(40, "▪ Certificates", { bold: true })],
      [at(60, "o Sailing on lakes, given in Springfield")],
      [at(40, "▪ Skills", { bold: true })],
      [at(60, "o Maps, rivers and the shores of lakes")],
      null,
      [at(40, "LANGUAGES", { bold: true })],
      [at(40, "English")],
    ]),
  ).toEqual(["CERTIFICATES & SKILLS", "LANGUAGES"]);
});

it("smaller titles are those of sections where no other one names the jobs", () => {
  expect(
    titlesIn([
      [at(40, "Jane Doe", { size: 24 })],
      null,
      ...skills,
      [at(40, "Expérience professionnelle", lower)],
      [at(40, "Développeuse, Riverside Press, 2010 – 2015")],
      null,
      ...others,
    ]),
  ).toContain("Expérience professionnelle");
});

it("a smaller title with its text beside it parts a section, also right above the next title", () => {
  const beside = [at(40, "Langues", lower), at(200, "anglais")];
  const [first, ...rest] = others;
  expect(
    titlesIn([[at(40, "Jane Doe", { size: 24 })], null, ...skills, first ?? [], beside, ...rest.slice(1)]),
  ).toEqual(["Compétences", "Loisirs", "Projets"]);
});
