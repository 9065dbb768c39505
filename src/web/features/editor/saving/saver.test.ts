import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { defaultConfig, emptyBasicInfo, type ResumeDocument } from "#core/resume/schema.ts";
import type { Draft } from "./device.ts";
import {
  type Clock,
  createSaver,
  longestTyping,
  retryWaits,
  type SaveOutcome,
  type SavePart,
  type SaverState,
  type Stored,
} from "./saver.ts";

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
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
};

type Setup = { outcomes?: SaveOutcome[]; stored?: Stored[]; isDeviceDead?: boolean };

/** A saver with a server that answers what it is told, and everything that happens, in order. */
function build({ outcomes = [], stored: versions = [], isDeviceDead = false }: Setup = {}) {
  const sent: SavePart[] = [];
  const states: SaverState[] = [];
  const kept: (Draft | null)[] = [];
  const merged: ResumeDocument[] = [];
  const told: string[] = [];
  const order: string[] = [];
  const gates: (() => void)[] = [];
  let open = true;
  let loads = 0;
  const { clock, pass } = handClock();
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

const pause = limits.editor.autosaveAfter;
const theirs = (document: ResumeDocument, updatedAt = "v9"): Stored => ({ document, updatedAt });

describe("createSaver", () => {
  it("waits for the pause after the last edit, then sends only what changed", async () => {
    const { saver, sent, told, phase, pass } = build();
    saver.changed(named("A"));
    await pass(pause - 1);
    saver.changed(named("AB"));
    await pass(pause - 1);
    expect(sent).toEqual([]);
    expect(phase()).toBe("waiting");
    await pass(1);
    expect(sent).toEqual([{ baseUpdatedAt: "v1", name: "AB" }]);
    expect(phase()).toBe("saved");
    expect(saver.isDirty()).toBe(false);
    expect(saver.updatedAt()).toBe("v2");
    expect(told).toEqual(["v2"]);
  });

  it("saves who types without a pause, too", async () => {
    const { saver, sent, pass } = build();
    for (let time = 0; time < longestTyping; time += 400) {
      saver.changed(named(`A${time}`));
      expect(sent.length).toBe(0);
      await pass(400);
    }
    expect(sent.length).toBe(1);
  });

  it("keeps on the device before it sends, and what it sent until that is acknowledged", async () => {
    const { saver, kept, order, pass, hold, release } = build();
    hold();
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(named("AB"));
    expect(order).toEqual(["kept", "sent"]);
    expect(kept.at(-1)).toMatchObject({
      document: named("AB"),
      base: { document: stored, updatedAt: "v1" },
      sent: [named("A")],
    });
    await release();
    expect(kept.at(-1)).toMatchObject({ document: named("AB"), base: { updatedAt: "v2" }, sent: [] });
    await pass(pause);
    expect(kept.at(-1)).toBe(null);
  });

  it("sends all the same when the device does not answer", async () => {
    const { saver, phase, pass } = build({ isDeviceDead: true });
    saver.changed(named("A"));
    await pass(pause);
    await pass(1000);
    expect(phase()).toBe("saved");
    saver.changed(named("B"));
    expect(saver.leave()).toBe(false);
  });

  it("keeps one request in flight and sends what was typed meanwhile afterwards", async () => {
    const { saver, sent, phase, pass, hold, release } = build();
    hold();
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(titled("Engineer"));
    await pass(5000);
    expect(sent.length).toBe(1);
    await release();
    expect(phase()).toBe("waiting");
    await pass(pause);
    expect(sent[1]).toEqual({ baseUpdatedAt: "v2", name: "Mine", data: titled("Engineer").data });
    expect(phase()).toBe("saved");
  });

  it("saves at once when asked, after the one under way", async () => {
    const { saver, sent, pass, hold, release } = build();
    hold();
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(named("B"));
    const done = saver.saveNow();
    await release();
    expect((await done).phase).toBe("saved");
    expect(sent.map((part) => part.name)).toEqual(["A", "B"]);
  });

  it("tries again with growing waits, and typing does not shorten them", async () => {
    const { saver, sent, pass } = build({ outcomes: [{ kind: "failed" }, { kind: "failed" }] });
    saver.changed(named("A"));
    await pass(pause);
    expect(saver.state()).toEqual({ phase: "failed", retryAt: 1800 + retryWaits.first });
    saver.changed(named("B"));
    await pass(retryWaits.first - 1);
    expect(sent.length).toBe(1);
    await pass(1);
    expect(saver.state()).toEqual({ phase: "failed", retryAt: 3800 + 2 * retryWaits.first });
    await pass(2 * retryWaits.first);
    expect(saver.state().phase).toBe("saved");
    expect(sent.at(-1)?.name).toBe("B");
  });

  it("waits as long as the server says, when that is longer", async () => {
    const { saver, sent, pass } = build({ outcomes: [{ kind: "failed", retryAfter: 20_000 }] });
    saver.changed(named("A"));
    await pass(pause);
    await pass(19_999);
    expect(sent.length).toBe(1);
    await pass(1);
    expect(sent.length).toBe(2);
  });

  it("merges a stale save into what is stored, and saves that", async () => {
    const { saver, sent, merged, phase, pass } = build({
      outcomes: [{ kind: "stale" }],
      stored: [theirs(titled("Theirs"))],
    });
    saver.changed(named("A"));
    await pass(pause);
    const both = { ...titled("Theirs"), name: "A" };
    expect(merged).toEqual([both]);
    expect(sent[1]).toEqual({ baseUpdatedAt: "v9", name: "A" });
    expect(phase()).toBe("saved");
    expect(saver.isDirty()).toBe(false);
  });

  it("never overwrites: the same field becomes a conflict that waits for an answer", async () => {
    const { saver, sent, kept, merged, pass } = build({
      outcomes: [{ kind: "stale" }],
      stored: [theirs(named("Theirs"))],
    });
    saver.changed(named("A"));
    await pass(pause);
    expect(saver.state()).toMatchObject({ phase: "conflict", conflicts: [{ key: "name" }] });
    saver.changed(named("AB"));
    saver.leave();
    await saver.saveNow();
    await saver.heard("v10");
    await pass(60_000);
    expect(sent.length).toBe(1);
    expect(merged).toEqual([]);
    expect(kept.at(-1)).toMatchObject({ document: named("AB"), base: { updatedAt: "v1" } });
    expect((await saver.answer(new Map())).phase).toBe("conflict");
    await saver.answer(new Map([["name", "mine"]]));
    expect(sent[1]).toEqual({ baseUpdatedAt: "v9", name: "AB" });
    expect(saver.state().phase).toBe("saved");
  });

  it("gives the stored version back when that is the answer", async () => {
    const { saver, sent, merged, pass } = build({
      outcomes: [{ kind: "stale" }],
      stored: [theirs(named("Theirs"))],
    });
    saver.changed(named("A"));
    await pass(pause);
    await saver.answer(new Map([["name", "theirs"]]));
    expect(merged).toEqual([named("Theirs")]);
    expect(saver.isDirty()).toBe(false);
    expect(saver.updatedAt()).toBe("v9");
    await pass(60_000);
    expect(sent.length).toBe(1);
  });

  it("takes a save whose answer was lost for what it is, with more typed since", async () => {
    const { saver, sent, merged, states, pass } = build({
      outcomes: [{ kind: "failed" }, { kind: "stale" }],
      stored: [theirs(named("A"))],
    });
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(named("AB"));
    await pass(retryWaits.first);
    expect(states.map((state) => state.phase)).toEqual(["waiting", "saving", "failed", "saving", "saving", "saved"]);
    expect(merged).toEqual([]);
    expect(sent.at(-1)).toEqual({ baseUpdatedAt: "v9", name: "AB" });
  });

  it("does so for a save of a former visit, too", async () => {
    const { saver, sent, phase, pass } = build({ outcomes: [{ kind: "stale" }], stored: [theirs(named("A"))] });
    saver.expect([named("A")]);
    saver.changed(named("AB"));
    await pass(pause);
    expect(phase()).toBe("saved");
    expect(sent.at(-1)).toEqual({ baseUpdatedAt: "v9", name: "AB" });
  });

  it("waits when somebody else saves faster than it can merge", async () => {
    const { saver, sent, phase, pass } = build({
      outcomes: Array.from({ length: 6 }, () => ({ kind: "stale" as const })),
      stored: Array.from({ length: 6 }, (_, round) => theirs(titled(`Theirs ${round}`), `w${round}`)),
    });
    saver.changed(named("A"));
    await pass(pause);
    expect(sent.length).toBe(6);
    expect(phase()).toBe("failed");
    await pass(retryWaits.first);
    expect(phase()).toBe("saved");
  });

  it("hears of another tab's save and merges before its own", async () => {
    const { saver, sent, merged, phase, pass } = build({ stored: [theirs(titled("Theirs"))] });
    saver.changed(named("A"));
    await saver.heard("v9");
    expect(merged).toEqual([{ ...titled("Theirs"), name: "A" }]);
    expect(phase()).toBe("waiting");
    await pass(pause);
    expect(sent).toEqual([{ baseUpdatedAt: "v9", name: "A" }]);
  });

  it("shows what another tab saved where nothing is unsaved, and does not save it again", async () => {
    const { saver, sent, merged, phase, loads, pass } = build({ stored: [theirs(titled("Theirs"))] });
    await saver.heard("v9");
    await saver.heard("v9");
    await saver.heard("v8");
    expect(loads()).toBe(1);
    expect(merged).toEqual([titled("Theirs")]);
    expect(phase()).toBe("saved");
    await pass(60_000);
    expect(sent).toEqual([]);
  });

  it("leaves a conflict that it hears of to its own save, and looks later at what it heard while saving", async () => {
    const { saver, phase, loads, pass, hold, release } = build({
      stored: [theirs(named("Theirs")), theirs(titled("Later"), "w1")],
    });
    saver.changed(named("A"));
    await saver.heard("v9");
    expect(phase()).toBe("waiting");
    hold();
    await pass(pause);
    await saver.heard("w1");
    expect(loads()).toBe(1);
    await release();
    expect(loads()).toBe(2);
    expect(saver.updatedAt()).toBe("w1");
  });

  it("stops at a refusal until the next edit", async () => {
    const { saver, sent, phase, pass } = build({
      outcomes: [{ kind: "refused", error: "customUrlTaken", message: "taken" }],
    });
    saver.changed({ ...stored, config: { ...defaultConfig, customURL: "priya" } });
    await pass(pause);
    expect(saver.state()).toEqual({ phase: "refused", error: "customUrlTaken", message: "taken" });
    expect(sent[0]?.uuid).toBe("priya");
    await pass(60_000);
    expect(sent.length).toBe(1);
    saver.changed(named("A"));
    await pass(pause);
    expect(phase()).toBe("saved");
  });

  it("keeps what is typed after the session ended, and saves it when somebody asks again", async () => {
    const { saver, sent, kept, phase, pass } = build({ outcomes: [{ kind: "expired" }] });
    saver.changed(named("A"));
    await pass(pause);
    expect(phase()).toBe("expired");
    saver.changed(named("AB"));
    await pass(60_000);
    expect(sent.length).toBe(1);
    expect(saver.leave()).toBe(true);
    expect(kept.at(-1)).toMatchObject({ document: named("AB"), base: { updatedAt: "v1" }, sent: [] });
    await saver.saveNow();
    expect(phase()).toBe("saved");
  });

  it("sends nothing when an edit was undone before the pause ended, or undone to the same by hand", async () => {
    const { saver, sent, phase, pass } = build();
    saver.changed(named("A"));
    saver.changed(stored);
    await pass(60_000);
    saver.changed(structuredClone(stored));
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(phase()).toBe("saved");
  });

  it("keeps and sends without waiting when the page goes away", () => {
    const { saver, sent, order } = build();
    saver.changed(named("A"));
    expect(saver.leave()).toBe(true);
    expect(order.slice(0, 2)).toEqual(["kept now", "sent"]);
    expect(sent).toEqual([{ baseUpdatedAt: "v1", name: "A" }]);
  });

  it("does not overtake its own save when the page goes away, but keeps", async () => {
    const { saver, sent, order, phase, pass, hold, release } = build();
    hold();
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(named("B"));
    expect(saver.leave()).toBe(true);
    expect(order).toEqual(["kept", "sent", "kept now"]);
    await release();
    expect(sent.map((part) => part.name)).toEqual(["A", "B"]);
    expect(phase()).toBe("saved");
  });

  it("forgets what is discarded, also when a save of it was under way", async () => {
    const { saver, kept, pass, hold, release } = build();
    hold();
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(named("AB"));
    saver.discard();
    expect(saver.leave()).toBe(true);
    saver.dispose();
    await release();
    expect(kept.at(-1)).toBe(null);
  });
});
