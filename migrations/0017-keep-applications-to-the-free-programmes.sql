-- Applications to the programmes for students and for contributors to open source.
CREATE TABLE program_applications (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  program text NOT NULL CHECK (program IN ('student', 'opensource')),
  state text NOT NULL CHECK (state IN ('codeSent', 'applied', 'needsMore', 'granted', 'refused')),
  evidence text NOT NULL CHECK (evidence IN ('email', 'proof', 'pullRequest')),
  -- The email, the school's name or the pull request's URL.
  evidence_text text NOT NULL,
  -- The storage's key of the picture that came with it; empty where there is none, or none any more.
  proof_key text NOT NULL DEFAULT '',
  -- Why no rule decided it.
  hint text,
  -- The code that was mailed to a school's email; null once it was used.
  code_hash text,
  code_tries integer NOT NULL DEFAULT 0,
  code_expires_at timestamptz(3),
  reason text NOT NULL DEFAULT '',
  appeal text NOT NULL DEFAULT '',
  valid_to timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  -- When it last came to the queue: its place in it.
  applied_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3)
);
-- One at a time in each programme.
CREATE UNIQUE INDEX program_applications_waiting ON program_applications (user_id, program)
  WHERE state IN ('codeSent', 'applied', 'needsMore');
-- One granted, over both.
CREATE UNIQUE INDEX program_applications_granted ON program_applications (user_id) WHERE state = 'granted';
CREATE INDEX program_applications_queue ON program_applications (applied_at, id) WHERE state = 'applied';
CREATE INDEX program_applications_by_user ON program_applications (user_id, created_at);
CREATE INDEX program_applications_decided ON program_applications (decided_at) WHERE decided_at IS NOT NULL;

-- Codes to schools' emails have their own allowance.
ALTER TABLE mail_quotas DROP CONSTRAINT IF EXISTS mail_quotas_kind_check;
ALTER TABLE mail_quotas ADD CONSTRAINT mail_quotas_kind_check CHECK (kind IN ('code', 'reset', 'school'));
