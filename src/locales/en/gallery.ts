/** Cards and preview dialogs, of templates and of examples. */
export const gallery = {
  creating: "Creating",
  preview: "Preview {{name}}",
  cover: "First page of {{name}}",
  sheet: "Page of {{name}}",
  actualSize: "Actual size",
  openPage: "Open public page",
  newTab: "(opens in a new tab)",
  phone: "Open on your phone",
  qr: "QR code of {{link}}",
  copyLink: "Copy public link",
} as const;
