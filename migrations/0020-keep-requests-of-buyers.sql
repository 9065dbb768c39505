-- What buyers ask for after they paid: a refund, which they can take back, and an invoice in the words of a tax office.

ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_state_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_state_check
  CHECK (state IN ('asked', 'withdrawn', 'refused', 'approved', 'done', 'failed'));

-- Whether the browser that ordered had been signed in to the account of whoever invited the buyer.
ALTER TABLE orders ADD COLUMN is_inviters_device boolean NOT NULL DEFAULT false;

-- Whom an invoice is made out to. It goes with the account; the invoice itself is with the tax office.
CREATE TABLE invoice_requests (
  order_id text PRIMARY KEY REFERENCES orders (id),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  -- Empty where a person asks and not a company.
  tax_number text NOT NULL,
  email text NOT NULL,
  -- When it was asked for, or last corrected.
  asked_at timestamptz(3) NOT NULL
);
CREATE INDEX invoice_requests_by_user ON invoice_requests (user_id);
CREATE INDEX invoice_requests_by_time ON invoice_requests (asked_at, order_id);
