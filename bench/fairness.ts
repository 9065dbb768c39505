import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { resumeCalls } from "#contract/resumes.ts";
import { compactData } from "#core/resume/save.ts";
import type { ResumeData, SentData } from "#core/resume/schema.ts";
import { openDatabase } from "#server/db/client.ts";
import { migrate } from "#server/db/migrate.ts";
import { startSession } from "#server/features/sessions/service.ts";
import { section } from "#templates/fixtures/build.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { shapes } from "#tests/core/largest-documents.ts";
import { insertUser } from "#tests/harness/builders.ts";
import { silent } from "#tests/harness/database.ts";
import { startServer } from "#tests/harness/server.ts";
import { type BenchRow, quantile, rowOf } from "./row.ts";

/**
 * What a member notices of twenty regular accounts that do their worst: a PDF every 400 ms, first alone, then beside
 * pictures of pages, covers, public pages and saves of the largest documents, each account from an IP of its own and
 * with all four at a time. `/healthz` is asked all the while, and also beside one account that does one of
 * these things alone. It uses the built server with two pages that print.
 */
const hostile = 20;
const requestsAlone = 4;
const quietFor = 10_000;
const attackFor = 20_000;
const aloneFor = 5_000;

export async function run(): Promise<BenchRow[]> {
  const folder = process.env.TEST_FOLDER ?? os.tmpdir();
  const dataDir = await mkdtemp(path.join(folder, "inkleaf-fairness-"));
  const tokens = await createAccounts(path.join(dataDir, "database"));
  const server = await startServer({
    DATA_DIR: dataDir,
    TRUST_PROXY: "true",
    ALLOW_EMBEDDED: "mail",
    RENDER_PAGES: "2",
  });
  try {
    const [member, ...others] = await Promise.all(
      tokens.map(({ token, id }, index) => openAccount(server.url, token, id, `10.1.0.${index}`)),
    );
    const [first] = others;
    if (!member || !first) throw new Error("There are no accounts");
    await member.download();
    const quiet = await measure(server.url, member, quietFor, []);
    const attack = await measure(
      server.url,
      member,
      attackFor,
      others.flatMap((one) => Object.values(one.attacks)),
    );
    const rows = [
      rowOf(`member's PDF beside ${hostile} hostile accounts`, "ms", attack.prints, {
        name: `alone (p95 ${quantile(quiet.prints, 0.95).toFixed(0)})`,
        samples: quiet.prints,
      }),
      healthRow(`beside ${hostile} hostile accounts`, attack.health, quiet.health),
    ];
    for (const [name, attackAlone] of Object.entries(first.attacks)) {
      const { health } = await measure(server.url, member, aloneFor, Array(requestsAlone).fill(attackAlone));
      rows.push(healthRow(`beside one account: ${name}`, health, quiet.health));
    }
    process.stdout.write(`  answers to the hostile accounts: ${JSON.stringify(countsOf(others))}\n`);
    return rows;
  } finally {
    await server.dispose();
  }
}

/** The share that matters of `/healthz` is the slowest hundredth, so `p95` is the 99th percentile. */
function healthRow(name: string, health: number[], quiet: number[]): BenchRow {
  return {
    ...rowOf(`/healthz ${name} (p99)`, "ms", health, { name: "quiet", samples: quiet }),
    p95: quantile(health, 0.99),
  };
}

/** Inserts the accounts before the server opens the database: a member, then the regular ones. */
async function createAccounts(folder: string): Promise<{ id: string; token: string }[]> {
  const db = await openDatabase({ kind: "embedded", folder }, silent);
  const deps = { db, now: Date.now };
  try {
    await migrate(db);
    const accounts: { id: string; token: string }[] = [];
    for (let index = 0; index <= hostile; index += 1) {
      const level = index === 0 ? "lifetime" : "regular";
      const { id } = await insertUser(deps, { level, email: `${randomUUID()}@example.com` });
      accounts.push({ id, token: await startSession(deps, id) });
    }
    return accounts;
  } finally {
    await db.close();
  }
}

type Attack = () => Promise<void>;
type Account = {
  download(): Promise<number>;
  attacks: Record<"pictures of pages" | "largest saves" | "covers" | "public page", Attack>;
  statuses: Map<number, number>;
};

