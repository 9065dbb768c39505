import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Resume, resumeCalls } from "#contract/resumes.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";

/** Whatever is sent is stored clean or refused by name, never a 500, and what is stored can always be read again. */

let test: TestApp;
let user: TestUser;
let resume: Resume;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter() });
  user = await test.user({ level: "premium" });
  const body = { userId: user.id, template: "TemplateModern", name: "Backend" };
  resume = (await user.send(resumeCalls.createResume, { body })).data;
});
afterAll(() => test.close());

async function patch(body: unknown) {
  const response = await user.request(`/api/resumes/${resume._id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { code: number; errors?: unknown[] } };
}
const read = async () => (await user.send(resumeCalls.getResume, { params: { id: resume._id } })).data;

/** Returns every place in a value, as a list of keys. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => places(entry, [...path, key]))];
}

function withAt(value: unknown, path: string[], change: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, change);
  return copy;
}

const anyText = fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.replaceAll("=", "\ud83d"));
const anyJson = fc.jsonValue({ stringUnit: "binary", maxDepth: 3 });

describe("a save of a random value", () => {
  it("is stored or refused", async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, async (body) => {
        const reply = await patch(body);
        expect([200, 400]).toContain(reply.status);
        if (reply.status === 400) expect(reply.body.code).toBe(100400);
      }),
      { numRuns: 60 },
    );
  });

  it("in any one place of a resume is stored, or refused with its place", async () => {
    const whole = { name: resume.name, data: resume.data, config: resume.config, uuid: resume.uuid };
    const everywhere = places(whole).filter((path) => path.length > 0);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...everywhere), anyJson, async (path, change) => {
        const reply = await patch(withAt(whole, path, change));
        expect([200, 400, 409]).toContain(reply.status);
        if (reply.status === 400) expect(reply.body.errors?.length).toBeGreaterThan(0);
        const stored = await read();
        expect(resumeCalls.getResume.reply.safeParse(stored).success).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("as text in every field is stored clean, and stays the same when it is saved again", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (text, html) => {
        const sections = resume.data.sections.map((section) => ({
          ...section,
          name: text,
          data: section.data.map((item) => ({ ...item, title: text, subTitle: html, city: text, description: html })),
        }));
        const { avatar, ...basic } = resume.data.basicInfo;
        const basicInfo = { ...Object.fromEntries(Object.keys(basic).map((key) => [key, text])), avatar };
        const links = [{ id: "a", name: text, src: html }];
        expect((await patch({ data: { basicInfo, sections, links } })).status).toBe(200);
        const stored = await read();
        const texts = JSON.stringify(stored.data);
        expect(texts).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        expect((await patch({ data: stored.data })).status).toBe(200);
        expect((await read()).data).toEqual(stored.data);
      }),
      { numRuns: 60 },
    );
  });
});
