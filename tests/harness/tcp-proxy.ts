import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";

/**
 * What stands between a client and a server, and can fail as a network does. `hang` keeps everything open and passes
 * nothing on, as a server does whose machine is frozen; `halt` does so with what is open alone, as a server does of which
 * some processes are frozen; `stop` resets what is open and refuses what comes; `resume` ends all of it.
 */
export type TcpProxy = {
  port: number;
  hang(): void;
  halt(): void;
  stop(): void;
  resume(): void;
  close(): Promise<void>;
};

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let state: "open" | "hung" | "stopped" = "open";
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    if (state === "stopped") {
      near.resetAndDestroy();
      return;
    }
    const far = createConnection(target);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("error", () => {});
      from.on("data", (bytes) => to.write(bytes));
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (state === "hung") from.pause();
    }
  });
  const set = (next: typeof state, each: (socket: Socket) => void) => {
    state = next;
    for (const socket of [...pairs].flat()) each(socket);
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    hang: () => set("hung", (socket) => socket.pause()),
    halt: () => set("open", (socket) => socket.pause()),
    stop: () => set("stopped", (socket) => socket.resetAndDestroy()),
    resume: () => set("open", (socket) => socket.resume()),
    async close() {
      proxy.stop();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
