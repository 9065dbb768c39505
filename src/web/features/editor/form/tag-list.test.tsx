import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { TagList } from "./tag-list.tsx";

/** The skills of a new resume, as chips. */
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
  it("takes letters of a half-typed tag away by Backspace, and no chip", async () => {
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
  ] as const)("takes the last chip away by Backspace in the empty field, and says so (%s)", async (edition, said) => {
    const { person, tags, field } = await renderTags(edition);
    await person.type(field, "{Backspace}");
    expect(tags()).toEqual(["Go"]);
    await waitFor(() => expect(screen.getByText(said).closest("[role=status]")).toBeTruthy());
    expect(document.activeElement).toBe(field);
  });

  it("keeps all chips where Backspace belongs to an input method", async () => {
    const { tags, field } = await renderTags();
    field.focus();
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Backspace", bubbles: true, isComposing: true }));
    expect(tags()).toEqual(["Go", "Rust"]);
  });

  it("adds by Enter, by a comma and when it is left, and nothing of blanks", async () => {
    const { person, tags, field } = await renderTags("en", []);
    await person.type(field, "Go{Enter}Rust,");
    await person.type(field, "   {Enter}");
    await person.type(field, " C++ ");
    await person.tab();
    expect(tags()).toEqual(["Go", "Rust", "C++"]);
    expect(field.value).toBe("");
  });

  it("makes a pasted list one chip a line, behind what was typed", async () => {
    const { person, tags, field } = await renderTags("en", []);
    await person.type(field, "Type");
    await person.paste("Script\nGo、Rust");
    expect(tags()).toEqual(["TypeScript", "Go", "Rust"]);
  });

  it("removes a chip by its own button and gives the focus to the field", async () => {
    const { person, tags, field } = await renderTags();
    await person.click(screen.getByRole("button", { name: "Remove Go" }));
    expect(tags()).toEqual(["Rust"]);
    expect(document.activeElement).toBe(field);
  });

  it("moves a chip by Alt with an arrow key, says where to, and stops at the end", async () => {
    const { person, tags } = await renderTags();
    screen.getByRole("button", { name: "Edit Rust" }).focus();
    await person.keyboard("{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}");
    expect(tags()).toEqual(["Rust", "Go"]);
    await waitFor(() => expect(screen.getByText(/Rust.*1.*2/).closest("[role=status]")).toBeTruthy());
  });
});
