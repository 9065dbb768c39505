import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A provider of models, byte by byte. What it answers is written by the test as steps, so that it can also misbehave as
 * providers do: cut a frame inside a character, fall silent, report a failure inside a stream, drop the connection.
 */
export type AiAnswer =
  | { status: number; body?: string; headers?: Record<string, string> }
  /** A stream with status 200. */
  | { steps: readonly AiStep[]; contentType?: string }
  /** The connection is dropped before there is a status. */
  | "drop"
  /** Nothing is ever answered. */
  | "silence";

export type AiStep = string | Uint8Array | { wait: number } | "hang" | "break";

export type AiPeerRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: { messages: { role: string; content: string }[]; max_tokens: number } & Record<string, unknown>;
};

export type AiPeer = {
  url: string;
  /** Every request so far. */
  asked: AiPeerRequest[];
  /** How many answers are being written now. */
  readonly open: number;
  /** Decides what the next requests get. */
  answer: (request: AiPeerRequest, number: number) => AiAnswer;
  /** Resolves when no answer is being written any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
};

export async function startAiPeer(answer: AiPeer["answer"] = () => says("ok")): Promise<AiPeer> {
  const asked: AiPeerRequest[] = [];
  let open = 0;
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then(async (sent) => {
      const request = { path: incoming.url ?? "", headers: incoming.headers, body: JSON.parse(sent) };
      asked.push(request);
      open += 1;
      outgoing.once("close", () => {
        open -= 1;
      });
      await write(outgoing, peer.answer(request, asked.length));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const peer: AiPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    get open() {
      return open;
    },
    answer,
    async idle() {
      while (open > 0) await sleep(5);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return peer;
}

async function write(outgoing: ServerResponse, answer: AiAnswer): Promise<void> {
  if (answer === "silence") return;
  if (answer === "drop") {
    outgoing.socket?.destroy();
    return;
  }
  if ("status" in answer) {
    outgoing.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    outgoing.end(answer.body ?? "");
    return;
  }
  outgoing.writeHead(200, { "content-type": answer.contentType ?? "text/event-stream; charset=utf-8" });
  outgoing.flushHeaders();
  for (const step of answer.steps) {
    if (outgoing.destroyed) return;
    if (step === "hang") return;
    if (step === "break") {
      // What was written before must arrive.
      await sleep(10);
      outgoing.socket?.destroy();
      return;
    }
    if (typeof step === "object" && "wait" in step) await sleep(step.wait);
    else await new Promise((resolve) => outgoing.write(step, resolve));
  }
  outgoing.end();
}

export const frame = (value: unknown) => `data: ${typeof value === "string" ? value : JSON.stringify(value)}\n\n`;
export const delta = (content: string) => frame({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
export const thought = (content: string) =>
  frame({ choices: [{ index: 0, delta: { reasoning_content: content }, finish_reason: null }] });
export const ending = (reason: string) => frame({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
export const count = (prompt: number, output: number) =>
  frame({ choices: [], usage: { prompt_tokens: prompt, completion_tokens: output, total_tokens: prompt + output } });
export const done = frame("[DONE]");

/** Returns a whole answer that says this, in pieces of a few characters. */
export function says(content: string, tokens = { prompt: 40, output: 60 }): AiAnswer {
  const pieces = content.match(/[\s\S]{1,24}/gu) ?? [];
  return { steps: [...pieces.map(delta), ending("stop"), count(tokens.prompt, tokens.output), done] };
}

/** Returns the text as UTF-8 in pieces of `size` bytes, so that frames and characters are cut anywhere. */
export function cutAt(whole: string, size: number): Uint8Array[] {
  const bytes = new TextEncoder().encode(whole);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return pieces;
}

/** Returns the data of a request as the model got it: what stands behind the line with the random word. */
export function dataOf({ body }: AiPeerRequest): Record<string, unknown> {
  const user = body.messages.find(({ role }) => role === "user")?.content ?? "";
  return JSON.parse(user.slice(user.indexOf("\n") + 1)) as Record<string, unknown>;
}
