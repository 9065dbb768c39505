/** Around the texts that a site must have in writing. The texts themselves stand in the content folder. */
export const legal = {
  updated: "Last updated {{date}}",
  contents: "On this page",
  failedTitle: "Could not load this text",
  failedText: "Check your connection and try again.",
} as const;
