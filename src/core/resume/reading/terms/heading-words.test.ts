import { describe, expect, it } from "vitest";
import { isInTwoLanguages, kindByWord, kindOfHeading } from "./heading-words.ts";

describe("the words of a title", () => {
  it.each([
    ["主な受賞・表彰等", "award"],
    ["Freiwilliges Engagement", "activity"],
    ["Persönlichkeitsmerkmale", "skills"],
    ["Fort- und Weiterbildung", "certificate"],
    ["Bisherige berufliche Stationen", "work"],
    ["Berufs- und Unterrichtserfahrung", "work"],
    ["Tätigkeiten neben dem Studium", "work"],
    ["Ehrenamtliche Aktivitäten", "activity"],
    ["Soziale Tätigkeiten", "activity"],
    ["Akademische und schulische Laufbahn", "education"],
    ["Computer- und Sprachkenntnisse", "skills"],
    ["Sprachliche Fähigkeiten", "language"],
    ["Wissenschaftliche Veröffentlichungen", "publication"],
    ["Zusätzliche Angaben", "other"],
    ["Grundkenntnisse", null],
    ["Gute Datenbankkenntnisse", null],
    ["Hauptsächliche Tätigkeiten", null],
    ["Schul- und Berufsausbildung", "education"],
    ["Das bin ich", "profile"],
    ["スキルについて", "skills"],
    ["学生時代に力を注いだこと", "activity"],
    ["実習経歴", "work"],
    ["受賞項目", "award"],
    ["スキルと経験", "skills"],
    ["現在行っている研究の内容", "project"],
    ["핵심 기술 및 도구", "skills"],
    ["추가적인 기술", "skills"],
    ["工讀經驗", "work"],
    ["KEY QUALIFICATIONS", "skills"],
    ["Summary Statement", "profile"],
    ["主な業務実績", "project"],
    ["保有資格一覧", "certificate"],
    ["インターン・アルバイト経験", "work"],
    ["業務外での活動", "activity"],
    ["フレームワークとツール", "skills"],
    ["営業の経験", null],
    ["これまでの職歴", "work"],
    ["경력 총 2년 11개월", "work"],
    ["志望の動機、特技、好きな学科、アピールポイントなど", "profile"],
    ["Professional Work Experience", "work"],
    ["Autres formations", "education"],
    ["Related Courses and Lakes", null],
    ["Related Positions", "work"],
    ["Other Teaching & Research Experience", "work"],
    ["Related Rivers", null],
    ["Expérience professionnelles", "work"],
    ["Expériences profesionelles", "work"],
    ["Fonctions exercées", "work"],
    ["Logiciels maîtrisés", "skills"],
    ["Passe-temps", "hobby"],
    ["Estudios cursados", "education"],
    ["Historial de Trabajo", "work"],
    ["主な顧客", null],
    ["社会实践 SOCIAL PRACTICE", "work"],
    ["自我评价 Self-evaluation", "profile"],
    ["경력 사항 Experience", "work"],
    ["Education 学歴", "education"],
    ["教学经历", "work"],
    ["行业经历", "work"],
    ["等级证书", "certificate"],
    ["총 2년 11개월", null],
    ["Antecedentes académicos y formativos", "education"],
    ["OTRAS REFERENCIAS FAMILIARES", "reference"],
    ["Experiencia laboral relacionada", "work"],
    ["Experiencia en proyectos", "project"],
    ["Otros estudios complementarios", "certificate"],
    ["Publicaciones y trabajos en desarrollo", "publication"],
    ["Datos del aspirante", "contact"],
    ["Formación Profesional de Grado Superior", null],
    ["Experiencia en la ribera del lago", null],
    ["Compétences relationnelles", "skills"],
    ["Activités d’enseignement", "work"],
    ["Engagements associatifs et bénévoles", "activity"],
    ["Autres formations complémentaires", "certificate"],
    ["Stages hospitaliers", "work"],
    ["Projet de fin d’études", null],
    ["Formation en informatique", null],
    ["Leadership & Management Experience", "work"],
    ["Educational Credentials", "education"],
    ["Languages Known", "language"],
    ["Speaking Engagements", "publication"],
    ["Extra-Professional Activities", "activity"],
    ["Memberships & Offices Held", "activity"],
    ["Software Proficiency", "skills"],
    ["Personal Declaration", "other"],
    ["Software Rivers", null],
    ["Institutions Attended with Dates", "education"],
    ["My Experience", "work"],
    ["On-the-Job Training", "work"],
    ["Trainings and Seminars Attended", "certificate"],
    ["Highlights of Qualifications", "profile"],
    ["Projects Undertaken", "project"],
    ["Clubs & Organizations", "activity"],
    ["Character Reference", "reference"],
    ["Toolbox", "skills"],
    ["Course", null],
    ["Open Source Work", "project"],
  ])("%s announces: %s", (title, kind) => {
    expect(kindOfHeading(title)).toBe(kind);
  });

  it.each([
    [["學歷", "Education"], true],
    [["Skills", "보유 기술"], true],
    [["學歷", "東湖大學"], false],
    [["Career", "학력"], false],
    [["Education", "Skills"], false],
  ])("are one title in two languages: %j → %s", (texts, isOne) => {
    expect(isInTwoLanguages(texts)).toBe(isOne);
  });

  it("have kana with their marks, which make other letters of them", () => {
    expect(kindOfHeading("スキル")).toBe("skills");
    expect(kindOfHeading("ズキル")).toBeNull();
    expect(kindOfHeading("KOMPETENZEN".normalize("NFD"))).toBe("skills");
    expect(kindOfHeading("Expérience".normalize("NFD"))).toBe("work");
  });

  it("suggest a kind where it begins with one of them", () => {
    expect(kindByWord("Formations / Dipômes")).toBe("education");
    expect(kindByWord("Freelance & Formation")).toBeNull();
    expect(kindByWord("Information et médias")).toBeNull();
  });
});
