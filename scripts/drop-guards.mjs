/**
 * `node scripts/drop-guards.mjs` proves that the tests of money notice each guard: in a copy of the project it drops one
 * guard after the other, runs the tests, and prints which of them failed. It exits with 1 when they pass without a guard.
 * `node scripts/drop-guards.mjs lock` drops those whose names contain the word.
 *
 * TEST_DATABASE_URL should be set: the embedded database has one connection, which hides that a lock is missing.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { print, root } from "./setup.mjs";

const orders = "src/server/features/orders";
const adapters = "src/server/adapters/payments";
const buying = `${orders}/buying.test.ts`;
const messages = `${orders}/messages.test.ts`;
const suite = `${adapters}/payments.test.ts`;

/** Each guard: the text that is replaced in a file, and the tests that must notice. */
const guards = [
  {
    name: "signature of WeChat Pay's messages",
    file: `${adapters}/wechat-pay-signatures.ts`,
    from: "if (!key || !timestamp",
    to: "if (body) return true;\n      if (!key || !timestamp",
    tests: [messages],
  },
  {
    name: "signature of Stripe's messages",
    file: `${adapters}/stripe.ts`,
    from: 'if (!given.some((signature) => sameSecret(signature, expected))) return "wrong signature";',
    to: "",
    tests: [messages],
  },
  {
    name: "age of WeChat Pay's messages",
    file: `${adapters}/wechat-pay.ts`,
    from: "> tolerance",
    to: "> Infinity",
    tests: [messages],
  },
  {
    name: "age of Stripe's messages",
    file: `${adapters}/stripe.ts`,
    from: "> tolerance",
    to: "> Infinity",
    tests: [messages],
  },
  {
    name: "amount of a payment",
    file: "src/core/billing/orders.ts",
    from: 'return evidence.amount === order.amount ? null : "amount";',
    to: "return null;",
    tests: [messages],
  },
  {
    name: "currency of a payment",
    file: "src/core/billing/orders.ts",
    from: 'if (evidence.currency !== order.currency) return "currency";',
    to: "",
    tests: [messages],
  },
  {
    name: "merchant of a payment",
    file: "src/core/billing/orders.ts",
    from: 'if (evidence.foreignMerchant !== null) return "merchant";',
    to: "",
    tests: [messages],
  },
  {
    name: "uniqueness of a payment",
    file: `${orders}/settle.ts`,
    from: 'if (await store.findPayment(transaction, provider, providerId)) return "repeated";',
    to: "",
    tests: [`${orders}/doors.test.ts`],
  },
  {
    name: "lock of the people",
    file: "src/server/features/ledger/store.ts",
    from: '.for("no key update")',
    to: "",
    tests: [buying, `${orders}/doors.test.ts`],
  },
  {
    name: "balance that covers a voucher",
    file: "src/server/features/ledger/store.ts",
    from: "if (change.free !== undefined) conditions",
    to: "if (change.free === -1) conditions",
    tests: [`${orders}/doors.test.ts`],
  },
  {
    name: "hold of a reward",
    file: "src/server/features/ledger/service.ts",
    from: "{ balance: amount, reserved: amount }",
    to: "{ balance: amount, reserved: 0 }",
    tests: [buying],
  },
  {
    name: "limit of a refund",
    file: `${orders}/refunds.ts`,
    from: "amount < 1 || amount > left",
    to: "amount < 1",
    tests: [buying],
  },
  {
    name: "key of an operator's refund",
    file: `${orders}/refunds.ts`,
    from: "{ id: key, amount, reason, begunBy",
    to: "{ amount, reason, begunBy",
    tests: [`${orders}/desk.test.ts`],
  },
  {
    name: "key of an operator's voucher",
    file: "src/server/features/desk/vouchers.ts",
    from: "const cause = store.voucherCause(key);",
    to: "const cause = store.voucherCause(key + Math.random());",
    tests: ["src/server/features/desk/desk.test.ts"],
  },
  {
    name: "signature of WeChat Pay's answers",
    file: `${adapters}/wechat-pay.ts`,
    from: "if (!signatures.verify(signed, text)) throw",
    to: "if (!signatures) throw",
    tests: [suite],
  },
];

const wanted = guards.filter(({ name }) => name.includes(process.argv[2] ?? ""));
const copy = mkdtempSync(path.join(tmpdir(), "inkleaf-guards-"));
const parts = ["src", "tests", "migrations", "content", "package.json", "vitest.config.ts", "tsconfig.base.json"];
for (const part of [...parts, "tsconfig.json"])
  cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));

const rows = [];
try {
  for (const { name, file, from, to, tests } of wanted) {
    const place = path.join(copy, file);
    const text = readFileSync(place, "utf8");
    if (!text.includes(from)) throw new Error(`The guard "${name}" is no longer where it was: ${file}`);
    writeFileSync(
      place,
      text.replace(from, () => to),
    );
    const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
    const run = spawnSync(process.execPath, [vitest, "run", "--project", "unit", "--bail", "1", ...tests], {
      cwd: copy,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "test", NO_COLOR: "1" },
    });
    writeFileSync(place, text);
    // A run that failed before its first test says nothing about the guard.
    const failed = /Tests\s+.*?(\d+) failed/.exec(run.stdout)?.[1];
    rows.push({ name, isNoticed: run.status !== 0 && failed !== undefined });
    print(`${name.padEnd(36)} ${rows.at(-1)?.isNoticed ? "noticed" : "NOT NOTICED"}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const missed = rows.filter(({ isNoticed }) => !isNoticed);
print(`\n${rows.length - missed.length} of ${rows.length} dropped guards were noticed`);
process.exit(missed.length > 0 ? 1 : 0);
