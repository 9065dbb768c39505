/** What users wrote. A page of the Chinese edition alone; the English words are its shape. */
export const review = {
  title: "Reviews",
  text: "What people say after they made and sent a resume here.",
  write: "Write a review",
  sample: "Sample",
  samples: "Sample texts, written by us until the first real ones come in.",
  none: "No reviews yet",
  noneText: "Be the first to say how it went.",
  failedTitle: "Could not load the reviews",
  failedText: "The list did not arrive. Nothing is lost.",
} as const;
