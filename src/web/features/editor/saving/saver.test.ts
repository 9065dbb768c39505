import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { defaultConfig, emptyBasicInfo, type ResumeDocument } from "#core/resume/schema.ts";
import { type Clock, createSaver, retryWaits, type SaveOutcome, type SavePart, type SaverState } from "./saver.ts";

const stored: ResumeDocument = {
  name: "Mine",
  data: { basicInfo: emptyBasicInfo, sections: [], links: [] },
  config: defaultConfig,
};
const named = (name: string): ResumeDocument => ({ ...stored, name });
const titled = (title: string): ResumeDocument => ({
  ...stored,
  data: { ...stored.data, basicInfo: { ...emptyBasicInfo, title } },
});

/** A clock that stands still until it is told to move. */
function handClock() {
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

/** Lets every promise that can run, run. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

function build(outcomes: SaveOutcome[] = [], theirs: ResumeDocument = named("Theirs")) {
  const sent: { part: SavePart; last: boolean }[] = [];
  const states: SaverState[] = [];
  const gates: (() => void)[] = [];
  let open = true;
  const { clock, pass } = handClock();
  let version = 1;
  const saver = createSaver({
    base: { document: stored, updatedAt: "v1" },
    clock,
    onState: (state) => states.push(state),
    transport: {
      async save(part, last) {
        sent.push({ part, last });
        if (!open) await new Promise<void>((resolve) => gates.push(resolve));
        version += 1;
        return outcomes.shift() ?? { kind: "saved", updatedAt: `v${version}` };
      },
      load: async () => ({ document: theirs, updatedAt: "v9" }),
    },
  });
  return {
    saver,
    sent,
    states,
    pass,
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

describe("createSaver", () => {
  it("waits for the pause after the last edit, then sends only what changed", async () => {
    const { saver, sent, pass } = build();
    saver.changed(named("A"));
    await pass(limits.editor.autosaveAfter - 1);
    saver.changed(named("AB"));
    await pass(limits.editor.autosaveAfter - 1);
    expect(sent).toEqual([]);
    expect(saver.state().phase).toBe("waiting");
    await pass(1);
    expect(sent).toEqual([{ part: { baseUpdatedAt: "v1", name: "AB" }, last: false }]);
    expect(saver.state().phase).toBe("saved");
    expect(saver.isDirty()).toBe(false);
    expect(saver.updatedAt()).toBe("v2");
  });

  it("keeps one request in flight and sends what was typed meanwhile afterwards", async () => {
    const { saver, sent, pass, hold, release } = build();
    hold();
    saver.changed(named("A"));
    await pass(800);
    saver.changed(titled("Engineer"));
    await pass(5000);
    expect(sent.length).toBe(1);
    await release();
    expect(saver.state().phase).toBe("waiting");
    await pass(800);
    expect(sent[1]?.part).toEqual({ baseUpdatedAt: "v2", name: "Mine", data: titled("Engineer").data });
    expect(saver.state().phase).toBe("saved");
  });

  it("saves at once when asked, after the one under way", async () => {
    const { saver, sent, pass, hold, release } = build();
    hold();
    saver.changed(named("A"));
    await pass(800);
    saver.changed(named("B"));
    const done = saver.saveNow();
    await release();
    expect((await done).phase).toBe("saved");
    expect(sent.map((request) => request.part.name)).toEqual(["A", "B"]);
  });

  it("tries again with growing waits, and typing does not shorten them", async () => {
    const { saver, sent, pass } = build([{ kind: "failed" }, { kind: "failed" }]);
    saver.changed(named("A"));
    await pass(800);
    expect(saver.state()).toEqual({ phase: "failed", retryAt: 1800 + retryWaits.first });
    saver.changed(named("B"));
    await pass(retryWaits.first - 1);
    expect(sent.length).toBe(1);
    await pass(1);
    expect(saver.state()).toEqual({ phase: "failed", retryAt: 3800 + 2 * retryWaits.first });
    await pass(2 * retryWaits.first);
    expect(saver.state().phase).toBe("saved");
    expect(sent.at(-1)?.part.name).toBe("B");
  });

  it("never overwrites: a stale save becomes a conflict that waits for an answer", async () => {
    const { saver, sent, pass } = build([{ kind: "stale" }]);
    saver.changed(named("A"));
    await pass(800);
    expect(saver.state()).toEqual({ phase: "conflict", stored: { document: named("Theirs"), updatedAt: "v9" } });
    saver.changed(named("AB"));
    saver.leave();
    await pass(60_000);
    expect(sent.length).toBe(1);
    await saver.keepMine();
    expect(sent[1]?.part).toEqual({ baseUpdatedAt: "v9", name: "AB" });
    expect(saver.state().phase).toBe("saved");
  });

  it("takes a save whose answer was lost for what it is", async () => {
    const { saver, states, pass } = build([{ kind: "failed" }, { kind: "stale" }], named("A"));
    saver.changed(named("A"));
    await pass(800);
    await pass(retryWaits.first);
    expect(states.map((state) => state.phase)).toEqual(["waiting", "saving", "failed", "saving", "saved"]);
    expect(saver.updatedAt()).toBe("v9");
  });

  it("does not mistake its own last save for somebody else's", async () => {
    const { saver, states, pass, hold, release } = build([{ kind: "saved", updatedAt: "v5" }, { kind: "stale" }]);
    hold();
    saver.changed(named("A"));
    await pass(800);
    saver.changed(named("B"));
    saver.leave();
    await release();
    await pass(800);
    expect(states.some((state) => state.phase === "conflict")).toBe(false);
    expect(saver.isDirty()).toBe(false);
  });

  it("gives the stored version back when the user takes it", async () => {
    const { saver, sent, pass } = build([{ kind: "stale" }]);
    saver.changed(named("A"));
    await pass(800);
    expect(saver.takeTheirs()?.document.name).toBe("Theirs");
    expect(saver.isDirty()).toBe(false);
    expect(saver.updatedAt()).toBe("v9");
    await pass(60_000);
    expect(sent.length).toBe(1);
  });

  it("stops at a refusal until the next edit", async () => {
    const { saver, sent, pass } = build([{ kind: "refused", error: "customUrlTaken", message: "taken" }]);
    saver.changed({ ...stored, config: { ...defaultConfig, customURL: "priya" } });
    await pass(800);
    expect(saver.state()).toEqual({ phase: "refused", error: "customUrlTaken", message: "taken" });
    expect(sent[0]?.part.uuid).toBe("priya");
    await pass(60_000);
    expect(sent.length).toBe(1);
    saver.changed(named("A"));
    await pass(800);
    expect(saver.state().phase).toBe("saved");
  });

  it("sends nothing when an edit was undone before the pause ended", async () => {
    const { saver, sent, pass } = build();
    saver.changed(named("A"));
    saver.changed(stored);
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(saver.state().phase).toBe("saved");
  });

  it("makes a last attempt when the page goes away", async () => {
    const { saver, sent, pass } = build();
    saver.changed(named("A"));
    saver.leave();
    await pass(0);
    expect(sent).toEqual([{ part: { baseUpdatedAt: "v1", name: "A" }, last: true }]);
    expect(saver.isDirty()).toBe(false);
  });
});
