/** The list of guides and the page of one. */
export const guides = {
  title: "Guides",
  text: "Short reads on writing a resume that people believe and software can read.",
  minutes: "{{count}} min read",
  updated: "Updated {{date}}",
  all: "All guides",
  contents: "On this page",
  next: "Read next",
  none: "No guides yet",
  noneText: "There are no guides in this language yet.",
  failedTitle: "Could not load the guides",
  failedText: "Check your connection and try again.",
  closing: {
    title: "Put it on the page",
    text: "Start from a complete example and change it line by line, or choose a template and write your own.",
    examples: "Browse examples",
    templates: "Choose a template",
  },
} as const;
