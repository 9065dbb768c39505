import { planNames } from "#core/billing/membership.ts";
import { membershipOf } from "#core/permissions.ts";
import type { Deps } from "../deps.ts";
import { removeAccount } from "../features/account-removal/service.ts";
import { findAccount, grantPlan, linkFor, listUsers, setRole } from "../features/accounts/service.ts";
import { sweepFiles } from "../files/service.ts";

export type CommandResult = { ok: boolean; lines: string[] };
type CommandDeps = Pick<Deps, "db" | "now" | "config" | "log" | "storage" | "personalData" | "jobs">;

const usage = [
  "Usage: npm run user -- COMMAND",
  "  list              every account",
  "  link EMAIL        a link that signs this account in, once, within 24 hours",
  "  promote EMAIL     makes it an admin",
  "  demote EMAIL      makes it an ordinary account again",
  `  grant EMAIL PLAN  extends its membership as if it had bought the plan now: ${planNames.join(", ")}`,
  "  remove EMAIL      removes it with all personal data, for good; orders stay without the person",
];

type Command = (deps: CommandDeps, email: string) => Promise<CommandResult>;

/** Commands that take an address and nothing else. */
const ofOne: Readonly<Record<string, Command>> = {
  async link(deps, email) {
    const link = await linkFor(deps, email);
    return link ? done(link) : unknown(email);
  },
  promote: (deps, email) => changeRole(deps, email, "admin"),
  demote: (deps, email) => changeRole(deps, email, "user"),
  async remove(deps, email) {
    const account = await findAccount(deps, email);
    if (!account || !(await removeAccount(deps, account.id))) return unknown(email);
    // The server, which would remove the files in the background, may not be running.
    await sweepFiles(deps);
    return done(`${email} is removed, with everything that was this person's`);
  },
};

/** What `npm run user` does, on an open database. Never throws for what a person typed. */
export async function runUserCommand(deps: CommandDeps, args: readonly string[]): Promise<CommandResult> {
  const [command = "", email, plan, ...rest] = args;
  if (command === "list" && email === undefined) return list(deps);
  if (!email || rest.length > 0) return { ok: false, lines: usage };
  if (command === "grant") return plan === undefined ? { ok: false, lines: usage } : grant(deps, email, plan);
  const known = plan === undefined && Object.hasOwn(ofOne, command) ? ofOne[command] : undefined;
  return known ? known(deps, email) : { ok: false, lines: usage };
}

async function grant(deps: CommandDeps, email: string, given: string): Promise<CommandResult> {
  const plan = planNames.find((name) => name === given);
  if (!plan) return { ok: false, lines: [`There is no plan ${given}. Plans: ${planNames.join(", ")}`] };
  const after = await grantPlan(deps, email, plan);
  if (!after) return unknown(email);
  const end = after.isVip ? "for a lifetime" : `until ${after.validTo?.toISOString().slice(0, 10)}`;
  return done(`${email} is a member ${end}`);
}

async function changeRole(deps: CommandDeps, email: string, role: "user" | "admin"): Promise<CommandResult> {
  if (!(await setRole(deps, email, role))) return unknown(email);
  return done(`${email} is ${role === "admin" ? "an admin" : "an ordinary account"} now`);
}

async function list(deps: CommandDeps): Promise<CommandResult> {
  const people = await listUsers(deps);
  const rows = people.map(({ email, cellphone, role, isVip, validTo, createdAt }) => {
    const { level } = membershipOf({ role: "user", isVip, valiTo: validTo?.getTime() ?? null }, deps.now(), "plans");
    const until = level === "premium" ? ` until ${validTo?.toISOString().slice(0, 10)}` : "";
    return [email ?? (cellphone || "(no email)"), role, createdAt.toISOString().slice(0, 10), `${level}${until}`];
  });
  const width = Math.max(0, ...rows.map(([name = ""]) => name.length));
  return {
    ok: true,
    lines: rows.map(
      ([name = "", role = "", day, level]) => `${name.padEnd(width)}  ${role.padEnd(5)}  ${day}  ${level}`,
    ),
  };
}

function done(line: string): CommandResult {
  return { ok: true, lines: [line] };
}

function unknown(email: string): CommandResult {
  return { ok: false, lines: [`No account has the address ${email}. npm run user -- list shows them all`] };
}
