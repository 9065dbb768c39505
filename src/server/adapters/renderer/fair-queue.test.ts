import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairQueue, type QueueOptions } from "./fair-queue.ts";
import { type Priority, RendererBusy } from "./port.ts";

const options: QueueOptions = {
  weights: { member: 8, regular: 4, visitor: 2, background: 1 },
  waiting: 100,
  each: 50,
  heavy: { above: 10, most: 1 },
};

type Job = { name: string; requester: { key: string; priority: Priority }; cost: number };

let made = 0;
function job(key: string, priority: Priority = "regular", cost = 1): Job {
  made += 1;
  return { name: `${key}${made}`, requester: { key, priority }, cost };
}
const jobs = (count: number, key: string, priority: Priority = "regular", cost = 1) =>
  Array.from({ length: count }, () => job(key, priority, cost));

function queueOf(waiting: readonly Job[], more: Partial<QueueOptions> = {}): FairQueue<Job> {
  const queue = new FairQueue<Job>({ ...options, ...more });
  for (const each of waiting) queue.join(each);
  return queue;
}

/** Runs the jobs one after the other, and returns whose they were. */
function served(queue: FairQueue<Job>, most = Number.POSITIVE_INFINITY): string[] {
  const keys: string[] = [];
  for (let next = queue.next(); next; next = keys.length < most ? queue.next() : null) {
    keys.push(next.requester.key);
    queue.finish(next);
  }
  return keys;
}

