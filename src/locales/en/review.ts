/** What users wrote. A page of the Chinese edition alone; the English words are its shape. */
export const review = {
  title: "Reviews",
  text: "What people say after making and sending a resume with Inkleaf.",
  write: "Write a review",
  sample: "Sample",
  samples: "Sample texts, written by us. Real reviews will replace them.",
  none: "No reviews yet",
  noneText: "Be the first to say how it went.",
  failedTitle: "Could not load the reviews",
  failedText: "Check your connection and try again.",
} as const;
