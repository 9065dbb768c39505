import { describe, expect, it } from "vitest";
import type { AiTask } from "#core/assistant/task.ts";
import { type AiEngine, type AiEvent, AiFailure } from "./port.ts";

/** Tasks of every kind that an engine of each kind can do. */
export const exampleTasks = {
  draft: {
    kind: "draft",
    title: "Frontend Engineer",
    lang: "en",
    jobs: [
      {
        title: "Frontend Engineer",
        organization: "Northwind",
        startDate: "2021-03",
        endDate: "present",
        description: "React and TypeScript",
      },
    ],
    schools: [{ title: "BSc", organization: "Uni", startDate: "2016-09", endDate: "2020-06", description: "" }],
    seed: 7,
  },
  polish: {
    kind: "polish",
    action: "polish",
    lang: "en",
    title: "Frontend Engineer",
    passages: [{ path: "p", text: "i was responsible for the the website" }],
    instruction: "",
    edition: "en",
  },
  write: {
    kind: "write",
    lang: "en",
    title: "Frontend Engineer",
    sectionType: "empolyment",
    existing: "",
    hint: "React, made pages faster",
    seed: 7,
  },
  translate: {
    ...{ kind: "translate", from: "en", to: "de", title: "", ongoing: [] },
    passages: [{ path: "p", text: "Built the shop" }],
  },
  title: { kind: "title", title: "Head of Growth" },
} as const satisfies Record<string, AiTask>;
type TaskKind = keyof typeof exampleTasks;
export const everyTask = Object.keys(exampleTasks) as TaskKind[];

export type AiBench = {
  /** Answers every task of `exampleTasks`. */
  engine(): AiEngine;
  /** One that fails, where it can. */
  failing: readonly AiEngine[];
  /** How many requests are open to the other side; 0 where there is none. */
  open(): Promise<number>;
};

/** Collects what an engine says, and its last event. */
export async function collect(events: AsyncIterable<AiEvent>): Promise<{ text: string; events: AiEvent[] }> {
  const all: AiEvent[] = [];
  for await (const event of events) all.push(event);
  return { text: all.map((event) => (event.type === "text" ? event.text : "")).join(""), events: all };
}

/** Runs the task and returns the failure. */
export async function failureOf(engine: AiEngine, task: AiTask, signal = new AbortController().signal) {
  try {
    await collect(engine.run(task, { signal }));
  } catch (error) {
    if (error instanceof AiFailure) return error;
    throw error;
  }
  throw new Error("The engine did not fail");
}

/**
 * The suite that every engine must pass.
 * @param able the kinds of tasks that it does
 */
export function aiSuite(name: string, able: readonly TaskKind[], bench: () => AiBench): void {
  const tasks: AiTask[] = able.map((kind) => exampleTasks[kind]);
  const others = Object.values(exampleTasks).filter(({ kind }) => !able.includes(kind));

  describe(`AI engine: ${name}`, () => {
    it.each(tasks.map((task) => [task.kind, task] as const))("does a task: %s", async (_, task) => {
      const { signal } = new AbortController();
      const { text, events } = await collect(bench().engine().run(task, { signal }));
      expect(text).not.toBe("");
      expect(events.filter(({ type }) => type === "finish")).toHaveLength(1);
      const last = events.at(-1);
      if (last?.type !== "finish") throw new Error("The last event is another");
      expect(last.usage.output).toBeGreaterThan(0);
    });

    it.each(tasks.map((task) => [task.kind, task] as const))("says what a task costs at most: %s", (_, task) => {
      const { prompt, output } = bench().engine().estimate(task);
      expect(Number.isInteger(prompt) && prompt > 0).toBe(true);
      expect(Number.isInteger(output) && output > 0).toBe(true);
    });

    it("says which tasks it can do, and refuses the others", async () => {
      for (const task of tasks) expect(bench().engine().can(task), task.kind).toBe(true);
      for (const task of others) {
        expect(bench().engine().can(task), task.kind).toBe(false);
        expect((await failureOf(bench().engine(), task)).kind).toBe("unable");
      }
    });

    it("does nothing for a caller who has left, and stops for one who leaves", async () => {
      const left = new AbortController();
      left.abort();
      expect((await failureOf(bench().engine(), exampleTasks.draft, left.signal)).kind).toBe("aborted");
      const events = bench().engine().run(exampleTasks.draft, { signal: new AbortController().signal });
      await events.next();
      await events.return();
      await expect.poll(() => bench().open()).toBe(0);
      expect((await events.next()).done).toBe(true);
    });

    it("fails with an AiFailure alone, which names no secret", async () => {
      for (const engine of bench().failing) {
        const failure = await failureOf(engine, exampleTasks.polish);
        expect(`${failure.message} ${failure.stack} ${JSON.stringify(failure)} ${failure.cause}`).not.toContain(secret);
      }
    });
  });
}

/** The key of the models of the suite. */
export const secret = "sk-never-shown-to-anybody";
