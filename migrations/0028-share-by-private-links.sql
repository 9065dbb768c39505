-- Private addresses of a resume, each with its own conditions, and how often each was looked at. The token is the address
-- itself, which its owner must be able to copy again; of a password only its argon2id hash is kept.
CREATE TABLE share_links (
  id text PRIMARY KEY,
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  -- Whose content the link shows: the same resume, or a copy of its owner's in another language.
  shown_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  token text NOT NULL CONSTRAINT share_links_token_unique UNIQUE,
  name text NOT NULL,
  password_hash text,
  expires_at timestamptz(3),
  -- Null: the resume's own design.
  template_name text,
  template_theme text,
  is_downloadable boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3)
);
CREATE INDEX share_links_of_resume ON share_links (resume_id, created_at);
CREATE INDEX share_links_shown ON share_links (shown_id);

CREATE TABLE link_views (
  link_id text NOT NULL REFERENCES share_links (id) ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (link_id, day)
);

-- The host that a view came from; empty where the browser named none, or where there were too many.
CREATE TABLE link_sources (
  link_id text NOT NULL REFERENCES share_links (id) ON DELETE CASCADE,
  host text NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (link_id, host)
);

-- How many viewers read as far as each part of the resume, and no further.
CREATE TABLE link_reads (
  link_id text NOT NULL REFERENCES share_links (id) ON DELETE CASCADE,
  part integer NOT NULL,
  readers integer NOT NULL,
  PRIMARY KEY (link_id, part)
);

-- Who looked within the hour, by marks as in recent_viewers, and how far they have read (0: not known yet).
CREATE TABLE recent_link_viewers (
  link_id text NOT NULL REFERENCES share_links (id) ON DELETE CASCADE,
  mark integer NOT NULL,
  counted_at timestamptz(3) NOT NULL,
  part integer NOT NULL DEFAULT 0,
  PRIMARY KEY (link_id, mark)
);
CREATE INDEX recent_link_viewers_old ON recent_link_viewers (counted_at);
