/** What other features may use to begin a resume. */
export { blankTemplate, explainLimit, useCopyExample, useCreateResume } from "./create-resume.ts";
export { useWays, type Way } from "./ways.ts";
