-- Work in the background. A row is deleted when its job is done; one that failed for good stays until it is cleaned up.
CREATE TABLE jobs (
  id text PRIMARY KEY,
  kind text NOT NULL,
  -- Of one kind and key at most one job waits at a time.
  key text,
  -- Whose work it is: the id of a user or an email. Such jobs are removed with the account.
  about text,
  payload jsonb NOT NULL,
  run_at timestamptz(3) NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- While a worker runs it: until when the worker has it, and which run that is.
  leased_until timestamptz(3),
  lease text,
  failed_at timestamptz(3),
  error text,
  created_at timestamptz(3) NOT NULL
);

CREATE UNIQUE INDEX jobs_waiting_by_key ON jobs (kind, key) WHERE leased_until IS NULL AND failed_at IS NULL;
CREATE INDEX jobs_due ON jobs (run_at, id) WHERE failed_at IS NULL;
CREATE INDEX jobs_about ON jobs (about) WHERE about IS NOT NULL;

-- When the recurrent jobs are due next. The process that moves the time on is the one that adds the job.
CREATE TABLE job_schedules (
  kind text PRIMARY KEY,
  due_at timestamptz(3) NOT NULL
);

-- The pictures of first pages that the file storage has, so that they can be found and removed without listing it.
CREATE TABLE covers (
  key text PRIMARY KEY,
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  drawn_at timestamptz(3) NOT NULL
);

CREATE INDEX covers_of_resume ON covers (resume_id);
CREATE INDEX covers_by_age ON covers (drawn_at, key);

-- Every file that must go is named by its key in the storage. Covers were kept outside of it and are drawn anew.
DELETE FROM file_removals WHERE kind = 'cover';
ALTER TABLE file_removals DROP COLUMN kind;
ALTER TABLE file_removals ADD PRIMARY KEY (name);

-- Which job took the quota last: a second attempt of the same job is not a second mail.
ALTER TABLE mail_quotas ADD COLUMN taken_by text;
