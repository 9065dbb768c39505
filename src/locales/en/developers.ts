/** The page for developers and operators. */
export const developers = {
  title: "For developers",
  text: "Everything the site does goes through one HTTP API, and the code is open source.",
  docs: "API reference",
  docsText: "Every call with its fields, errors and limits, in your browser.",
  openapi: "OpenAPI document",
  openapiText: "The same as JSON, for generating a client.",
  outbox: "Outbox",
  outboxText: "Emails and text messages this installation would have sent if a provider were set up.",
  formats: "Open formats",
  formatsText:
    "“Download your data” in Settings gives you every resume as JSON and as JSON Resume (jsonresume.org), which other tools can read.",
  host: "Run it yourself",
  hostText:
    "MIT licensed. One command starts it with an embedded database; add PostgreSQL, S3 and SMTP with environment variables, as the README describes.",
  version: "Version {{version}}",
} as const;
