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
  notFound: {
    title: "There is no resume here",
    text: "The address may be mistyped, or its owner has made the resume private.",
    home: "To the first page",
  },
} as const;
