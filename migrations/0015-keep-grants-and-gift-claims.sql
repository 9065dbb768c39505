-- A membership is what its grants add up to. Until now its end was overwritten. Gifts are given once a person, and what a
-- record takes back is named by it.

CREATE TABLE grants (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Numbers the grants of a user in the order in which they are added up.
  sequence integer NOT NULL,
  effect text NOT NULL CHECK (effect IN ('add', 'take', 'restore')),
  -- What a row with another effect than to add is about.
  of_grant text REFERENCES grants (id) ON DELETE CASCADE,
  -- The length of what is added; neither of the two: for life.
  months integer CHECK (months > 0),
  until timestamptz(3),
  source text NOT NULL CHECK (source IN ('order', 'operator', 'program', 'earlier', 'refund', 'dispute')),
  cause text NOT NULL UNIQUE,
  granted_at timestamptz(3) NOT NULL,
  CONSTRAINT grants_of CHECK ((effect = 'add') = (of_grant IS NULL)),
  CONSTRAINT grants_length CHECK (months IS NULL OR until IS NULL)
);
CREATE UNIQUE INDEX grants_by_sequence ON grants (user_id, sequence);
CREATE INDEX grants_by_grant ON grants (of_grant) WHERE of_grant IS NOT NULL;

-- How a membership from before came about is not known any more, only when it ends.
INSERT INTO grants (id, user_id, sequence, effect, until, source, cause, granted_at)
SELECT gen_random_uuid()::text, id, 1, 'add', valid_to, 'earlier', 'earlier:' || id, created_at
FROM users WHERE valid_to IS NOT NULL;
INSERT INTO grants (id, user_id, sequence, effect, source, cause, granted_at)
SELECT gen_random_uuid()::text, id, 2, 'add', 'earlier', 'earlier-lifetime:' || id, created_at
FROM users WHERE is_vip;

-- Who had the gifts of a new account: keyed hashes of emails, phone numbers and accounts at providers. They outlive the
-- account and lead back to nobody.
CREATE TABLE gift_claims (
  claim text PRIMARY KEY,
  claimed_at timestamptz(3) NOT NULL
);

-- When a member last downloaded a PDF, which the refund policy asks about.
CREATE TABLE member_downloads (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  downloaded_at timestamptz(3) NOT NULL
);

-- The cause of the record that this one takes back, in whole or in part.
ALTER TABLE token_records ADD COLUMN reverses text;
ALTER TABLE balance_records ADD COLUMN reverses text;
CREATE INDEX token_records_by_reversed ON token_records (reverses) WHERE reverses IS NOT NULL;
CREATE INDEX balance_records_by_reversed ON balance_records (reverses) WHERE reverses IS NOT NULL;
