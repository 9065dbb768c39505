import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { TestApp } from "./app.ts";

/** Makes the write-ahead log that `/metrics` measures; a test's own database is elsewhere. Returns its size in bytes. */
export function makeLog({ config }: TestApp): number {
  if (config.database.kind !== "embedded") throw new Error("PostgreSQL's log is its own affair");
  const folder = path.join(config.database.folder, "pg_wal");
  mkdirSync(path.join(folder, "archive_status"), { recursive: true });
  for (const name of ["000000010000000000000001", "000000010000000000000002"]) {
    writeFileSync(path.join(folder, name), Buffer.alloc(1000));
  }
  return 2000;
}

/** Reads `/metrics` as Prometheus on the same machine does. */
export async function readMetrics(test: TestApp): Promise<string> {
  const response = await test.app.request("/metrics", { headers: { host: "localhost:3000" } });
  if (response.status !== 200) throw new Error(`/metrics answers ${response.status}: ${await response.text()}`);
  return response.text();
}

/** One row of the text format. */
export type Sample = { name: string; labels: Record<string, string>; value: number };

/** Returns the rows of what `/metrics` printed. */
export function samplesOf(printed: string): Sample[] {
  return printed
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name = "", labels = "", value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (name === "") throw new Error(`No row of the text format: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key = "", text = ""]) => [key, text]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

/** Returns the value of the one row that has this name and all of these labels; undefined where there is none. */
export function figure(printed: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const found = samplesOf(printed).filter(
    (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  if (found.length > 1) throw new Error(`${found.length} rows are ${name} ${JSON.stringify(labels)}`);
  return found[0]?.value;
}

/** Returns the values of a label over all rows of a name. */
export function labelsOf(printed: string, name: string, label: string): string[] {
  return [
    ...new Set(samplesOf(printed).flatMap((sample) => (sample.name === name ? [sample.labels[label] ?? ""] : []))),
  ];
}
