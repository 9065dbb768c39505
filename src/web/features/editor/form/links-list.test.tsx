import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, expect, it } from "vitest";
import { createTestApp } from "#tests/harness/app.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { LinksList } from "./links-list.tsx";

const test = await createTestApp({ printer: createFakePrinter() });
afterAll(test.close);

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

it("adds a typed fact, empty, with the values of the resume's language to choose from, or one of the user's own", async () => {
  const document = newResume();
  document.data.links = [{ id: "a", name: "GitHub", src: "github.com/ada" }];
  document.config = { ...document.config, lang: "ch" };
  const { store, around } = createTestEditor({ document });
  const as = await test.user();
  const { person } = await renderComponent(around(<LinksList />), { as, edition: "en", texts: ["editor"] });
  const open = () => person.click(screen.getByRole("button", { name: "Add detail" }));
  await open();
  const usual = await screen.findByRole("group", { name: "Usual in this language" });
  expect(within(usual).getByRole("menuitem", { name: /政治面貌.*Political affiliation/ })).toBeTruthy();
  for (const [group, label] of [
    ["Personal", /婚姻状况/],
    ["Permits and licences", /驾照/],
  ] as const) {
    within(screen.getByRole("group", { name: group })).getByRole("menuitem", { name: label });
  }
  // By keys: the menu goes to what is typed.
  await person.keyboard("政");
  await person.keyboard("{Enter}");
  const politics = await screen.findByRole("group", { name: "Detail 2: 政治面貌" });
  const text = within(politics).getByLabelText<HTMLInputElement>("Text");
  expect(text.value).toBe("");
  await waitFor(() => expect([...(text.list?.options ?? [])].map(({ value }) => value)).toContain("群众"));
  await person.type(text, "群众");
  await open();
  expect(screen.queryByRole("menuitem", { name: /政治面貌/ })).toBeNull();
  await person.click(screen.getByRole("menuitem", { name: "Another detail" }));
  expect(store.getState().document.data.links).toMatchObject([
    { id: "a", name: "GitHub" },
    { name: "政治面貌", src: "", text: "群众", kind: "politics" },
    { name: "", src: "", text: "" },
  ]);
  expect(store.getState().document.data.links[2]?.kind).toBeUndefined();
  await person.click(screen.getByRole("button", { name: "Delete detail 政治面貌" }));
  expect(store.getState().document.data.links).toHaveLength(2);
  await person.click(await screen.findByRole("button", { name: "Undo" }));
  expect(store.getState().document.data.links[1]).toMatchObject({ kind: "politics", text: "群众" });
});
