import { limits } from "#core/limits.ts";

/**
 * What is true of memberships, orders, payments and refunds after every transaction, each law a query for the rows that
 * break it. `ledger-law.ts` asks them with its own after every test.
 */
const bonus = `case plan_name when 'monthly' then ${limits.tokens.perMonth} when 'quarterly' then ${3 * limits.tokens.perMonth}
  when 'yearly' then ${12 * limits.tokens.perMonth} else ${limits.tokens.lifetime} end`;

export const moneyLaws: Readonly<Record<string, string>> = {
  "a membership is what its grants add up to": `
    with recursive force as (
      select g.*, row_number() over (partition by user_id order by sequence) as place from grants g
      where effect = 'add' and coalesce((select later.effect from grants later where later.of_grant = g.id
        order by later.sequence desc limit 1), 'restore') = 'restore'),
    fold as (
      select u.id as user_id, 0::bigint as place, null::timestamptz as reached, false as is_vip from users u
      union all
      select f.user_id, g.place,
        case when g.months is not null then greatest(f.reached, g.granted_at) + make_interval(months => g.months)
          when g.until is not null then greatest(f.reached, g.until) else f.reached end,
        f.is_vip or (g.months is null and g.until is null)
      from fold f join force g on g.user_id = f.user_id and g.place = f.place + 1)
    select u.id, u.valid_to, u.is_vip, last.reached, last.is_vip as granted from users u
    join (select distinct on (user_id) * from fold order by user_id, place desc) last on last.user_id = u.id
    where u.is_vip <> last.is_vip or u.valid_to is distinct from last.reached`,
  "a reversal takes back no more than was given": `
    select r.reverses, sum(r.amount) as reversed, g.amount as given from records r
    left join records g on g.cause = r.reverses and g.kind = r.kind and g.currency = r.currency and g.user_id = r.user_id
    where r.reverses is not null group by r.kind, r.reverses, g.amount
    having g.amount is null or sign(sum(r.amount)) = sign(g.amount) or abs(sum(r.amount)) > abs(g.amount)`,
  "an order is paid if and only if it has a payment of its amount and currency": `
    select o.id, o.trade_state, o.amount, o.currency, p.amount as paid, p.currency as paid_in
    from orders o full join payments p on p.order_id = o.id
    where (o.trade_state = 'SUCCESS') is distinct from (p.id is not null)
      or (p.id is not null and (p.amount <> o.amount or p.currency <> o.currency))`,
  "an order is delivered if and only if it has one grant and one bonus": `
    select o.id, o.is_updated, g.id as grant_id, t.amount as bonus from orders o
    left join grants g on g.cause = 'order:' || o.id and g.effect = 'add' and g.user_id = o.user_id
    left join token_records t on t.cause = 'bonus:' || o.id and t.user_id = o.user_id
    where o.user_id is not null and (o.is_updated <> (g.id is not null) or o.is_updated <> (t.id is not null)
      or (t.id is not null and t.amount <> ${bonus}))`,
  "a grant and a bonus are of a delivered order": `
    select of_order from (
      select substr(cause, 7) as of_order from grants where source = 'order' and effect = 'add'
      union all select substr(cause, 7) from token_records where cause like 'bonus:%' and reverses is null) given
    where not exists (select 1 from orders o where o.id = of_order and o.is_updated)`,
  "a reward is the share of what was paid in money, to somebody else, once": `
    select r.cause, r.amount, r.currency, o.amount as paid from balance_records r
    left join orders o on o.id = substr(r.cause, 10) left join payments p on p.order_id = o.id
    where r.cause like 'referrer:%' and r.reverses is null and (p.id is null or p.provider = 'voucher'
      or r.amount <> floor(p.amount * ${limits.voucher.inviterPercent} / 100.0) or r.currency <> p.currency
      or not o.is_updated or r.user_id = o.user_id)`,
  "an order paid by voucher took its amount from the vouchers": `
    select p.order_id, p.amount, r.amount as taken from payments p join orders o on o.id = p.order_id
    left join balance_records r on r.cause = 'order:' || o.id and r.user_id = o.user_id and r.currency = p.currency
    where p.provider = 'voucher' and o.user_id is not null and coalesce(r.amount, 0) <> -p.amount`,
  "what went back is the sum of the refunds, and no more than was paid": `
    select o.id, o.refunded, done, begun, p.amount from orders o
    left join payments p on p.order_id = o.id
    cross join lateral (select coalesce(sum(amount) filter (where state = 'done'), 0) as done,
      coalesce(sum(amount) filter (where state not in ('withdrawn', 'refused', 'failed')), 0) as begun
      from refunds where order_id = o.id and currency = o.currency) r
    where o.refunded <> done or begun > coalesce(p.amount, 0)`,
  "a refund is in the currency of its order": `
    select r.id from refunds r join orders o on o.id = r.order_id where r.currency <> o.currency`,
};
