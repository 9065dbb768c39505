/** What the server itself says for the assistant. */
export const assistantServer = {
  copyName: "{{name}} ({{language}})",
  translated: "{{translated}} of {{passages}} passages translated",
} as const;
