import { afterAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { createTestDatabase } from "#tests/harness/database.ts";
import { botCheckSuite, solveChallenge } from "./contract.ts";
import { createNoBotCheck } from "./off.ts";
import { createOwnBotCheck } from "./own.ts";

const database = await createTestDatabase();
afterAll(database.close);

let time = Date.UTC(2026, 0, 2);
const own = () => createOwnBotCheck(database.db, () => time);
const visitor = { address: "203.0.113.7" };

botCheckSuite("own", () => {
  const check = own();
  return { check, solve: async () => solveChallenge(await check.challenge()) };
});
botCheckSuite("off", () => ({ check: createNoBotCheck(), solve: async () => "anything" }));

describe("our own proof of work", () => {
  const read = (token: string) => JSON.parse(Buffer.from(token, "base64").toString()) as Record<string, unknown>;
  const write = (solution: Record<string, unknown>) => Buffer.from(JSON.stringify(solution)).toString("base64");

  it("takes a solution once, of two that come at the same time too", async () => {
    const check = own();
    const token = solveChallenge(await check.challenge());
    const both = await Promise.all([check.verify(token, visitor), check.verify(token, visitor)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await check.verify(token, visitor)).toBe(false);
  });

  it("takes none that is over, and one that is just not", async () => {
    const check = own();
    const [early, late] = [solveChallenge(await check.challenge()), solveChallenge(await check.challenge())];
    time += limits.botCheck.lifetime - 1;
    expect(await check.verify(early, visitor)).toBe(true);
    time += 1;
    expect(await check.verify(late, visitor)).toBe(false);
  });

  it("takes none whose expiry, number, challenge or signature was changed", async () => {
    const check = own();
    const solution = read(solveChallenge(await check.challenge()));
    const [random] = String(solution.salt).split(".");
    const changes = [
      { salt: `${random}.${time + 10 * limits.botCheck.lifetime}` },
      { number: Number(solution.number) + 1 },
      { challenge: "0".repeat(64) },
      { signature: "0".repeat(64) },
    ];
    for (const change of changes) expect(await check.verify(write({ ...solution, ...change }), visitor)).toBe(false);
    expect(await check.verify(write(solution), visitor)).toBe(true);
  });

  it("is the same check in every process: the key is shared", async () => {
    const token = solveChallenge(await own().challenge());
    expect(await own().verify(token, visitor)).toBe(true);
  });
});
