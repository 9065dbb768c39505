import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";

/** A TCP proxy in front of a server that a test takes away: what lies behind it stays as it is. */
export type StoppableProxy = {
  port: number;
  /** The first bytes that each connection sent, as text. */
  greetings: string[];
  /** Lets everything through, as at the beginning. */
  pass(): Promise<void>;
  /** Cuts every connection and takes no new one: the server was stopped. */
  refuse(): Promise<void>;
  /** Takes connections and bytes, and hands nothing on in either direction: the server hangs, or the network does. */
  hang(): void;
  /** Cuts every connection once. */
  cut(): void;
  close(): Promise<void>;
};

export async function startProxy(target: { host: string; port: number }): Promise<StoppableProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const greetings: string[] = [];
  let isHanging = false;
  const server = net.createServer((near) => {
    const far = net.connect(target.port, target.host);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.once("data", (chunk) => greetings.push(chunk.toString("latin1")));
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("data", (chunk) => {
        if (!isHanging) to.write(chunk);
      });
      from.on("error", () => {});
      from.on("close", () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const [near] of pairs) near.destroy();
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    cut();
    await closed;
  };
  return {
    port,
    greetings,
    async pass() {
      // What was swallowed does not come again, so these connections are of no use.
      if (isHanging) cut();
      isHanging = false;
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    refuse: stop,
    hang() {
      isHanging = true;
    },
    cut,
    close: stop,
  };
}
