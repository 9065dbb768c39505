/** What stands before the words of a title of jobs: "Related Positions", "Other Teaching Experience". */
const kindsOfWork =
  "related|relevant|professional|research|teaching|academic|additional|other|selected|previous|prior|past|current|recent|industry|industrial|technical|clinical|nursing|military|managerial|management|leadership|consulting|engineering|software|development|it|legal|laboratory|lab|field|paid|full-time|part-time|early|further|major|key|significant|notable|international|overseas|corporate|business|sales|administrative|scientific|medical|healthcare|classroom|instructional|coaching|design|creative|film|media|editorial|writing|retail|hospitality|customer service|graduate|undergraduate|student|postdoctoral|doctoral|faculty|government|entrepreneurial|startup|freelance|contract|summer|work|job|career";
const wordsForWork =
  "experiences?|employment(?: history)?|work(?: history| experience)?|history|positions(?: held)?|appointments|roles|jobs|internships?";
const jobs = new RegExp(`^(?:(?:${kindsOfWork})(?:\\s*(?:,|/|&|and)\\s*|\\s+)){1,3}(?:${wordsForWork})$`, "u");

/** Returns true for a title of jobs that is put together of common words; `title` is as the table of titles has it. */
export const isTitleOfJobs = (title: string) => jobs.test(title);
