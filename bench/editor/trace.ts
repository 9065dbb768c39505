/** Reads the main thread's work from a Chromium trace. Times are in milliseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
};

type Task = {
  wall: number;
  cpu: number;
  /** The part that the browser spent on collecting memory, which no code of the page controls. */
  collecting: number;
};

/**
 * The trace categories. The browser's timeline is left out: it counts all objects of the page at each layout and
 * records each paint, which takes as long as the code of a few keys and would be measured with it. Instead the page
 * itself marks when a key arrived and when its frame was painted.
 */
export const categories = ["toplevel", "v8", "blink.user_timing"];

/** The names of the marks that the page sets. */
export const marks = { key: "bench-key", painted: "bench-painted" };

/** Returns the events of the thread on which the keys arrive. */
export function eventsOf(trace: Buffer): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find(isKey);
  if (!main) throw new Error("No key in the trace");
  return traceEvents
    .filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
    .sort((one, other) => one.ts - other.ts);
}

const isKey = ({ name }: TraceEvent) => name === marks.key;
const isPainted = ({ name }: TraceEvent) => name === marks.painted;
const isCollection = ({ name, ph }: TraceEvent) => ph === "X" && (name === "MajorGC" || name === "MinorGC");
const isTask = ({ name, ph }: TraceEvent) => ph === "X" && name === "ThreadControllerImpl::RunTask";

/** Returns for each key the thread's own time, from the task that delivers it to the end of the task that paints it. */
export function keyCosts(events: readonly TraceEvent[]): number[] {
  const tasks = events.filter(isTask);
  const paints = events.filter(isPainted).map(({ ts }) => ts);
  const costs: number[] = [];
  for (const key of events.filter(isKey)) {
    const paint = paints.find((ts) => ts > key.ts);
    if (paint === undefined) continue;
    // The mark is set in a task after the paint, which does not belong to the key.
    const between = tasks.filter(({ ts, dur = 0 }) => ts + dur >= key.ts && ts + dur < paint);
    costs.push(between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000);
  }
  return costs;
}

/**
 * Returns the task that took most of the thread's own time, from the first key on; earlier tasks are the trace
 * starting.
 */
export function longestTask(events: readonly TraceEvent[]): Task {
  const begin = events.find(isKey)?.ts ?? 0;
  let longest: Task = { wall: 0, cpu: 0, collecting: 0 };
  for (const task of events.filter((event) => isTask(event) && event.ts + (event.dur ?? 0) >= begin)) {
    const { ts, dur = 0, tdur = 0 } = task;
    if (tdur / 1000 <= longest.cpu) continue;
    const inside = events.filter((event) => isCollection(event) && event.ts >= ts && event.ts < ts + dur);
    const collecting = inside.reduce((sum, { tdur: own, dur: wall = 0 }) => sum + (own ?? wall), 0);
    longest = { wall: dur / 1000, cpu: tdur / 1000, collecting: collecting / 1000 };
  }
  return longest;
}
