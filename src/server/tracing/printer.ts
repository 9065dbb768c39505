import type { Printer } from "#server/pages/printer.ts";
import type { Tracing } from "./tracing.ts";

const works = ["pdf", "cover", "pictures", "sheet", "picture"] as const;

/** Makes a span of each print, with the wait for its turn. */
export function tracePrinter<P extends Printer>(printer: P, tracing: Pick<Tracing, "child">): P {
  const traced = works.map((name) => {
    const work = printer[name] as (job: { requester: { priority: string } }) => Promise<unknown>;
    return [
      name,
      (job: { requester: { priority: string } }) =>
        tracing.child(`render ${name}`, { "inkleaf.priority": job.requester.priority }, () => work(job)),
    ];
  });
  return { ...printer, ...Object.fromEntries(traced) };
}
