/** The outbox. */
export const site = {
  sandbox: {
    title: "Outbox",
    text: "This installation sends no real mail or SMS. Whatever it would have sent appears here, newest first.",
    to: "To {{to}}",
    mail: "Mail",
    sms: "SMS",
    code: "Code",
    copyCode: "Copy the code",
    empty: "Nothing sent yet",
    emptyText: "Sign up, and your code appears here.",
    failedTitle: "Could not load the outbox",
    failedText: "Nothing is lost. Check your connection and try again.",
    filter: "Only {{to}}",
    showAll: "Show all",
  },
} as const;
