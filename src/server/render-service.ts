import { Hono } from "hono";
import type { Logger } from "pino";
import { AppError } from "#core/errors.ts";
import { operationLimits } from "#core/operation-limits.ts";
import type { ChromiumRenderer } from "./adapters/renderer/chromium.ts";
import { RendererBusy, type RenderJob } from "./adapters/renderer/port.ts";
import { drawPath, drawSchema, headers, type Refusal } from "./adapters/renderer/remote-protocol.ts";
import type { Config } from "./config/config.ts";
import { refusalOf } from "./features/health/guard.ts";
import { createRenderFigures } from "./features/health/render-figures.ts";
import type { AppEnv } from "./http/context.ts";
import { sameSecret } from "./ids.ts";
import type { Metrics } from "./metrics.ts";

/**
 * What a process of `ROLE=render` answers: `/healthz`, `/readyz`, `/metrics`, and sheets to draw from those who have the
 * secret. It has no database, no storage and no secrets of others, so a sheet that breaks out of the browser finds nothing there.
 */
export function createRenderApp({
  renderer,
  config,
  metrics,
  log,
  isStopping,
}: {
  renderer: ChromiumRenderer;
  config: Pick<Config, "renderSecret" | "role"> & Parameters<typeof refusalOf>[1];
  metrics: Metrics;
  log: Pick<Logger, "error">;
  isStopping: () => boolean;
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const setFigures = createRenderFigures(metrics.registry, config.role);
  renderer.watch(metrics.noteRender);
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", (context) =>
    isStopping() ? context.json({ status: "stopping" }, 503) : context.json({ status: "ok" }),
  );
  app.get("/metrics", async (context) => {
    context.header("Cache-Control", "no-store");
    const refusal = refusalOf(context, config);
    if (refusal) return refusal;
    setFigures(renderer.load());
    context.header("Content-Type", metrics.registry.contentType);
    return context.body(await metrics.print());
  });
  app.post(drawPath, async (context) => {
    const given = /^Bearer (\S+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? "";
    if (!sameSecret(given, config.renderSecret)) return context.text("Send RENDER_SECRET\n", 401);
    const length = Number(context.req.header("content-length") ?? Number.NaN);
    if (!(length <= operationLimits.renderer.largest)) return context.text("Too large\n", 413);
    const asked = drawSchema.safeParse(await context.req.json().catch(() => null));
    if (!asked.success) return context.text("Not a sheet of this version\n", 400);
    try {
      const { pages, files } = await draw(renderer, asked.data, context.req.raw.signal);
      return new Response(new Blob(files as Uint8Array<ArrayBuffer>[]), {
        headers: {
          [headers.pages]: String(pages),
          [headers.lengths]: files.map(({ byteLength }) => byteLength).join(","),
        },
      });
    } catch (error) {
      return context.json(reasonFor(error, log), 503);
    }
  });
  return app;
}

async function draw(
  renderer: ChromiumRenderer,
  { markup, requester, cost, ...wanted }: ReturnType<typeof drawSchema.parse>,
  signal: AbortSignal,
): Promise<{ pages: number; files: Uint8Array[] }> {
  const job: RenderJob = { requester, cost, markup: () => markup, signal };
  switch (wanted.kind) {
    case "pdf": {
      const { pages, bytes } = await renderer.draw({ ...job, most: wanted.most });
      return { pages, files: bytes ? [bytes] : [] };
    }
    case "picture":
      return { pages: 1, files: [await renderer.picture({ ...job, width: wanted.width, height: wanted.height })] };
    case "pictures": {
      const { kind: _, ...size } = wanted;
      const { pages, pictures } = await renderer.pictures({ ...job, ...size });
      return { pages, files: pictures };
    }
  }
}

function reasonFor(error: unknown, log: Pick<Logger, "error">): Refusal {
  if (error instanceof RendererBusy) return { refused: error.whose, message: error.message };
  if (error instanceof AppError) return { refused: "none", message: "This renderer has no browser." };
  log.error({ error: String(error) }, "a sheet was not drawn");
  return { refused: "all", message: "It was not drawn." };
}
