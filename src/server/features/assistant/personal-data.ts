import { definePersonalData } from "#server/personal-data/personal-data.ts";

export const personalData = definePersonalData({
  feature: "assistant",
  tables: {
    ai_jobs: { notExported: "What was sent is deleted when the work ends, and the rest within an hour." },
    ai_chunks: {
      notExported: "A draft is a resume of yours when it is done, and its pieces are deleted within an hour.",
    },
  },
});
