-- Codes by SMS belong to the browser that asked for them, SMS have a budget for the whole installation, and it is kept
-- who agreed to which version of the terms and the privacy policy.

-- A code from before belongs to no browser; it lasts five minutes at most.
ALTER TABLE phone_codes ADD COLUMN cookie_hash text NOT NULL DEFAULT '';

CREATE TABLE sms_days (
  day date PRIMARY KEY,
  sent integer NOT NULL
);

CREATE TABLE consents (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  version text NOT NULL,
  way text NOT NULL CHECK (way IN ('email', 'phone', 'google', 'github', 'wechat')),
  agreed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, version)
);

-- Null for a sign-up from before.
ALTER TABLE sign_ups ADD COLUMN consent_version text;
ALTER TABLE sign_ups ADD COLUMN agreed_at timestamptz(3);
