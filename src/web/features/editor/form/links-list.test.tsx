import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { LinksList } from "./links-list.tsx";

it("labels the fields of every link, and tells the links apart", async () => {
  const document = newResume();
  document.data.links = [
    { id: "a", name: "GitHub", src: "github.com/ada" },
    { id: "b", name: "", src: "ada.dev" },
    { id: "c", name: "", src: "" },
  ];
  const { store, around } = createTestEditor({ document });
  const { person } = await renderComponent(around(<LinksList />), { edition: "en", texts: ["editor"] });
  const groups = screen.getAllByRole("group");
  expect(groups.map((group) => group.querySelector("legend")?.textContent)).toEqual([
    "Link 1: GitHub",
    "Link 2: ada.dev",
    "Link 3: Link",
  ]);
  for (const label of ["Name", "URL"]) {
    const words = screen.getAllByText(label, { selector: "label" });
    expect(words).toHaveLength(3);
    for (const word of words) expect(word.closest(".sr-only")).toBeNull();
  }
  for (const name of ["GitHub", "ada.dev", "Link"]) screen.getByRole("button", { name: `Drag ${name} to reorder` });
  await person.click(screen.getByRole("button", { name: "Delete link ada.dev" }));
  expect(store.getState().document.data.links.map(({ id }) => id)).toEqual(["a", "c"]);
});

it("says what of a link the sheet shows, where there is a choice", async () => {
  const document = newResume();
  document.data.links = [
    { id: "a", name: "GitHub", src: "github.com/ada" },
    { id: "b", name: "", src: "ada.dev" },
  ];
  const { store, around } = createTestEditor({ document });
  const { person } = await renderComponent(around(<LinksList />), { edition: "en", texts: ["editor"] });
  const shown = screen.getByRole("combobox", { name: "Show as" });
  await person.selectOptions(shown, "Name and URL");
  expect(store.getState().document.data.links[0]).toMatchObject({ id: "a", linkText: "both" });
  await person.selectOptions(shown, "As for all links");
  expect(store.getState().document.data.links[0]).toEqual({ id: "a", name: "GitHub", src: "github.com/ada" });
});

it("adds a fact with a label that is usual in the resume's language, or with one of the user's own", async () => {
  const document = newResume();
  document.data.links = [{ id: "a", name: "GitHub", src: "github.com/ada" }];
  document.config = { ...document.config, lang: "ch" };
  const { store, around } = createTestEditor({ document });
  const { person } = await renderComponent(around(<LinksList />), { edition: "en", texts: ["editor"] });
  const add = async (label: string) => {
    await person.click(screen.getByRole("button", { name: "Add detail" }));
    await person.click(await screen.findByRole("menuitem", { name: label }));
  };
  await add("到岗时间");
  const group = screen.getByRole("group", { name: "Detail 2: 到岗时间" });
  await person.type(within(group).getByLabelText("Text"), "一周内");
  await add("Another detail");
  expect(store.getState().document.data.links).toMatchObject([
    { id: "a", name: "GitHub" },
    { name: "到岗时间", src: "", text: "一周内" },
    { name: "", src: "", text: "" },
  ]);
  await person.click(screen.getByRole("button", { name: "Add detail" }));
  expect(screen.queryByRole("menuitem", { name: "到岗时间" })).toBeNull();
});
