import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createSection } from "#core/resume/create-section.ts";
import type { SectionKind } from "#core/resume/sections.ts";
import { countedIds } from "#tests/core/arbitraries.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { SectionSettings } from "./section-settings.tsx";

async function renderSettings(kind: SectionKind) {
  const document = newResume();
  const section = createSection(kind, "en", countedIds("made"));
  document.data.sections.push(section);
  const { store, around } = createTestEditor({ document });
  store.getState().actions.open(section.id);
  const rendered = await renderComponent(around(<SectionSettings />), {
    edition: "en",
    texts: ["editor", "editorDesign"],
  });
  const now = () => store.getState().document.data.sections.find(({ id }) => id === section.id);
  return { ...rendered, now, tags: () => screen.getByRole<HTMLInputElement>("switch", { name: "Show as tags" }) };
}

/** Returns the text that describes a control to screen readers. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

describe("the settings of a section", () => {
  it("show languages as tags in one column, and as pairs in two", async () => {
    const { person, now, tags } = await renderSettings("language");
    expect(tags().checked).toBe(false);
    await person.click(tags());
    expect(tags().checked).toBe(true);
    expect(now()).toMatchObject({ tagStyle: true, columns: "one" });
    await person.click(screen.getByRole("radio", { name: "Two" }));
    expect(tags().checked).toBe(false);
    expect(now()).toMatchObject({ columns: "two" });
  });

  it("say why a control is off, and keep it in the tab order", async () => {
    const { person, now, tags } = await renderSettings("empolyment");
    await person.click(screen.getByRole("switch", { name: "Description only" }));
    const reason = "Off while only descriptions are shown";
    expect(descriptionOf(tags())).toBe(reason);
    expect(tags().getAttribute("aria-disabled")).toBe("true");
    expect(tags().closest("label")?.title).toBe(reason);
    const two = screen.getByRole("radio", { name: "Two" });
    expect(descriptionOf(two)).toBe(reason);
    const before = now();
    await person.click(tags());
    await person.click(two);
    expect(now()).toEqual(before);
    tags().focus();
    expect(document.activeElement).toBe(tags());
  });

  it("say that tags take no columns", async () => {
    await renderSettings("skills");
    expect(descriptionOf(screen.getByRole("radio", { name: "Two" }))).toBe(
      "Not available with tags, which fill the width",
    );
  });
});
