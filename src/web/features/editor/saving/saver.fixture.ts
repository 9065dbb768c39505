import { limits } from "#core/limits.ts";
import { defaultConfig, emptyBasicInfo, type ResumeDocument } from "#core/resume/schema.ts";
import type { Draft } from "./device.ts";
import { type Clock, createSaver, type SaveOutcome, type SavePart, type SaverState, type Stored } from "./saver.ts";

export const stored: ResumeDocument = {
  name: "Mine",
  data: { basicInfo: emptyBasicInfo, sections: [], links: [] },
  config: defaultConfig,
};
export const named = (name: string): ResumeDocument => ({ ...stored, name });
export const titled = (title: string): ResumeDocument => ({
  ...stored,
  data: { ...stored.data, basicInfo: { ...emptyBasicInfo, title } },
});

/** Returns a clock that only moves when `pass` is called. */
export function manualClock() {
  let time = 1000;
  let waiting: { at: number; then: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after(ms, then) {
      const entry = { at: time + ms, then };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  return {
    clock,
    pass(ms: number) {
      time += ms;
      const due = waiting.filter((entry) => entry.at <= time);
      waiting = waiting.filter((entry) => entry.at > time);
      for (const entry of due) entry.then();
      return settle();
    },
  };
}

/** Lets all pending promises run. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
};

type Setup = {
  outcomes?: SaveOutcome[];
  stored?: Stored[];
  isDeviceDead?: boolean;
  /** Reading the stored version waits for this promise. */
  untilLoaded?: Promise<void>;
};

/** Returns a saver with a scripted server, and records of everything that happens, in order. */
export function build({ outcomes = [], stored: versions = [], isDeviceDead = false, untilLoaded }: Setup = {}) {
  const sent: SavePart[] = [];
  const states: SaverState[] = [];
  const kept: (Draft | null)[] = [];
  const merged: ResumeDocument[] = [];
  const told: string[] = [];
  const order: string[] = [];
  const gates: (() => void)[] = [];
  let open = true;
  let loads = 0;
  const { clock, pass } = manualClock();
  let version = 1;
  const saver = createSaver({
    base: { document: stored, updatedAt: "v1" },
    clock,
    device: {
      keep: (draft) => void kept.push(draft),
      settle: async () => {
        order.push("kept");
        return isDeviceDead ? new Promise(() => {}) : true;
      },
      keepNow: () => {
        order.push("kept now");
        return !isDeviceDead;
      },
    },
    onState: (state) => states.push(state),
    onStored: (updatedAt) => told.push(updatedAt),
    onMerged: (document) => {
      merged.push(document);
      saver.changed(document);
    },
    transport: {
      async save(part) {
        sent.push(part);
        order.push("sent");
        if (!open) await new Promise<void>((resolve) => gates.push(resolve));
        version += 1;
        return outcomes.shift() ?? { kind: "saved", updatedAt: `v${version}` };
      },
      load: async () => {
        loads += 1;
        await untilLoaded;
        const next = versions.shift();
        if (!next) throw new Error("offline");
        return next;
      },
    },
  });
  return {
    ...{ saver, sent, states, kept, merged, told, order, pass },
    phase: () => saver.state().phase,
    loads: () => loads,
    hold: () => {
      open = false;
    },
    release: () => {
      open = true;
      for (const gate of gates.splice(0)) gate();
      return settle();
    },
  };
}

/** How long a save waits after an edit, ms. */
export const pause = limits.editor.autosaveAfter;
export const theirs = (document: ResumeDocument, updatedAt = "v9"): Stored => ({ document, updatedAt });
