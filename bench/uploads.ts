import { pdfOf } from "#server/adapters/text-extractor/sample-files.fixture.ts";
import { createTestApp, type TestUser } from "#tests/harness/app.ts";
import { type BenchRow, quantile, rowOf } from "./row.ts";
import { saveOf } from "./saves.ts";

/**
 * One person saves a resume of 20 KB every few ms while eight others upload a resume each, one after the other. Files
 * are read in a process of their own, so that a save waits for none of them: 99 of 100 saves take less than 100 ms. The
 * reference is the same saves with nobody uploading.
 */
const people = 8;
const uploadsEach = 6;
const alone = 200;
const pauseMs = 5;

export async function run(): Promise<BenchRow[]> {
  const test = await createTestApp();
  try {
    const save = await saveOf(await test.user({ level: "premium" }));
    const users = await Promise.all(Array.from({ length: people }, () => test.user({ level: "premium" })));
    const bytes = await pdfOf(resumeLines());
    await upload(users[0] as TestUser, bytes);
    let turn = 0;
    const timed = async () => {
      const start = performance.now();
      turn += 1;
      await save(turn);
      return performance.now() - start;
    };
    for (let warm = 0; warm < 20; warm += 1) await timed();
    const quiet: number[] = [];
    while (quiet.length < alone) quiet.push(await timed());
    let open = people;
    const times: number[] = [];
    const uploads: number[] = [];
    const uploading = users.map(async (user) => {
      for (let file = 0; file < uploadsEach; file += 1) uploads.push(await upload(user, bytes));
      open -= 1;
    });
    while (open > 0) {
      times.push(await timed());
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    await Promise.all(uploading);
    const slow = quantile(times, 0.99);
    return [
      rowOf(`save of a 20 KB resume beside ${people} uploads`, "ms", times, { name: "alone", samples: quiet }),
      { name: `the same, 99 of 100 (${times.length} saves)`, unit: "ms", median: slow, p95: slow },
      rowOf(`upload of a resume, ${people} at once`, "ms", uploads),
    ];
  } finally {
    await test.close();
  }
}

/** A page of lines. */
const resumeLines = () =>
  Array.from({ length: 38 }, (_, at) =>
    at % 12 === 0 ? "Experience" : `Built thing ${at} that many people used for years`,
  );

async function upload(user: TestUser, bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "resume.pdf", { type: "application/pdf" }));
  const start = performance.now();
  const response = await user.request("/api/parsePdf", { method: "POST", body: form });
  if (response.status !== 200) throw new Error(`An upload was refused: ${response.status} ${await response.text()}`);
  return performance.now() - start;
}
