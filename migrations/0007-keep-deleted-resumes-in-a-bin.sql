-- When its owner deleted it: from then on it is in the bin, and everywhere else it does not exist.
ALTER TABLE resumes ADD COLUMN removed_at timestamptz(3);

CREATE INDEX resumes_in_bin ON resumes (user_id, removed_at) WHERE removed_at IS NOT NULL;
