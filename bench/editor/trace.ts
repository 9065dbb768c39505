/** What a trace of Chromium says of its main thread. Milliseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  tts?: number;
  args?: { data?: { type?: string } };
};

type Task = { wall: number; cpu: number };

/** The events of the thread on which keys arrive. */
export function eventsOf(trace: Buffer): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find((event) => isKey(event));
  if (!main) throw new Error("No key in the trace");
  return traceEvents
    .filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
    .sort((one, other) => one.ts - other.ts);
}

const isKey = ({ name, args }: TraceEvent) => name === "EventDispatch" && args?.data?.type === "keydown";
const isTask = ({ name, ph }: TraceEvent) => ph === "X" && name === "ThreadControllerImpl::RunTask";

/** For each key, the thread's own time from the task that brings it to the end of the task that paints it. */
export function keyCosts(events: readonly TraceEvent[]): number[] {
  const tasks = events.filter(isTask);
  const paints = events.filter(({ name }) => name === "Paint" || name === "PrePaint").map(({ ts }) => ts);
  const costs: number[] = [];
  for (const key of events.filter(isKey)) {
    const paint = paints.find((ts) => ts > key.ts);
    if (paint === undefined) continue;
    const between = tasks.filter(({ ts, dur = 0 }) => ts + dur >= key.ts && ts <= paint);
    costs.push(between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000);
  }
  return costs;
}

/** The task that took most of the thread's own time, from the first key on: before it stands the start of the trace itself. */
export function longestTask(events: readonly TraceEvent[]): Task {
  const begin = events.find(isKey)?.ts ?? 0;
  let longest: Task = { wall: 0, cpu: 0 };
  for (const { dur = 0, tdur = 0 } of events.filter((event) => isTask(event) && event.ts + (event.dur ?? 0) >= begin)) {
    if (tdur / 1000 > longest.cpu) longest = { wall: dur / 1000, cpu: tdur / 1000 };
  }
  return longest;
}
