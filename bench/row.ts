/**
 * One line of a bench's output. A figure alone means little on a shared machine, so where something comparable exists
 * it is measured in the same run, interleaved, and the ratio of the medians is the figure to trust.
 */
export type BenchRow = {
  name: string;
  /** The unit of `median` and `p95`: "ms", "MB", "per second". */
  unit: string;
  median: number;
  p95: number;
  /** What it is compared with, in the same unit. */
  reference?: { name: string; median: number };
  /** `median` divided by `reference.median`; below 1 is better where less is better. */
  ratio?: number;
};

/** Returns the row of these samples, compared with those of the reference. */
export function rowOf(
  name: string,
  unit: string,
  samples: readonly number[],
  against?: { name: string; samples: readonly number[] },
): BenchRow {
  const median = quantile(samples, 0.5);
  const row = { name, unit, median, p95: quantile(samples, 0.95) };
  if (!against) return row;
  const reference = { name: against.name, median: quantile(against.samples, 0.5) };
  return { ...row, reference, ratio: median / reference.median };
}

/**
 * Returns the value below which `share` (0 to 1) of the samples lie, by the nearest rank, so it is always one of the
 * samples.
 */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const rank = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[rank] ?? Number.NaN;
}
