import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { operationLimits } from "#core/operation-limits.ts";

/** What answers requests: the application, or the part of it that this process has. */
type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** A port that answers, and how it stops without losing a request that it has accepted. */
export type Listener = {
  /** Listens; resolves to the port. Rejects where the address cannot be listened on. */
  listen(port: number, host: string): Promise<number>;
  /** From now on every answer ends its connection, so that the sender opens the next one elsewhere. */
  drain(): void;
  /**
   * Stops listening and resolves when no connection is left. A request that is being answered may take its time, one
   * that is still arriving gets a few seconds, and a connection on which nothing happens ends at once.
   */
  close(): Promise<void>;
};

/** What is known of a connection. `since`: when it became idle, or when its request began, in milliseconds. */
type Connection = {
  since: number;
  /** The bytes that had been read when the last request ended. More of them are the beginning of another request. */
  read: number;
  /** Requests that are not answered to the end; more than one only where the sender does not wait for answers. */
  open: Set<{ request: IncomingMessage; response: ServerResponse; began: number; readBefore: number }>;
  written: { bytes: number; at: number };
};

const { listener: settings } = operationLimits;
type Given = { [Name in keyof typeof settings]: number };

/**
 * Makes the server of this process. It bounds what a sender can occupy: headers must arrive within some seconds, a body
 * at some speed, an answer must be taken, and there is a most of connections. Node's own limits are looked at every 30
 * seconds by default, in which time a few hundred slow senders hold their places.
 */
export function createListener(fetch: Fetch, times: Partial<Given> = {}): Listener {
  const given: Given = { ...settings, ...times };
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      headersTimeout: given.headers,
      requestTimeout: given.request,
      keepAliveTimeout: given.keepAlive,
      connectionsCheckingInterval: given.look,
    },
  }) as Server;
  server.maxConnections = given.connections;
  const connections = watchConnections(server);
  let drainedAt: number | undefined;
  server.prependListener("request", (_request, response) => {
    if (drainedAt !== undefined) response.shouldKeepAlive = false;
  });
  const look = setInterval(() => {
    const now = Date.now();
    for (const [socket, connection] of connections) if (isTooSlow(socket, connection, now, given)) socket.destroy();
  }, given.look).unref();

  function drain(): void {
    drainedAt ??= Date.now();
    for (const { open } of connections.values()) for (const { response } of open) response.shouldKeepAlive = false;
  }

  return {
    async listen(port, host) {
      server.listen(port, host);
      await Promise.race([once(server, "listening"), once(server, "error").then(([error]) => Promise.reject(error))]);
      return (server.address() as AddressInfo).port;
    },
    drain,
    async close() {
      drain();
      if (server.listening) {
        await takeInWaiting(server);
        await closeGently(server, connections, given, drainedAt ?? Date.now());
      }
      clearInterval(look);
    },
  };
}

/**
 * Takes in the connections that the system has accepted and we have not seen yet, because it would reset them. Node takes
 * in one of them a turn.
 */
async function takeInWaiting(server: Server): Promise<void> {
  let quiet = 0;
  const count = () => {
    quiet = 0;
  };
  server.on("connection", count);
  for (let turn = 0; turn < 2000 && quiet < 3; turn += 1) {
    quiet += 1;
    await nextTurn();
  }
  server.off("connection", count);
}

function watchConnections(server: Server): Map<Socket, Connection> {
  const connections = new Map<Socket, Connection>();
  server.on("connection", (socket) => {
    connections.set(socket, { since: Date.now(), read: 0, open: new Set(), written: { bytes: 0, at: Date.now() } });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) return;
    const one = { request, response, began: Date.now(), readBefore: connection.read };
    connection.open.add(one);
    connection.written = { bytes: socket.bytesWritten, at: Date.now() };
    response.once("close", () => {
      connection.open.delete(one);
      connection.read = socket.bytesRead;
      connection.since = Date.now();
    });
  });
  return connections;
}

/** Tells whether somebody keeps a connection occupied by sending or taking next to nothing. */
function isTooSlow(socket: Socket, connection: Connection, now: number, given: Given): boolean {
  for (const { request, began, readBefore } of connection.open) {
    const seconds = (now - began) / 1000;
    const isArriving = !request.complete && seconds * 1000 > given.headers;
    if (isArriving && (socket.bytesRead - readBefore) / seconds < given.bytesPerSecond) return true;
  }
  const { written } = connection;
  if (socket.writableLength === 0 || socket.bytesWritten - socket.writableLength !== written.bytes) {
    connection.written = { bytes: socket.bytesWritten - socket.writableLength, at: now };
    return false;
  }
  return now - written.at > given.taking;
}

/**
 * Stops listening, then ends each connection as soon as that loses nothing. `server.close()` of Node would end idle
 * connections at once, and with them a request that has just been sent on one.
 */
async function closeGently(server: Server, connections: Map<Socket, Connection>, given: Given, drainedAt: number) {
  const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
  const begun = Date.now();
  const end = () => {
    for (const [socket, connection] of connections) endIfPossible(socket, connection, { given, drainedAt, begun });
  };
  const sweep = setInterval(end, 50);
  end();
  await closed;
  clearInterval(sweep);
}

type End = { given: Given; drainedAt: number; begun: number };

function endIfPossible(socket: Socket, { open, read, since }: Connection, { given, drainedAt, begun }: End): void {
  const now = Date.now();
  if (open.size === 0 && socket.bytesRead === read) {
    if (now - since > given.idleEnd) endIdle(socket);
    return;
  }
  const arriving = open.size === 0 ? since : [...open].find(({ request }) => !request.complete)?.began;
  const isLate = arriving !== undefined && now - Math.max(arriving, drainedAt) > given.arriveEnd;
  if (isLate || now - begun > given.runEnd) socket.destroy();
}

/** Says goodbye before it hangs up, so that what the other side has just sent is not answered by a reset. */
function endIdle(socket: Socket): void {
  if (socket.writableEnded) return;
  socket.end();
  setTimeout(() => socket.destroy(), 500).unref();
}
