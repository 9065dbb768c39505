-- How many offers wait is asked by Prometheus every few seconds. Without it every resume's config would be read for that.
CREATE INDEX resumes_offered ON resumes (updated_at, id)
  WHERE config->>'addToExamples' = 'true' AND is_public AND removed_at IS NULL AND NOT is_sample AND example_of IS NULL;
