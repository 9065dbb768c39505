-- With 100,000 users and 1,000,000 resumes every query must enter a table by an index (tests/query-plans.test.ts).

-- How many resumes use a design is counted by a job and kept: counting a million of them takes a second.
CREATE TABLE template_uses (
  template_name text PRIMARY KEY,
  used integer NOT NULL,
  counted_at timestamptz(3) NOT NULL
);
CREATE INDEX resumes_counted ON resumes (template_name)
  WHERE removed_at IS NULL AND NOT is_sample AND example_of IS NULL;
DROP INDEX resumes_by_template;

-- What search engines may list, in the order of the sitemaps.
CREATE INDEX resumes_in_sitemap ON resumes (created_at, id)
  WHERE is_public AND removed_at IS NULL AND (is_sample OR config->>'addToExamples' = 'true');

-- The desk finds accounts by any part of an email or a nickname: by the single characters and the pairs of it.
-- Extensions that do the same (pg_trgm) are not everywhere, and need three characters where a Chinese name has two.
-- Its cost keeps the planner from making the pieces of each row instead of entering the index.
CREATE FUNCTION text_pieces(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT signs || array(SELECT one || next FROM unnest(signs, signs[2:]) pair (one, next) WHERE next IS NOT NULL)
  FROM (SELECT string_to_array(lower(value), NULL) AS signs) taken
$$;
CREATE INDEX users_by_text ON users USING gin (text_pieces(coalesce(email, '') || ' ' || nick_name));
CREATE INDEX users_by_time ON users (created_at DESC, id DESC);
CREATE INDEX users_admins ON users (created_at DESC, id DESC) WHERE role = 'admin';
CREATE INDEX users_members_for_life ON users (created_at DESC, id DESC) WHERE is_vip;
CREATE INDEX users_members ON users (valid_to) WHERE valid_to IS NOT NULL;
CREATE INDEX users_suspended ON users (created_at DESC, id DESC) WHERE suspended_at IS NOT NULL;

CREATE INDEX sign_ups_by_cookie ON sign_ups (cookie_hash);
CREATE INDEX sign_ups_by_inviter ON sign_ups (inviter_id) WHERE inviter_id IS NOT NULL;
CREATE INDEX passport_flows_by_inviter ON passport_flows (inviter_id) WHERE inviter_id IS NOT NULL;
CREATE INDEX file_removals_by_age ON file_removals (created_at, name);

CREATE INDEX orders_by_state ON orders (trade_state, created_at DESC, id DESC);
CREATE INDEX orders_to_close ON orders (expires_at) WHERE trade_state = 'NOTPAY' AND provider_state = 'none';
CREATE INDEX orders_by_bare_id ON orders (replace(id, '-', ''));
CREATE INDEX payments_by_number ON payments (provider_id);
CREATE INDEX payment_exceptions_by_order ON payment_exceptions (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX balance_records_issued ON balance_records (created_at DESC, id DESC)
  WHERE type = 'operator' AND reverses IS NULL;

-- What has expired is removed a thousand rows at a time.
CREATE INDEX sessions_expired ON sessions (expires_at);
CREATE INDEX sign_ups_expired ON sign_ups (expires_at);
CREATE INDEX password_resets_expired ON password_resets (expires_at);
CREATE INDEX captchas_expired ON captchas (expires_at);
CREATE INDEX phone_codes_expired ON phone_codes (expires_at);
CREATE INDEX passport_flows_expired ON passport_flows (expires_at);
CREATE INDEX sms_quotas_old ON sms_quotas (day_start);
CREATE INDEX mail_quotas_old ON mail_quotas (day_start);
CREATE INDEX recent_viewers_old ON recent_viewers (counted_at);
CREATE INDEX jobs_failed ON jobs (failed_at) WHERE failed_at IS NOT NULL;
