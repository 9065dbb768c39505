-- An admin reads somebody else's resume for a reason, which is recorded with the resume and shown to its owner. Both are
-- removed with the owner's account; they name what was the owner's.
ALTER TABLE audit_log ADD COLUMN subject_id text;
ALTER TABLE audit_log ADD COLUMN reason text;

-- A new link to sign an account in replaces the one before, so that an account never has two.
DELETE FROM operator_links;
ALTER TABLE operator_links DROP CONSTRAINT operator_links_pkey;
ALTER TABLE operator_links ADD PRIMARY KEY (user_id);
CREATE UNIQUE INDEX operator_links_by_token ON operator_links (token_hash);
