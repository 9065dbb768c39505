/** The page on which a person lets a program in to `/mcp`. `%name%` is what the program calls itself. */
export const toolClients = {
  page: "Allow access",
  title: "%name% asks for access to your resumes",
  unverified: "Not verified",
  unverifiedText:
    "Anyone can choose this name, and we don’t know who is behind it. Continue only if you started this yourself just now.",
  account: "Your account",
  goesTo: "Your answer goes to",
  places: {
    site: "a site outside this one",
    machine: "a program on this device",
    app: "an app on this device",
  },
  may: "It may",
  choose: "Choose at least one, or refuse.",
  never: "It can never delete anything, pay, or create tokens.",
  until:
    "Access ends after {{days}} days without use, and whenever you revoke it in the settings, under Access for tools.",
  allow: "Allow",
  refuse: "Refuse",
  back: "Back to the program",
  home: "Home page",
  problems: {
    unknown: "We don’t know this program",
    unknownText:
      "It isn’t registered here, its registration has expired, or it asked for an address that it never registered. Remove the connection in the program and add it again.",
    invalid: "The program’s request is not valid",
    invalidText: "Nothing was allowed. The program can tell you more.",
    expired: "This page has expired",
    expiredText: "Nothing was allowed. Go back to the program and connect again.",
  },
} as const;
