import { describe, expect, it } from "vitest";
import { isStreet, phoneIn, urlPattern } from "./contacts.ts";

describe("contacts", () => {
  it("are numbers behind a label that ends like the word for a number", () => {
    expect(phoneIn("Teléfono: +52 811 517 1309")).toBe("+52 811 517 1309");
    expect(phoneIn("No: 811 517 1309")).toBeNull();
  });

  it("are no range of months that begins with 0", () => {
    expect(phoneIn("06/2018 - 06/2022")).toBeNull();
    expect(phoneIn("0170 1234567")).toBe("0170 1234567");
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
});
