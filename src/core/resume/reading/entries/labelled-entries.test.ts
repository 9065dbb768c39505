import { describe, expect, it } from "vitest";
import { at, pageOf, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

describe("entries that are told with labels", () => {
  it("are parted by their first label where only some have dates", () => {
    const { document } = readResume(
      resumeOf("Experiencia laboral", [
        [at(40, "Empresa:"), at(200, "Constructora Andina")],
        [at(40, "Cargo desempeñado:"), at(200, "Maestro de obra")],
        [at(40, "Tiempo laborado:"), at(200, "2 años")],
        [at(40, "Empresa:"), at(200, "Transportes Rápidos")],
        [at(40, "Cargo desempeñado:"), at(200, "Conductor")],
        [at(40, "Tiempo laborado:"), at(200, "De enero 2015 a mayo 2017")],
      ]),
    );
    expect(document.data.sections.find(({ type }) => type === "empolyment")?.data).toMatchObject([
      { title: "Maestro de obra", subTitle: "Constructora Andina" },
      { title: "Conductor", subTitle: "Transportes Rápidos", startDate: "2015-01" },
    ]);
  });

  it("have what they are above the labels, and their dates behind one", () => {
    const { document } = readResume(
      resumeOf("Experience", [
        [at(60, "• Web developer:")],
        [at(90, "• Company: Lakeside Ltd, London")],
        [at(90, "• Work done: Built a shop for boats and kept it afloat")],
        [at(90, "• Period: 03/2019 – 04/2021")],
        [at(60, "• Herder of sheep:")],
        [at(90, "• Company: Riverside Farm")],
        [at(90, "• Period: 2017 – 2019")],
      ]),
    );
    const jobs = document.data.sections.find(({ type }) => type === "empolyment")?.data;
    expect(jobs).toMatchObject([
      { title: "Web developer", subTitle: "Lakeside Ltd", city: "London", startDate: "2019-03", endDate: "2021-04" },
      { title: "Herder of sheep", subTitle: "Riverside Farm", startDate: "2017", endDate: "2019" },
    ]);
    expect(jobs?.[0]?.description).toContain("boats");
    expect(jobs?.[0]?.description).not.toContain("Period");
  });

  it("have a label right behind their dates too", () => {
    const { document } = readResume(
      resumeOf("Experience", [
        [at(40, "Lakeside Systems, London", { bold: true }), at(340, "Oct 2011 – Apr 2012 Job Title: Web Developer")],
        [at(60, "• Built a shop for boats and kept it afloat for a long time")],
      ]),
    );
    expect(document.data.sections.find(({ type }) => type === "empolyment")?.data).toMatchObject([
      { title: "Web Developer", subTitle: "Lakeside Systems", startDate: "2011-10", endDate: "2012-04" },
    ]);
  });
});

it("the items of a list may be the fields of an entry, each with its label", () => {
  const { basicInfo, sections } = readResume(
    pageOf([
      [at(40, "마리아 로페스 (Maria Lopez)", { size: 20, bold: true })],
      [at(40, "인적사항", { size: 16 })],
      [at(50, "● 성명: 마리아 로페스 (Maria Lopez)")],
      [at(50, "● 비자 상태: D-10 (구직비자 / 즉시 입사 및 근무가 가능)")],
      [at(50, "● 이메일: maria@example.org")],
      null,
      [at(40, "경력사항", { size: 16 })],
      [at(40, "Lakeside", { size: 12, bold: true })],
      [at(50, "● 직무: Full Stack Developer (풀스택 개발자)")],
      [at(50, "● 재직기간: 2025.12 ~ 현재")],
      [at(50, "● 주요 업무:")],
      [at(80, "○ 지도를 그리는 서비스를 만들었습니다")],
      null,
      [at(40, "Riverbend", { size: 12, bold: true })],
      [at(50, "● 직무: Backend Developer (백엔드 개발자)")],
      [at(50, "● 재직기간: 2025.03 ~ 2025.11")],
      [at(50, "● 주요 업무:")],
      [at(80, "○ 주문을 받는 서버를 만들었습니다")],
      null,
      [at(40, "학력사항", { size: 16 })],
      [at(50, "● 대학교: 새벽대학교 컴퓨터공학과 학사 졸업")],
      [at(50, "● 재학기간: 2021년 9월 ~ 2025년 6월")],
    ]),
  ).document.data;
  expect(basicInfo.name).toBe("마리아 로페스 (Maria Lopez)");
  expect(sections.map(({ name }) => name)).toEqual(["경력사항", "학력사항"]);
  expect(sections[0]?.data).toMatchObject([
    { subTitle: "Lakeside", title: "Full Stack Developer (풀스택 개발자)", startDate: "2025-12", endDate: "present" },
    { subTitle: "Riverbend", title: "Backend Developer (백엔드 개발자)", startDate: "2025-03", endDate: "2025-11" },
  ]);
  expect(sections[1]?.data).toMatchObject([
    { subTitle: "새벽대학교", title: "컴퓨터공학과 학사", startDate: "2021-09", endDate: "2025-06" },
  ]);
});
