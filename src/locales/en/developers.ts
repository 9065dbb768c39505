/** The page for developers and operators. */
export const developers = {
  title: "For developers",
  text: "Everything the site does goes through one HTTP interface, and the code behind it is open.",
  docs: "API reference",
  docsText: "Every call with its fields, errors and limits, to read in the browser.",
  openapi: "OpenAPI document",
  openapiText: "The same as JSON, to generate a client from.",
  outbox: "Outbox",
  outboxText: "Mails and text messages that this installation would have sent, because no provider is set up.",
  formats: "Open formats",
  formatsText:
    "Settings, Download your data gives you every resume as JSON and as JSON Resume (jsonresume.org), which other tools read.",
  host: "Run it yourself",
  hostText:
    "MIT licensed. One command starts it with an embedded database; PostgreSQL, S3 and SMTP are added by variables, as the README describes.",
  version: "Version {{version}}",
} as const;
