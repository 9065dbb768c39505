-- Orders in a currency, the payments and refunds that stand behind them, what does not fit, and what admins did.

-- What was offered before was sold by WeChat alone.
ALTER TABLE orders ADD COLUMN currency text CHECK (currency IN ('CNY', 'USD'));
UPDATE orders SET currency = CASE WHEN payment_method = 'wechat' THEN 'CNY' ELSE 'USD' END;
ALTER TABLE orders ALTER COLUMN currency SET NOT NULL;
-- Which provider was or will be asked; null for an order from before. `voucher`: none.
ALTER TABLE orders ADD COLUMN provider text CHECK (provider IN ('voucher', 'embedded', 'wechat-pay', 'stripe'));
-- What a provider calls the order; null where no provider was asked for a payment.
ALTER TABLE orders ADD COLUMN reference text;
-- What is known of it there: nothing was begun, it can be paid, it cannot be paid any more, it is paid.
ALTER TABLE orders ADD COLUMN provider_state text NOT NULL DEFAULT 'none'
  CHECK (provider_state IN ('none', 'open', 'closed', 'paid'));
ALTER TABLE orders ADD COLUMN asked_at timestamptz(3);
ALTER TABLE orders ADD COLUMN refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0);
ALTER TABLE orders ADD COLUMN refunded_at timestamptz(3);
ALTER TABLE orders ADD COLUMN disputed_at timestamptz(3);
-- The version of the words with which a buyer asked for the service before the time to withdraw was over, and when.
ALTER TABLE orders ADD COLUMN consent_version text;
ALTER TABLE orders ADD COLUMN consented_at timestamptz(3);
ALTER TABLE orders ADD CONSTRAINT orders_refunded CHECK (refunded <= amount AND (refunded = 0 OR trade_state = 'SUCCESS'));
ALTER TABLE orders ADD CONSTRAINT orders_updated CHECK (NOT is_updated OR trade_state = 'SUCCESS');
CREATE INDEX orders_at_providers ON orders (expires_at) WHERE provider_state = 'open';

-- What was paid for an order: by a provider, or out of the vouchers. It outlives the account as the order does.
CREATE TABLE payments (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  provider text NOT NULL CHECK (provider IN ('voucher', 'embedded', 'wechat-pay', 'stripe')),
  -- The provider's number of the payment; of a voucher the order's id.
  provider_id text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  paid_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT payments_by_provider UNIQUE (provider, provider_id),
  CONSTRAINT payments_by_order UNIQUE (order_id)
);

CREATE TABLE refunds (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id),
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency IN ('CNY', 'USD')),
  state text NOT NULL CHECK (state IN ('asked', 'refused', 'approved', 'done', 'failed')),
  -- Who began it: the buyer who asked for it, the operator, or the provider (a dispute that was lost).
  begun_by text NOT NULL CHECK (begun_by IN ('buyer', 'operator', 'provider')),
  reason text NOT NULL DEFAULT '',
  answer text NOT NULL DEFAULT '',
  provider_id text,
  created_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  done_at timestamptz(3)
);
CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_on_the_way ON refunds (created_at) WHERE state IN ('asked', 'approved');
CREATE UNIQUE INDEX refunds_by_provider ON refunds (provider_id) WHERE provider_id IS NOT NULL;

-- Genuine messages and payments that do not fit what we know, for the operator to look at.
CREATE TABLE payment_exceptions (
  id text PRIMARY KEY,
  kind text NOT NULL,
  order_id text REFERENCES orders (id),
  provider text NOT NULL,
  provider_id text NOT NULL,
  -- What was expected and what came: amounts, currencies, the merchant's number. Nothing of a person.
  facts jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  resolved_at timestamptz(3),
  resolution text NOT NULL DEFAULT '',
  CONSTRAINT payment_exceptions_once UNIQUE (provider, provider_id, kind)
);
CREATE INDEX payment_exceptions_open ON payment_exceptions (created_at) WHERE resolved_at IS NULL;

-- What an operator did to money and accounts. It only grows.
CREATE TABLE admin_actions (
  id text PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  -- An admin's user id, or null for the command line; null too once that account is removed.
  actor_id text REFERENCES users (id) ON DELETE SET NULL,
  action text NOT NULL,
  -- The id of an order, a refund or an exception: never of a person.
  subject text NOT NULL,
  reason text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX admin_actions_by_actor ON admin_actions (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX admin_actions_by_subject ON admin_actions (subject);

-- The payments of the embedded provider: what a vendor would keep on its side.
CREATE TABLE sandbox_payments (
  reference text PRIMARY KEY,
  order_id text NOT NULL UNIQUE REFERENCES orders (id),
  amount integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'closed', 'paid')),
  provider_id text UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  paid_at timestamptz(3),
  -- Cents that went back, by the number of the refund.
  refunds jsonb NOT NULL DEFAULT '{}'
);
