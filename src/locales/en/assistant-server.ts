/** What the server itself says for the assistant. */
export const assistantServer = {
  copyName: "{{name}} ({{language}})",
  /** A resume is made of a file: what of it somebody should look at. */
  parsed: "Everything in the file found its place",
  parsedDoubtful: "Fields to check: {{count}}",
  fromFile: "Resume from a file",
  translated: "{{translated}} of {{passages}} passages translated",
} as const;
