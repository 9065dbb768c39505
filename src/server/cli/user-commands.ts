import type { Operation } from "#contract/operation.ts";
import { planNames } from "#core/billing/membership.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { membershipOf } from "#core/permissions.ts";
import { listUsers } from "../features/accounts/service.ts";
import { createAudit } from "../features/audit/service.ts";
import { internalRequest } from "../operations/internal-door.ts";
import { createLimits } from "../operations/limits.ts";
import { createPipeline, type Entry } from "../operations/pipeline.ts";
import { type OperatorDeps, operatorHandlers, operatorOperations } from "./operator-operations.ts";

export type CommandResult = { ok: boolean; lines: string[] };

const usage = [
  "Usage: npm run user -- COMMAND",
  "  list              list all accounts",
  "  link EMAIL        create a link that signs this account in once, within 24 hours; earlier links stop working",
  "  promote EMAIL     make it an admin and end its sessions",
  "  demote EMAIL      make it an ordinary account again and end its sessions",
  `  grant EMAIL PLAN  extend its membership as if the plan had been bought now: ${planNames.join(", ")}`,
  "  suspend EMAIL REASON, restore EMAIL REASON",
  "                    nobody signs in to it and its public pages are not found, until it is restored; all is kept",
  '  log EMAIL         print the "user" of its lines in the log',
  "  remove EMAIL      delete it and all its personal data permanently; orders stay, without the name",
];

type Name = keyof typeof operatorOperations;
type Change = {
  operation: Name;
  done(email: string, reply: unknown): string;
  /** What the command takes after the email. */
  takes?: "plan" | "reason";
};

/** The commands that change the account of an email: the operation of each, and the line that it prints when done. */
const changes: Readonly<Record<string, Change>> = {
  link: { operation: "linkToAccount", done: (_, link) => String(link) },
  promote: { operation: "promoteAccount", done: (email) => `${email} is now an admin` },
  demote: { operation: "demoteAccount", done: (email) => `${email} is now an ordinary account` },
  grant: { operation: "grantPlan", takes: "plan", done: membershipLine },
  suspend: { operation: "suspendAccount", takes: "reason", done: (email) => `${email} is suspended` },
  restore: { operation: "restoreAccount", takes: "reason", done: (email) => `${email} is no longer suspended` },
  log: { operation: "hashOfAccount", done: (_, hash) => String(hash) },
  remove: {
    operation: "removeAccount",
    done: (email) => `${email} and all its personal data are deleted`,
  },
};

/** Carries out `npm run user` on an open database. Never throws for wrong arguments. */
export async function runUserCommand(deps: OperatorDeps, args: readonly string[]): Promise<CommandResult> {
  const [command = "", email, more, ...rest] = args;
  if (command === "list" && email === undefined) return list(deps);
  const change = Object.hasOwn(changes, command) ? changes[command] : undefined;
  const isComplete = change && email && (change.takes !== undefined) === (more !== undefined) && rest.length === 0;
  if (!isComplete) return { ok: false, lines: usage };
  if (change.takes === "plan" && !planNames.some((name) => name === more)) {
    return { ok: false, lines: [`Unknown plan ${more}. Plans: ${planNames.join(", ")}`] };
  }
  if (change.takes === "reason" && (more ?? "").trim().length < limits.reason.min) {
    return { ok: false, lines: ["Say why, in quotation marks"] };
  }
  try {
    const reply = await enter(deps, change.operation, { email, ...(change.takes ? { [change.takes]: more } : {}) });
    return { ok: true, lines: [change.done(email, reply)] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      ok: false,
      lines: [`No account has the email ${email}. See all accounts with: npm run user -- list`],
    };
  }
}

/** The command line's door: whoever may run this program on the data folder is the operator. */
function enter(deps: OperatorDeps, name: Name, body: object): Promise<unknown> {
  const pipeline = createPipeline(deps, createLimits(deps.db), createAudit(deps));
  const entry = { name, operation: operatorOperations[name], handle: operatorHandlers(deps)[name] };
  const request = internalRequest({ principal: { kind: "operator" }, input: { body }, log: deps.log });
  return pipeline.run(entry as Entry<Operation>, request);
}

function membershipLine(email: string, reply: unknown): string {
  const { isVip, validTo } = operatorOperations.grantPlan.reply.parse(reply);
  return `${email} is a member ${isVip ? "for life" : `until ${validTo?.toISOString().slice(0, 10)}`}`;
}

async function list(deps: OperatorDeps): Promise<CommandResult> {
  const people = await listUsers(deps);
  const rows = people.map(({ email, cellphone, role, isVip, validTo, createdAt, suspendedAt }) => {
    const { level } = membershipOf({ role: "user", isVip, valiTo: validTo?.getTime() ?? null }, deps.now(), "plans");
    const until = level === "premium" ? ` until ${validTo?.toISOString().slice(0, 10)}` : "";
    return [
      email ?? (cellphone || "(no email)"),
      role,
      createdAt.toISOString().slice(0, 10),
      `${level}${until}${suspendedAt ? ", suspended" : ""}`,
    ];
  });
  const width = Math.max(0, ...rows.map(([name = ""]) => name.length));
  return {
    ok: true,
    lines: rows.map(
      ([name = "", role = "", day, level]) => `${name.padEnd(width)}  ${role.padEnd(5)}  ${day}  ${level}`,
    ),
  };
}
