import { type FaultKind, type FaultReport, faultKinds, startFaultRounds } from "#tests/harness/faults.ts";
import { startOwnJourney } from "#tests/harness/journey.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * The long form of the journey "never lose an edit": rounds of faults in the built editor in Chromium, each with its
 * own seed. A round that loses a character older than one second, or overwrites one without asking, ends the run and
 * names its kind and seed. `FAULT_ROUNDS` and `FAULT_SEED` shorten the run or repeat a part of it.
 */
const rounds = Number(process.env.FAULT_ROUNDS ?? 200);
const firstSeed = Number(process.env.FAULT_SEED ?? 1);
/** The kinds of ten rounds. Killed tabs come most often, because they can lose the most. */
const mix: readonly FaultKind[] = [
  "tab killed",
  "network dropped",
  "tab killed",
  "server failing",
  "two tabs",
  "tab killed",
  "session over",
  "server failing",
  "two tabs",
  "same field",
];

export async function run(): Promise<BenchRow[]> {
  const journey = await startOwnJourney({ MEMBERSHIP: "open" });
  try {
    const { round } = await startFaultRounds(journey, { email: "faults@example.com", longest: 60_000 });
    const reports: FaultReport[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const kind = mix[index % mix.length] ?? "tab killed";
      reports.push(await round(kind, firstSeed + index));
      if ((index + 1) % 10 === 0) process.stdout.write(`  ${index + 1} of ${rounds} rounds\n`);
    }
    return faultKinds.flatMap((kind) => rowsOf(kind, reports));
  } finally {
    await journey.close();
  }
}

function rowsOf(kind: FaultKind, all: readonly FaultReport[]): BenchRow[] {
  const reports = all.filter((report) => report.kind === kind);
  if (reports.length === 0) return [];
  const typed = reports.reduce((sum, report) => sum + report.typed, 0);
  const counts = `${kind}, ${reports.length} rounds, ${typed} keys`;
  const recovery = rowOf(
    `${counts}: until stored`,
    "ms",
    reports.map((report) => report.recovery),
  );
  const lost = reports.map((report) => report.lost);
  if (lost.every((age) => age === 0) && kind !== "tab killed") return [recovery];
  return [recovery, rowOf(`${counts}: age of what is lost (worst ${Math.max(...lost)})`, "ms", lost)];
}
