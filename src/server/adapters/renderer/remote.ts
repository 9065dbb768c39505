import { createHash } from "node:crypto";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { type FinishLog, finishPdf } from "./finish-pdf.ts";
import { Pool, type Worker } from "./pool.ts";
import { type Renderer, RendererBusy, type RenderJob } from "./port.ts";
import { type Draw, drawPath, headers, refusalSchema } from "./remote-protocol.ts";

type RemoteOptions = {
  /** The renderer's own address (`http://10.0.0.9:3000`): RENDER_URL. */
  url: string;
  /** RENDER_SECRET, which both sides have. */
  secret: string;
  /** How many jobs this process has there at the same time. */
  pages: number;
  /** Returns milliseconds since 1970, for the date in the PDF. */
  now: () => number;
  log?: FinishLog | undefined;
  timeout?: number;
};

/** A place at the other process; it needs no opening, and does not die. */
const place: Worker = { crashed: new Promise(() => {}), close: async () => {}, tidy: async () => {} };

/**
 * Returns a renderer that has its sheets drawn by another process (`ROLE=render`). Jobs wait here as they do before a
 * browser of one's own, and there again beside those of other processes. Where it cannot be reached each job rejects
 * with `providerUnavailable`.
 */
export function createRemoteRenderer(options: RemoteOptions): Renderer {
  const pool = new Pool<Worker>({
    open: async () => place,
    size: options.pages,
    queue: {
      ...limits.render.queue,
      heavy: { above: limits.render.heavyAbove, most: Math.max(1, options.pages - 1) },
    },
    timeout: options.timeout ?? limits.render.timeout,
    workTimeout: options.timeout ?? limits.render.timeout,
    recycleAfter: Number.POSITIVE_INFINITY,
    tidyAfter: Number.POSITIVE_INFINITY,
    closeWithin: operationLimits.renderer.end,
  });
  void pool.warm();

  type Wanted<Kind extends Draw["kind"]> = Omit<Extract<Draw, { kind: Kind }>, "requester" | "cost" | "markup">;
  function draw<Kind extends Draw["kind"]>(job: RenderJob, wanted: Wanted<Kind>) {
    // The request ends with the job, so that nobody waits there for what nobody waits for here.
    const ended = new AbortController();
    const signal = job.signal ? AbortSignal.any([job.signal, ended.signal]) : ended.signal;
    const run = pool.run(
      job,
      async () => {
        const { fonts, hyphens, ...rest } = await job.markup();
        const markup = { ...rest, fonts: [...fonts], hyphens: hyphens as Record<string, number[]> | null | undefined };
        const requester = { ...job.requester, key: createHash("sha256").update(job.requester.key).digest("hex") };
        const body = { ...wanted, requester, cost: job.cost, markup };
        return { ...(await ask(options, body, signal)), lang: markup.lang };
      },
      job.signal,
    );
    return run.finally(() => ended.abort());
  }

  return {
    kind: "remote",
    async pdf({ metadata, describeLink, most, ...job }) {
      const { pages, files, lang } = await draw<"pdf">(job, { kind: "pdf", most });
      const [printed] = files;
      if (!printed) return { pages, bytes: null };
      const about = { ...metadata, createdAt: new Date(options.now()) };
      return { pages, bytes: finishPdf(printed, about, { lang, describeLink }, options.log) };
    },
    async picture({ width, height, ...job }) {
      const { files } = await draw<"picture">(job, { kind: "picture", width, height });
      return files[0] ?? new Uint8Array();
    },
    async pictures({ width, most, type, ...job }) {
      const { pages, files } = await draw<"pictures">(job, { kind: "pictures", width, most, type });
      return { pages, pictures: files };
    },
    isFree: () => pool.isFree(),
    load: () => pool.load(),
    watch: (listener) => pool.watch(listener),
    close: () => pool.close(),
  };
}

async function ask({ url, secret }: RemoteOptions, body: unknown, signal: AbortSignal) {
  const unreachable = (cause: unknown) => new AppError("providerUnavailable", { cause });
  const answer = await fetch(new URL(drawPath, url), {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachable(error);
  });
  if (answer.status === 200) {
    const bytes = await answer.arrayBuffer().catch((error: unknown) => {
      throw signal.aborted ? error : unreachable(error);
    });
    return { pages: Number(answer.headers.get(headers.pages)), files: filesIn(bytes, answer.headers) };
  }
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => null));
  if (!refusal.success) throw unreachable(new Error(`RENDER_URL answered ${answer.status}`));
  const { refused, message } = refusal.data;
  throw refused === "none" ? unreachable(new Error(message)) : new RendererBusy(message, refused);
}

function filesIn(bytes: ArrayBuffer, sent: Headers): Uint8Array[] {
  let at = 0;
  const lengths = (sent.get(headers.lengths) ?? "").split(",").filter(Boolean).map(Number);
  return lengths.map((length) => {
    at += length;
    return new Uint8Array(bytes, at - length, length);
  });
}
