import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createItem, emptySection } from "#core/resume/sections.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { CheckCard, CheckCount } from "./check-card.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { useCheckPanel } from "./check-store.ts";

const words = { texts: ["editor", "editorCheck"] } as const;
const bullets =
  "<ul><li><p>Improved the performance of checkout</p></li><li><p>Cut 840 ms to 190 ms a call</p></li></ul>";

/** A resume with three findings: no name, school and degree swapped, a bullet without a number. */
function threeFindings() {
  const document = newResume();
  const education = { ...createItem("e"), title: "Lakeside University", subTitle: "BSc Physics", endDate: "2018" };
  const job = { ...createItem("j"), title: "Engineer", startDate: "2019", description: bullets };
  const about = { ...createItem("a"), description: `<p>${"Reliability for people who pay. ".repeat(20)}</p>` };
  document.data.basicInfo = { ...document.data.basicInfo, title: "SRE", email: "ada@example.com" };
  document.data.sections = [
    { ...emptySection("profile", "en", "about"), data: [about] },
    { ...emptySection("empolyment", "en", "work"), data: [job] },
    { ...emptySection("education", "en", "school"), data: [education] },
  ];
  return document;
}

async function openPanel(options: { edition?: "en" | "ch"; isPhone?: boolean } = {}) {
  const { edition = "en", isPhone = false } = options;
  const onClose = vi.fn();
  const editor = createTestEditor({ document: threeFindings() });
  const panel = <CheckPanel place={isPhone ? "phone" : "column"} onClose={onClose} />;
  const { person } = await renderComponent(editor.around(panel), { ...words, edition });
  return { ...editor, person, onClose };
}

it.each([
  [
    "en",
    "3 things to check",
    ["Your name is missing", "1 school stands where the degree belongs", "1 bullet has no number"],
  ],
  ["ch", "3 处待检查", ["没有写姓名", "1 条的学校与学历填反了", "1 条没有数字"]],
] as const)("lists the findings by how much they matter (%s)", async (edition, count, titles) => {
  await openPanel({ edition });
  screen.getByText(count);
  expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual(titles);
});

it("leads to the field of a finding, and to the end of the bullet that is meant", async () => {
  const { store, person } = await openPanel();
  await person.click(screen.getByRole("button", { name: /^Name/ }));
  expect(store.getState()).toMatchObject({ panel: "basics", focus: { field: "name" } });
  await person.click(screen.getByRole("button", { name: /^Improved the performance/ }));
  const at = "Improved the performance of checkout".length;
  const target = { section: "work", item: "j", field: "description", caret: { text: "", at } };
  expect(store.getState()).toMatchObject({ panel: "work", openItem: "j", focus: target });
});

it("drops what was put right in the form, and shows it again when that is undone", async () => {
  const { actions } = await openPanel();
  actions.edit({ type: "basic.set", field: "name", value: "Ada" });
  await screen.findByText("2 things to check");
  expect(screen.queryByText("Your name is missing")).toBeNull();
  actions.undo();
  await screen.findByText("Your name is missing");
});

it("puts right what it can, tells so, and keeps the focus in the panel", async () => {
  const { store, actions, person } = await openPanel();
  await person.click(screen.getByRole("button", { name: "Put right" }));
  const item = () => store.getState().document.data.sections[2]?.data[0];
  expect(item()).toMatchObject({ title: "BSc Physics", subTitle: "Lakeside University" });
  expect(screen.queryByText(/stands where/)).toBeNull();
  expect(document.activeElement?.textContent).toBe("2 things to check");
  screen.getByText("Put right: Lakeside University");
  actions.undo();
  expect(item()).toMatchObject({ title: "Lakeside University" });
});

it("shows a few of many findings, and all when asked", async () => {
  const { actions, person } = await openPanel();
  const list = `<ul>${Array.from({ length: 9 }, (_, index) => `<li><p>Kept the systems running, part ${"abcdefghi"[index]}</p></li>`).join("")}</ul>`;
  actions.edit({ type: "item.set", sectionId: "work", itemId: "j", field: "description", value: list });
  const group = await screen.findByRole("region", { name: "9 bullets have no number" });
  expect(within(group).getAllByRole("listitem")).toHaveLength(5);
  await person.click(within(group).getByRole("button", { name: "Show all 9" }));
  expect(within(group).getAllByRole("listitem")).toHaveLength(9);
});

it("closes by Escape, and says when nothing is left", async () => {
  const { actions, person, onClose } = await openPanel();
  actions.edit({ type: "basic.set", field: "name", value: "Ada" });
  actions.edit({ type: "item.swap", sectionId: "school", itemId: "e" });
  actions.edit({ type: "item.set", sectionId: "work", itemId: "j", field: "description", value: "" });
  await screen.findByText("Nothing left to check");
  await person.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("closes on a phone when a finding is opened, and then leads to it", async () => {
  const { store, person, onClose } = await openPanel({ isPhone: true });
  await person.click(screen.getByRole("button", { name: /^Name/ }));
  expect(onClose).toHaveBeenCalled();
  expect(store.getState().focus).toBeNull();
});

it("the card counts them, names the first ones, and opens the panel", async () => {
  const { around, actions } = createTestEditor({ document: threeFindings() });
  const parts = (
    <>
      <CheckCard isNarrow={false} />
      <CheckCount />
    </>
  );
  const { person } = await renderComponent(around(parts), { ...words, edition: "en" });
  const card = screen.getByRole("button", { name: /^3 things to check/ });
  expect(card.textContent).toContain("Your name is missing. 1 school stands where the degree belongs.");
  await person.click(card);
  expect(useCheckPanel.getState().isOpen).toBe(true);
  actions.edit({ type: "basic.set", field: "name", value: "Ada" });
  await waitFor(() => expect(card.textContent).toContain("2 things to check"));
});
