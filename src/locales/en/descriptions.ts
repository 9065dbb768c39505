/** What search engines and shared links say of a page, by its name in contract/pages.ts. */
export const descriptions = {
  home: "Write your resume beside the real page: fourteen designs, eight languages, page breaks that hold in print, a public link, and a PDF that hiring software reads. Free to start.",
  templates:
    "Fourteen resume templates in one and two columns, each in five or six colours, made for A4 and Letter, in English and Chinese.",
  examples:
    "Whole resumes for ten fields of tech and internet work, from backend to growth, each in a design of its own. Take one and put your own words in.",
  guides:
    "Short guides to writing a resume for tech work: results, parsers, length, outages, second languages, side projects.",
  pricing: "Plans that are paid once and never renew by themselves, what is free, and what members get.",
  developers: "The HTTP interface of Inkleaf, its OpenAPI document and open formats, and how to run it yourself.",
  referral: "Invite a friend to Inkleaf.",
  review: "What users say about Inkleaf.",
  notFound: "There is no page at this address.",
} as const;
