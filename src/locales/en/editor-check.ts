/** The editor's Check: what the rules found, and what a program reads in the PDF. */
export const editorCheck = {
  title: "Check",
  count_one: "{{count}} thing to check",
  count_other: "{{count}} things to check",
  tabs: { label: "What is checked", findings: "To check", text: "As a machine reads it" },
  none: "Nothing left to check",
  noneText: "Read it aloud once, then send it.",
  all: "Show all {{count}}",
  mend: "Put right",
  mended: "Put right: {{name}}",
  text: {
    about:
      "The words of the page in the order in which they stand in the PDF, which is how an applicant tracking system reads them. Bullet marks and page numbers are left out.",
    copy: "Copy the text",
    copied: "Copied",
    none: "There is no text on the page yet.",
  },
  severity: { error: "To put right", warning: "To look at again", hint: "To make stronger" },
  pair: "{{quote}} and {{other}}",
  links: {
    title: "Links",
    about: "We open each page once, without signing in, to see whether it answers.",
    check: "Check the links",
    again: "Check again",
    busy: "Checking",
    answer_one: "The link answers",
    answer_other: "All {{count}} links answer",
    dead: {
      title_one: "{{count}} link does not answer",
      title_other: "{{count}} links do not answer",
      why: "The site or the page no longer exists.",
    },
    unknown: {
      title_one: "{{count}} link could not be checked",
      title_other: "{{count}} links could not be checked",
      why: "The site was too slow or kept us out. Open it yourself to be sure.",
    },
  },
  rules: {
    nameMissing: {
      title_one: "Your name is missing",
      title_other: "Your name is missing",
      why: "It is what a reader looks for first.",
    },
    contactMissing: {
      title_one: "There is no way to reach you",
      title_other: "There is no way to reach you",
      why: "Add an email, a phone number or WeChat.",
    },
    emailMalformed: {
      title_one: "The email has a mistake in it",
      title_other: "The email has a mistake in it",
      why: "A reply to it would never arrive.",
    },
    samplesLeft: {
      title_one: "{{count}} sample is left",
      title_other: "{{count}} samples are left",
      why: "Write your own over it, or delete it.",
    },
    linkEmpty: {
      title_one: "{{count}} link has no address",
      title_other: "{{count}} links have no address",
      why: "Nobody can follow it.",
    },
    linkBroken: {
      title_one: "{{count}} link leads nowhere",
      title_other: "{{count}} links lead nowhere",
      why: "This is no address that others can open.",
    },
    factEmpty: {
      title_one: "{{count}} detail is blank",
      title_other: "{{count}} details are blank",
      why: "It does not appear until you fill it in.",
    },
    endsBeforeItStarts: {
      title_one: "{{count}} entry ends before it starts",
      title_other: "{{count}} entries end before they start",
      why: "Start and end may be the wrong way round.",
    },
    fieldsSwapped: {
      title_one: "{{count}} school stands where the degree belongs",
      title_other: "{{count}} schools stand where the degree belongs",
      why: "Degree and school look like the wrong way round.",
    },
    datesOverlap: {
      title_one: "{{count}} job overlaps another",
      title_other: "{{count}} jobs overlap others",
      why: "Fine if you held both at once; a reader will ask.",
    },
    datesMissing: {
      title_one: "{{count}} entry has no dates",
      title_other: "{{count}} entries have no dates",
      why: "Readers take a job without dates for a gap.",
    },
    entryEmpty: {
      title_one: "{{count}} entry is empty",
      title_other: "{{count}} entries are empty",
      why: "Fill it in, hide it or delete it.",
    },
    entryTwice: {
      title_one: "{{count}} entry is there twice",
      title_other: "{{count}} entries are there twice",
      why: "Perhaps a copy that was never changed.",
    },
    jobTitleMissing: {
      title_one: "There is no job title under your name",
      title_other: "There is no job title under your name",
      why: "It says at a glance what you are applying as, and names the file.",
    },
    withoutFigure: {
      title_one: "{{count}} bullet has no number",
      title_other: "{{count}} bullets have no number",
      why: "How much, how many, how fast? A figure makes it believable.",
    },
    bulletLong: {
      title_one: "{{count}} bullet is long",
      title_other: "{{count}} bullets are long",
      why: "Three lines and more are skipped. Cut it, or make it two.",
    },
    bulletShort: {
      title_one: "{{count}} bullet says little",
      title_other: "{{count}} bullets say little",
      why: "What did you do, and what came of it?",
    },
    profileLong: {
      title_one: "The profile is long",
      title_other: "The profiles are long",
      why: "Three or four sentences are read, more are not.",
    },
    resumeLong: {
      title_one: "The resume is long",
      title_other: "The resume is long",
      why: "It fills more than three pages. This entry takes the most room.",
    },
    resumeShort: {
      title_one: "The resume says little so far",
      title_other: "The resume says little so far",
      why: "It fills less than half a page.",
    },
  },
} as const;
