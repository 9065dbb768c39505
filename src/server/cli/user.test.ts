import { statSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createUserHash } from "#server/http/user-hash.ts";
import { createTestApp } from "#tests/harness/app.ts";
import { createFakePrinter } from "#tests/harness/fake-printer.ts";
import { askRunningServer, openOperatorChannel } from "./operator-channel.ts";
import { runUserCommand } from "./user-commands.ts";

const test = await createTestApp({ printer: createFakePrinter() });
afterEach(test.clear);
afterAll(test.close);
const run = (...args: string[]) => runUserCommand(test.deps, args);

describe("npm run user", () => {
  it("prints a link that signs in", async () => {
    await test.user({ email: "ada@example.com" });
    const { ok, lines } = await run("link", "Ada@Example.com");
    expect(ok).toBe(true);
    expect((await test.anonymous().request(new URL(lines[0] ?? "").pathname)).status).toBe(302);
  });

  it("lists, promotes and demotes", async () => {
    await test.user({ email: "ada@example.com" });
    await test.user({ email: "bo@example.com" });
    expect((await run("promote", "bo@example.com")).lines).toEqual(["bo@example.com is now an admin"]);
    expect((await run("list")).lines).toEqual([
      "ada@example.com  user   2026-01-02  regular",
      "bo@example.com   admin  2026-01-02  regular",
    ]);
    await run("demote", "bo@example.com");
    expect((await run("list")).lines[1]).toContain("user");
  });

  it("grants a plan by the rule of buying one: from the end of the current membership", async () => {
    await test.user({ email: "ada@example.com" });
    expect((await run("grant", "Ada@example.com", "monthly")).lines).toEqual([
      "Ada@example.com is a member until 2026-02-02",
    ]);
    expect((await run("grant", "ada@example.com", "yearly")).lines[0]).toContain("until 2027-02-02");
    expect((await run("list")).lines[0]).toContain("premium until 2027-02-02");
    expect((await run("grant", "ada@example.com", "lifetime")).lines[0]).toContain("for life");
    expect((await run("grant", "ada@example.com", "monthly")).lines[0]).toContain("for life");
    expect((await run("list")).lines[0]).toContain("lifetime");
  });

  it("loses no month of two grants at once", async () => {
    await test.user({ email: "ada@example.com" });
    await Promise.all([1, 2, 3].map(() => run("grant", "ada@example.com", "monthly")));
    expect((await run("list")).lines[0]).toContain("premium until 2026-04-02");
  });

  it("names a plan that does not exist, and changes nothing", async () => {
    await test.user({ email: "ada@example.com" });
    const { ok, lines } = await run("grant", "ada@example.com", "weekly");
    expect([ok, lines]).toEqual([false, ["Unknown plan weekly. Plans: monthly, quarterly, yearly, lifetime"]]);
    expect((await run("list")).lines[0]).toContain("regular");
  });

  it("prints what stands in the log for an account", async () => {
    const user = await test.user({ email: "ada@example.com" });
    const { ok, lines } = await run("log", "Ada@example.com");
    expect([ok, lines]).toEqual([true, [await createUserHash(test.deps.db)(user.id)]]);
    expect((await run("log", "nobody@example.com")).ok).toBe(false);
  });

  it("removes an account, once", async () => {
    const user = await test.user({ email: "ada@example.com" });
    expect((await run("remove", "ada@example.com")).ok).toBe(true);
    expect((await user.request("/api/user/current")).status).toBe(401);
    expect((await run("list")).lines).toEqual([]);
    expect((await run("remove", "ada@example.com")).ok).toBe(false);
  });

  it("records every change by the operator with its user, until that user is removed", async () => {
    const { id } = await test.user({ email: "ada@example.com" });
    await run("promote", "Ada@example.com");
    await run("link", "ada@example.com");
    await run("promote", "nobody@example.com");
    await run("list");
    const records = async () =>
      (await test.deps.db.query.auditLog.findMany({ orderBy: (log, { asc }) => asc(log.id) })).map(
        ({ operation, principal, userId, subjectUserId }) => [operation, principal, userId, subjectUserId],
      );
    expect(await records()).toEqual([
      ["promoteAccount", "operator", null, id],
      ["linkToAccount", "operator", null, id],
    ]);
    await run("remove", "ada@example.com");
    expect(await records()).toEqual([
      ["promoteAccount", "operator", null, null],
      ["linkToAccount", "operator", null, null],
      ["removeAccount", "operator", null, null],
    ]);
  });

  it.each([
    [[]],
    [["link"]],
    [["grant", "ada@example.com"]],
    [["toString", "ada@example.com"]],
    [["remove", "a@example.com", "b@example.com"]],
    [["dance", "ada@example.com"]],
    [["link", "a@example.com", "b@example.com"]],
  ])("prints its usage for %j", async (args) => {
    const { ok, lines } = await run(...args);
    expect([ok, lines[0]]).toEqual([false, "Usage: npm run user -- COMMAND"]);
  });

  it.each([["promote"], ["link"], ["remove"], ["grant", "monthly"]])(
    "names an email that has no account: %s",
    async (command, ...more) => {
      const { ok, lines } = await run(command, "nobody@example.com", ...more);
      expect([ok, lines.length]).toEqual([false, 1]);
      expect(lines[0]).toContain("nobody@example.com");
    },
  );
});

describe("beside a running server", () => {
  // Whatever database the suite runs on, the socket is that of an installation with the embedded one.
  const folder = path.join(test.config.dataDir, "database");
  const config = { ...test.config, database: { kind: "embedded", folder } } as const;

  it("is answered by the server, over a socket that only its owner may open", async () => {
    await test.user({ email: "ada@example.com" });
    expect(await askRunningServer(config, "user", ["list"])).toBeNull();
    const channel = await openOperatorChannel({ ...test.deps, config });
    try {
      expect(statSync(path.join(config.dataDir, "operator.sock")).mode & 0o077).toBe(0);
      expect((await askRunningServer(config, "user", ["list"]))?.lines).toEqual([
        "ada@example.com  user   2026-01-02  regular",
      ]);
      expect((await askRunningServer(config, "user", ["dance"]))?.ok).toBe(false);
    } finally {
      await channel.close();
    }
    expect(await askRunningServer(config, "user", ["list"])).toBeNull();
  });
});
