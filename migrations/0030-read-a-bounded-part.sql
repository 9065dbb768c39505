-- With a million resumes no answer counts, sorts or walks all that grows (docs/decisions/0087).

-- Without it the planner takes one resume in two hundred for offered, and for a page in the order of an index it reads
-- and sorts all of them.
CREATE STATISTICS resumes_offered_share ON (config->>'addToExamples') FROM resumes;

-- Where the sitemaps are cut: part `number` lists what comes after this resume. The first part has no row.
CREATE TABLE sitemap_parts (
  list text NOT NULL CHECK (list IN ('all', 'ch', 'en')),
  number integer NOT NULL,
  after_id text NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  PRIMARY KEY (list, number)
);
CREATE INDEX sitemap_parts_by_resume ON sitemap_parts (after_id);

-- Offers that wait are found without those that were decided, of which there are ever more. A trigger notes it, so that it is
-- true also of what a process of the previous release decides while this one takes over.
ALTER TABLE resumes ADD COLUMN offer_decided boolean NOT NULL DEFAULT false;
UPDATE resumes SET offer_decided = true WHERE id IN (SELECT resume_id FROM example_decisions);
CREATE FUNCTION note_offer_decided() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE resumes SET offer_decided = false WHERE id = OLD.resume_id;
  ELSE
    UPDATE resumes SET offer_decided = true WHERE id = NEW.resume_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER example_decisions_noted AFTER INSERT OR DELETE ON example_decisions
  FOR EACH ROW EXECUTE FUNCTION note_offer_decided();
CREATE INDEX resumes_waiting ON resumes (updated_at, id)
  WHERE config->>'addToExamples' = 'true' AND is_public AND removed_at IS NULL AND NOT is_sample AND example_of IS NULL
    AND NOT offer_decided;
DROP INDEX resumes_offered;
CREATE INDEX example_decisions_by_time ON example_decisions (decided_at DESC, resume_id);

-- A design's resumes are counted in steps.
CREATE INDEX resumes_counted_in_steps ON resumes (template_name, id)
  WHERE removed_at IS NULL AND NOT is_sample AND example_of IS NULL;
DROP INDEX resumes_counted;

-- What has been long enough in a bin is found without the rest of the bins.
CREATE INDEX resumes_to_purge ON resumes (removed_at) WHERE removed_at IS NOT NULL;

ANALYZE resumes;
