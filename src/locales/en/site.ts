/** The outbox. */
export const site = {
  sandbox: {
    title: "Outbox",
    text: "This installation sends no real mail or SMS. What it would have sent is here, newest first.",
    to: "To {{to}}",
    mail: "Mail",
    sms: "SMS",
    code: "Code",
    copyCode: "Copy the code",
    empty: "Nothing sent yet",
    emptyText: "Sign up, and the code arrives here.",
    failedTitle: "Could not load the outbox",
    failedText: "The list did not arrive. Nothing is lost.",
    filter: "Only {{to}}",
    showAll: "Show all",
  },
} as const;
