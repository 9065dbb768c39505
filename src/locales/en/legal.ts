/** Around the texts that a site must have in writing. The texts themselves stand in the content folder. */
export const legal = {
  updated: "Last changed {{date}}",
  contents: "On this page",
  failedTitle: "Could not load this text",
  failedText: "It did not arrive. Nothing is lost.",
} as const;
