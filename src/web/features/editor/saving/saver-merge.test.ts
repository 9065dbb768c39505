import { describe, expect, it } from "vitest";
import { retryWaits } from "./save-timer.ts";
import { build, named, pause, theirs, titled } from "./saver.fixture.ts";

describe("createSaver, when somebody else saves too", () => {
  it("merges a stale save into what is stored, and saves the result", async () => {
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

  it("reports a conflict instead of overwriting the same field, and waits for an answer", async () => {
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
    await saver.onRemoteSave("v10");
    await pass(60_000);
    expect(sent.length).toBe(1);
    expect(merged).toEqual([]);
    expect(kept.at(-1)).toMatchObject({ document: named("AB"), base: { updatedAt: "v1" } });
    expect((await saver.answer(new Map())).phase).toBe("conflict");
    await saver.answer(new Map([["name", "mine"]]));
    expect(sent[1]).toEqual({ baseUpdatedAt: "v9", name: "AB" });
    expect(saver.state().phase).toBe("saved");
  });

  it("keeps everything of a merge that is too large to be stored, and stores it once it is shorter", async () => {
    const refused = { kind: "refused", error: "100413", message: "This resume is too long" } as const;
    const { saver, sent, kept, merged, pass } = build({
      outcomes: [{ kind: "stale" }, refused],
      stored: [theirs(titled("Theirs"))],
    });
    saver.changed(named("A"));
    await pass(pause);
    const both = { ...titled("Theirs"), name: "A" };
    expect(merged).toEqual([both]);
    expect(saver.state()).toMatchObject({ phase: "refused", message: refused.message });
    expect(saver.isDirty()).toBe(true);
    const shorter = { ...both, name: "" };
    saver.changed(shorter);
    expect(kept.at(-1)).toMatchObject({ document: shorter });
    await pass(pause);
    expect(sent.at(-1)).toEqual({ baseUpdatedAt: "v9", name: "" });
    expect(saver.state().phase).toBe("saved");
  });

  it("compares again when the field in question is edited, and goes on when both sides agree", async () => {
    const { saver, sent, phase, pass } = build({ outcomes: [{ kind: "stale" }], stored: [theirs(named("Theirs"))] });
    saver.changed(named("A"));
    await pass(pause);
    saver.recheck();
    expect(saver.state()).toMatchObject({ conflicts: [{ mine: { value: "A" } }] });
    saver.changed(named("AB"));
    saver.recheck();
    expect(saver.state()).toMatchObject({ phase: "conflict", conflicts: [{ mine: { value: "AB" } }] });
    saver.changed(named("Theirs"));
    saver.recheck();
    await pass(0);
    expect([phase(), saver.isDirty(), sent.length]).toEqual(["saved", false, 1]);
  });

  it("stops when the resume was deleted, keeps what is typed on the device, and saves it once restored", async () => {
    const { saver, sent, kept, phase, pass } = build({ outcomes: [{ kind: "missing" }] });
    saver.changed(named("A"));
    await pass(pause);
    expect(phase()).toBe("missing");
    saver.changed(named("AB"));
    saver.leave();
    await pass(60_000);
    expect([phase(), sent.length]).toEqual(["missing", 1]);
    expect(kept.at(-1)).toMatchObject({ document: named("AB") });
    await saver.saveNow();
    expect([phase(), sent.at(-1)?.name]).toEqual(["saved", "AB"]);
  });

  it("returns to the stored version when that is the answer", async () => {
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

  it("recognizes its own save whose answer was lost, with more typed since", async () => {
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

  it("recognizes a save of an earlier visit whose answer was lost, too", async () => {
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

  it("merges another tab's save before its own", async () => {
    const { saver, sent, merged, phase, pass } = build({ stored: [theirs(titled("Theirs"))] });
    saver.changed(named("A"));
    await saver.onRemoteSave("v9");
    expect(merged).toEqual([{ ...titled("Theirs"), name: "A" }]);
    expect(phase()).toBe("waiting");
    await pass(pause);
    expect(sent).toEqual([{ baseUpdatedAt: "v9", name: "A" }]);
  });

  it("shows what another tab saved when nothing is unsaved, and does not save it again", async () => {
    const { saver, sent, merged, phase, loads, pass } = build({ stored: [theirs(titled("Theirs"))] });
    await saver.onRemoteSave("v9");
    await saver.onRemoteSave("v9");
    await saver.onRemoteSave("v8");
    expect(loads()).toBe(1);
    expect(merged).toEqual([titled("Theirs")]);
    expect(phase()).toBe("saved");
    await pass(60_000);
    expect(sent).toEqual([]);
  });

  it("saves for a caller who waited while another tab's save was read, instead of only reading", async () => {
    let loaded = () => {};
    const untilLoaded = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    const other = theirs({ ...titled("Engineer"), name: "A" }, "v3");
    const { saver, sent, loads, pass, hold, release } = build({ stored: [other], untilLoaded });
    hold();
    saver.changed(named("A"));
    await pass(pause);
    saver.changed(named("B"));
    const asked = saver.saveNow();
    void saver.onRemoteSave("v3");
    await release();
    expect(loads()).toBe(1);
    loaded();
    expect((await asked).phase).toBe("saved");
    expect(sent.at(-1)).toMatchObject({ name: "B", baseUpdatedAt: "v3" });
    expect(saver.isDirty()).toBe(false);
  });

  it("leaves a conflict with another tab's save to its own save, and loads later what was reported while saving", async () => {
    const { saver, phase, loads, pass, hold, release } = build({
      stored: [theirs(named("Theirs")), theirs(titled("Later"), "w1")],
    });
    saver.changed(named("A"));
    await saver.onRemoteSave("v9");
    expect(phase()).toBe("waiting");
    hold();
    await pass(pause);
    await saver.onRemoteSave("w1");
    expect(loads()).toBe(1);
    await release();
    expect(loads()).toBe(2);
    expect(saver.updatedAt()).toBe("w1");
  });
});
