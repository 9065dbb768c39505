/** The list of guides and the page of one. */
export const guides = {
  title: "Guides",
  text: "Short reads on writing a resume that a busy engineer believes and a machine can read.",
  minutes: "{{count}} min read",
  updated: "Updated {{date}}",
  all: "All guides",
  contents: "On this page",
  next: "Read next",
  none: "No guides yet",
  noneText: "This installation has none in this language.",
  failedTitle: "Could not load the guides",
  failedText: "The list did not arrive. Nothing is lost.",
  closing: {
    title: "Put it on the page",
    text: "Start from a complete example and change it line by line, or choose a design and begin with your own words.",
    examples: "Browse examples",
    templates: "Choose a template",
  },
} as const;
