import { toolRates } from "./tool-limits.ts";

/**
 * Every number of the specification (section 9) and of the contract, in one place. Money is in cents, time in
 * milliseconds, sizes in bytes.
 */
export const limits = {
  regular: { resumes: 5, templates: 7 },
  /** A common password is refused with up to `commonEnding` digits or signs behind it, too. */
  password: { min: 8, max: 200, commonEnding: 4 },
  emailMax: 254,
  emailCode: { digits: 6, lifetime: 10 * 60_000, tries: 5, resendAfter: 60_000, perDay: 10 },
  /** A user has at most `most` sessions; a further one ends the session that was unused for longest. */
  session: { lifetime: 30 * 86_400_000, touchAfter: 10 * 60_000, bytes: 32, most: 50 },
  resetLink: { lifetime: 30 * 60_000, resendAfter: 60_000, perDay: 10 },
  nickNameMax: 50,
  smsCode: { digits: 4, lifetime: 5 * 60_000, tries: 5, resendAfter: 60_000, perDay: 10 },
  captcha: { characters: 4, lifetime: 5 * 60_000 },
  /** The time from leaving for a provider (Google, GitHub, WeChat) to coming back. */
  oauth: { lifetime: 10 * 60_000 },
  operatorLink: { lifetime: 24 * 3_600_000 },
  /** For how long after signing in an admin may connect another way to sign in, and change money and rights. */
  freshSignIn: 10 * 60_000,
  /** Why an admin reads somebody else's resume, in characters. */
  reason: { min: 3, max: 300 },
  /**
   * The proof of work: a browser tries half of the numbers on average. The short one is for every costly call; the long
   * one replaces a picture. Solutions are accepted for `lifetime`.
   */
  botCheck: { lifetime: 5 * 60_000, numbers: { short: 50_000, long: 1_000_000 } },
  /** For how long a browser is recognized as one that was signed in before, and for how many accounts. */
  knownDevice: { lifetime: 365 * 86_400_000, accounts: 4 },
  body: { json: 1_048_576, raw: 65_536, avatar: 1_048_576, resumeFile: 5_242_880 },
  /**
   * How much of a body that is too large is still taken in and thrown away, and for how many ms: a sender that is cut
   * off in the middle does not see the answer.
   */
  discard: { bytes: 16_777_216, time: 30_000 },
  /** `counted`: how many rows of a list of the desk are counted from the first of its page on. */
  paging: { defaultSize: 10, maxSize: 100, templates: 20, examples: 40, resumes: 6, records: 8, counted: 1000 },
  /** `lifetime` is given once, with the lifetime plan. */
  tokens: { initial: 5000, perResume: 1500, perMonth: 50_000, lifetime: 2_000_000 },
  voucher: { invitee: 500, inviterPercent: 20 },
  /**
   * Free membership for students and for contributors to open source. A pull request counts if it was merged within
   * `mergedWithin` ms into a repository of so many stars or so many contributors. A file that proves something is at most
   * `proofBytes` long, is stored, or drawn where it is a PDF, with at most `proofSide` px a side, and is removed
   * `proofKeptFor` ms after the decision. Of a PDF the first `proofPages` are drawn.
   */
  programs: {
    months: 6,
    openSource: { mergedWithin: 365 * 86_400_000, stars: 50, contributors: 5 },
    proofBytes: 5_242_880,
    proofSide: 1600,
    proofPages: 8,
    proofKeptFor: 30 * 86_400_000,
    code: { digits: 6, lifetime: 30 * 60_000, tries: 5, resendAfter: 60_000, perDay: 5 },
    textLength: 1000,
  },
  /** What stands on the card of an example, in characters. */
  offers: { descLength: 200 },
  prices: { monthly: 1000, quarterly: 2000, yearly: 6000, lifetime: 18_800 },
  /**
   * Orders, in ms. `lifetime`: how long one can be paid, by the server's clock; `pollEvery`: how often a page that waits
   * reads an order; `askEvery`: how often a reader of an order has its provider asked; `reconcileEvery` and `watchFor`: how
   * often and for how long a job asks about all of them, and `lateEvery` about those that are closed already.
   * `refundWindow`: how long after the payment a buyer may ask for the money back; `rewardHold`: how long a reward waits
   * for that. An inviter with `rewardsPerMonth` rewards in `month` is shown to the operator. `invoiceTitle`: the characters
   * of the name to which an invoice is made out.
   */
  order: {
    lifetime: 15 * 60_000,
    pollEvery: 4_000,
    askEvery: 8_000,
    askTimeout: 5_000,
    reconcileEvery: 30_000,
    lateEvery: 3_600_000,
    watchFor: 48 * 3_600_000,
    rewardHold: 14 * 86_400_000,
    refundWindow: 14 * 86_400_000,
    month: 30 * 86_400_000,
    rewardsPerMonth: 20,
    reasonLength: 1000,
    invoiceTitle: 100,
  },
  /** The monthly price of each plan, as shown beside its price. */
  pricesPerMonth: { monthly: 1000, quarterly: 660, yearly: 500 },
  document: {
    /**
     * Of a whole resume (`core/resume/size.ts`). Forty pages, more than are printed, filled with small type and bold
     * words are about 200,000. Each rule takes at most some tens of milliseconds for this size; for a megabyte, which a
     * body may have, some took up to two seconds, in which the process answered nobody.
     */
    size: 250_000,
    /** What a section, an item or a link counts besides its texts, so that ten thousand empty ones are too many. */
    entrySize: 100,
    sections: 200,
    itemsPerSection: 50,
    links: 50,
    /** Of a fact: what stands after its label. */
    factLength: 200,
    /** Of a description, as markup. */
    textLength: 100_000,
    /** Of what is written on one line: a name, a title, a company, a place. */
    lineLength: 500,
    phoneLength: 40,
    emailLength: 254,
    urlLength: 2000,
    nameLength: 200,
    /** Texts that a translated copy notes as untranslated. */
    untranslated: 1_000,
    slugMin: 3,
    slugMax: 40,
  },
  editor: {
    autosaveAfter: 800,
    historyRecords: 50,
    slugCheckAfter: 300,
    downloadTick: 500,
    downloadHideAfter: 2000,
    downloadErrorFor: 3000,
  },
  /** Earlier states of a resume on the server: `kept` of them, at most one for every `every` ms of changes. */
  versions: { kept: 30, every: 10 * 60_000, nameLength: 100 },
  /**
   * How long deleted resumes are kept, and how many of one user; `undo` is how long the notice offers to restore one.
   */
  bin: { lifetime: 30 * 86_400_000, most: 100, undo: 10_000 },
  /** Views of public resumes: the same viewer counts again after `again`; a card sums up the last `recentDays` days. */
  views: { again: 3_600_000, recentDays: 30 },
  /**
   * Private links: how many a resume has, of how many random bytes, the characters of a name and a password, for how many
   * ms a link stays open after its password, how many sites are told apart, and in how many parts reading is counted.
   */
  shareLinks: { most: 20, bytes: 24, name: 60, password: { min: 6, max: 200 }, open: 3_600_000, hosts: 50, parts: 10 },
  notices: {
    premium: 5000,
    /** How long a buyer sees that the payment has arrived, before the home page. */
    paid: 2000,
    sessionExpired: 1000,
    toast: 3000,
    toastDownload: 2000,
    invited: 6000,
    accountRemoved: 2000,
  },
  /**
   * The floors of "one page": px, and a ratio for the line height. Below these a resume on paper is hard to read or
   * looks crammed. Text of 11.6 px prints at 8.7 pt; the size is never reduced by more than 2 px. `pageMargin` is that at
   * the left and the right: 36 px are 9.5 mm.
   */
  fit: {
    pageMargin: 36,
    sectionGap: 10,
    itemGap: 6,
    lineHeight: { latin: 1.26, cjk: 1.42 },
    fontSize: 11.6,
    fontSizeChange: 2,
  },
  /**
   * What is said too shortly or at too great length, in characters, of which a Chinese, Japanese or Korean one counts as
   * two: a bullet of more than three lines, a profile of more than a fifth of a page, a resume of more than three pages
   * or less than half of one. `bullets` is how many bullets are looked at; `listed` is how many findings of a rule are shown before one asks for all; a finding shows
   * at most `quote` characters; `settleAfter` is how many ms the resume must be left alone before it is checked again.
   */
  check: {
    bullet: { least: 24, most: 260 },
    bullets: 400,
    profile: 800,
    whole: { least: 600, most: 10_000 },
    listed: 5,
    quote: 160,
    settleAfter: 400,
  },
  /**
   * Whether the links of a resume answer: how many are asked and how many at a time, after how many ms the rest counts
   * as not checked, for how many ms a result is kept, and how many results.
   */
  linkCheck: { most: 60, parallel: 8, within: 20_000, keptFor: 6 * 3_600_000, kept: 5_000 },
  /**
   * Photos are stored as squares or in their own proportions, never longer than `side` px on a side; a picture with
   * more pixels than `maxPixels` is refused.
   */
  photo: { side: 512, originalSide: 1600, maxPixels: 50_000_000 },
  /**
   * The badge 'N+ users' of an example is shown above `above` uses; N is the uses rounded up to the next `step`, plus
   * `plus`.
   */
  userBadge: { above: { header: 100, cards: 250 }, step: 100, plus: 200 },
  /** How many links to AI-drafted examples the examples page shows before a visitor asks for all of them. */
  aiExampleLinks: 4,
  home: { templates: 6, sliderPage: 3, examples: 3, reviews: 3 },
  header: { templates: 4, examples: 4 },
  /** How many of the most used examples are read, among which the home page finds different professions. */
  topExamples: 12,
  /**
   * Pictures of first pages, in px; `small` is the width in lists. `publicFor` is how long others may cache the picture of
   * a public resume, in ms: so long it may be seen after the resume was made private. `askAgainAfter` is how many ms a
   * page waits after each failure before it asks again for one that could not be drawn in time.
   */
  cover: {
    width: 640,
    ratio: 1.4,
    small: 320,
    publicFor: 5 * 60_000,
    askAgainAfter: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000],
  },
  /** How many pictures of first pages are cached, of all resumes together: about 30 KB each, 10 KB for a small one. */
  covers: { most: 4_000 },
  /**
   * Background work of one process: how many jobs run at a time, ms between two looks for jobs of other processes, ms
   * that a stopping process waits for running jobs, and how long a job that failed for good is kept.
   */
  jobs: { slots: 4, pollMs: 1_000, graceMs: 10_000, failedFor: 7 * 86_400_000 },
  /**
   * Reading a resume file: its bytes and pages; the ms and the MB of memory that reading one may take; how many are
   * read at a time, and how many wait; the bytes that a zipped file may unpack to; characters of text.
   */
  reading: {
    bytes: 5 * 1024 * 1024,
    pages: 30,
    timeoutMs: 20_000,
    memoryMb: 512,
    parallel: 1,
    waiting: 32,
    unzippedBytes: 64 * 1024 * 1024,
    characters: 400_000,
    /** A field that was read with less certainty than this, from 0 to 1, is shown to be looked at. */
    doubtBelow: 0.65,
  },
  /**
   * What is kept of a file that a resume was read from, in ms: until somebody makes a resume of it, and from then on. A
   * user has at most `most` of them. A page waits `openAfter` before it opens the editor.
   */
  originals: { unclaimedFor: 3_600_000, keptFor: 7 * 86_400_000, most: 20, nameLength: 200, openAfter: 3_000 },
  /** Importing a file, a text or a URL: bytes, and ms for the whole of what a URL leads to (contract section 3). */
  import: { within: 10_000, bytes: 5_242_880 },
  /**
   * Pictures of pages for a browser that breaks pages differently from the printer: how many, and their width in px. In
   * small ones the breaks can be seen; they are no substitute for the PDF.
   */
  pagePictures: { full: { most: 12, width: 1000 }, small: { most: 6, width: 420 }, files: { most: 12 } },
  /**
   * The sitemaps: `most` URLs in one file (sitemaps.org). They are cut after each `part` resumes, so that a file is short and
   * there is room for what becomes public before they are cut again.
   */
  sitemap: { most: 50_000, part: 2_000 },
  /**
   * The assistant. Lengths are in characters of what a person sends, `output` in tokens that a model may write, times in
   * ms. `failedQuery`: the most that an unusable answer costs (specification section 9). A job that nobody begins to read
   * expires after `startWithin`; one whose process no longer prolongs its `lease` is given back, and so is one that runs
   * for longer than `runFor`. What a job wrote can be read again for `keptFor`. A provider has `slots` places over all
   * processes and `queue` that wait for one, for at most `queueFor`.
   */
  assistant: {
    titleLength: 80,
    organizationLength: 120,
    descriptionLength: 4_000,
    hintLength: 1_000,
    passagesLength: 20_000,
    /** Work and education entries of the creator, each. */
    entries: 4,
    /**
     * Answers of earlier drafts that a browser keeps; how the built-in engine's text appears, in ms and in characters a
     * second; and ms after the last line until the editor opens.
     */
    earlier: 5,
    reveal: { least: 2_000, most: 4_000, perSecond: 700, every: 50, facesWithin: 3_000 },
    openAfter: 2_000,
    output: { title: 60, draft: 1_600, polish: 1_200, write: 600, parse: 4_000 },
    /** Characters of a resume file that a model is shown. */
    parseLength: 20_000,
    /** Characters of an answer; a model that does not stop is stopped. */
    answerLength: 60_000,
    reserveForDraft: 2_500,
    failedQuery: 500,
    atOnce: 2,
    startWithin: 10 * 60_000,
    runFor: 10 * 60_000,
    lease: 20_000,
    keptFor: 3_600_000,
    provider: { slots: 50, queue: 100, queueFor: 10_000, stallAfter: 30_000, firstWithin: 60_000 },
    /** How often a stream looks for what another process wrote, and how often written chunks are stored. */
    followEvery: 200,
    storeEvery: 50,
  },
  /** A stream of events without a new event sends a comment after this many ms; the contract allows at most 15 s. */
  stream: { heartbeatAfter: 10_000 },
  /**
   * Printing. `queue` bounds the jobs that wait, in each priority and of each requester in it, and says how the priorities
   * share the pages when all of them wait. A job that costs more than `heavyAbove` pages never takes the last free page,
   * and no job holds a page for longer than `workTimeout` ms.
   */
  render: {
    timeout: 15_000,
    workTimeout: 10_000,
    recycleAfter: 300,
    retryAfterSeconds: 2,
    heavyAbove: 6,
    queue: { waiting: 32, each: 8, weights: { member: 16, regular: 4, visitor: 2, background: 1 } },
  },
  /** Saves of more than `longAbove` characters, of which a process works on one at a time; `queue` is as for printing. */
  saves: {
    longAbove: 40_000,
    retryAfterSeconds: 2,
    queue: { waiting: 256, each: 8, weights: { member: 16, regular: 4, visitor: 2, background: 1 } },
  },
  /**
   * The longest document that is printed, in pages: a scientist's list of publications has forty. One whose estimated
   * length is `estimateFactor` times that is refused before it is laid out. A picture of a page costs as much as printing
   * `pictureCost` pages.
   */
  print: { pages: 40, estimateFactor: 2, pictureCost: 4 },
} as const;

