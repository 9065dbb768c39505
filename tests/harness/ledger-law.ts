import type pg from "pg";
import { spendingTypes } from "#core/billing/ledger.ts";
import { moneyLaws } from "./money-law.ts";

/**
 * What is true of the accounts, the records, the reservations and of money (`money-law.ts`) after every transaction. Each law is a query for the
 * rows that break it, and all of them form one statement. `createTestDatabase` runs it after every test, whatever the
 * test was about.
 */
const records = `(
  select user_id, 'token' as kind, '' as currency, type, amount, cause, reverses, sequence, balance from token_records
  union all
  select user_id, 'voucher', currency, type, amount, cause, reverses, sequence, balance from balance_records
)`;

const spending = [...spendingTypes].map((type) => `'${type}'`).join(", ");

const laws: Record<string, string> = {
  "a balance is the sum of its records": `
    select user_id, kind, currency, coalesce(a.balance, 0) as balance, coalesce(r.total, 0) as records
    from accounts a full join
      (select user_id, kind, currency, sum(amount) as total from records group by 1, 2, 3) r using (user_id, kind, currency)
    where coalesce(a.balance, 0) <> coalesce(r.total, 0)`,
  "what is reserved is the sum of the open reservations": `
    select user_id, kind, currency, coalesce(a.reserved, 0) as reserved, coalesce(o.total, 0) as reservations
    from accounts a full join
      (select user_id, kind, currency, sum(amount) as total from reservations where state = 'open' group by 1, 2, 3) o
      using (user_id, kind, currency)
    where coalesce(a.reserved, 0) <> coalesce(o.total, 0)`,
  "overdrawn is what the balance lacks of what is reserved": `
    select user_id, kind, currency, balance, reserved, overdrawn from accounts
    where overdrawn <> greatest(0, reserved - balance)`,
  "a record carries the balance of the one before it and its own amount": `
    select user_id, kind, currency, sequence, balance, amount, before from (
      select *, coalesce(lag(balance) over (partition by user_id, kind, currency order by sequence), 0) as before
      from records) running
    where balance <> before + amount`,
  "a person's records are numbered from 1 without gaps": `
    select user_id, sequence, place from (
      select user_id, sequence, row_number() over (partition by user_id order by sequence) as place from records) numbered
    where sequence <> place`,
  "an account knows the number of its newest record": `
    select user_id, kind, currency, a.sequence, n.newest
    from accounts a left join
      (select user_id, kind, currency, max(sequence) as newest from records group by 1, 2, 3) n using (user_id, kind, currency)
    where a.sequence <> coalesce(n.newest, 0)`,
  "no spending takes a balance below 0": `
    select user_id, kind, currency, sequence, balance from records
    where amount < 0 and balance < 0 and type in (${spending})`,
  "a settled reservation is booked with what it took": `
    select s.cause, s.taken, r.amount from reservations s
    left join (select * from records where type in (${spending})) r using (cause, kind, user_id, currency)
    where s.state = 'settled' and coalesce(r.amount, 0) <> -s.taken`,
};

const question = `with records as ${records}
${Object.entries({ ...laws, ...moneyLaws })
  .map(
    ([law, query]) => `select '${law.replaceAll("'", "''")}' as law, to_jsonb(broken) as found from (${query}) broken`,
  )
  .join("\nunion all\n")}`;

/** Returns one line for every row that breaks a law of the ledger; empty where all hold. */
export async function brokenLedgerLaws(pool: pg.Pool): Promise<string[]> {
  // It has a name, so that a connection plans it once: planning takes the database seven times as long as the answer.
  const { rows } = await pool.query<{ law: string; found: object }>({ name: "laws of the ledger", text: question });
  return rows.map(({ law, found }) => `${law}: ${JSON.stringify(found)}`);
}

/** Throws with every row that breaks a law of the ledger. */
export async function assertLedgerLaws(pool: pg.Pool): Promise<void> {
  const broken = await brokenLedgerLaws(pool);
  if (broken.length > 0) throw new Error(`The ledger does not add up:\n${broken.join("\n")}`);
}
