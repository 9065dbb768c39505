-- What the operator's desk decides about accounts and offered examples, and when providers were last heard of.

-- Nobody signs in to a suspended account, and its public pages are not shown. Everything in it is kept.
ALTER TABLE users ADD COLUMN suspended_at timestamptz(3);

-- Whose account an action changed; its reason is removed with that account.
ALTER TABLE admin_actions ADD COLUMN subject_user_id text REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX admin_actions_by_user ON admin_actions (subject_user_id) WHERE subject_user_id IS NOT NULL;

-- When a provider last sent a message that was genuine.
CREATE TABLE payment_notices (
  provider text PRIMARY KEY,
  received_at timestamptz(3) NOT NULL
);

-- Filters of the desk: by state, and by when a refund was asked for.
CREATE INDEX refunds_asked ON refunds (order_id) WHERE state = 'asked';

-- The copy that is shown among the examples: without contacts, and as it was when it was accepted.
ALTER TABLE resumes ADD COLUMN example_of text UNIQUE REFERENCES resumes (id) ON DELETE CASCADE;

-- What became of a resume that its owner offered as an example. Without a row nobody has decided.
CREATE TABLE example_decisions (
  resume_id text PRIMARY KEY REFERENCES resumes (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('listed', 'refused')),
  reason text NOT NULL,
  decided_at timestamptz(3) NOT NULL
);
