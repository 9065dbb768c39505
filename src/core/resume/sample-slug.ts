/** The prefix of the slugs of this site's own samples; users cannot choose a slug that begins with it. */
export const samplePrefix = "sample-";

/**
 * Returns true for the public slug of a sample, which is about no real person and is labelled so wherever it is shown.
 */
export function isSampleSlug(slug: string): boolean {
  return slug.startsWith(samplePrefix);
}
