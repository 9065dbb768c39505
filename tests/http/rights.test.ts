import { readFileSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { callList } from "#contract/registry.ts";
import { may, type Right } from "#core/permissions.ts";
import { rightsAskedBy } from "#server/operations/authorize.ts";
import { createExampleApp, examples, type World } from "#tests/harness/call-examples.ts";
import { elsewhere } from "#tests/harness/elsewhere.ts";

/**
 * Calls declare the rights that core/permissions names, and each declared right is really checked when the call is
 * made.
 */

const test = await createExampleApp();
afterAll(test.close);

let world: World;
beforeEach(async () => {
  await test.clear();
  world = { test, user: await test.user() };
});

const declared = callList.map(({ name, call }) => ({
  name,
  call,
  rights: [...new Set([...(call.may ? [call.may] : []), ...call.decides])],
}));

describe("rights", () => {
  it("of core/permissions are each declared by a call", () => {
    const source = readFileSync(new URL("../../src/core/permissions.ts", import.meta.url), "utf8");
    const type = /export type Rights = \{([\s\S]*?)\n\};/.exec(source)?.[1] ?? "";
    const names = [...type.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name as Right);
    expect(names).toContain("editResume");
    // Each name is also a rule that can refuse.
    for (const name of names) expect(may(null, name, {} as never)).toBe(false);
    expect(names.filter((name) => !declared.some(({ rights }) => rights.includes(name)))).toEqual([]);
  });

  it.each(declared)("that $name declares are checked, and no others", async ({ name, call, rights }) => {
    const { as, input, init } = await examples[name](world);
    const asked = await rightsAskedBy(async () => {
      const headers = elsewhere();
      const response = init
        ? await as.request(call.path, { ...init, headers: { ...init.headers, ...headers } })
        : await as.fetch(call, { ...input, headers });
      expect(response.status).toBe(call.status);
    });
    expect([...asked].sort()).toEqual([...rights].sort());
  });
});
