import { screen } from "@testing-library/react";
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
