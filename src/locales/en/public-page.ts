/** Words around a published resume. They follow the resume's language, since its readers do. */
export const publicPage = {
  actions: "Actions for this resume",
  download: "Download as PDF",
  share: "Share",
  shared: "Link copied",
  copyByHand: "Copy this link",
  toDark: "Switch to dark",
  toLight: "Switch to light",
  updated: "Updated {{date}}",
  madeWith: "Made with",
  description: "{{name}}, {{title}}. Resume.",
  descriptionNameOnly: "{{name}}. Resume.",
  sample: {
    mark: "Sample",
    text: "The person and employers are made up.",
    title: "{{name}}: sample resume",
    useExample: "Use this example",
    useTemplate: "Use this template",
  },
  notFound: {
    title: "Resume not found",
    text: "The URL may be mistyped, or its owner may have made the resume private.",
    home: "Go to the home page",
    examples: "Browse examples",
  },
  linkEnded: {
    title: "This link does not work",
    text: "It may be mistyped or out of date, or have been turned off. Ask the person who sent it to you for a new one.",
  },
  linkPassword: {
    title: "This resume has a password",
    text: "Whoever sent you the link can tell you the password.",
    label: "Password",
    open: "Open the resume",
    wrong: "That’s not the right password. Check capital letters and try again.",
    tooMany: "Too many tries. Wait {{minutes}} min, then try again.",
  },
} as const;