/** How often something may be done: `points` times in `seconds` seconds. */
export type Rate = {
  readonly points: number;
  readonly seconds: number;
  /** Protects the process that does the work, which therefore counts by itself: no statement for each use. */
  readonly perProcess?: true;
};

/**
 * Every rate, by the name under which it is counted. The calls that are limited by a rate say whom it counts
 * (contract/operation.ts, `Limit`); calls that name the same rate share one count. What must be exact, such as the
 * tries of a code or the mails to one recipient, is counted in rows by its feature and is not listed here.
 */
export const rates = {
  signUp: { points: 60, seconds: 3600 },
  verifyEmail: { points: 30, seconds: 600 },
  sendVerifyEmail: { points: 20, seconds: 3600 },
  forgetPassword: { points: 20, seconds: 3600 },
  resetPassword: { points: 30, seconds: 600 },
  /** Per IP and account. */
  signIn: { points: 5, seconds: 60 },
  /** Per IP, over all accounts. */
  signInFromOnePlace: { points: 50, seconds: 60 },
  /**
   * Per account, from all browsers together that were never signed in to it, and from each one that was: whoever only
   * knows the email cannot use up the tries of its owner.
   */
  signInToOneAccount: { points: 100, seconds: 3600 },
  checkInviter: { points: 60, seconds: 60 },
  /** New orders, and what is done to one. Each of the first asks a provider. */
  order: { points: 30, seconds: 600 },
  changeOrder: { points: 60, seconds: 600 },
  dataExport: { points: 5, seconds: 3600 },
  accountRemoval: { points: 20, seconds: 3600 },
  captcha: { points: 300, seconds: 3600 },
  /** Far fewer than pictures, because a program can do the work that replaces one. */
  captchaWithoutPicture: { points: 6, seconds: 3600 },
  smsCode: { points: 60, seconds: 3600 },
  phoneSignIn: { points: 30, seconds: 600 },
  bindPhone: { points: 30, seconds: 600 },
  oauthStart: { points: 60, seconds: 600 },
  oauthReturn: { points: 60, seconds: 600 },
  oauthConsent: { points: 60, seconds: 600 },
  /**
   * Saves: the editor sends one at most every 0.8 s while somebody types, several tabs and merges a few more. Twice a
   * second for five minutes is more than typing makes, and too little to occupy the process.
   */
  save: { points: 600, seconds: 300, perProcess: true },
  /** New resumes, copies included, and versions that are kept by hand. */
  createResume: { points: 200, seconds: 300 },
  nameVersion: { points: 60, seconds: 60 },
  /** Applications to the free programmes; some of them mail a code or ask GitHub. */
  apply: { points: 10, seconds: 3600 },
  confirmSchool: { points: 30, seconds: 600 },
  offer: { points: 10, seconds: 86_400 },
  slugCheck: { points: 60, seconds: 60 },
  /** Each may ask dozens of other sites on a user's behalf. */
  linkCheck: { points: 10, seconds: 600 },
  upload: { points: 60, seconds: 3600 },
  original: { points: 120, seconds: 3600 },
  /** The assistant, per user; the last one per IP over all of its calls. */
  checkTitle: { points: 20, seconds: 600 },
  draft: { points: 5, seconds: 600 },
  polish: { points: 30, seconds: 600 },
  translate: { points: 10, seconds: 3600 },
  readFile: { points: 30, seconds: 600 },
  parse: { points: 5, seconds: 600 },
  readOriginal: { points: 120, seconds: 600 },
  importResume: { points: 30, seconds: 600 },
  assistantFromOnePlace: { points: 60, seconds: 600 },
  /** Far above what a user does by hand; the renderer has a queue of its own behind it. */
  download: { points: 120, seconds: 60 },
  pagePictures: { points: 20, seconds: 60 },
  convert: { points: 60, seconds: 60 },
  ...toolRates,
  /** A viewer downloads once or twice, but a whole office may share one IP. */
  publicPdf: { points: 20, seconds: 60 },
  shareLink: { points: 60, seconds: 300 },
  /** Tries of a private link's password: per IP and link, per IP over all links, and per link from everywhere. */
  linkPassword: { points: 5, seconds: 600 },
  linkPasswordFromOnePlace: { points: 30, seconds: 600 },
  linkPasswordOfOneLink: { points: 100, seconds: 3600 },
  linkRead: { points: 120, seconds: 60, perProcess: true },
} as const satisfies Record<string, Rate>;
export type RateName = keyof typeof rates;
