import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A server in front of another one that can release a newer build: from then on every file of code has another name, in
 * every file that names it, and the service worker another hash, as after a change of the code.
 */
export type NewerBuild = { url: string; release(): void; close(): Promise<void> };

export async function startNewerBuild(target: string): Promise<NewerBuild> {
  let isReleased = false;
  const toNewer = (text: string) =>
    text.replace(/((?:\bassets|\.)\/[\w.-]+)\.js/g, "$1.newer.js").replace(/`[0-9a-f]{12}`/, "`000000000000`");
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = (request.url ?? "/").replace(/\.newer\.js$/, ".js");
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      // An earlier answer of this server was of the other build.
      const isDropped = isReleased && name === "if-none-match";
      if (!isDropped && !["host", "origin", "connection", "content-length"].includes(name))
        headers.set(name, String(value));
    }
    // The text is rewritten, so it must come as it is.
    headers.set("accept-encoding", "identity");
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const answer = await fetch(target + path, { method: request.method, headers, body, redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isCode = /html|javascript/.test(type) && isReleased;
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) {
      if (!["content-length", "content-encoding", "transfer-encoding", "set-cookie"].includes(name)) {
        response.setHeader(name, value);
      }
    }
    response.setHeader("set-cookie", answer.headers.getSetCookie());
    response.end(isCode ? toNewer(bytes.toString()) : bytes);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    release: () => {
      isReleased = true;
    },
    close: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
