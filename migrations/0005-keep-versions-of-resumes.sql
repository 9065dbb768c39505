-- Earlier states of a resume. Automatic ones have no label; a label is what somebody named one.
CREATE TABLE resume_versions (
  id text PRIMARY KEY,
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  label text,
  name text NOT NULL,
  data jsonb NOT NULL,
  config jsonb NOT NULL,
  saved_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE INDEX resume_versions_of_resume ON resume_versions (resume_id, id DESC);

-- When a version was last kept, so that an ordinary save need not look for it.
ALTER TABLE resumes ADD COLUMN versioned_at timestamptz(3);
