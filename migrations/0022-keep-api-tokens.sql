-- Keys that a user gives to programs. Of each only the SHA-256 is kept, and its last characters to recognize it by.
CREATE TABLE api_tokens (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL CONSTRAINT api_tokens_hash_unique UNIQUE,
  name text NOT NULL,
  ending text NOT NULL,
  -- A list of read, write and render.
  grants jsonb NOT NULL,
  is_direct boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX api_tokens_by_user ON api_tokens (user_id, created_at);
CREATE INDEX api_tokens_expired ON api_tokens (expires_at);
