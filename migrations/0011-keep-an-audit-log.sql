-- What was done by operations that say so (`audit` in their description): by whom, to whose account, when. No contents.
-- A person who is removed is no longer named here; that something was done remains.
create table audit_log (
  id text primary key,
  at timestamptz(3) not null,
  operation text not null,
  principal text not null check (principal in ('anonymous', 'session', 'token', 'operator', 'system')),
  user_id text references users (id) on delete set null,
  subject_user_id text references users (id) on delete set null,
  request_id text not null
);
create index audit_log_by_user on audit_log (user_id) where user_id is not null;
create index audit_log_by_subject on audit_log (subject_user_id) where subject_user_id is not null;
