-- A balance is a row that changes together with every record. Until now it was the sum of the records.

CREATE TABLE accounts (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('token', 'voucher')),
  -- Empty for tokens, never null: NULLs are all different to a unique key, before PostgreSQL 15 without exception.
  currency text NOT NULL DEFAULT '',
  balance bigint NOT NULL DEFAULT 0,
  -- The sum of the open reservations.
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  -- How much of what is reserved the balance does not cover. Reversals alone raise it.
  overdrawn bigint NOT NULL DEFAULT 0 CHECK (overdrawn >= 0),
  -- The number of the newest record of this account.
  sequence bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, kind, currency),
  CONSTRAINT accounts_currency CHECK (CASE kind WHEN 'token' THEN currency = '' ELSE currency IN ('CNY', 'USD') END),
  CONSTRAINT accounts_covered CHECK (balance + overdrawn >= reserved)
);

CREATE TABLE reservations (
  cause text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('token', 'voucher')),
  currency text NOT NULL DEFAULT '',
  type text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'released', 'expired')),
  used integer CHECK (used >= 0),
  taken integer CHECK (taken >= 0 AND taken <= used),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  CONSTRAINT reservations_closed CHECK ((state = 'open') = (closed_at IS NULL)),
  CONSTRAINT reservations_settled CHECK ((state = 'settled') = (used IS NOT NULL AND taken IS NOT NULL))
);
CREATE INDEX reservations_by_user ON reservations (user_id);
CREATE INDEX reservations_to_expire ON reservations (expires_at) WHERE state = 'open';

-- Vouchers so far are gifts of 5 to people who were invited, in the edition that they signed up in. The way to sign in tells
-- which: the Chinese edition opens accounts by phone and by WeChat, the English one by email and by OAuth.
ALTER TABLE balance_records ADD COLUMN currency text CHECK (currency IN ('CNY', 'USD'));
UPDATE balance_records SET currency = CASE WHEN users.type IN ('phone', 'wechat') THEN 'CNY' ELSE 'USD' END
  FROM users WHERE users.id = balance_records.user_id;
ALTER TABLE balance_records ALTER COLUMN currency SET NOT NULL;

-- Records are numbered 1, 2, 3 … for each person, over both tables, in the order in which lists have shown them.
CREATE TEMPORARY TABLE numbered ON COMMIT DROP AS
SELECT id, user_id, kind, currency,
  row_number() OVER (PARTITION BY user_id ORDER BY id, kind) AS sequence,
  sum(amount) OVER (PARTITION BY user_id, kind, currency ORDER BY id) AS balance
FROM (
  SELECT id, user_id, 'token' AS kind, '' AS currency, amount FROM token_records
  UNION ALL
  SELECT id, user_id, 'voucher', currency, amount FROM balance_records
) AS records;

ALTER TABLE token_records ADD COLUMN sequence bigint, ADD COLUMN balance bigint;
UPDATE token_records SET sequence = numbered.sequence, balance = numbered.balance
  FROM numbered WHERE numbered.kind = 'token' AND numbered.id = token_records.id;
ALTER TABLE token_records ALTER COLUMN sequence SET NOT NULL, ALTER COLUMN balance SET NOT NULL;

ALTER TABLE balance_records ADD COLUMN sequence bigint, ADD COLUMN balance bigint;
UPDATE balance_records SET sequence = numbered.sequence, balance = numbered.balance
  FROM numbered WHERE numbered.kind = 'voucher' AND numbered.id = balance_records.id;
ALTER TABLE balance_records ALTER COLUMN sequence SET NOT NULL, ALTER COLUMN balance SET NOT NULL;

INSERT INTO accounts (user_id, kind, currency, balance, overdrawn, sequence)
SELECT DISTINCT ON (user_id, kind, currency) user_id, kind, currency, balance, greatest(0, -balance), sequence
FROM numbered ORDER BY user_id, kind, currency, sequence DESC;

DROP INDEX token_records_by_user;
DROP INDEX balance_records_by_user;
CREATE UNIQUE INDEX token_records_by_sequence ON token_records (user_id, sequence);
CREATE UNIQUE INDEX balance_records_by_sequence ON balance_records (user_id, sequence);
