-- Whom somebody invited, for their list.
CREATE INDEX users_by_inviter ON users (inviter_id, id) WHERE inviter_id IS NOT NULL;
