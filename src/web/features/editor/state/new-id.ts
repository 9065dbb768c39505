/** A fresh id for a section, item or link: 12 characters, unique within a resume for all practical purposes. */
export function newId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
