import type { resumes as shape } from "../en/resumes.ts";
import type { Words } from "../words.ts";

export const resumes: Words<typeof shape> = {};
