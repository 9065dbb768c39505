/** What the server itself says about accounts, beside mails and errors: the archive of one's data. */
export const accountServer = {
  dataExport: {
    readme:
      "Everything Inkleaf keeps about you.\n\naccount.json   your profile, your membership, the devices that are signed in, the other accounts you sign in with, and what administrators did with your account or resumes, and why\nresumes/       each resume in every format Inkleaf writes: {{formats}} (JSON Resume, jsonresume.org, is an open format that other programs read); its earlier versions are in NAME versions/\nbin/           the same for resumes you deleted in the last 30 days\nmembership.json   what your membership is made up of\norders.json    your orders; amounts in cents\ntokens.json    AI tokens you received and spent\nbalances.json  vouchers you received and spent; amounts in cents\npictures/      the pictures you uploaded\nprogrammes.json, programmes/   your applications for free membership, and the proofs you sent\n",
    missing: "These pictures could not be read this time. Download your data again in a few minutes:",
  },
} as const;
