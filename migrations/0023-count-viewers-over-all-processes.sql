-- Who looked at a public resume within the hour, so that several processes count one viewer once. A mark is 32 bits of
-- a hash under a salt that lives for a day: too short to find one IP by, and removed when its hour is over.
CREATE TABLE viewer_salts (
  day date PRIMARY KEY,
  salt text NOT NULL
);

CREATE TABLE recent_viewers (
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  mark integer NOT NULL,
  counted_at timestamptz(3) NOT NULL,
  PRIMARY KEY (resume_id, mark)
);