/** Signs in as this account and creates its resume: two pages for the member, the largest documents for the others. */
async function openAccount(url: string, token: string, id: string, ip: string): Promise<Account> {
  const statuses = new Map<number, number>();
  const agent = new http.Agent({ keepAlive: true });
  const ask = async (method: string, route: string, body?: string): Promise<Answer> => {
    const answer = await request(agent, url + route, { method, token, ip, ...(body === undefined ? {} : { body }) });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  const created = await ask(
    "POST",
    "/api/resumes/empty",
    JSON.stringify({ userId: id, template: "TemplateModern", name: "Resume" }),
  );
  const { data } = JSON.parse(created.text) as { data: { _id: string; uuid: string; config: object } };
  const resume = `/api/resumes/${data._id}`;
  const save = (content: ResumeData) => ask("PATCH", resume, JSON.stringify({ data: content }));
  await ask("PATCH", resume, JSON.stringify({ config: { ...data.config, isPublic: true } }));
  await save(priya.data);
  const large = longData();
  const largest = ["words", "short items"].map((name) => JSON.stringify({ data: largestData(name) }));
  let turn = 0;
  statuses.clear();
  return {
    statuses,
    async download() {
      const start = performance.now();
      const { status } = await ask("POST", resumeCalls.downloadResume.path.replace(":id", data._id), "{}");
      if (status !== 200) throw new Error(`The member's PDF was refused: ${status}`);
      return performance.now() - start;
    },
    attacks: {
      "pictures of pages": async () => {
        await save(large);
        await ask("GET", `${resume}/pages?size=small`);
      },
      "largest saves": async () => {
        turn += 1;
        await ask("PATCH", resume, largest[turn % largest.length]);
      },
      covers: async () => {
        await save(large);
        const { text } = await ask("GET", "/api/resumes?currentPage=1&pageSize=1");
        const cover = /"coverImg":"([^"]+)"/.exec(text)?.[1];
        if (cover) await ask("GET", cover);
      },
      "public page": async () => {
        await ask("PATCH", resume, largest[0]);
        await ask("GET", `/r/${data.uuid}`);
      },
    },
  };
}

/** Returns what a member's PDFs and `/healthz` take while the attacks go on. */
async function measure(url: string, member: Account, lasts: number, attacks: readonly Attack[]) {
  const end = performance.now() + lasts;
  const isOver = () => performance.now() > end;
  const agent = new http.Agent({ keepAlive: true });
  const prints: number[] = [];
  const health: number[] = [];
  const attacking = attacks.map(async (attack) => {
    while (!isOver()) await attack();
  });
  const probing = every(25, isOver, async () => {
    const start = performance.now();
    await request(agent, `${url}/healthz`, { method: "GET" });
    health.push(performance.now() - start);
  });
  const printing = every(400, isOver, async () => void prints.push(await member.download()));
  await Promise.all([probing, printing, ...attacking]);
  agent.destroy();
  return { prints, health };
}

async function every(ms: number, isOver: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await work();
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}

function countsOf(accounts: readonly Account[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { statuses } of accounts)
    for (const [status, count] of statuses) counts[status] = (counts[status] ?? 0) + count;
  return counts;
}

type Answer = { status: number; text: string };

type Asked = { method: string; token?: string; ip?: string; body?: string };

function request(agent: http.Agent, url: string, asked: Asked): Promise<Answer> {
  const { method, token, ip, body } = asked;
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(ip === undefined ? {} : { "x-forwarded-for": ip }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const sent = http.request(url, { agent, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, text: pieces.length > 4 ? "" : Buffer.concat(pieces).toString() });
      });
    });
    sent.on("error", (error) => {
      // The server may close an idle connection at the moment at which it is used again.
      if (sent.reusedSocket) resolve(request(agent, url, asked));
      else reject(error);
    });
    sent.end(body);
  });
}

type NewItem = Partial<ResumeData["sections"][number]["data"][number]>;

/** Returns sections of fifty such items, with the ids that a save needs. */
function sections(count: number, item: NewItem): ResumeData["sections"] {
  return Array.from({ length: count }, (_, index) => {
    const made = section("project", "en", { items: Array.from({ length: 50 }, () => item) });
    return { ...made, id: `s${index}`, data: made.data.map((one, at) => ({ ...one, id: `i${at}` })) };
  });
}

/** About 35 pages: as long as may be printed. */
function longData(): ResumeData {
  const description = `<p>${"A line about what was done there and what came of it. ".repeat(2)}</p>`;
  return { ...priya.data, sections: sections(10, { title: "Entry", subTitle: "Company", description }) };
}

/** The data of the largest documents of this shape. */
function largestData(name: string): SentData {
  const shape = shapes.find((one) => one.name === name);
  if (!shape) throw new Error(`There is no shape "${name}"`);
  return compactData(shape.document(1).data);
}
