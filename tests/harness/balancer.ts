import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A small balancer, as an operator puts before several processes: it looks at `/readyz` of each of them every second,
 * sends each request to the next one that was ready then, keeps its connections, and never tries a request again. Where
 * it gets no whole answer it answers 502, and remembers why.
 */
export type Balancer = {
  url: string;
  /** Why requests got no answer of a process, in the order in which they failed. */
  failures: readonly string[];
  /** Returns whether the process at this URL was ready when it was last looked at. */
  isReady(url: string): boolean;
  close(): Promise<void>;
};

const lookMs = 1000;
/** A process that does not say in this time that it is ready is not; one that drains says so at once. */
const answerMs = 5000;

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const ready = new Set<string>();
  const failures: string[] = [];
  const pass = (url: string, from: IncomingMessage, to: ServerResponse): void => {
    const fail = (error: NodeJS.ErrnoException) => {
      failures.push(`${from.method} ${from.url} at ${url}: ${error.code ?? error.message}`);
      if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    };
    const { method, headers } = from;
    const onward = request(`${url}${from.url}`, { agent, method, headers }, (answer) => {
      // How long a connection lives is each side's own affair.
      const { connection: _, "keep-alive": __, ...kept } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, kept);
      answer.once("error", fail);
      answer.pipe(to);
    });
    onward.once("error", fail);
    from.pipe(onward);
  };
  let turn = 0;
  const server = createServer((from, to) => {
    const open = urls.filter((url) => ready.has(url));
    turn += 1;
    const url = open[turn % open.length];
    if (url) return pass(url, from, to);
    failures.push(`${from.method} ${from.url}: no process is ready`);
    to.writeHead(502).end();
  });
  const look = async () => {
    await Promise.all(
      urls.map(async (url) => {
        if (await answersReady(url)) ready.add(url);
        else ready.delete(url);
      }),
    );
  };
  await look();
  const timer = setInterval(() => void look(), lookMs);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    isReady: (url) => ready.has(url),
    async close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, "close");
    },
  };
}

function answersReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(`${url}/readyz`, { timeout: answerMs, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", () => resolve(false));
    asked.once("close", () => resolve(false));
  });
}
