-- Captchas, codes by SMS, and who somebody is at Google, GitHub and WeChat.

CREATE TABLE captchas (
  cookie_hash text PRIMARY KEY,
  code_hash text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE TABLE phone_codes (
  id text PRIMARY KEY,
  phone text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX phone_codes_by_phone ON phone_codes (phone);

CREATE TABLE sms_quotas (
  phone text PRIMARY KEY,
  sent_at timestamptz(3) NOT NULL,
  day_start timestamptz(3) NOT NULL,
  day_count integer NOT NULL
);

CREATE TABLE identities (
  provider text NOT NULL CHECK (provider IN ('google', 'github', 'wechat')),
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_by_user ON identities (user_id);

CREATE TABLE passport_flows (
  state_hash text PRIMARY KEY,
  cookie_hash text NOT NULL,
  provider text NOT NULL,
  verifier text NOT NULL,
  nonce text NOT NULL,
  prev text NOT NULL,
  inviter_id text,
  expires_at timestamptz(3) NOT NULL
);

-- A number belongs to one account; most accounts have none.
CREATE UNIQUE INDEX users_by_cellphone ON users (cellphone) WHERE cellphone <> '';
