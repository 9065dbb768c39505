/** Returns a new id for a section, item or link: 12 characters, unique within a resume for all practical purposes. */
export function newId(): string {
  // `randomUUID` is not used, because it exists in secure contexts only.
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
