import { describe, expect, it } from "vitest";
import { longestTyping, retryWaits } from "./save-timer.ts";
import { build, named, pause, stored, titled } from "./saver.fixture.ts";

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

  it("saves while the user types without a pause, too", async () => {
    const { saver, sent, pass } = build();
    for (let time = 0; time < longestTyping; time += 400) {
      saver.changed(named(`A${time}`));
      expect(sent.length).toBe(0);
      await pass(400);
    }
    expect(sent.length).toBe(1);
  });

  it("stores on the device before it sends, and remembers what it sent until that is acknowledged", async () => {
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

  it("sends even when the device does not answer", async () => {
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

  it("saves at once when asked, after the save in progress", async () => {
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

  it("sends one request for two callers who wait for the save in progress, and answers both", async () => {
    const { saver, sent, states, pass, hold, release } = build();
    hold();
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(named("B"));
    const callers = [saver.saveNow(), saver.saveNow()];
    await release();
    expect(sent.map(({ name }) => name)).toEqual(["A", "B"]);
    expect(await Promise.all(callers)).toEqual([states.at(-1), states.at(-1)]);
    expect(states.at(-1)?.phase).toBe("saved");
  });

  it("tries once for two callers when the server fails", async () => {
    const { saver, sent, phase, pass, hold, release } = build({
      outcomes: [{ kind: "saved", updatedAt: "v2" }, { kind: "failed" }],
    });
    hold();
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(named("B"));
    const callers = [saver.saveNow(), saver.saveNow()];
    await release();
    await Promise.all(callers);
    expect(sent.length).toBe(2);
    expect(phase()).toBe("failed");
  });

  it("retries with growing delays, which typing does not shorten", async () => {
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

  it("waits as long as the server asks, when that is longer", async () => {
    const { saver, sent, pass } = build({ outcomes: [{ kind: "failed", retryAfter: 20_000 }] });
    saver.changed(named("A"));
    await pass(pause);
    await pass(19_999);
    expect(sent.length).toBe(1);
    await pass(1);
    expect(sent.length).toBe(2);
  });

  it("does not retry a refused save until the next edit", async () => {
    const { saver, sent, phase, pass } = build({
      outcomes: [{ kind: "refused", error: "customUrlTaken", message: "taken" }],
    });
    saver.changed({ ...stored, config: { ...stored.config, customURL: "priya" } });
    await pass(pause);
    expect(saver.state()).toEqual({ phase: "refused", error: "customUrlTaken", message: "taken" });
    expect(sent[0]?.uuid).toBe("priya");
    await pass(60_000);
    expect(sent.length).toBe(1);
    saver.changed(named("A"));
    await pass(pause);
    expect(phase()).toBe("saved");
  });

  it("stores what is typed after the session has ended, and saves it when asked again", async () => {
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

  it("saves nothing when the resume was only viewed", async () => {
    const { saver, sent, kept, pass } = build();
    saver.changed(stored);
    await saver.saveNow();
    expect(saver.leave()).toBe(true);
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(kept).toEqual([]);
  });

  it("sends nothing when an edit was undone before the pause ended, by undo or by hand", async () => {
    const { saver, sent, phase, pass } = build();
    saver.changed(named("A"));
    saver.changed(stored);
    await pass(60_000);
    saver.changed(structuredClone(stored));
    await pass(60_000);
    expect(sent).toEqual([]);
    expect(phase()).toBe("saved");
  });

  it("stores and sends without waiting when the page goes away", () => {
    const { saver, sent, order } = build();
    saver.changed(named("A"));
    expect(saver.leave()).toBe(true);
    expect(order.slice(0, 2)).toEqual(["kept now", "sent"]);
    expect(sent).toEqual([{ baseUpdatedAt: "v1", name: "A" }]);
  });

  it("stores, and does not overtake its own save, when the page goes away", async () => {
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

  it("forgets what is discarded, also while a save of it is in progress", async () => {
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
