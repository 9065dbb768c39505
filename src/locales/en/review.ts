/** What users wrote. A page of the Chinese edition alone; the English words are its shape. */
export const review = {
  title: "Reviews",
  text: "What people say after they made and sent a resume here.",
  write: "Write a review",
  sample: "Sample",
  samples: "What is marked as a sample was written by us to show this page. Real ones take its place as they come in.",
  none: "No reviews yet",
  noneText: "Be the first to say how it went.",
  failedTitle: "Could not load the reviews",
  failedText: "The list did not arrive. Nothing is lost.",
} as const;
