/** What search engines and shared links say of a page, by its name in contract/pages.ts. */
export const descriptions = {
  home: "Write your resume beside the real page: fourteen templates, eight languages, page breaks that hold in print, a public link, and a PDF that hiring software can read. Free to start.",
  templates:
    "Fourteen resume templates, in one or two columns, each in five or six colours, for A4 and Letter, in English and Chinese.",
  examples:
    "Complete resumes for ten fields of tech work, from backend to growth, each in its own design. Copy one and make it yours.",
  guides:
    "Short guides to writing a resume for tech work: results, parsers, length, outages, second languages, side projects.",
  creator:
    "Name a job and, if you like, your history: the assistant writes a first draft on a real page. It invents no employer and no figure.",
  upload:
    "Upload a resume as PDF, Word, LinkedIn’s ZIP, JSON or Markdown and edit it in any template. Nothing is lost, and you check it beside the original.",
  programs:
    "Six months of premium membership for students and open-source contributors, free of charge and without payment details.",
  pricing: "Plans you pay for once, with no auto-renewal: what is free, and what members get.",
  developers: "The Inkleaf HTTP API, its OpenAPI document and open formats, and how to run it yourself.",
  referral: "Invite a friend to Inkleaf.",
  review: "What users say about Inkleaf.",
  notFound: "There is no page at this URL.",
} as const;
