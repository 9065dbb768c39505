/** By the names of core/errors.ts. Quoted literals of the specification keep their wording. */
export const errors = {
  emailUnverified: "Email is not yet verified",
  invalidRequest: "Some of the values are not valid",
  noPermission: "no premission", // sic: the specification's literal, which the session-expiry rule looks for
  insufficientTokens: "Insufficient AI tokens",
  forbidden: "You don’t have permission to do this",
  foreignOrigin: "This request came from another site and was refused",
  adminByStandIn:
    "This account belongs to an administrator, and a stand-in cannot sign in to it. Use its password, or a link made on the server with: npm run user -- link EMAIL",
  adminNotJoined:
    "This email belongs to an administrator. Sign in to that account first, with its password or a link made on the server (npm run user -- link EMAIL). To connect Google or GitHub to it, open /passport/google or /passport/github within {{minutes}} minutes after that",
  reasonMissing:
    "To read someone else’s resume, give a reason. It is recorded, and the owner sees it in their data export",
  notFound: "Not found",
  resumeLimit: "Regular users can create up to 5 resumes",
  templateLocked: "This template is exclusive to members, upgrade to unlock",
  premiumOnly: "This feature is for premium members",
  customUrlTaken: "This custom URL is already occupied",
  resumeConflict: "This resume was changed elsewhere",
  captchaWrong: "Captcha is wrong or expired",
  botCheckFailed: "The check that you’re human failed or expired. Try it again",
  codeWrong: "Verification code is wrong or expired",
  resetLinkSpent: "This link has already been used or has expired. Request a new one",
  signInExpired: "This sign-in has expired or was started in another browser. Start again",
  signInRefused: "The sign-in was cancelled or refused",
  credentialsWrong: "Incorrect email or password",
  phoneTaken: "This phone number is bound to another account",
  tooLarge: "Too large: the limit is {{limit}}",
  unknownHost:
    "This server does not answer under this host name. Its operator can set PUBLIC_URL to the URL that people type",
  unknownProxy:
    "This request came through a proxy, but the server is set up for its own machine only. Its operator can set PUBLIC_URL to the URL that people type, and TRUST_PROXY=true",
  tooLongToPrint:
    "This resume is too long to print: a PDF has at most {{most}} pages. Shorten it, or split it into several resumes",
  wrongFileType: "This type of file is not supported",
  unreadableFile: "The file could not be read",
  tooManyRequests: "Too many requests. Try again in {{seconds}} s",
  tooManyPrints: "You already have several PDFs waiting. Try again when they are done",
  unknown: "Unknown error",
  providerUnavailable: "A service we rely on is unavailable. Try again in a minute",
  smsBudgetSpent: "We’ve reached today’s limit for text messages. Try again tomorrow, or sign in another way",
  rendererBusy: "Many PDFs are being created right now. Try again in a few seconds",
} as const;

/** What is wrong with one field of a form or body; the contract's schemas name these keys. */
export const fields = {
  required: "This cannot be empty",
  invalid: "This value is not valid",
  unknownKey: "Unknown field",
  wrongType: "Wrong type",
  tooShort: "Too short",
  tooLong: "Too long: at most {{max}}",
  tooMany: "Too many: at most {{max}}",
  invalidEmail: "Invalid email address",
  passwordShort: "At least 8 characters",
  passwordLong: "At most 200 characters",
  passwordLower: "Add a lowercase letter",
  passwordUpper: "Add an uppercase letter",
  passwordDigit: "Add a digit",
  passwordCommon: "This password is too common, or a common one with a few characters added. Choose another",
  sixDigits: "The code has 6 digits",
  phoneEmpty: "phone number cannot be empty",
  phoneFormat: "phone format incorrect",
  fourDigits: "verification code should be 4 digits",
  fourCharacters: "The captcha has 4 characters",
  slug: "Use 3 to 40 lowercase letters, digits and single hyphens",
  notJson: "The body is not JSON",
} as const;

/** Pages that the server writes without the application: a failed page, a spent link, the API reference. */
export const serverPages = {
  backHome: "Back to the home page",
  needsScript: "This page needs JavaScript",
  needsScriptHelp:
    "Signing in, your resumes and the editor run in your browser. Turn on JavaScript in its settings, then reload the page.",
  needsScriptElse: "Templates, examples, guides and public resumes work without it.",
  linkSpent: "This sign-in link has already been used or has expired",
  linkSpentHelp: "Create another on the server with: npm run user -- link EMAIL",
  apiTitle: "API reference",
  apiIntro: "Every call this installation offers, generated from the schemas that validate its requests.",
  apiWho: "Access",
  apiErrors: "Errors",
  apiScope: "Token scope",
  apiLimits: "Rate limit",
  apiRights: "Rights",
  apiAudit: "recorded",
  apiTool: "tool",
  apiField: "Field",
  apiType: "Type",
  apiBody: "Body",
  apiQuery: "Query",
  apiParams: "Path",
  apiReply: "Response (data)",
  apiNothing: "nothing",
  apiRequired: "required",
  apiConventions: "Conventions",
} as const;
