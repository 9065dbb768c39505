-- How a user wants the files of their resumes named; empty for the name that we choose.
ALTER TABLE users ADD COLUMN file_name text NOT NULL DEFAULT '';
