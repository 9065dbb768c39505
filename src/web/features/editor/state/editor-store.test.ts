import { describe, expect, it } from "vitest";
import { createBlankDocument } from "#core/resume/blank.ts";
import type { Draft } from "../saving/device.ts";
import type { SaveOutcome, SavePart, Stored } from "../saving/saver.ts";
import { createEditorStore } from "./editor-store.ts";
import { drawnDocument } from "./trial.ts";

function build(outcomes: SaveOutcome[] = []) {
  let ids = 0;
  const document = createBlankDocument({
    name: "Mine",
    lang: "en",
    templateName: "TemplateModern",
    templateId: "t",
    theme: "emerald",
    newId: () => `id${++ids}`,
  });
  const theirs: Stored = { document: { ...document, name: "Theirs" }, updatedAt: "v9" };
  let time = 0;
  let waiting: { at: number; then: () => void }[] = [];
  const sent: SavePart[] = [];
  const drafts: (Draft | null)[] = [];
  const refusals: unknown[] = [];
  let trouble = (_isFailing: boolean) => {};
  const store = createEditorStore({
    resumeId: "r",
    stored: { document, updatedAt: "v1" },
    now: () => time,
    after: (ms, then) => {
      const entry = { at: time + ms, then };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    transport: {
      save: async (part) => {
        sent.push(part);
        return outcomes.shift() ?? { kind: "saved", updatedAt: `v${sent.length + 1}` };
      },
      load: async () => theirs,
    },
    device: (onTrouble) => {
      trouble = onTrouble;
      return { keep: (draft) => void drafts.push(draft), settle: async () => true, keepNow: () => true };
    },
    onRefused: (refusal) => refusals.push(refusal),
  });
  const pass = async (ms: number) => {
    time += ms;
    const due = waiting.filter((entry) => entry.at <= time);
    waiting = waiting.filter((entry) => entry.at > time);
    for (const entry of due) entry.then();
    for (let turn = 0; turn < 40; turn++) await Promise.resolve();
  };
  return {
    store,
    actions: store.getState().actions,
    document,
    sent,
    drafts,
    refusals,
    pass,
    fail: () => trouble(true),
  };
}

it("keeps a custom URL that undo would empty, and undoes everything else", () => {
  const { store, actions } = build();
  const config = () => store.getState().document.config;
  actions.edit({ type: "config.set", field: "customURL", value: "ada" });
  actions.edit({ type: "config.set", field: "isPublic", value: true });
  actions.edit({ type: "config.set", field: "customURL", value: "ada-l" });
  actions.undo();
  expect(config()).toMatchObject({ customURL: "ada", isPublic: true });
  actions.undo();
  actions.undo();
  expect(config()).toMatchObject({ customURL: "ada", isPublic: false });
});

describe("createEditorStore", () => {
  it("sets dirty and changed on an edit; a save clears only dirty", async () => {
    const { store, actions, pass } = build();
    expect(store.getState()).toMatchObject({ isLoaded: true, isDirty: false, isChanged: false });
    actions.edit({ type: "basic.set", field: "name", value: "Ann" });
    expect(store.getState()).toMatchObject({ isDirty: true, isChanged: true });
    await pass(800);
    expect(store.getState()).toMatchObject({ isDirty: false, isChanged: true, save: { phase: "saved" } });
  });

  it("records typing as one step, and undo returns to the same document object that is stored", async () => {
    const { store, actions, document, sent, pass } = build();
    for (const value of ["A", "An", "Ann"]) {
      actions.edit({ type: "basic.set", field: "name", value });
      await pass(100);
    }
    actions.undo();
    expect(store.getState().document).toBe(document);
    expect(store.getState().isDirty).toBe(false);
    await pass(60_000);
    expect(sent).toEqual([]);
    actions.redo();
    expect(store.getState().document.data.basicInfo.name).toBe("Ann");
  });

  it("stores unsaved changes on this device until the server has them, and reports when the device fails", async () => {
    const { store, actions, drafts, pass, fail } = build([{ kind: "failed" }]);
    actions.edit({ type: "name.set", name: "Offline" });
    expect(drafts.at(-1)).toMatchObject({ base: { updatedAt: "v1" }, document: { name: "Offline" } });
    await pass(800);
    expect(drafts.at(-1)).toMatchObject({ document: { name: "Offline" } });
    fail();
    expect(store.getState().isDeviceFailing).toBe(true);
    await pass(2000);
    expect(drafts.at(-1)).toBe(null);
  });

  it("reports why an edit was refused and changes nothing", () => {
    const { store, actions, document, refusals } = build();
    expect(actions.edit({ type: "name.set", name: "x".repeat(201) })).toBe(false);
    expect(refusals).toEqual([{ limit: "nameLength", max: 200 }]);
    expect(store.getState().document).toBe(document);
  });

  it("loses neither side of a conflict: the user's own version is one undo away", async () => {
    const { store, actions, sent, pass } = build([{ kind: "stale" }]);
    actions.edit({ type: "name.set", name: "My work" });
    await pass(800);
    expect(store.getState().save.phase).toBe("conflict");
    actions.answer(new Map([["name", "theirs"]]));
    await pass(0);
    expect(store.getState()).toMatchObject({ document: { name: "Theirs" }, isDirty: false });
    actions.undo();
    expect(store.getState().document.name).toBe("My work");
    await pass(800);
    expect(sent.at(-1)).toEqual({ baseUpdatedAt: "v9", name: "My work" });
  });

  it("merges other fields without asking, as one step that can be undone", async () => {
    const { store, actions, sent, pass } = build([{ kind: "stale" }]);
    actions.edit({ type: "basic.set", field: "name", value: "Ann" });
    await pass(800);
    expect(store.getState()).toMatchObject({ save: { phase: "saved" }, isDirty: false });
    expect(store.getState().document).toMatchObject({ name: "Theirs", data: { basicInfo: { name: "Ann" } } });
    expect(sent.at(-1)).toMatchObject({ baseUpdatedAt: "v9", data: { basicInfo: { name: "Ann" } } });
    expect(sent.at(-1)?.name).toBe(undefined);
    actions.undo();
    expect(store.getState().document).toMatchObject({ name: "Mine", data: { basicInfo: { name: "Ann" } } });
  });

  it("closes the item or section that an edit removed", () => {
    const { store, actions, document } = build();
    const section = document.data.sections.find(({ type }) => type === "empolyment");
    if (!section) throw new Error("A blank resume has a section of employment");
    actions.open(section.id);
    expect(store.getState()).toMatchObject({ panel: section.id, openItem: section.data[0]?.id });
    actions.edit({ type: "item.remove", sectionId: section.id, itemId: section.data[0]?.id ?? "" });
    expect(store.getState()).toMatchObject({ panel: section.id, openItem: null });
    actions.edit({ type: "section.remove", sectionId: section.id });
    expect(store.getState().panel).toBe("basics");
  });

  it("opens the section, item and field of a text pressed in the preview", () => {
    const { store, actions, document } = build();
    const section = document.data.sections.find(({ type }) => type === "project");
    const item = section?.data[0];
    actions.press({ section: section?.id, item: item?.id, field: "city" });
    expect(store.getState()).toMatchObject({ panel: section?.id, openItem: item?.id, focus: { field: "city" } });
  });

  it("shows what an undo changed, and focuses it when a shortcut asked", () => {
    const { store, actions, document } = build();
    const section = document.data.sections.find(({ type }) => type === "project");
    const [item] = section?.data ?? [];
    const at = { sectionId: section?.id ?? "", itemId: item?.id ?? "" };
    actions.edit({ type: "item.set", ...at, field: "city", value: "Oslo" });
    actions.open("basics");
    actions.undo(true);
    expect(store.getState()).toMatchObject({
      panel: section?.id,
      openItem: item?.id,
      focus: { section: section?.id, item: item?.id, field: "city", onlyShow: false },
    });
    actions.open("basics");
    actions.redo();
    expect(store.getState()).toMatchObject({ panel: section?.id, focus: { field: "city", onlyShow: true } });
    actions.edit({ type: "section.remove", sectionId: at.sectionId });
    actions.undo(true);
    expect(store.getState()).toMatchObject({ panel: section?.id, focus: { onlyShow: true } });
  });

  it("sets the look of a design that is tried alone, and takes it with the design in one step", () => {
    const { store, actions, document } = build();
    const design = { templateName: "TemplateSwiss", templateId: "s", theme: "brick" };
    actions.tryDesign(design);
    expect(actions.edit({ type: "design.set", field: "lineHeight", value: 1.8 })).toBe(true);
    expect(actions.edit({ type: "design.set", field: "lineHeight", value: 99 })).toBe(false);
    actions.edit({ type: "design.fit", settings: { itemGap: 4 } });
    actions.edit({ type: "theme.set", theme: "cobalt" });
    actions.edit({ type: "basic.set", field: "name", value: "Ann" });
    expect(store.getState().document).toMatchObject({ config: document.config, data: { basicInfo: { name: "Ann" } } });
    const { trial } = store.getState();
    const drawn = drawnDocument(store.getState());
    expect(drawn).toMatchObject({ data: { basicInfo: { name: "Ann" } } });
    expect(drawn.config).toMatchObject({ templateName: "TemplateSwiss", templateTheme: "cobalt" });
    expect(drawn.config.design).toMatchObject({ lineHeight: 1.8, itemGap: 4 });

    actions.tryDesign(null);
    expect(drawnDocument(store.getState())).toBe(store.getState().document);
    actions.tryDesign(trial);
    actions.edit({ type: "template.set", ...design, ...trial });
    expect(store.getState()).toMatchObject({ trial: null, document: { config: drawn.config } });
    actions.undo();
    expect(store.getState().document.config).toEqual(document.config);
  });

  it("leaves the form alone when an undo concerns the design", () => {
    const { store, actions } = build();
    actions.edit({ type: "design.set", field: "lineHeight", value: 1.8 });
    actions.undo(true);
    expect(store.getState()).toMatchObject({ panel: "basics", focus: null });
  });

  it("restores an earlier state as one edit that is saved and can be undone, and leaves sharing alone", async () => {
    const { store, actions, document, sent, pass } = build();
    actions.edit({ type: "name.set", name: "Later" });
    actions.edit({ type: "config.set", field: "isPublic", value: true });
    await pass(800);
    expect(actions.restore(document, { at: 0 })).toBe(true);
    expect(store.getState().document).toMatchObject({ name: "Mine", config: { isPublic: true } });
    expect(store.getState().history.log[0]?.operation).toBe("restore");
    expect(actions.restore(document, { at: 0 })).toBe(false);
    await pass(800);
    expect(sent.at(-1)).toMatchObject({ name: "Mine" });
    actions.undo();
    expect(store.getState().document.name).toBe("Later");
  });
});
