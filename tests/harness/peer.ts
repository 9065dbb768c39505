import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type PeerRequest = { method: string; url: URL; headers: Record<string, string | undefined>; body: string };
/** What a peer answers; `silence` keeps the connection open and sends nothing. */
export type PeerAnswer = { status: number; body: string; headers?: Record<string, string> } | "silence";
export type Peer = { url: string; close(): Promise<void> };
export type PeerSettings = {
  now: () => number;
  /** Is called when a request has arrived, before it is answered. */
  onRequest?: () => void;
};

/** Starts a third party's server on loopback, for adapters of providers that have no server to install. */
export async function startPeer(
  answer: (request: PeerRequest) => PeerAnswer,
  onRequest: () => void = () => {},
): Promise<Peer> {
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      onRequest();
      const { method = "", headers, url = "/" } = incoming;
      const reply = answer({ method, url: new URL(url, "http://peer.invalid"), headers: single(headers), body });
      if (reply === "silence") return;
      outgoing.writeHead(reply.status, { "content-type": "text/plain", ...reply.headers });
      outgoing.end(reply.body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function single(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
