import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Resume, resumeCalls } from "#contract/resumes.ts";
import { limits } from "#core/limits.ts";
import { languages } from "#core/resume/schema.ts";
import { sectionKinds } from "#core/resume/sections.ts";
import { printMarkup } from "#server/pages/print-markup.tsx";
import { designs } from "#templates/registry.ts";
import { anyMarkup, anyText as anyWords } from "#tests/core/arbitraries.ts";
import { createTestApp, type TestApp, type TestUser } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { isFull } from "#tests/harness/print-set.ts";

/** Whatever is sent is stored clean or refused by name, never a 500, and what is stored can always be read again. */

let test: TestApp;
let user: TestUser;
let resume: Resume;
beforeAll(async () => {
  test = await createTestApp({ printer: createFakePrinter(), env: { TRUST_PROXY: "true" } });
});
beforeEach(openAccount);
/** Saves and new resumes are counted by user, and no user makes as many as these tests. */
async function openAccount() {
  user = await test.user({ level: "premium" });
  const body = { userId: user.id, template: "TemplateModern", name: "Backend" };
  resume = (await user.send(resumeCalls.createResume, { body })).data;
}
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

/** What has broken some program somewhere: patterns, formats, names of properties, spoofed and huge values. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      " ",
      "-",
      "jean-luc@example.com",
      "me@my-company.com",
      "12-34",
      "+86 138-0000-2741",
      "(((",
      "[\\",
      "*+?{1,2}$^|",
    ],
    ...[
      "%",
      "%E0%A4%A",
      "%00",
      "&#64;",
      "&#x110000;",
      "__proto__",
      "constructor",
      "null",
      "NaN",
      "-0",
      "1e999",
      "{{name}}",
    ],
    ...[
      "javascript:alert(1)",
      "//x",
      "https://",
      "mailto:",
      "tel:",
      "data:,",
      "/api/logout",
      "/files/avatars/../x.webp",
    ],
    ...[
      "<p>",
      "</p></ul><li>",
      "<a href='",
      "<!--",
      "]]>",
      "</script>",
      "</style>",
      "\u202e",
      "\ufdfd",
      "👩‍👩‍👧",
      "1".repeat(40),
    ],
  ),
  anyWords,
  anyMarkup,
  fc.string({ unit: "binary-ascii", maxLength: 600 }),
  fc.tuple(anyWords, fc.integer({ min: 1, max: 3000 })).map(([text, times]) => text.repeat(times).slice(0, 20_000)),
);
const mostly = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: anyJson });
const style = fc.constantFrom("12px", "-5px", "900px", "0px", "9999.99px", "1e9px", "12", "");
const anyItem = fc.record(
  {
    ...{ title: mostly(hostile), subTitle: mostly(hostile), city: mostly(hostile), description: mostly(hostile) },
    startDate: mostly(fc.constantFrom("", "2019-01", "9999-12", "2020-13")),
    endDate: mostly(fc.constantFrom("", "present", "0000-01")),
    isHidden: fc.boolean(),
    styles: fc.dictionary(fc.constantFrom("marginTop", "fontSize", "zIndex", "x-y"), style, { maxKeys: 3 }),
  },
  { requiredKeys: [] },
);
const anySection = fc.record({
  name: mostly(hostile),
  type: mostly(fc.constantFrom(...sectionKinds)),
  data: fc.array(anyItem, { maxLength: 4 }),
  ...{ isCreated: fc.boolean(), tagStyle: fc.boolean(), onlyDesc: fc.boolean(), profile: fc.boolean() },
  ...{ isHidden: fc.boolean(), columns: fc.constantFrom("one", "two"), position: fc.constantFrom("main", "side") },
  styles: fc.constant({}),
});
const basicFields = ["title", "name", "avatar", "location", "cellphone", "email", "birth", "wechat"] as const;
const anyDocument = fc.record({
  name: mostly(hostile),
  basicInfo: fc.record(Object.fromEntries(basicFields.map((field) => [field, mostly(hostile)]))),
  sections: fc.array(anySection, { maxLength: 5 }),
  links: fc.array(fc.record({ name: mostly(hostile), src: mostly(hostile) }), { maxLength: 3 }),
  config: fc.record({
    templateName: fc.constantFrom(...designs.map(({ componentName }) => componentName)),
    templateTheme: mostly(hostile.map((text) => text.slice(0, 30))),
    lang: fc.constantFrom(...languages),
    ...{ emailIsHidden: fc.boolean(), cellphoneIsHidden: fc.boolean(), isPublic: fc.constant(true) },
    ...{ downloadable: fc.constant(true), showToggleDarkMode: fc.boolean() },
  }),
});

/** Fuzzed documents: a few hundred in an ordinary run, two thousand with `--all`. */
const documents = isFull ? 2000 : 200;

