import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { sampleItems } from "#core/resume/sample-items.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import { SectionItems } from "../form/section-panel.tsx";
import { useSectionFrame } from "../state/use-section.ts";
import { SamplesBar } from "./samples-bar.tsx";

/** Renders the bar of a new resume. */
async function renderBar(edition: "en" | "ch" = "en") {
  const { store, actions, around } = createTestEditor();
  const rendered = await renderComponent(around(<SamplesBar />), { edition, texts: ["editor"] });
  const left = () => sampleItems(store.getState().document).length;
  const kindOpen = () => store.getState().document.data.sections.find(({ id }) => id === store.getState().panel)?.type;
  return { ...rendered, store, actions, left, kindOpen };
}

/** Renders the two jobs of a new resume; the first one is open. */
async function renderJobs() {
  const { store, actions, around } = createTestEditor();
  const section = () => store.getState().document.data.sections.find(({ type }) => type === "empolyment");
  actions.open(section()?.id ?? "");
  const Jobs = () => {
    const frame = useSectionFrame(store.getState().panel);
    return frame && <SectionItems section={frame} />;
  };
  const rendered = await renderComponent(around(<Jobs />), { texts: ["editor", "month"] });
  return {
    ...rendered,
    left: () => sampleItems(store.getState().document).length,
    jobs: () => section()?.data ?? [],
  };
}

describe("SamplesBar", () => {
  it.each([
    ["en", "14 samples left", "Next sample"],
    ["ch", "还有 14 条样例", "下一条样例"],
  ] as const)("counts the samples and goes from one to the next and around (%s)", async (edition, count, next) => {
    const { person, kindOpen, store, left } = await renderBar(edition);
    screen.getByText(count);
    const visited = new Set<string | null>();
    const kinds = new Set<string | undefined>();
    for (let step = 0; step < left(); step += 1) {
      await person.click(screen.getByRole("button", { name: next }));
      visited.add(store.getState().openItem);
      kinds.add(kindOpen());
    }
    expect(visited.size).toBe(left());
    expect([...kinds]).toEqual(store.getState().document.data.sections.map(({ type }) => type));
    await person.click(screen.getByRole("button", { name: next }));
    expect(kindOpen()).toBe("profile");
  });

  it("skips what was edited, and is gone with the last sample", async () => {
    const { actions, store } = await renderBar();
    const [first, ...others] = sampleItems(store.getState().document);
    for (const { section, item } of others) {
      actions.edit({ type: "item.remove", sectionId: section.id, itemId: item.id });
    }
    await screen.findByText("1 sample left");
    if (!first) throw new Error("A new resume has no samples");
    actions.edit({ type: "item.keep", sectionId: first.section.id, itemId: first.item.id });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Next sample" })).toBeNull());
  });

  it("clears them all, and Undo puts each back to its place although something was written since", async () => {
    const { person, actions, store, left } = await renderBar();
    const { sections } = store.getState().document.data;
    await person.click(screen.getByRole("button", { name: "Clear samples" }));
    expect(left()).toBe(0);
    actions.edit({ type: "basic.set", field: "name", value: "Ada" });
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    expect(store.getState().document.data.sections).toEqual(sections);
    expect(store.getState().document.data.basicInfo.name).toBe("Ada");
  });
});

describe("an entry that is a sample", () => {
  it("says so until the first letter that is typed into it, and its neighbour goes on saying so", async () => {
    const { person, left } = await renderJobs();
    const entry = (name: RegExp) => screen.getByRole("button", { name }).closest("li") as HTMLElement;
    const [open, closed] = [entry(/^Actions for Software/), entry(/^Actions for Junior/)];
    within(open).getByText("Sample");
    within(open).getByText(/Left out of the PDF/);
    await person.type(within(open).getByLabelText("Job title"), "s");
    expect(within(open).queryByText("Sample")).toBeNull();
    expect(within(open).queryByText(/Left out of the PDF/)).toBeNull();
    within(closed).getByText("Sample");
    expect(left()).toBe(13);
  });

  it("is kept as it is by one press", async () => {
    const { person, left, jobs } = await renderJobs();
    const [before] = jobs();
    await person.click(screen.getByRole("button", { name: "Keep as it is" }));
    expect(left()).toBe(13);
    const { isSample: _isSample, ...own } = before ?? {};
    expect(jobs()[0]).toEqual(own);
  });
});
