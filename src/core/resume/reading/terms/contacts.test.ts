import { describe, expect, it } from "vitest";
import {
  emailIn,
  endsInPlace,
  homeIn,
  isAddress,
  isContactLine,
  isLabelledAddress,
  isStreet,
  lacksTown,
  partedContacts,
  personLabelOf,
  phoneIn,
  spelledOut,
  urlPattern,
} from "./contacts.ts";

it.each([
  ["Address: 5 Hill Road, Riverside Estate, By Lake Road, Springfield.", true],
  ["Address : Riverside – 5 , Springfield", true],
  ["Address: Springfield | Phone: 555-560-1970", false],
  ["Objective: a job in Springfield", false],
])("%s is an address as a whole: %s", (text, isOne) => {
  expect(isLabelledAddress(text)).toBe(isOne);
});

describe("contacts", () => {
  it("are numbers behind a label that ends like the word for a number", () => {
    expect(phoneIn("Teléfono: +52 811 517 1309")).toBe("+52 811 517 1309");
    expect(phoneIn("No: 811 517 1309")).toBeNull();
    expect(phoneIn("Ph-no : +9779800000000")).toBe("+9779800000000");
  });

  it("end where letters of another script begin, and are no account of a messenger", () => {
    expect(emailIn("jane@example.com로 연락")?.[0]).toBe("jane@example.com");
    expect(phoneIn("Q Q：2123456789")).toBeNull();
    expect(phoneIn("コーポ青空電話080-1234-5678")).toBe("080-1234-5678");
    expect(partedContacts("a@example.org · 010・1234・5678")).toEqual(["a@example.org", "010 1234 5678"]);
    expect(urlPattern.exec("ASP.Net")).toBeNull();
  });

  it("keep two places together that a sign joins, and parts a role from a place", () => {
    expect(partedContacts("现居 · 北京·上海 · a@example.org")).toEqual(["现居", "北京·上海", "a@example.org"]);
    expect(partedContacts("Berlin / Paris")).toEqual(["Berlin / Paris"]);
    expect(partedContacts("Engineer / Paris")).toEqual(["Engineer", "Paris"]);
  });

  it("say where somebody lives in words behind a town, and with the number of a house before one", () => {
    expect(homeIn("서울 기반")).toBe("서울");
    expect(endsInPlace("Calle Real 5 % Sol y Luna, Springfield, Cuba")).toBe(true);
  });

  it("are the first of two numbers beside each other", () => {
    expect(phoneIn("301 555 0142 – 314 555 0143")).toBe("301 555 0142");
  });

  it("have hosts of lands that end in two parts, and of lists of links", () => {
    expect(urlPattern.exec("acme.com.ar/jane")?.[0]).toBe("acme.com.ar/jane");
    expect(urlPattern.exec("linktr.ee/janedoe")?.[0]).toBe("linktr.ee/janedoe");
  });

  it("are an address behind a number and a dot", () => {
    expect(emailIn("+886-912-345678.jane.doe@example.org")?.[0]).toBe("jane.doe@example.org");
    expect(emailIn("2024.jane@example.org")?.[0]).toBe("2024.jane@example.org");
  });

  it("may have a hidden part", () => {
    expect(emailIn("이메일 jan******@example.org")?.[0]).toBe("jan******@example.org");
    expect(phoneIn("휴대폰 010-****-5678")).toBe("010-****-5678");
  });

  it("may end like a year", () => {
    expect(phoneIn("Phone: 555-560-1970")).toBe("555-560-1970");
    expect(phoneIn("2016-2018-1970")).toBeNull();
  });

  it("are no day, whatever stands behind it", () => {
    expect(phoneIn("03/07/1996 (21 ans)")).toBeNull();
    expect(phoneIn("03 07 19 96 21")).toBe("03 07 19 96 21");
  });

  it.each([
    ["Hauptstraße 7", true],
    ["Hauptstraße 7, 1010 Wien", false],
    ["Wien", false],
  ])("lack a town where a street stands alone: %s", (text, lacks) => {
    expect(lacksTown(text)).toBe(lacks);
  });

  it.each([
    ["H.P : 010-1234-5678", "phone"],
    ["手機號碼：0912-345-678", "phone"],
    ["聯絡地址：台北市", "location"],
    ["기술 블로그: example.com", "link"],
    ["지원부문: 품질관리", "title"],
  ])("have a label in Korea and Taiwan: %s", (text, label) => {
    expect(personLabelOf(text)).toBe(label);
  });

  it("are spelled out where they are written for people", () => {
    expect(spelledOut("/in/jane-doe")).toBe("linkedin.com/in/jane-doe");
    expect(spelledOut("jane@acme[dot]com")).toBe("jane@acme.com");
  });

  it("are no range of months that begins with 0", () => {
    expect(phoneIn("06/2018 - 06/2022")).toBeNull();
    expect(phoneIn("0170 1234567")).toBe("0170 1234567");
    expect(phoneIn("Phone: 555-010-1970")).toBe("555-010-1970");
  });

  it("are no part of the longer number of a document", () => {
    expect(phoneIn("130730198802065415")).toBeNull();
  });

  it("have no address of the web in half of an email", () => {
    expect(urlPattern.exec("jane****@acme.com")).toBeNull();
    expect(urlPattern.exec("jane.acme.com")?.[0]).toBe("jane.acme.com");
  });

  it.each([
    ["Av. Corrientes 4014, C.A.B.A.", true],
    ["Carrera 20 con Calle 22 No. 58, Edificio Central Torre 1", true],
    ["Mz. A Lt. 5 Urb. Los Pinos", true],
    ["20 rue de Carnac", true],
    ["Ahornstraße 8", true],
    ["Ahorner str 8", true],
    ["Calle Mayor 12, 3.º B", true],
    ["서울 강서구 양천로 731", true],
    ["Rue Research Group", false],
    ["Built 20 things", false],
  ])("%s names a street: %s", (text, isOne) => {
    expect(isStreet(text)).toBe(isOne);
  });

  it("have a slash behind the code of a number, and between two numbers", () => {
    expect(partedContacts("+49 170 / 1234567 | jane@example.org")).toEqual(["+49 170/1234567", "jane@example.org"]);
    expect(partedContacts("0699 / 123 45 67")).toEqual(["0699/123 45 67"]);
    expect(partedContacts("01 23 45 67 89 / 06 12 34 56 78")).toHaveLength(2);
  });

  it("are an address with the flat behind the house", () => {
    expect(isAddress("Ufersiedlung 10/1, 1130 Wien")).toBe(true);
  });

  it("with a long label are lines of contacts too", () => {
    expect(isContactLine("Telefonnummer: +49 0151 2345678")).toBe(true);
    expect(isContactLine("jane.example.org\t/jane-doe\tjane@example.org")).toBe(true);
    expect(isContactLine("Built a service: 0151 2345678 calls an hour")).toBe(false);
  });
});
