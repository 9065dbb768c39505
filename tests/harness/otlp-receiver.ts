import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as it arrived, with its attributes as plain values. */
type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, unknown>;
  status: { code: number };
};

type Value = Partial<Record<"stringValue" | "intValue" | "doubleValue" | "boolValue", unknown>>;
type Listed = { key: string; value: Value }[];
type Body = {
  resourceSpans: {
    resource: { attributes: Listed };
    scopeSpans: { spans: (Omit<ReceivedSpan, "attributes"> & { attributes: Listed })[] }[];
  }[];
};

const plain = (listed: Listed) => Object.fromEntries(listed.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A small collector that takes traces by OTLP over HTTP, as JSON, and keeps them. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const requests: { headers: Record<string, unknown>; text: string; resource: Record<string, unknown> }[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const text = Buffer.concat(pieces).toString();
    const isOurs = request.method === "POST" && request.url === "/v1/traces";
    response.writeHead(isOurs ? status : 404, { "content-type": "application/json" }).end("{}");
    if (!isOurs || status !== 200) return;
    for (const { resource, scopeSpans } of (JSON.parse(text) as Body).resourceSpans) {
      requests.push({ headers: request.headers, text, resource: plain(resource.attributes) });
      for (const scope of scopeSpans) {
        for (const span of scope.spans) spans.push({ ...span, attributes: plain(span.attributes) });
      }
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    /** What it answers from now on. */
    answer(next: number) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
