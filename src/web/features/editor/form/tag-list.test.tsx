import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { TagList } from "./tag-list.tsx";

/** Renders the skills of a new resume as chips. */
async function renderTags(edition: "en" | "ch" = "en", names = ["Go", "Rust"]) {
  const document = newResume();
  const skills = document.data.sections.find(({ tagStyle }) => tagStyle);
  const [sample] = skills?.data ?? [];
  if (!skills || !sample) throw new Error("A new resume has no tags");
  skills.data = names.map((title, index) => ({ ...sample, id: `tag${index}`, title }));
  const { store, around } = createTestEditor({ document });
  const list = <TagList sectionId={skills.id} onOpen={() => {}} />;
  const rendered = await renderComponent(around(list), { edition, texts: ["editor"] });
  const tags = () =>
    store
      .getState()
      .document.data.sections.find(({ id }) => id === skills.id)
      ?.data.map(({ title }) => title);
  return { ...rendered, tags, field: screen.getByRole<HTMLInputElement>("textbox") };
}

describe("TagList", () => {
  it("deletes letters of a half-typed tag with Backspace, and no chip", async () => {
    const { person, tags, field } = await renderTags();
    await person.type(field, "Py{Backspace}");
    expect(field.value).toBe("P");
    expect(tags()).toEqual(["Go", "Rust"]);
    await person.keyboard("{Backspace}");
    expect(field.value).toBe("");
    expect(tags()).toEqual(["Go", "Rust"]);
  });

  it.each([
    ["en", "Rust deleted"],
    ["ch", "已删除「Rust」"],
  ] as const)(
    "deletes the last chip with Backspace in the empty field, and announces it (%s)",
    async (edition, said) => {
      const { person, tags, field } = await renderTags(edition);
      await person.type(field, "{Backspace}");
      expect(tags()).toEqual(["Go"]);
      await waitFor(() => expect(screen.getByText(said).closest("[role=status]")).toBeTruthy());
      expect(document.activeElement).toBe(field);
    },
  );

  it("keeps all chips when Backspace belongs to an input method", async () => {
    const { tags, field } = await renderTags();
    field.focus();
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace", bubbles: true, isComposing: true }));
    expect(tags()).toEqual(["Go", "Rust"]);
  });

  it("adds a tag on Enter, on a comma and when the field is left, and never a blank one", async () => {
    const { person, tags, field } = await renderTags("en", []);
    await person.type(field, "Go{Enter}Rust,");
    await person.type(field, "   {Enter}");
    await person.type(field, " C++ ");
    await person.tab();
    expect(tags()).toEqual(["Go", "Rust", "C++"]);
    expect(field.value).toBe("");
  });

  it("turns a pasted list into one chip per line, the first joined to what was typed", async () => {
    const { person, tags, field } = await renderTags("en", []);
    await person.type(field, "Type");
    await person.paste("Script\nGo、Rust");
    expect(tags()).toEqual(["TypeScript", "Go", "Rust"]);
  });

  it("removes a chip with its own button and focuses the field", async () => {
    const { person, tags, field } = await renderTags();
    await person.click(screen.getByRole("button", { name: "Remove Go" }));
    expect(tags()).toEqual(["Rust"]);
    expect(document.activeElement).toBe(field);
  });

  it("moves a chip with Alt and an arrow key, announces its place, and stops at the end", async () => {
    const { person, tags } = await renderTags();
    screen.getByRole("button", { name: "Edit Rust" }).focus();
    await person.keyboard("{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}");
    expect(tags()).toEqual(["Rust", "Go"]);
    await waitFor(() => expect(screen.getByText(/Rust.*1.*2/).closest("[role=status]")).toBeTruthy());
  });
});
