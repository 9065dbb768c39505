import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createItem } from "#core/resume/sections.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor, newResume } from "#tests/harness/editor.tsx";
import { useSectionFrame } from "../state/use-section.ts";
import { SectionItems } from "./section-panel.tsx";

function Skills({ sectionId }: { sectionId: string }) {
  const frame = useSectionFrame(sectionId);
  return frame && <SectionItems section={frame} />;
}

it("turns skills into a group, whose members are added, moved by keys, retyped and deleted", async () => {
  const document = newResume();
  const skills = document.data.sections.find(({ type }) => type === "skills");
  if (!skills) throw new Error("A new resume has no skills");
  skills.data = ["Go", "Rust"].map((title) => ({ ...createItem(title), title }));
  const { store, around } = createTestEditor({ document });
  const { person } = await renderComponent(around(<Skills sectionId={skills.id} />), {
    edition: "en",
    texts: ["editor"],
  });
  const groups = () =>
    store
      .getState()
      .document.data.sections.find(({ id }) => id === skills.id)
      ?.data.map(({ title, description }) => [title, description]);

  await person.click(screen.getByRole("button", { name: "Group under a label" }));
  expect(groups()).toEqual([["Skills", "<p>Go, Rust</p>"]]);
  await person.type(await screen.findByRole("textbox", { name: "Add a skill" }), "Zig{Enter}");
  expect(groups()).toEqual([["Skills", "<p>Go, Rust, Zig</p>"]]);
  screen.getByRole("button", { name: "Edit Zig" }).focus();
  await person.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expect(groups()).toEqual([["Skills", "<p>Go, Zig, Rust</p>"]]);
  await person.click(screen.getByRole("button", { name: "Edit Rust" }));
  await person.keyboard("++{Enter}");
  expect(groups()).toEqual([["Skills", "<p>Go, Zig, Rust++</p>"]]);
  await person.click(screen.getByRole("button", { name: "Remove Go" }));
  expect(groups()).toEqual([["Skills", "<p>Zig, Rust++</p>"]]);

  // Beyond the end of its group, a skill goes to the next one; an undo brings it back.
  const tools = { ...createItem("tools"), title: "Tools", description: "<p>Git</p>" };
  store.getState().actions.edit({ type: "item.add", sectionId: skills.id, item: tools });
  (await screen.findByRole("button", { name: "Edit Rust++" })).focus();
  await person.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(groups()).toEqual([
    ["Skills", "<p>Zig</p>"],
    ["Tools", "<p>Git, Rust++</p>"],
  ]);
  await screen.findByText("Rust++ moved to Tools");
  store.getState().actions.undo();
  expect(groups()?.[0]).toEqual(["Skills", "<p>Zig, Rust++</p>"]);
});
