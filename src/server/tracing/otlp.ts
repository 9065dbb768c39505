import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { Attributes, Tracing } from "./tracing.ts";

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON (opentelemetry.io/docs/specs/otlp). OpenTelemetry's own packages
 * do the same with 28 MB of thirteen packages (docs/decisions/0073). It is loaded where a collector is set.
 *
 * Spans wait for two seconds or until there are `most` of them. A collector that does not answer costs spans, never a
 * request: beyond `kept` the newest are dropped.
 */
type OtlpOptions = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: `http://collector:4318`. */
  endpoint: string;
  /** Headers of each request to it, such as a key. */
  headers: Readonly<Record<string, string>>;
  /** Which share of the requests is traced, from 0 to 1. A sender that is trusted decides itself. */
  share: number;
  /** What is said of this process: `service.name`, `service.version`. */
  resource: Attributes;
  log: { warn(fields: object, text: string): void };
};

const every = 2_000;
const most = 512;
const kept = 4_096;
const timeout = 5_000;

type Context = { traceId: string; spanId: string };
type Span = Context & {
  parentSpanId?: string;
  name: string;
  /** 2: a server's answer to a request; 3: a client's question. */
  kind: 2 | 3;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: object[];
  status: { code: 0 | 2 };
};

export function createOtlpTracing(options: OtlpOptions): Tracing {
  const running = new AsyncLocalStorage<Context>();
  let waiting: Span[] = [];
  let isReachable = true;
  let sending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void send(), every);
  timer.unref();

  function send(): Promise<void> {
    const spans = waiting;
    if (spans.length === 0) return sending;
    waiting = [];
    sending = sending
      .then(() => post(options, spans))
      .then(
        () => {
          isReachable = true;
        },
        (error: unknown) => {
          // Once, and not for each batch until it answers again.
          if (isReachable)
            options.log.warn({ reason: reasonOf(error) }, "spans are lost: the collector does not take them");
          isReachable = false;
        },
      );
    return sending;
  }

  function keep(span: Span): void {
    if (waiting.length < kept) waiting.push(span);
    if (waiting.length === most) void send();
  }

  return {
    async request(parent, work, describe) {
      const given = parsed(parent);
      if (given ? !given.isSampled : Math.random() >= options.share) return work();
      const context = { traceId: given?.traceId ?? randomBytes(16).toString("hex"), spanId: newSpanId() };
      const begun = now();
      try {
        return await running.run(context, work);
      } finally {
        const { name, attributes, isFailed } = describe();
        keep({
          ...context,
          ...(given ? { parentSpanId: given.spanId } : {}),
          name,
          kind: 2,
          startTimeUnixNano: begun,
          endTimeUnixNano: now(),
          attributes: listed(attributes),
          status: { code: isFailed ? 2 : 0 },
        });
      }
    },
    async child(name, attributes, work) {
      const parent = running.getStore();
      if (!parent) return work();
      const context = { traceId: parent.traceId, spanId: newSpanId() };
      const begun = now();
      let isFailed = true;
      try {
        const result = await running.run(context, work);
        isFailed = false;
        return result;
      } finally {
        keep({
          ...context,
          parentSpanId: parent.spanId,
          name,
          kind: 3,
          startTimeUnixNano: begun,
          endTimeUnixNano: now(),
          attributes: listed(attributes),
          status: { code: isFailed ? 2 : 0 },
        });
      }
    },
    async close() {
      clearInterval(timer);
      let late: NodeJS.Timeout | undefined;
      await Promise.race([send(), new Promise<void>((resolve) => (late = setTimeout(resolve, every)))]);
      clearTimeout(late);
    },
  };
}

async function post({ endpoint, headers, resource }: OtlpOptions, spans: Span[]): Promise<void> {
  const body = {
    resourceSpans: [
      { resource: { attributes: listed(resource) }, scopeSpans: [{ scope: { name: "inkleaf" }, spans }] },
    ],
  };
  const answer = await fetch(`${endpoint.replace(/\/$/, "")}/v1/traces`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`It answered ${answer.status}`);
}

/** Reads `traceparent` (w3.org/TR/trace-context); undefined where it is none. */
function parsed(text: string | undefined): (Context & { isSampled: boolean }) | undefined {
  const found = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text ?? "");
  const [, traceId = "", spanId = "", flags = ""] = found ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const newSpanId = () => randomBytes(8).toString("hex");

/** Nanoseconds since 1970, by the clock that does not jump. */
const now = () => `${Math.round((performance.timeOrigin + performance.now()) * 1e6)}`;

const listed = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === "string"
        ? { stringValue: value }
        : typeof value === "boolean"
          ? { boolValue: value }
          : Number.isInteger(value)
            ? { intValue: `${value}` }
            : { doubleValue: value },
  }));

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined)?.code : undefined;
  return cause ?? (error instanceof Error ? error.message : "unknown");
}
