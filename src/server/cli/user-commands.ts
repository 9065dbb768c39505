import type { Deps } from "../deps.ts";
import { linkFor, listUsers, setRole } from "../features/accounts/service.ts";

export type CommandResult = { ok: boolean; lines: string[] };

const usage = [
  "Usage: npm run user -- COMMAND",
  "  link EMAIL     a link that signs this account in, once, within 24 hours",
  "  list           every account",
  "  promote EMAIL  makes it an admin",
  "  demote EMAIL   makes it an ordinary account again",
];

/** What `npm run user` does, on an open database. Never throws for what a person typed. */
export async function runUserCommand(
  deps: Pick<Deps, "db" | "now" | "config">,
  args: readonly string[],
): Promise<CommandResult> {
  const [command, email, ...rest] = args;
  if (command === "list" && email === undefined) return list(deps);
  if (!email || rest.length > 0) return { ok: false, lines: usage };
  if (command === "link") {
    const link = await linkFor(deps, email);
    return link ? { ok: true, lines: [link] } : unknown(email);
  }
  if (command === "promote" || command === "demote") {
    const role = command === "promote" ? "admin" : "user";
    if (!(await setRole(deps, email, role))) return unknown(email);
    return { ok: true, lines: [`${email} is ${role === "admin" ? "an admin" : "an ordinary account"} now`] };
  }
  return { ok: false, lines: usage };
}

async function list(deps: Pick<Deps, "db">): Promise<CommandResult> {
  const people = await listUsers(deps);
  const rows = people.map(({ email, role, createdAt }) => [
    email ?? "(no email)",
    role,
    createdAt.toISOString().slice(0, 10),
  ]);
  const width = Math.max(0, ...rows.map(([email = ""]) => email.length));
  return {
    ok: true,
    lines: rows.map(([email = "", role = "", day]) => `${email.padEnd(width)}  ${role.padEnd(5)}  ${day}`),
  };
}

function unknown(email: string): CommandResult {
  return { ok: false, lines: [`No account has the address ${email}. npm run user -- list shows them all`] };
}
