/** What the server writes into resumes and lists by itself. */
export const catalog = {
  copyOf: "{{name}} (copy)",
  copyOfAgain: "{{name}} (copy {{number}})",
  sampleAuthor: "Inkleaf sample",
} as const;