describe("a fuzzed document", () => {
  it(
    "is created, saved, read, published and drawn, or refused by name",
    async () => {
      let stored = 0;
      let reader = 0;
      const visitor = test.anonymous();
      await fc.assert(
        fc.asyncProperty(anyDocument, fc.boolean(), async (drawn, isCut) => {
          if (reader % 100 === 99) await openAccount();
          // Half of them are cut to what the fields hold, so that most of these are stored.
          const shortened = (value: unknown, most: number) =>
            isCut ? (typeof value === "string" ? value.slice(0, most) : "") : value;
          const { lineLength, phoneLength, emailLength, urlLength, nameLength } = limits.document;
          const most = { avatar: urlLength, cellphone: phoneLength, email: emailLength } as Record<string, number>;
          const basicInfo = Object.fromEntries(
            Object.entries(drawn.basicInfo).map(([key, value]) => [key, shortened(value, most[key] ?? lineLength)]),
          );
          const sections = drawn.sections.map((section, at) => ({
            ...section,
            id: `s${at}`,
            name: shortened(section.name, lineLength),
            type: isCut && !sectionKinds.some((kind) => kind === section.type) ? "custom" : section.type,
            data: section.data.map((item, index) => ({
              ...item,
              id: `s${at}i${index}`,
              ...Object.fromEntries(
                (["title", "subTitle", "city"] as const).map((field) => [
                  field,
                  shortened(item[field] ?? "", lineLength),
                ]),
              ),
              description: shortened(item.description ?? "", limits.document.textLength),
              ...(isCut ? { startDate: "2019-01", endDate: "present", styles: { marginTop: "12px" } } : {}),
            })),
          }));
          const links = drawn.links.map((link, at) => ({
            id: `l${at}`,
            name: shortened(link.name, lineLength),
            src: shortened(link.src, urlLength),
          }));
          const config = {
            ...resume.config,
            ...drawn.config,
            templateTheme: shortened(drawn.config.templateTheme, 30),
          };
          const name = isCut ? `x${shortened(drawn.name, nameLength - 1)}` : drawn.name;
          const body = { userId: user.id, template: drawn.config.templateName, name };
          const made = await askFor("/api/resumes/empty", "POST", body);
          expect([201, 400]).toContain(made.status);
          const reply = await patch({ name, data: { basicInfo, sections, links }, config });
          expect([200, 400], JSON.stringify(reply)).toContain(reply.status);
          if (reply.status === 200) stored += 1;
          else expect(reply.body.errors?.length).toBeGreaterThan(0);
          // How often somebody prints is counted by their IP, so every document has a reader of its own.
          reader += 1;
          const headers = { "x-forwarded-for": `10.${reader >> 16}.${(reader >> 8) & 255}.${reader & 255}` };
          const current = await read();
          expect(resumeCalls.getResume.reply.safeParse(current).success).toBe(true);
          const paths = [`/r/${current.uuid}`, `/r/${current.uuid}?theme=plum`, `/api/public/${current.uuid}`];
          for (const path of [...paths, `/r/${current.uuid}/pdf`]) {
            expect((await visitor.request(path, { headers })).status, path).toBe(current.config.isPublic ? 200 : 404);
          }
          expect(
            (await printMarkup({ name: current.name, data: current.data, config: current.config })).html,
          ).toBeTruthy();
          const removed = made.status === 201 ? (made.body.data as { _id: string })._id : null;
          if (removed) expect((await user.request(`/api/resumes/${removed}`, { method: "DELETE" })).status).toBe(200);
        }),
        { numRuns: documents, seed: 20_260_102, endOnFailure: true },
      );
      expect(stored).toBeGreaterThan(documents / 4);
    },
    isFull ? 1_800_000 : 120_000,
  );
});

async function askFor(path: string, method: string, body: unknown) {
  const response = await user.request(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { data?: unknown } };
}
