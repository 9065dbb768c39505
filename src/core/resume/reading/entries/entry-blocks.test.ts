import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { bodyOf } from "../lines/title-look.ts";
import { at, type PageLines, pageOf } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";
import { splitEntries } from "./entries.ts";

const bold = { bold: true };

describe("entries that stand apart from each other", () => {
  it("are known by the room between them, also where their dates stand at the end", () => {
    const job = (name: string, role: string, dates: string): PageLines => [
      [at(40, `- ${name}`, bold)],
      [at(40, "Centro médico dedicado al cuidado y prevención de animales de compañía.")],
      [at(40, role, bold)],
      [at(40, dates)],
      null,
    ];
    const fields = readEntries("work", [
      ...job("Acme", "Encargada de la clínica", "mayo 2017 - septiembre 2017"),
      ...job("Lakeside", "Responsable de ventas", "mayo 2016 - mayo 2017"),
      ...job("Northwind", "Auxiliar de almacén", "mayo 2014 - mayo 2015"),
    ]);
    expect(fields.map(({ title, subTitle }) => [title, subTitle])).toEqual([
      ["Encargada de la clínica", "Acme"],
      ["Responsable de ventas", "Lakeside"],
      ["Auxiliar de almacén", "Northwind"],
    ]);
  });

  it("are no lists that stand apart from their heads", () => {
    const read = layOut(
      pageOf([
        [at(40, "2016 - 2017", bold), at(200, "Acme", bold), at(320, "Operador", bold)],
        null,
        [at(60, "• Asistencia a los usuarios de la red")],
        [at(40, "2018 - 2020", bold), at(200, "Asistente de sistemas", bold)],
      ]),
    );
    expect(splitEntries(read, bodyOf(read)).map(({ body }) => body.length)).toEqual([1, 0]);
  });
});
