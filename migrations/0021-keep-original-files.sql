-- Files that a resume was read from. Each is its owner's alone, for an hour, and for some days more once a resume was
-- made of it. The bytes are in the storage.
CREATE TABLE original_files (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The resume that was made of it; null where none was, or not yet.
  resume_id text REFERENCES resumes (id) ON DELETE CASCADE,
  -- The key in the storage.
  key text NOT NULL,
  name text NOT NULL,
  format text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  -- SHA-256 of the lines that were answered to its owner, by which they name the file.
  content_hash text NOT NULL,
  is_resume boolean NOT NULL,
  -- What was read, until it is a resume.
  document jsonb,
  -- Where each field was read, the sizes of the pages, and texts that nobody sees.
  reading jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX original_files_by_user ON original_files (user_id, created_at);
CREATE UNIQUE INDEX original_files_by_resume ON original_files (resume_id) WHERE resume_id IS NOT NULL;
CREATE INDEX original_files_expired ON original_files (expires_at);

-- Reading is work of the assistant; with the built-in engine it costs nothing.
ALTER TABLE ai_jobs DROP CONSTRAINT ai_jobs_kind_check;
ALTER TABLE ai_jobs ADD CONSTRAINT ai_jobs_kind_check CHECK (kind IN ('draft', 'polish', 'write', 'translate', 'parse'));
ALTER TABLE ai_jobs DROP CONSTRAINT ai_jobs_reserved_check;
ALTER TABLE ai_jobs ADD CONSTRAINT ai_jobs_reserved_check CHECK (reserved > 0 OR (reserved = 0 AND kind = 'parse'));
