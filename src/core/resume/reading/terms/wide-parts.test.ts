import { describe, expect, it } from "vitest";
import {
  isAboutEmployer,
  isCircumstance,
  isColumnName,
  isFormColumn,
  isTextColumn,
  namesNothing,
} from "./circumstances.ts";
import { schoolAndDegree, wideParts } from "./wide-parts.ts";

describe("Korean jobs", () => {
  it.each([
    ["소프트웨어 엔지니어", ["소프트웨어 엔지니어"]],
    ["임베디드 소프트웨어 엔지니어", ["임베디드 소프트웨어 엔지니어"]],
    ["(주)푸른하늘 소프트웨어 엔지니어", ["(주)푸른하늘", "소프트웨어 엔지니어"]],
  ])("%s: what a role is about is no company", (piece, parts) => {
    expect(wideParts(piece, "work") ?? [piece]).toEqual(parts);
  });
});

describe("pieces without a sign between them", () => {
  it.each([
    ["南山大学软件学院硕士", ["南山大学软件学院", "硕士"]],
    ["毕业于东湖大学通信工程本科", ["东湖大学", "通信工程本科"]],
    ["県立春日高等学校普通科", ["県立春日高等学校", "普通科"]],
    ["国立東都大学工学部航空学科", ["国立東都大学", "工学部航空学科"]],
    ["東都大学大学院理学研究科", null],
    ["東都大学理学研究科物理学専攻博士前期課程入学", ["東都大学理学研究科物理学専攻", "博士前期課程入学"]],
    ["リバーサイド大学ミル・フォード校統計学修士", ["リバーサイド大学ミル・フォード校", "統計学修士"]],
    ["东湖大学软件工程专业", ["东湖大学", "软件工程专业"]],
    ["东湖大学（软件工程-信息安全）", ["东湖大学", "软件工程-信息安全"]],
    ["东湖大学（北京）", null],
    ["东湖大学", null],
  ])("%s: the school and what was reached", (piece, parts) => {
    expect(schoolAndDegree(piece)).toEqual(parts);
  });

  it.each([
    ["새벽대학교 컴퓨터공학과", "education", ["새벽대학교", "컴퓨터공학과"]],
    ["새벽고등학교 들판콘텐츠과", "education", ["새벽고등학교", "들판콘텐츠과"]],
    ["새벽대학교 컴퓨터 정보 보안 전공", "education", ["새벽대학교", "컴퓨터 정보 보안 전공"]],
    ["새벽대학교 들판융합대학원 인공지능학과 석사", "education", ["새벽대학교 들판융합대학원", "인공지능학과 석사"]],
    ["파운딩 엔지니어", "work", null],
    ["새벽떡볶이 아르바이트", "work", ["새벽떡볶이", "아르바이트"]],
    ["여름방학 아르바이트", "work", null],
    ["농업회사법인 (주) 한강", "work", null],
    ["새벽 (주) 서울", "work", ["새벽 (주)", "서울"]],
    ["ABC VIETNAM 開発者", "work", ["ABC VIETNAM", "開発者"]],
    ["Blue Hill 高等学校", "education", null],
    ["『株式会社 空』 Data Scientist", "work", ["『株式会社 空』", "Data Scientist"]],
  ] as const)("%s in %s", (piece, kind, parts) => {
    const found = wideParts(piece, kind);
    expect(parts === null ? (found ?? [piece]) : found).toEqual(parts === null ? [piece] : parts);
  });
});

describe("what names nothing", () => {
  it("is a clause in Korean", () => {
    const texts = ["지도 서비스를 제공", "새벽이라는 음식 서비스", "새벽 서비스"];
    expect(texts.map((text) => namesNothing({ text }))).toEqual([true, true, false]);
  });

  it("is how many took part, what is said of the employer, and the name of a column", () => {
    expect(["4人/メンバー", "約50名", "2년 4개월", "資本金：12億円", "규모: 3명"].map(isCircumstance)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(["従業員数：80人", "资本金管理系统"].map(isAboutEmployer)).toEqual([true, false]);
    expect(["開発環境/ツール", "規模／役割", "決済"].map(isColumnName)).toEqual([true, true, false]);
    expect(["業務内容", "담당 업무", "決済"].map(isTextColumn)).toEqual([true, true, false]);
    expect(["자격증 / 면허증", "취득일", "새벽 / 등급"].map(isFormColumn)).toEqual([true, true, false]);
  });
});
