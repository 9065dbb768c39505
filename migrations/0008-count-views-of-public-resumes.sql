-- How often a public resume was looked at, a day in UTC. Nothing of who looked is kept.
CREATE TABLE resume_views (
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (resume_id, day)
);
