/** What the server writes into resumes and lists by itself. */
export const catalog = {
  copyOf: "{{name}} (copy)",
  sampleAuthor: "Inkleaf sample",
} as const;
