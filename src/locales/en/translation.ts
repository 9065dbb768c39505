/** The translation of a resume into a copy. */
export const translation = {
  title: "Translate this resume",
  text: "A copy in another language is added to your resumes. “{{name}}” stays as it is.",
  done: "The copy is ready",
  language: "Language of the copy",
  languages: {
    ch: "Simplified Chinese (中文)",
    en: "English",
    es: "Spanish (Español)",
    fr: "French (Français)",
    de: "German (Deutsch)",
    ja: "Japanese (日本語)",
    ko: "Korean (한국어)",
    "zh-tw": "Traditional Chinese (繁體中文)",
  },
  engine: {
    exact:
      "The built-in engine translates what has one right answer: section names, dates, job titles, degrees, languages and countries, and between English and Chinese the lines that it suggested. Other sentences keep their words and are marked. Nothing leaves this server.",
    scripts:
      "The built-in engine translates everything between the two ways to write Chinese. Nothing leaves this server.",
    provider:
      "Translated by {{name}}. The texts are sent there; your name, phone, email, photo and links are not. Figures, names and links stay as they are.",
  },
  cost: "Costs about {{about}} tokens; you have {{have}}.",
  costAlone: "Costs about {{about}} tokens.",
  unsaved: "Your latest changes aren’t saved yet. Check the connection and try again.",
  cancel: "Cancel",
  begin: "Translate",
  begun: "Starting…",
  queue_one: "You are next in the queue",
  queue_other: "{{count}} requests before yours",
  progress: "Part {{done}} of {{of}}",
  top: "Title and location",
  passages: "{{translated}} of {{passages}}",
  background: "It carries on without this window, and the copy appears under My resumes.",
  stop: "Stop",
  leave: "Leave it running",
  rest: "The rest keeps its words and is marked in the copy. With an AI model, which the site operator can set up, sentences are translated too.",
  restOfModel:
    "The rest keeps its words and is marked in the copy: the model left it out, or changed a figure or a link in it.",
  ask: "Open the copy now?",
  stay: "Stay here",
  open: "Open the copy",
  close: "Close",
  again: "Try again",
  builtIn: "Use the built-in engine",
  unplaced: "Failed to create translation task, please try again later",
} as const;
