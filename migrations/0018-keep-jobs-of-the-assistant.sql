-- The assistant's work: each job runs once, in whichever process its first reader asked, and what it writes is kept in
-- numbered chunks, so that a reader can go on in any other process.
CREATE TABLE ai_jobs (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('draft', 'polish', 'write', 'translate')),
  engine text NOT NULL,
  model text NOT NULL,
  -- What the person sent. Emptied when the job ends.
  input jsonb,
  state text NOT NULL CHECK (state IN ('waiting', 'queued', 'running', 'done', 'invalid', 'failed')),
  -- Tokens that were held for it, and those that were taken in the end.
  reserved integer NOT NULL CHECK (reserved > 0),
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0),
  -- The last event of its stream.
  outcome jsonb,
  -- Names the process that runs it. A time in the past means that the process has died.
  lease text,
  leased_until timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  CONSTRAINT ai_jobs_leased CHECK ((state IN ('queued', 'running')) = (lease IS NOT NULL AND leased_until IS NOT NULL)),
  CONSTRAINT ai_jobs_ended CHECK ((state IN ('done', 'invalid', 'failed')) = (ended_at IS NOT NULL AND outcome IS NOT NULL))
);
CREATE INDEX ai_jobs_by_user ON ai_jobs (user_id, created_at);
CREATE INDEX ai_jobs_open ON ai_jobs (engine, started_at, id) WHERE ended_at IS NULL;
CREATE INDEX ai_jobs_ended_at ON ai_jobs (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE ai_chunks (
  job_id text NOT NULL REFERENCES ai_jobs (id) ON DELETE CASCADE,
  number integer NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (job_id, number)
);
