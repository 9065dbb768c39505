import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { createEmptyStorage } from "#tests/harness/database.ts";
import { type RunningServer, startServer } from "#tests/harness/server.ts";
import { connections, loadsOf, measure, openToAll, signUp } from "./cluster/traffic.ts";
import { type BenchRow, quantile } from "./row.ts";

/**
 * How much more two and three processes of `ROLE=web` serve than one, behind a balancer that hands each connection to the
 * next of them: public pages, saves and PDFs, in turns. TEST_DATABASE_URL must name a PostgreSQL. All processes, the
 * balancer, PostgreSQL and the senders share this machine, so with two cores the figures say what a second process
 * costs, not what a second machine would bring.
 */
const lasts = 6_000;
const sizes = [1, 2, 3];

export async function run(): Promise<BenchRow[]> {
  if (!process.env.TEST_DATABASE_URL) throw new Error("Set TEST_DATABASE_URL to the URL of a PostgreSQL server");
  const storage = await createEmptyStorage("postgres");
  if (storage.config.kind !== "postgres") throw new Error("The bench needs PostgreSQL");
  const servers: RunningServer[] = [];
  const env = { ...openToAll, DATABASE_URL: storage.config.url };
  const rows: BenchRow[] = [];
  try {
    servers.push(await startServer({ ...env, ROLE: "all" }));
    const people = await signUp(servers[0] as RunningServer, connections);
    const alone: Record<string, number> = {};
    for (const size of sizes) {
      while (servers.length < size) servers.push(await startServer({ ...env, ROLE: "web" }));
      const balancer = await startBalancer(servers.map(({ url }) => Number(new URL(url).port)));
      try {
        for (const [name, load] of Object.entries(loadsOf(people))) {
          const { rate, times, failed } = await measure(balancer.url, load, lasts);
          alone[name] ??= rate;
          rows.push({
            name: `${name}, ${size} ${size === 1 ? "process" : "processes"}${failed ? `, ${failed} failed` : ""}`,
            unit: "a second",
            median: rate,
            p95: quantile(times, 0.99),
            reference: { name: "one process", median: alone[name] },
            ratio: rate / alone[name],
          });
        }
      } finally {
        await balancer.close();
      }
    }
    return rows;
  } finally {
    await Promise.all(servers.map((server) => server.dispose()));
    await storage.remove();
  }
}

/** Hands each connection to the next of the ports, byte by byte. */
async function startBalancer(ports: readonly number[]) {
  let next = 0;
  const server = createServer((from) => {
    const to = connect(ports[next++ % ports.length] ?? 0, "127.0.0.1");
    from.pipe(to).pipe(from);
    from.on("error", () => to.destroy());
    to.on("error", () => from.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
    },
  };
}
