import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createItem, emptySection, type SectionKind } from "#core/resume/sections.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { ItemFields } from "./item-fields.tsx";

async function renderItem(kind: SectionKind, edition: "en" | "ch" = "en", parts = {}) {
  const document = newResume();
  const section = { ...emptySection(kind, "en", "s"), data: [{ ...createItem("i"), ...parts }] };
  document.data.sections.push(section);
  const { store, around } = createTestEditor({ document });
  const fields = <ItemFields kind={kind} onlyDesc={false} sectionId="s" itemId="i" />;
  const rendered = await renderComponent(around(fields), { edition, texts: ["editor", "month"] });
  const item = () => store.getState().document.data.sections.at(-1)?.data[0];
  return { ...rendered, item, field: (label: string) => screen.getByLabelText<HTMLInputElement>(label) };
}

describe("the form of an entry", () => {
  it.each([
    ["en", "Degree and subject", "School", "e.g. BSc Computer Science"],
    ["ch", "专业与学历", "学校", "例如：软件工程 · 本科"],
  ] as const)(
    "asks for the degree of an education, and then for the school (%s)",
    async (edition, title, sub, example) => {
      const { person, item, field } = await renderItem("education", edition);
      expect(field(title).placeholder).toBe(example);
      await person.type(field(title), "BSc");
      await person.type(field(sub), "Leeds");
      expect(item()).toMatchObject({ title: "BSc", subTitle: "Leeds" });
    },
  );

  it("asks for one date of a certificate", async () => {
    const { field } = await renderItem("certificate");
    expect(field("Date").value).toBe("");
    expect(screen.queryByLabelText("Start")).toBeNull();
    expect(screen.queryByLabelText("Valid until")).toBeNull();
  });

  it("takes a year alone, typed or chosen, and a month after it", async () => {
    const { person, item, field } = await renderItem("empolyment");
    // The months are loaded once the server has answered.
    vi.stubGlobal("fetch", async () => new Response("ok"));
    await person.type(field("Start"), "2019");
    expect(item()?.startDate).toBe("2019");
    await person.tab();
    expect(field("Start").value).toBe("2019");
    await person.click(screen.getByRole("button", { name: "Start: Choose a month" }));
    await person.click(await screen.findByRole("button", { name: /^Mar/ }));
    expect(item()?.startDate).toBe("2019-03");
    await person.click(screen.getByRole("button", { name: "Start: Choose a month" }));
    await person.click(screen.getByRole("button", { name: "2019 only" }));
    expect(item()?.startDate).toBe("2019");
    expect(field("Start").value).toBe("2019");
  });

  it("says what a date may be when it is none", async () => {
    const { person, item, field } = await renderItem("empolyment");
    await person.type(field("Start"), "soon");
    await person.tab();
    screen.getByText("Enter a month or a year, such as 03/2021 or 2021");
    expect(item()?.startDate).toBe("");
  });
});
