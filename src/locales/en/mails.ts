/** Mails, by message. Each also begins with the product's name and ends with it. */
export const mails = {
  product: "Inkleaf",
  code: {
    subject: "{{code}} is your Inkleaf code",
    heading: "Confirm your email address",
    before: "Type this code on the page where you signed up:",
    after: "It is valid for {{minutes}} minutes.",
    ignore: "Did not sign up? Then ignore this mail: without the code no account is made.",
  },
  known: {
    subject: "You already have an Inkleaf account",
    heading: "You already have an account",
    before: "Someone, probably you, tried to sign up with this address. It has an account: sign in with your password.",
    link: "Sign in",
    ignore: "Was it not you? Then nothing needs to be done. Your account and your password are unchanged.",
  },
  reset: {
    subject: "Set a new Inkleaf password",
    heading: "Set a new password",
    before: "Someone, probably you, asked for a new password for your account.",
    link: "Set a new password",
    after: "The link works once, within {{minutes}} minutes.",
    ignore: "Did you not ask for it? Then ignore this mail: your password stays as it is.",
  },
  adminReset: {
    subject: "How to sign in to the Inkleaf administrator account",
    heading: "No link for an administrator",
    before:
      "This account is an administrator’s. This mail was not sent anywhere: it stays in the outbox, where others may read it, so it holds no link. Make one on the server:",
    ignore: "Did you not ask for it? Then ignore this mail: your password stays as it is.",
  },
  changed: {
    subject: "Your Inkleaf password was changed",
    heading: "Your password was changed",
    before: "Your account has a new password, and all devices were signed out. Sign in with the new one.",
    link: "Sign in",
    ignore:
      "Was it not you? Then choose “Forgot password” on the sign-in page now, and check who else can read your mail.",
  },
} as const;
