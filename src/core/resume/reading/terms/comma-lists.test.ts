import { describe, expect, it } from "vitest";
import { at } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";
import { isPlace, scoresOf } from "./classify.ts";
import { commaParts, isTownOf } from "./comma-lists.ts";
import { atCompany, besideWhom, partsForWhom } from "./for-whom.ts";
import { namesSubject } from "./subjects.ts";

describe("what commas part", () => {
  it("is a company with its legal form, also behind work that no table knows, and its town", () => {
    expect(commaParts("Herding of sheep, Lakeside GmbH, Neudorf", "work")).toEqual([
      "Herding of sheep",
      "Lakeside GmbH",
      "Neudorf",
    ]);
    expect(commaParts("Nurse (day, night), Riverside Hospital", "work")).toEqual([
      "Nurse (day, night)",
      "Riverside Hospital",
    ]);
  });

  it("is no legal form, which belongs to the name before it", () => {
    expect(commaParts("Owner, Riverside Maps, LLC", "work")).toEqual(["Owner", "Riverside Maps, LLC"]);
    expect(scoresOf("Stone Creek, SK").place).toBe(3);
    expect(scoresOf("Stone Creek College, NY").place).toBeLessThan(3);
  });

  it("is no town of a university of a state, which is part of its name", () => {
    expect(commaParts("University of California, Santa Cruz", "education")).toBeNull();
    expect(commaParts("Lakeside University, Santa Cruz", "education")).toEqual(["Lakeside University", "Santa Cruz"]);
  });

  it("is the subject behind a school, and its town behind a name in brackets", () => {
    expect(commaParts("Université du Lac, Robotique et Systèmes Embarqués", "education")).toEqual([
      "Université du Lac",
      "Robotique et Systèmes Embarqués",
    ]);
    expect(commaParts("Lakeside College (LC) Stockholm, Sweden", "education")).toEqual([
      "Lakeside College (LC)",
      "Stockholm, Sweden",
    ]);
  });

  it("is a town that no table knows between a company and its land", () => {
    expect(commaParts("Lakeside, Kleinau, Jamaika", "work")).toEqual(["Lakeside", "Kleinau, Jamaika"]);
    expect(commaParts("Stone & Water, Moçambique", "work")).toEqual(["Stone & Water", "Moçambique"]);
    expect(commaParts("Engineer, Kleinau, Paris, France", "work")).toEqual(["Engineer, Kleinau", "Paris, France"]);
  });

  it("is no town where it names a subject or something known", () => {
    expect(isTownOf("Lakeside University", "Neudorf", "education")).toBe(true);
    expect(isTownOf("Lakeside University", "Informatik", "education")).toBe(false);
    expect(isTownOf("Lakeside GmbH", "Marketing", "work")).toBe(false);
    expect(namesSubject("Wirtschaftswissenschaften")).toBe(true);
    expect(namesSubject("Neudorf")).toBe(false);
  });
});

describe("what is done for somebody", () => {
  it("is not told inside brackets, nor by a field of work before a comma", () => {
    expect(partsForWhom("Jobs (Maler, Reiniger bei Lakeside)", "work")).toBeNull();
    expect(partsForWhom("Aushilfe im Einzelhandel, Lakeside GmbH", "work")).toBeNull();
    expect(partsForWhom("Aushilfe im Lakeside Hotel", "work")).toEqual(["Aushilfe", "Lakeside Hotel"]);
  });

  it("is told by no area of work, and by a house whose name is one word", () => {
    expect(besideWhom("Coach im Schach-Bereich")).toBeNull();
    expect(besideWhom("Coach im Lakeside Haus")).toEqual(["Coach", "Lakeside Haus"]);
    expect(scoresOf("Seekrankenhaus, Essen").organisation).toBeGreaterThan(1.2);
    expect(atCompany("Berufspraktikum 12see GmbH")).toEqual(["Berufspraktikum", "12see GmbH"]);
  });

  it("ends as a job in German, with a bracket behind it or without", () => {
    expect(scoresOf("Werkstudententätigkeit als Bauphysiker").role).toBeGreaterThan(1.5);
    expect(scoresOf("Notfallsanitäter (Feldscher)").role).toBeGreaterThan(1.5);
    expect(scoresOf("Stadtwerke Neudorf").role).toBe(0);
  });
});

describe("a degree", () => {
  it("has the subject that a dash parts from it, however long", () => {
    const [entry] = readEntries("education", [
      [at(40, "Master of Science – Data Analytics and Computational Social Science (major: maps)", { bold: true })],
      [at(40, "Lakeside University"), at(440, "2019 – 2021")],
    ]);
    expect(entry).toMatchObject({
      title: "Master of Science, Data Analytics and Computational Social Science (major: maps)",
      subTitle: "Lakeside University",
    });
  });

  it("is none of a school that a stroke joins to another", () => {
    const [entry] = readEntries("education", [
      [at(40, "2019 – 2021")],
      [at(40, "Master of Maps", { bold: true })],
      [at(40, "Laxi / Lakeside College - Neudorf")],
    ]);
    expect(entry).toMatchObject({ title: "Master of Maps", subTitle: "Laxi / Lakeside College", city: "Neudorf" });
  });
});

describe("a place in Chinese letters", () => {
  it.each([
    ["美国东湖州南山城", true],
    ["中国深圳与香港", true],
    ["深圳市", true],
    ["远程", true],
    ["中国移动", false],
    ["新加坡国立大学", false],
  ])("%s: %s", (text, expected) => {
    expect(isPlace(text)).toBe(expected);
  });
});
