import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** A body that is too large is answered, over a real connection, and the connection ends. */

const test = await createTestApp({ printer: createFakePrinter() });
const server = createAdaptorServer({ fetch: test.app.fetch }) as Server;
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});

const head = (framing: string) =>
  `POST /api/signin HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const chunk = (size: number) => `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;

/**
 * Sends all of it, whatever comes back meanwhile; returns what came back, how the connection ended, and how many bytes
 * had left this program by then.
 */
async function send(parts: Iterable<string>): Promise<{ answer: string; end: string; taken: number }> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let answer = "";
  const ended = new Promise<string>((resolve) => {
    socket.on("end", () => resolve("end"));
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "error"));
  });
  socket.on("data", (bytes) => {
    answer += bytes.toString();
  });
  await once(socket, "connect");
  for (const part of parts) {
    if (socket.destroyed) break;
    if (!socket.write(part)) await Promise.race([once(socket, "drain"), ended]).catch(() => {});
  }
  const end = await ended;
  const taken = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return { answer, end, taken };
}

function* repeated(first: string, part: string, count: number, last = ""): Generator<string> {
  yield first;
  for (let sent = 0; sent < count; sent += 1) yield part;
  yield last;
}

const refused = /^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n[\s\S]*"code":100413/i;
const piece = 65_536;
const pieces = Math.ceil((limits.body.json * 3) / piece);

it("of a named length: the answer arrives, and the connection ends without an error", async () => {
  const length = pieces * piece;
  const { answer, end } = await send(repeated(head(`Content-Length: ${length}`), "x".repeat(piece), pieces));
  expect(answer).toMatch(refused);
  expect(end).toBe("end");
});

it("in chunks: the answer arrives, and the connection ends without an error", async () => {
  const { answer, end } = await send(repeated(head("Transfer-Encoding: chunked"), chunk(piece), pieces, "0\r\n\r\n"));
  expect(answer).toMatch(refused);
  expect(end).toBe("end");
});

it("of a length that nobody waits for: the answer comes before the body", async () => {
  const { answer, end } = await send([head(`Content-Length: ${limits.discard.bytes * 10}`)]);
  expect(answer).toMatch(refused);
  expect(end).toBe("end");
});

it("without an end: it is read so far and no further", async () => {
  const most = (limits.discard.bytes / piece) * 4;
  const { taken } = await send(repeated(head("Transfer-Encoding: chunked"), chunk(piece), most));
  expect(taken).toBeLessThan(most * piece);
});

it("is followed by no second request on the same connection", async () => {
  const second = `GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  const length = pieces * piece;
  const { answer } = await send(repeated(head(`Content-Length: ${length}`), "x".repeat(piece), pieces, second));
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
