import { createStore, type StoreApi } from "zustand/vanilla";
import { prependRecords } from "#core/resume/history/log.ts";
import { restoredOver, withCustomUrl } from "#core/resume/history/restored.ts";
import {
  commit,
  createHistory,
  type History,
  type HistoryRecord,
  redo as redoHistory,
  restore as restoreHistory,
  undo as undoHistory,
} from "#core/resume/history.ts";
import type { Choices } from "#core/resume/merge.ts";
import type { Refusal } from "#core/resume/operations/outcome.ts";
import { type Edit, refusal } from "#core/resume/operations.ts";
import type { ResumeDocument, Section } from "#core/resume/schema.ts";
import type { SheetTarget } from "../canvas/press.ts";
import { editTarget } from "../history/edit-target.ts";
import type { Device } from "../saving/device.ts";
import { createSaver, type Saver, type SaverState, type Stored, type Transport } from "../saving/saver.ts";
import { newId } from "./new-id.ts";
import { findPanel } from "./panels.ts";
import { type Trial, triedWith } from "./trial.ts";

/** What the form shows: the basics, or one section by its id. */
export type Panel = string;

/**
 * A request to focus a field. `at` distinguishes repeated requests. `onlyShow`: the field scrolls into view, and the
 * focus stays where it is.
 */
export type FocusRequest = SheetTarget & { at: number; onlyShow?: boolean };

export type EditorState = {
  resumeId: string;
  document: ResumeDocument;
  history: History;
  /** There are unsaved changes; set by any edit, cleared by a save (specification section 4). */
  isDirty: boolean;
  /** The document was edited since it was loaded. */
  isChanged: boolean;
  isLoaded: boolean;
  save: SaverState;
  /** This device fails to store unsaved changes, so that they are safe only once the server has them. */
  isDeviceFailing: boolean;
  panel: Panel;
  /** The open item of the open section; one at a time. */
  openItem: string | null;
  focus: FocusRequest | null;
  /** A premium design that a regular user tries on the preview alone; it never enters the document. */
  trial: Trial | null;
  actions: EditorActions;
};

export type EditorActions = {
  /**
   * Applies an edit, records it, and saves soon. Returns false when it was refused; the reason goes to `onRefused`.
   * While a design is tried, edits of the look change the trial alone.
   */
  edit(edit: Edit): boolean;
  /** Shows what the undo changed and, with `focus`, focuses it (the shortcuts do, the buttons keep their focus). */
  undo(focus?: boolean): void;
  redo(focus?: boolean): void;
  /** Restores an earlier state as one undoable edit. Returns false when the document already equals it. */
  restore(earlier: ResumeDocument, from: { at: number; name?: string }): boolean;
  /** Adds the records of earlier visits below this one's. */
  remember(earlier: readonly HistoryRecord[]): void;
  saveNow(): Promise<SaverState>;
  /** Returns when the version was stored that unsaved changes are relative to. */
  storedAt(): string;
  /**
   * Called when the page is going away. Returns false when unsaved changes are neither on the server nor on this
   * device.
   */
  leave(): boolean;
  /** Discards unsaved changes; the page is left afterwards. */
  discard(): void;
  /** Answers a conflict, by the keys of its fields. */
  answer(choices: Choices): void;
  /** Compares the conflicting fields again after an edit. */
  recheck(): void;
  /** Called when another tab stored this version of the resume. */
  onRemoteSave(updatedAt: string): void;
  /** Opens the basics or a section in the form. */
  open(panel: Panel): void;
  openItem(itemId: string | null): void;
  /** Called when a text of the preview was pressed: opens its field and focuses it. */
  press(target: SheetTarget): void;
  focusOn(target: SheetTarget, onlyShow?: boolean): void;
  focused(): void;
  /** Draws the preview in another design, without an edit; null ends that. */
  tryDesign(trial: Trial | null): void;
  dispose(): void;
};

export type EditorStore = StoreApi<EditorState>;

export type EditorSources = {
  resumeId: string;
  stored: Stored;
  transport: Transport;
  /** Returns the current time, ms since 1970. */
  now: () => number;
  after: (ms: number, then: () => void) => () => void;
  /**
   * Creates the device that stores the unsaved document; it calls `onTrouble` when that begins to fail and when it
   * works again.
   */
  device: (onTrouble: (isFailing: boolean) => void) => Device;
  /** Documents sent by an earlier visit, which may still be on their way to the server. */
  expected?: readonly ResumeDocument[];
  /** Called when the server has stored a new version of ours. */
  onStored?: (updatedAt: string) => void;
  /** Called when the edits are relative to another stored version. */
  onRebased?: (base: Stored) => void;
  /** Called when somebody else's changes were merged without a question. */
  onMerged?: () => void;
  onRefused: (refusal: Refusal) => void;
};

