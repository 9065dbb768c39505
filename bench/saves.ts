import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { resumeCalls } from "#contract/resumes.ts";
import type { ResumeData } from "#core/resume/schema.ts";
import { openDatabase } from "#server/db/client.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { silent } from "#tests/harness/database.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * Eight users save their resumes of 20 KB at the same time, each again as soon as the previous save is acknowledged.
 * Measured is the whole request from its text to its answer, without the network. Two references are measured in turns
 * with it: a bare UPDATE of the same bytes on the same database, and PGlite as shipped, which loses what was written
 * when the power fails.
 */
const people = 8;
const savesEach = 40;
const rounds = 5;

export async function run(): Promise<BenchRow[]> {
  const test = await createTestApp();
  const place = fs.mkdtempSync(path.join(os.tmpdir(), "inkleaf-bench-"));
  const shipped = await PGlite.create(path.join(place, "shipped"));
  const folder = path.join(place, "database");
  const bare = await openDatabase({ kind: "embedded", folder }, silent, { maintenance: false });
  try {
    const saves = await resumeSaves(test);
    const bareSaves = await bareUpdates((text, values) => bare.pool.query(text, values));
    const shippedSaves = await bareUpdates((text, values) => shipped.query(text, values));
    const times = { app: [] as number[], bare: [] as number[], shipped: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const app = await together(saves);
      const ours = await together(bareSaves);
      const theirs = await together(shippedSaves);
      // The first round fills caches and is not counted.
      if (round === 0) continue;
      times.app.push(...app);
      times.bare.push(...ours);
      times.shipped.push(...theirs);
    }
    return [
      rowOf(`save of a 20 KB resume, ${people} at once (${test.database.db.kind})`, "ms", times.app, {
        name: "bare update",
        samples: times.bare,
      }),
      rowOf(`bare update of 20 KB, ${people} at once, embedded`, "ms", times.bare, {
        name: "PGlite as shipped",
        samples: times.shipped,
      }),
    ];
  } finally {
    await test.close();
    await bare.close();
    await shipped.close();
    fs.rmSync(place, { recursive: true, force: true });
  }
}

export type Save = (turn: number) => Promise<unknown>;

async function resumeSaves(test: Awaited<ReturnType<typeof createTestApp>>): Promise<Save[]> {
  const users = await Promise.all(Array.from({ length: people }, () => test.user({ level: "premium" })));
  return Promise.all(users.map((user) => saveOf(user)));
}

/** Returns what saves a resume of 20 KB of that user, different in each turn. */
export async function saveOf(user: TestUser): Promise<Save> {
  const body = { userId: user.id, template: "TemplateModern", name: "Saves" };
  const { data: resume } = await user.send(resumeCalls.createResume, { body });
  const params = { id: resume._id };
  return async (turn) => {
    const reply = await user.send(resumeCalls.saveResume, { params, body: { data: document(turn) } });
    if (reply.status !== 200) throw new Error(`A save was refused: ${reply.status} ${reply.message}`);
  };
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

async function bareUpdates(query: Query): Promise<Save[]> {
  await query("create table bare (id integer primary key, data jsonb not null)", []);
  return Promise.all(
    Array.from({ length: people }, async (_, id) => {
      await query("insert into bare values ($1, '{}')", [id]);
      return (turn: number) => query("update bare set data = $1 where id = $2", [JSON.stringify(document(turn)), id]);
    }),
  );
}

/** Returns the sample with the items of its sections repeated until it is 20 KB long, different in each turn. */
function document(turn: number): ResumeData {
  const { sections, basicInfo } = priya.data;
  const size = Buffer.byteLength(JSON.stringify(sections));
  const times = Math.max(1, Math.round(20_000 / size));
  const told = sections.map((section) => ({
    ...section,
    data: Array.from({ length: times }, (_, copy) =>
      section.data.map((item) => ({ ...item, id: `${item.id.slice(0, 50)}-${copy}` })),
    ).flat(),
  }));
  return { ...priya.data, basicInfo: { ...basicInfo, name: `Save ${turn}` }, sections: told };
}

async function together(saves: readonly Save[]): Promise<number[]> {
  const all = await Promise.all(
    saves.map(async (save) => {
      const taken: number[] = [];
      for (let turn = 0; turn < savesEach; turn += 1) {
        const start = performance.now();
        await save(turn);
        taken.push(performance.now() - start);
      }
      return taken;
    }),
  );
  return all.flat();
}
