import http from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { startServer } from "#tests/harness/server.ts";
import { type BenchRow, quantile, rowOf } from "./row.ts";

/**
 * How many public resumes one process serves per second, compared with how often the same server answers with a
 * constant string (`/healthz`). Both are measured alternately in one run, so that other load on the machine affects
 * both. It uses the built server over loopback on keep-alive connections, with the page compressed as for every
 * browser. The ratio is one of rates, and a third (0.33) is the least that is allowed.
 */
const connections = 32;
const turns = 9;
const turnLasts = 1_500;
const page = "/r/sample-modern-en";

export async function run(): Promise<BenchRow[]> {
  const server = await startServer();
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  try {
    const browser = { accept: "text/html", "accept-encoding": "br", "user-agent": "bench" };
    const first = await ask(agent, server.url + page, browser);
    if (first.status !== 200 || !brotliDecompressSync(first.bytes).includes("</html>")) {
      throw new Error(`${page} answered ${first.status}`);
    }
    const known = { ...browser, "if-none-match": first.etag };
    const loads = {
      constant: { path: "/healthz", headers: browser, status: 200 },
      page: { path: page, headers: browser, status: 200 },
      again: { path: page, headers: known, status: 304 },
    };
    const rates: Record<keyof typeof loads, number[]> = { constant: [], page: [], again: [] };
    for (const load of Object.values(loads)) await rate(agent, server.url, load);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const name of ["constant", "page", "again"] as const) {
        rates[name].push(await rate(agent, server.url, loads[name]));
      }
    }
    return [
      row(`public resume, ${connections} connections`, rates.page, rates.constant),
      row("public resume, known already (304)", rates.again, rates.constant),
    ];
  } finally {
    agent.destroy();
    await server.dispose();
  }
}

type Load = { path: string; headers: Record<string, string>; status: number };

/** Returns requests per second. */
async function rate(agent: http.Agent, url: string, { path, headers, status }: Load): Promise<number> {
  const start = performance.now();
  const end = start + turnLasts;
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const answer = await ask(agent, url + path, headers);
        if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
        answered += 1;
      }
    }),
  );
  return (answered * 1000) / (performance.now() - start);
}

type Answer = { status: number; etag: string; bytes: Buffer };

function ask(agent: http.Agent, url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          etag: String(response.headers.etag ?? ""),
          bytes: Buffer.concat(pieces),
        }),
      );
    });
    request.on("error", reject);
  });
}

function row(name: string, rates: number[], constant: number[]): BenchRow {
  const against = { name: "/healthz of the same server", samples: constant };
  // For a rate the slow end is the low one, so `p95` is the 5th percentile.
  return { ...rowOf(name, "requests a second", rates, against), p95: quantile(rates, 0.05) };
}
