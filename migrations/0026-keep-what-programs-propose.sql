-- What programs propose for a resume until its owner has decided about it: the resume that was read and the one that is
-- proposed, and the changes between them that were decided about, by their ids.
CREATE TABLE tool_proposals (
  id text PRIMARY KEY,
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  token_name text NOT NULL,
  note text NOT NULL,
  base_updated_at timestamptz(3) NOT NULL,
  base jsonb NOT NULL,
  proposed jsonb NOT NULL,
  taken jsonb NOT NULL,
  refused jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX tool_proposals_of_resume ON tool_proposals (resume_id, id);
CREATE INDEX tool_proposals_expired ON tool_proposals (expires_at);
