import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { createItem } from "#core/resume/sections.ts";
import { fingerprint, untranslatedIn, withUntranslated } from "#core/resume/untranslated.ts";
import { renderComponent } from "#tests/harness/components.tsx";
import { createTestEditor } from "#tests/harness/editor.tsx";
import { UntranslatedMark } from "../form/untranslated-mark.tsx";
import { UntranslatedBar } from "./untranslated-bar.tsx";

/** A copy of which the titles of two jobs and the resume's own are not translated. */
async function renderBar(edition: "en" | "ch" = "en") {
  const { store, actions, around } = createTestEditor();
  actions.edit({ type: "samples.remove" });
  actions.edit({ type: "basic.set", field: "title", value: "Weaver" });
  const jobs = store.getState().document.data.sections.find(({ type }) => type === "empolyment");
  const sectionId = jobs?.id ?? "";
  for (const [at, title] of ["Loom hand", "Spinner"].entries()) {
    const item = { ...createItem(`job-${at}`), title };
    actions.edit({ type: "item.add", sectionId, item });
  }
  const list = ["Weaver", "Loom hand", "Spinner"].map(fingerprint);
  actions.edit({ type: "document.replace", document: withUntranslated(store.getState().document, list) });
  const parts = (
    <>
      <UntranslatedMark sectionId={sectionId} itemId="job-0" />
      <UntranslatedBar />
    </>
  );
  const rendered = await renderComponent(around(parts), { edition, texts: ["editor", "editorUnfinished"] });
  const left = () => untranslatedIn(store.getState().document.data).map(({ line }) => line);
  return { ...rendered, store, actions, left, sectionId };
}

it("counts the passages, and goes from one to the next and around", async () => {
  const { person, store } = await renderBar();
  screen.getByText("3 passages are not translated");
  screen.getByText("1 not translated");
  const next = () => person.click(screen.getByRole("button", { name: "Next untranslated" }));
  const seen: unknown[] = [];
  for (let step = 0; step < 4; step += 1) {
    await next();
    const { panel, openItem, focus } = store.getState();
    seen.push([panel === "basics" ? panel : openItem, focus?.field]);
  }
  expect(seen).toEqual([
    ["basics", "title"],
    ["job-0", "title"],
    ["job-1", "title"],
    ["basics", "title"],
  ]);
});

it("leads to the words of a fact", async () => {
  const { person, store, actions } = await renderBar();
  const link = { id: "fact", name: "Salary expectation", src: "", text: "三万，可谈", kind: "wantedPay" } as const;
  actions.edit({ type: "link.add", link });
  const { document } = store.getState();
  actions.edit({ type: "document.replace", document: withUntranslated(document, [fingerprint("三万，可谈")]) });
  await screen.findByText("1 passage is not translated");
  await person.click(screen.getByRole("button", { name: "Next untranslated" }));
  screen.getByText("“三万，可谈”");
  expect(store.getState()).toMatchObject({ panel: "basics", focus: { link: "fact", field: "text" } });
});

it("forgets what is edited, and what is right as it is", async () => {
  const { person, actions, left, sectionId, store } = await renderBar();
  actions.edit({ type: "item.set", sectionId, itemId: "job-0", field: "title", value: "Weber" });
  await screen.findByText("2 passages are not translated");
  expect(screen.queryByText("1 not translated")).toBeNull();
  await person.click(screen.getByRole("button", { name: "Next untranslated" }));
  screen.getByText("“Weaver”");
  await person.click(screen.getByRole("button", { name: "Fine as it is" }));
  expect(left()).toEqual(["Spinner"]);
  actions.undo();
  expect(left()).toEqual(["Weaver", "Spinner"]);
  await waitFor(() => expect(screen.getByText("2 passages are not translated")).toBeDefined());
  expect(store.getState().document.data.basicInfo.title).toBe("Weaver");
});

it("is gone with the last, in Chinese too", async () => {
  const { person, left } = await renderBar("ch");
  screen.getByText("3 处还没有翻译");
  await person.click(screen.getByRole("button", { name: "都不用翻译" }));
  expect(left()).toEqual([]);
  await waitFor(() => expect(screen.queryByRole("region", { name: "没有译出的文字" })).toBeNull());
});
