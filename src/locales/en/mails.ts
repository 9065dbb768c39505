/** Mails, by message. Each also begins with the product's name and ends with it. */
export const mails = {
  product: "Inkleaf",
  code: {
    subject: "{{code}} is your Inkleaf code",
    heading: "Verify your email",
    before: "Enter this code on the page where you signed up:",
    after: "The code expires in {{minutes}} minutes.",
    ignore: "Didn’t sign up? Ignore this email: no account is created without the code.",
  },
  schoolCode: {
    subject: "{{code}} is your code for free months of Inkleaf",
    heading: "Confirm that you’re a student",
    before: "Enter this code on the page where you applied:",
    ignore: "Didn’t apply? Ignore this email: nothing happens without the code.",
  },
  program: {
    footer: "You get this email because you applied on our free membership page.",
    granted: {
      subject: "You’re a premium member for {{months}} months",
      heading: "Your application was accepted",
      before: "You now have {{months}} months of premium membership, free of charge. It ends by itself.",
      link: "See your membership",
    },
    refused: {
      subject: "About your application for free membership",
      heading: "We couldn’t accept your application",
      before: "The reason is below. If you think we got it wrong, you can appeal once.",
      link: "Read and appeal",
    },
    needsMore: {
      subject: "Your application needs one more thing",
      heading: "We need a little more from you",
      before: "To decide on your application we need what is described below.",
      link: "Add it",
    },
  },
  known: {
    subject: "You already have an Inkleaf account",
    heading: "You already have an account",
    before:
      "Someone, probably you, tried to sign up with this email, but it already has an account. Sign in with your password.",
    link: "Sign in",
    ignore: "Wasn’t you? There’s nothing you need to do: your account and password are unchanged.",
  },
  reset: {
    subject: "Set a new Inkleaf password",
    heading: "Set a new password",
    before: "Someone, probably you, asked for a new password for your account.",
    link: "Set a new password",
    after: "The link works once and expires in {{minutes}} minutes.",
    ignore: "Didn’t ask for this? Ignore this email, and your password stays the same.",
  },
  adminReset: {
    subject: "How to sign in to your Inkleaf administrator account",
    heading: "Administrators don’t get a reset link",
    before:
      "This is an administrator account. This email was never really sent: it stays in the outbox, where others may read it, so it contains no link. Create a sign-in link on the server:",
    ignore: "Didn’t ask for this? Ignore this email, and your password stays the same.",
  },
  changed: {
    subject: "Your Inkleaf password was changed",
    heading: "Your password was changed",
    before:
      "Your account has a new password, and every device has been signed out. Sign in again with the new password.",
    link: "Sign in",
    ignore: "Wasn’t you? Choose “Forgot password?” on the sign-in page now, and check who else can read your email.",
  },
} as const;
