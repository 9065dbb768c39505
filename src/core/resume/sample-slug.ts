/** What the slugs of this site's own samples begin with; nobody else may choose one. */
export const samplePrefix = "sample-";

/** True for the public slug of a sample, which is about nobody and has to say so wherever it is shown. */
export function isSampleSlug(slug: string): boolean {
  return slug.startsWith(samplePrefix);
}