describe("the fair queue", () => {
  it("serves one requester in order", () => {
    const waiting = jobs(3, "ada");
    const queue = queueOf(waiting);
    const order: (Job | null)[] = [];
    for (let next = queue.next(); next; next = queue.next()) {
      order.push(next);
      queue.finish(next);
    }
    expect(order).toEqual(waiting);
    expect(queue.size).toBe(0);
  });

  it("lets requesters take turns, however many jobs one of them has", () => {
    const queue = queueOf([...jobs(4, "greedy"), job("ada"), ...jobs(2, "bo")]);
    expect(served(queue)).toEqual(["greedy", "ada", "bo", "greedy", "bo", "greedy", "greedy"]);
  });

  it("runs one job of a requester at a time, of whatever priority", () => {
    const queue = queueOf([...jobs(2, "ada"), job("ada", "background"), job("bo", "background")]);
    const first = queue.next();
    expect(first?.requester).toEqual({ key: "ada", priority: "regular" });
    const second = queue.next();
    expect(second?.requester.key).toBe("bo");
    expect(queue.next()).toBeNull();
    if (first) queue.finish(first);
    expect(queue.next()?.requester).toEqual({ key: "ada", priority: "regular" });
  });

  it("serves members before regular users before visitors before the background", () => {
    const queue = queueOf([job("b", "background"), job("v", "visitor"), job("r"), job("m", "member")]);
    expect(served(queue)).toEqual(["m", "r", "v", "b"]);
  });

  it("serves a member next, however long the others have been waiting and been served", () => {
    const hostile = Array.from({ length: 20 }, (_, index) => jobs(4, `hostile${index}`)).flat();
    const queue = queueOf(hostile);
    served(queue, 33);
    queue.join(job("ada", "member"));
    queue.join(job("bo", "visitor"));
    expect(served(queue, 1)).toEqual(["ada"]);
    // And again, for a member who asks anew as soon as each job is done.
    for (let turn = 0; turn < 3; turn += 1) {
      queue.join(job("ada", "member"));
      expect(served(queue, 1)).toEqual(["ada"]);
    }
    expect(served(queue, 8)).toContain("bo");
  });

  it("starves nobody: each priority gets the share of its weight while all wait", () => {
    const priorities = ["member", "regular", "visitor", "background"] as const;
    const queue = queueOf(priorities.flatMap((priority) => [0, 1, 2].flatMap((n) => jobs(30, priority + n, priority))));
    const keys = served(queue, 30);
    expect(priorities.map((priority) => keys.filter((key) => key.startsWith(priority)).length)).toEqual([16, 8, 4, 2]);
  });

  it("makes who prints long documents wait longer", () => {
    const queue = queueOf([...jobs(9, "long", "regular", 8), ...jobs(9, "short", "regular", 2)]);
    expect(served(queue, 10).filter((key) => key === "long")).toHaveLength(2);
  });

  it("gives no credit for having been away, and no fresh start to who comes back", () => {
    const queue = queueOf([...jobs(9, "there")]);
    served(queue, 6);
    queue.join(job("late"));
    for (const again of jobs(3, "late")) queue.join(again);
    expect(served(queue, 4).filter((key) => key === "late")).toHaveLength(2);
    // A long job, then nothing waiting: what comes next waits until the others had as much.
    const other = queueOf([...jobs(9, "there"), job("long", "regular", 5)]);
    served(other, 2);
    other.join(job("long"));
    expect(served(other, 4)).toEqual(["there", "there", "there", "there"]);
    expect(served(other, 2)).toContain("long");
  });

  it("leaves a place to jobs that are quickly done", () => {
    const queue = queueOf([job("a", "member", 11), job("b", "member", 11), job("c", "regular", 1)]);
    const first = queue.next();
    expect(first?.requester.key).toBe("a");
    expect(queue.next()?.requester.key).toBe("c");
    expect(queue.next()).toBeNull();
    if (first) queue.finish(first);
    expect(queue.next()?.requester.key).toBe("b");
  });

  it("takes a job out that leaves", () => {
    const [one, two, three] = [job("ada"), job("ada"), job("bo")];
    const queue = queueOf([one, two, three]);
    queue.leave(one);
    queue.leave(three);
    queue.leave(three);
    expect(queue.size).toBe(1);
    expect(queue.next()).toBe(two);
    expect(queue.next()).toBeNull();
  });

  it("bounds the jobs of a requester", () => {
    const queue = queueOf(jobs(2, "ada"), { each: 2 });
    expect(() => queue.join(job("ada"))).toThrow(RendererBusy);
    expect(() => queue.join(job("ada"))).toThrow(expect.objectContaining({ whose: "own" }));
    expect(queue.join(job("bo"))).toBeNull();
    expect(queue.join(job("ada", "background"))).toBeNull();
  });

  it("bounds the jobs of a priority, and drops the newest of who has most", () => {
    const [one, two, three] = jobs(3, "greedy");
    const queue = queueOf(
      [one, two, three, job("ada")].filter((each) => each !== undefined),
      { waiting: 4 },
    );
    expect(queue.join(job("bo"))).toBe(three);
    expect(queue.size).toBe(4);
    // The other priorities have their own room.
    expect(queue.join(job("cy", "member"))).toBeNull();
    expect(queue.join(job("dee"))).toBe(two);
    expect(() => queue.join(job("eve"))).toThrow(expect.objectContaining({ whose: "all" }));
    expect(served(queue)).toEqual(["cy", "greedy", "ada", "bo", "dee"]);
  });

  it("loses no job and runs none twice, whatever happens in which order", () => {
    const priority = fc.constantFrom<Priority>("member", "regular", "visitor", "background");
    const step = fc.oneof(
      fc.record({ do: fc.constant("join" as const), key: fc.nat(5), priority, cost: fc.integer({ min: 1, max: 30 }) }),
      fc.record({ do: fc.constant("leave" as const), at: fc.nat(20) }),
      fc.record({ do: fc.constant("next" as const) }),
      fc.record({ do: fc.constant("finish" as const), at: fc.nat(3) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const queue = queueOf([], { waiting: 12, each: 4 });
        const waiting = new Set<Job>();
        const running: Job[] = [];
        for (const each of steps) {
          if (each.do === "join") {
            const added = job(String(each.key), each.priority, each.cost);
            try {
              const dropped = queue.join(added);
              if (dropped) expect(waiting.delete(dropped)).toBe(true);
              waiting.add(added);
            } catch (error) {
              expect(error).toBeInstanceOf(RendererBusy);
            }
          } else if (each.do === "leave") {
            const leaving = [...waiting][each.at];
            if (leaving) queue.leave(leaving);
            if (leaving) waiting.delete(leaving);
          } else if (each.do === "finish") {
            const [done] = running.splice(each.at, 1);
            if (done) queue.finish(done);
          } else {
            const next = queue.next();
            if (next) {
              expect(waiting.delete(next)).toBe(true);
              running.push(next);
            }
          }
          const keys = running.map(({ requester }) => requester.key);
          expect(new Set(keys).size).toBe(keys.length);
          expect(running.filter(({ cost }) => cost > 10).length).toBeLessThanOrEqual(1);
          expect(queue.size).toBe(waiting.size);
        }
        for (const done of running) queue.finish(done);
        expect(served(queue)).toHaveLength(waiting.size);
      }),
    );
  });
});
