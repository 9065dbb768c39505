-- People, their sessions, the way to an account, the two ledgers, and what the embedded stand-ins keep.

CREATE TABLE users (
  id text PRIMARY KEY,
  email text UNIQUE,
  user_name text NOT NULL,
  nick_name text NOT NULL,
  avatar text NOT NULL DEFAULT '',
  cellphone text NOT NULL DEFAULT '',
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  type text NOT NULL DEFAULT 'email' CHECK (type IN ('email', 'phone', 'wechat', 'oauth')),
  is_vip boolean NOT NULL DEFAULT false,
  valid_to timestamptz(3),
  password_hash text,
  inviter_id text,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  touched_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE sign_ups (
  id text PRIMARY KEY,
  email text NOT NULL,
  password_hash text NOT NULL,
  inviter_id text,
  cookie_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX sign_ups_by_email ON sign_ups (email);

CREATE TABLE verification_codes (
  id text PRIMARY KEY,
  sign_up_id text NOT NULL REFERENCES sign_ups (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX verification_codes_by_sign_up ON verification_codes (sign_up_id);

CREATE TABLE mail_quotas (
  email text PRIMARY KEY,
  sent_at timestamptz(3) NOT NULL,
  day_start timestamptz(3) NOT NULL,
  day_count integer NOT NULL
);

CREATE TABLE operator_links (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);

CREATE TABLE installation_keys (
  name text PRIMARY KEY,
  secret text NOT NULL
);

CREATE TABLE used_bot_challenges (
  challenge text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);

CREATE TABLE token_records (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL,
  amount integer NOT NULL,
  cause text NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX token_records_by_user ON token_records (user_id, id);

CREATE TABLE balance_records (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL,
  amount integer NOT NULL,
  cause text NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX balance_records_by_user ON balance_records (user_id, id);

CREATE TABLE outbox (
  id text PRIMARY KEY,
  channel text NOT NULL,
  "to" text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX outbox_by_address ON outbox ("to");

-- Counters of the rate limits, written by rate-limiter-flexible where several processes share PostgreSQL.
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
