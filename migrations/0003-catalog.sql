-- What visitors pick from: kinds of work and examples. The designs are code (src/templates/registry.ts).
-- Words of a category are kept per edition: {"en": {...}, "ch": {...}}.
CREATE TABLE categories (
  id text PRIMARY KEY,
  words jsonb NOT NULL,
  sort integer NOT NULL,
  is_listed boolean NOT NULL DEFAULT true
);

CREATE TABLE examples (
  id text PRIMARY KEY,
  edition text NOT NULL,
  category_id text NOT NULL REFERENCES categories (id),
  resume_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  name text NOT NULL,
  "desc" text NOT NULL,
  is_ai boolean NOT NULL DEFAULT false,
  sort integer NOT NULL,
  used integer NOT NULL DEFAULT 0,
  is_listed boolean NOT NULL DEFAULT true
);

CREATE INDEX examples_of_edition ON examples (edition, sort DESC);
CREATE INDEX examples_of_resume ON examples (resume_id);

-- Who used an example: `examples.used` goes up once a user.
CREATE TABLE example_uses (
  example_id text NOT NULL REFERENCES examples (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (example_id, user_id)
);

-- Which content was put in: the fingerprint of the seed files, so that an unchanged start writes nothing.
CREATE TABLE seeds (
  name text PRIMARY KEY,
  fingerprint text NOT NULL,
  applied_at timestamptz(3) NOT NULL
);