export const basicsPanel: Panel = "basics";

/** A section opens with its first item, a list of tags with none, because its chips are the form. */
function firstOpen(section: Section | undefined): string | null {
  return section && !section.tagStyle ? (section.data[0]?.id ?? null) : null;
}

/**
 * Creates the store of one open resume. The document changes only here: an edit is a value of core, core applies it,
 * the history records it, and the saver stores it. The rest of what is on the screen (open panel, open item, focus)
 * lives here too, because undo, the preview and the rail all change it.
 */
export function createEditorStore(sources: EditorSources): EditorStore {
  const { stored } = sources;
  const saver: Saver = createSaver({
    base: stored,
    transport: sources.transport,
    clock: { now: sources.now, after: sources.after },
    device: sources.device((isDeviceFailing) => store.setState({ isDeviceFailing })),
    onState: (save) => store.setState({ save, isDirty: saver.isDirty() }),
    onStored: (updatedAt) => sources.onStored?.(updatedAt),
    onRebased: sources.onRebased,
    onMerged: (document, isAnswered) => {
      // One edit, so that undo brings back the user's own version.
      store.getState().actions.edit({ type: "document.replace", document });
      if (!isAnswered) sources.onMerged?.();
    },
  });
  if (sources.expected) saver.expect(sources.expected);

  const store: EditorStore = createStore<EditorState>()((set, get) => {
    function show(history: History) {
      const { document } = history;
      if (document === get().document) return set({ history });
      saver.changed(document);
      set({
        document,
        history,
        isDirty: saver.isDirty(),
        isChanged: true,
        ...findPanel(document, get().panel, get().openItem),
      });
    }

    /** Undoes or redoes, and shows the place that changed; the shortcuts also focus it. */
    function step(history: History, focus: boolean) {
      const before = get().document;
      if (history === get().history) return;
      show({ ...history, document: withCustomUrl(history.document, before) });
      const target = editTarget(before, get().document);
      if (target) actions.focusOn(target.place, !focus || target.isWhole);
    }

    const actions: EditorActions = {
      edit(edit) {
        const { history, document, trial } = get();
        const tried = trial && triedWith(trial, edit);
        if (tried) {
          const refused = refusal(document, { type: "template.set", ...tried });
          if (refused) sources.onRefused(refused);
          else set({ trial: tried });
          return refused === null;
        }
        const next = commit(history, edit, sources.now());
        const refused = next === history ? refusal(document, edit) : null;
        if (refused) sources.onRefused(refused);
        else show(next);
        // Whoever takes a design, or goes back to one, has finished trying.
        if (edit.type === "template.set") set({ trial: null });
        return refused === null;
      },
      undo: (focus = false) => step(undoHistory(get().history, sources.now()), focus),
      redo: (focus = false) => step(redoHistory(get().history, sources.now()), focus),
      restore(earlier, from) {
        const { history, document } = get();
        const next = restoreHistory(history, restoredOver(earlier, document), from, sources.now());
        show(next);
        return next !== history;
      },
      remember: (earlier) => set({ history: prependRecords(get().history, earlier) }),
      saveNow: () => saver.saveNow(),
      storedAt: () => saver.updatedAt(),
      leave: () => saver.leave(),
      discard() {
        saver.discard();
        set({ isDirty: false });
      },
      answer: (choices) => void saver.answer(choices),
      recheck: () => saver.recheck(),
      onRemoteSave: (updatedAt) => void saver.onRemoteSave(updatedAt),
      open(panel) {
        const section = get().document.data.sections.find(({ id }) => id === panel);
        set({ panel: section ? panel : basicsPanel, openItem: firstOpen(section) });
      },
      openItem: (openItem) => set({ openItem }),
      press: (target) => actions.focusOn(target),
      focusOn(target, onlyShow = false) {
        const { document, panel } = get();
        const next = target.section ?? basicsPanel;
        const section = document.data.sections.find(({ id }) => id === next);
        set({
          panel: section ? next : basicsPanel,
          openItem: target.item ?? (next === panel ? get().openItem : firstOpen(section)),
          focus: { ...target, at: (get().focus?.at ?? 0) + 1, onlyShow },
        });
      },
      focused: () => set({ focus: null }),
      tryDesign: (trial) => set({ trial }),
      dispose: () => saver.dispose(),
    };

    return {
      resumeId: sources.resumeId,
      document: stored.document,
      history: createHistory(stored.document, sources.now(), newId()),
      isDirty: false,
      isChanged: false,
      isLoaded: true,
      save: saver.state(),
      isDeviceFailing: false,
      panel: basicsPanel,
      openItem: null,
      focus: null,
      trial: null,
      actions,
    };
  });
  return store;
}
