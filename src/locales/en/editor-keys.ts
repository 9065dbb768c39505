/** The editor's command palette and its keyboard help. */
export const editorKeys = {
  palette: {
    title: "Commands",
  },
} as const;
