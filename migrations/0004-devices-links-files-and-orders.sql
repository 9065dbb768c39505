-- Signed-in devices by name, links that set a new password, whose uploaded files are whose, and orders.

ALTER TABLE sessions ADD COLUMN id text;
UPDATE sessions SET id = gen_random_uuid()::text;
ALTER TABLE sessions ALTER COLUMN id SET NOT NULL;
ALTER TABLE sessions ADD CONSTRAINT sessions_id_unique UNIQUE (id);
ALTER TABLE sessions ADD COLUMN browser text NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN system text NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN kind text NOT NULL DEFAULT 'unknown'
  CHECK (kind IN ('desktop', 'phone', 'tablet', 'unknown'));

CREATE TABLE password_resets (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX password_resets_by_user ON password_resets (user_id);

-- Codes and links are counted apart: who asks for many of one must not keep the other from its owner.
ALTER TABLE mail_quotas ADD COLUMN kind text NOT NULL DEFAULT 'code' CHECK (kind IN ('code', 'reset'));
ALTER TABLE mail_quotas DROP CONSTRAINT mail_quotas_pkey;
ALTER TABLE mail_quotas ADD PRIMARY KEY (email, kind);

CREATE TABLE uploads (
  key text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX uploads_by_user ON uploads (user_id);

-- Files of accounts that are gone: removed from storage after the rows, and again until nothing can still be writing them.
CREATE TABLE file_removals (
  kind text NOT NULL CHECK (kind IN ('upload', 'cover')),
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (kind, name)
);

-- An order outlives the account: the books need it, without the person.
CREATE TABLE orders (
  id text PRIMARY KEY,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  plan_name text NOT NULL CHECK (plan_name IN ('monthly', 'quarterly', 'yearly', 'lifetime')),
  payment_method text NOT NULL,
  amount integer NOT NULL CHECK (amount >= 0),
  trade_state text NOT NULL DEFAULT 'NOTPAY' CHECK (trade_state IN ('NOTPAY', 'SUCCESS', 'CLOSED')),
  is_updated boolean NOT NULL DEFAULT false,
  is_balance_pay boolean NOT NULL DEFAULT false,
  pay_url text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  paid_at timestamptz(3)
);
CREATE INDEX orders_by_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_by_time ON orders (created_at DESC, id DESC);
