import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { useSectionFrame } from "../state/use-section.ts";
import { ItemList } from "./item-list.tsx";

function Entries({ sectionId }: { sectionId: string }) {
  const frame = useSectionFrame(sectionId);
  return frame && <ItemList section={frame} />;
}

it("says where an entry's page begins, and takes it back", async () => {
  const document = newResume();
  const section = document.data.sections.find(({ type }) => type === "empolyment");
  if (!section) throw new Error("no section");
  const { store, around } = createTestEditor({ document });
  const { person } = await renderComponent(around(<Entries sectionId={section.id} />), {
    edition: "en",
    texts: ["editor"],
  });
  const first = () => store.getState().document.data.sections.find(({ id }) => id === section.id)?.data[0];
  const choose = async (name: string, checked: boolean) => {
    await person.click(screen.getAllByRole("button", { name: /^Actions for / })[0] as HTMLElement);
    const option = await screen.findByRole("menuitemcheckbox", { name });
    expect(option.getAttribute("aria-checked")).toBe(String(checked));
    await person.click(option);
  };
  await choose("Start on a new page", false);
  expect(first()).toMatchObject({ breakBefore: true });
  screen.getByText("Starts on a new page");
  await choose("Start on a new page", true);
  expect(first()).not.toHaveProperty("breakBefore");
  await choose("Keep on one page", false);
  expect(first()).toMatchObject({ keepTogether: true });
});

it("moves an entry to the end of another section, by keys", async () => {
  const document = newResume();
  const [from, to] = ["empolyment", "project"].map((kind) => document.data.sections.find(({ type }) => type === kind));
  if (!from || !to) throw new Error("no sections");
  const { store, around } = createTestEditor({ document });
  const { person } = await renderComponent(around(<Entries sectionId={from.id} />), {
    edition: "en",
    texts: ["editor"],
  });
  const moved = from.data[0]?.id;
  const idsOf = (sectionId: string) =>
    store
      .getState()
      .document.data.sections.find(({ id }) => id === sectionId)
      ?.data.map(({ id }) => id);
  const expected = [...(idsOf(to.id) ?? []), moved];
  await person.click(screen.getAllByRole("button", { name: /^Actions for / })[0] as HTMLElement);
  (await screen.findByRole("menuitem", { name: "Move to section" })).focus();
  await person.keyboard("{ArrowRight}");
  (await screen.findByRole("menuitem", { name: to.name })).focus();
  await person.keyboard("{Enter}");
  await waitFor(() => expect(idsOf(to.id)).toEqual(expected));
  expect(idsOf(from.id)).not.toContain(moved);
});
