-- Programs that registered themselves at /oauth/register. What they say about themselves is not verified.
CREATE TABLE tool_clients (
  id text PRIMARY KEY,
  name text NOT NULL,
  redirect_uris jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- When a person last let it in; null until then.
  allowed_at timestamptz(3)
);
CREATE INDEX tool_clients_waiting ON tool_clients (created_at) WHERE allowed_at IS NULL;
CREATE INDEX tool_clients_allowed ON tool_clients (allowed_at);

-- What a person has just allowed, until the program turns it into tokens. A used one is kept for a day, to recognize a second use.
CREATE TABLE tool_client_codes (
  code_hash text PRIMARY KEY,
  client_id text NOT NULL REFERENCES tool_clients (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  redirect_uri text NOT NULL,
  challenge text NOT NULL,
  grants jsonb NOT NULL,
  is_direct boolean NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  token_id text
);
CREATE INDEX tool_client_codes_by_client ON tool_client_codes (client_id);
CREATE INDEX tool_client_codes_by_user ON tool_client_codes (user_id);
CREATE INDEX tool_client_codes_expired ON tool_client_codes (expires_at);

-- A program's access is a token like any other, whose text is replaced every hour. family_hash stays the same over all of its
-- refresh tokens, of which refresh_hash is the one that has not been used.
ALTER TABLE api_tokens
  ADD COLUMN client_id text REFERENCES tool_clients (id) ON DELETE CASCADE,
  ADD COLUMN client_host text,
  ADD COLUMN access_expires_at timestamptz(3),
  ADD COLUMN family_hash text CONSTRAINT api_tokens_family_unique UNIQUE,
  ADD COLUMN refresh_hash text;
CREATE INDEX api_tokens_by_client ON api_tokens (client_id);
