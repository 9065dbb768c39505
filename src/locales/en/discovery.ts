/** What is said of the site where it is found: pictures of shared links, the name on a home screen. */
export const discovery = {
  line: "Resumes for people who ship",
  text: "Fourteen templates, eight languages, and a page that breaks where the PDF breaks.",
  alt: "Inkleaf, resumes for people who ship: two pages made with it",
} as const;
