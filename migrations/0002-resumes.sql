-- Resumes. `data` and `config` hold the document; the columns beside them are what lists and rules read without opening it.
CREATE TABLE resumes (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  uuid text NOT NULL UNIQUE,
  has_custom_url boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  cover_img text NOT NULL DEFAULT '',
  template_name text NOT NULL,
  template_theme text NOT NULL,
  lang text NOT NULL,
  is_public boolean NOT NULL DEFAULT false,
  is_sample boolean NOT NULL DEFAULT false,
  data jsonb NOT NULL,
  config jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE INDEX resumes_of_user ON resumes (user_id, updated_at DESC, id DESC);
CREATE INDEX resumes_by_template ON resumes (template_name);
