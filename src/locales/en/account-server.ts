/** What the server itself says about accounts, beside mails and errors: the archive of one's data. */
export const accountServer = {
  dataExport: {
    readme:
      "Everything Inkleaf keeps about you.\n\naccount.json   your profile, your membership, the devices that are signed in, which accounts elsewhere sign you in, and what administrators did with your account or resumes, and why\nresumes/       each resume in each format that Inkleaf writes, {{formats}} (JSON Resume, jsonresume.org, is an open format that other programs read); earlier states of it in NAME versions/\nbin/           the same of those you deleted in the last 30 days\norders.json    your orders; amounts in cents\ntokens.json    what AI tokens were given for and used by\nbalances.json  what vouchers were given for and used by; amounts in cents\npictures/      the pictures you uploaded\n",
    missing: "These pictures could not be read this time. Ask for the archive again in a few minutes:",
  },
} as const;
