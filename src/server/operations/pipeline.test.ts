import { afterAll, afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { json } from "#contract/body.ts";
import { defineOperation, type Scope, type Who } from "#contract/operation.ts";
import { AppError } from "#core/errors.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { internalRequest } from "./internal-door.ts";
import { type AuditRecord, createPipeline, type DoorRequest, type RawInput } from "./pipeline.ts";
import { anonymous, type Principal, toCurrentUser } from "./principal.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);

const described = { scope: null, group: "test", summary: "For this test." } as const;

/** Records the order of the steps, and refuses at one of them. */
function traced(refuseAt = "") {
  const steps: string[] = [];
  const at = (step: string) => {
    steps.push(step);
    if (step === refuseAt) throw new AppError("invalidRequest");
  };
  const records: AuditRecord[] = [];
  const limits = { take: async (rate: string) => at(rate) };
  const pipeline = createPipeline(test.deps, limits, async (record) => {
    records.push(record);
    at("audit");
  });
  return { steps, at, records, pipeline };
}

function request(principal: Principal, input: Partial<RawInput> = {}, change: Partial<DoorRequest> = {}): DoorRequest {
  const base = internalRequest({ principal: { kind: "operator" }, input, log: test.deps.log });
  return { ...base, principal: async () => principal, ...change };
}

async function createUser(role: "user" | "admin" = "user") {
  const { id } = await test.user({ role });
  const row = await test.deps.db.query.users.findFirst({ where: (users, { eq }) => eq(users.id, id) });
  if (!row) throw new Error("The user is not there");
  return toCurrentUser(test.deps, row);
}

describe("the pipeline", () => {
  const operation = defineOperation({
    ...described,
    who: "user",
    subject: { kind: "account", from: "params.id" },
    may: "editAccount",
    params: z.strictObject({ id: z.string() }),
    body: json(z.strictObject({ email: z.string() })),
    limits: [
      { rate: "signInToOneAccount", per: ["body.email"] },
      { rate: "upload", per: ["user"] },
    ],
    audit: true,
  });
  const whole = ["principal", "upload", "read", "signInToOneAccount", "handle", "audit"];

  it.each(whole.map((step, index) => [step, index] as const))("stops at a refusal by %s", async (step, index) => {
    const user = await createUser();
    const { steps, at, pipeline } = traced(step);
    const asked = request(
      anonymous,
      {},
      {
        principal: async () => {
          at("principal");
          return { kind: "session", user };
        },
        read: async () => {
          at("read");
          return { params: { id: user.id }, query: {}, body: { email: "ada@example.com" } };
        },
      },
    );
    const handle = () => {
      at("handle");
      return null;
    };
    await expect(pipeline.run({ name: "test", operation, handle }, asked)).rejects.toThrow("invalidRequest");
    expect(steps).toEqual(whole.slice(0, index + 1));
  });

  it("refuses another site before it counts, and a missing right before it handles", async () => {
    const user = await createUser();
    const { steps, at, pipeline } = traced();
    const handle = () => at("handle") as unknown as null;
    const asked = request({ kind: "session", user }, {}, { isForeign: true });
    await expect(pipeline.run({ name: "test", operation, handle }, asked)).rejects.toThrow("foreignOrigin");
    const others = request(
      { kind: "session", user },
      { params: { id: "somebody-else" }, body: { email: "ada@example.com" } },
    );
    await expect(pipeline.run({ name: "test", operation, handle }, others)).rejects.toThrow("notFound");
    expect(steps).toEqual(["upload", "signInToOneAccount"]);
  });

  it("records who did what to whom, and nothing of a failed call", async () => {
    const user = await createUser();
    const input = { params: { id: user.id }, body: { email: "ada@example.com" } };
    const done = traced();
    await done.pipeline.run({ name: "test", operation, handle: () => null }, request({ kind: "session", user }, input));
    expect(done.records).toMatchObject([{ operation: "test", subject: { ownerId: user.id } }]);
    const failed = traced("handle");
    const handle = () => failed.at("handle") as unknown as null;
    await failed.pipeline
      .run({ name: "test", operation, handle }, request({ kind: "session", user }, input))
      .catch(() => {});
    expect(failed.records).toEqual([]);
  });
});

describe("a principal", () => {
  const outcome = async (who: Who, principal: Principal, scope: Scope | null = null) => {
    const operation = defineOperation({ ...described, who, scope, reply: z.string() });
    const asked = traced().pipeline.run({ name: "test", operation, handle: () => "done" }, request(principal));
    return asked.catch((error: unknown) => (error instanceof AppError ? error.error : "broke"));
  };

  it("is admitted exactly where `who` includes it", async () => {
    const user = await createUser();
    const admin = await createUser("admin");
    const principals: Principal[] = [
      anonymous,
      { kind: "session", user },
      { kind: "session", user: admin },
      { kind: "operator" },
      { kind: "system", job: "test" },
    ];
    const table: Record<Who, string[]> = {
      public: ["done", "done", "done", "done", "done"],
      user: ["noPermission", "done", "done", "noPermission", "noPermission"],
      admin: ["noPermission", "forbidden", "done", "noPermission", "noPermission"],
      desk: ["notFound", "notFound", "done", "notFound", "notFound"],
      internal: ["forbidden", "forbidden", "forbidden", "done", "done"],
    };
    for (const [who, expected] of Object.entries(table)) {
      const found = [];
      for (const principal of principals) found.push(await outcome(who as Who, principal));
      expect(found, who).toEqual(expected);
    }
  });

  it("with a token may do what it was granted and what is public, and never what has no scope", async () => {
    const facts = { id: "1", name: "Mine", isDirect: false };
    const principal: Principal = { kind: "token", user: await createUser(), scopes: ["resumes:read"], token: facts };
    const found = [];
    for (const scope of ["resumes:read", "public", "resumes:write", null] as const) {
      found.push(await outcome("user", principal, scope));
    }
    expect(found).toEqual(["done", "done", "tokenScope", "tokenClosed"]);
    expect(await outcome("public", principal, null)).toBe("tokenClosed");
  });
});
