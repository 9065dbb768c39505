import type { HeadingKind } from "./headings.ts";

/** English titles of sections are put together of common words; what kind of section they announce is told by the last. */

/** What stands before the words of a title of jobs: "Related Positions", "Other Teaching Experience". */
const kindsOfWork =
  "related|relevant|professional|research|teaching|academic|additional|other|selected|previous|prior|past|current|recent|industry|industrial|technical|clinical|nursing|military|managerial|management|leadership|consulting|engineering|software|development|it|legal|laboratory|lab|field|paid|full-time|part-time|early|further|major|key|significant|notable|international|overseas|corporate|business|sales|administrative|scientific|medical|healthcare|classroom|instructional|coaching|design|creative|film|media|editorial|writing|retail|hospitality|customer service|graduate|undergraduate|student|postdoctoral|doctoral|faculty|government|entrepreneurial|startup|freelance|contract|summer|work|job|career";
const wordsForWork =
  "experiences?|employment(?: history)?|work(?: history| experience)?|history|positions(?: held)?|appointments|roles|jobs|internships?|placements?";

/** The same before the words of the other titles: "Peer-Reviewed Publications", "Extra-Curricular Activities". */
const kindsOfThings = `${kindsOfWork}|my|personal|invited|supervised|mentored|peer[ -]reviewed|refereed|published|forthcoming|national|regional|local|oral|conference|journal|poster|community|civic|public|social|volunteer|voluntary|charitable|extra[ -]?curricular|co[ -]?curricular|extra-professional|university|college|school|high school|campus|departmental|institutional|external|internal|scholarly|scholastic|educational|general|special|specialized|core|main|primary|top|competitive|merit|athletic|sports?|artistic|cultural|musical|literary|computer|digital|programming|analytical|communication|interpersonal|organi[sz]ational|people|transferable|soft|hard|language|linguistic|foreign language|character|board|industry-recognized|online|vocational|in-service|employee|staff|individual|group|team|open[ -]source|final year|capstone|class|course|mini|side|independent|collaborative|funded`;

/** The last words of titles, by what they announce. */
const lastWords: readonly (readonly [HeadingKind, string])[] = [
  ["work", wordsForWork],
  [
    "award",
    "awards?|honou?rs|prizes|scholarships|fellowships|grants|distinctions|recognitions?|accolades|achievements?|accomplishments|medals|bursaries",
  ],
  [
    "publication",
    "publications?|papers|articles|book chapters|patents|presentations?|talks|lectures|seminars|posters|theses|manuscripts|preprints|proceedings|conferences|symposia|exhibitions|performances|productions",
  ],
  [
    "activity",
    "activities|memberships?|affiliations?|associations?|societies|organi[sz]ations|involvements?|service|volunteering|volunteerism|engagements?|outreach|committees|mentorship|offices|contributions|positions of responsibility|leadership",
  ],
  [
    "certificate",
    "certifications?|certificates?|licen[sc]es?|licensures?|credentials|trainings?|courses|course ?works?|workshops|courses and trainings|accreditations?",
  ],
  [
    "skills",
    "skills?|skill ?sets?|competenc(?:y|ies|es?)|proficienc(?:y|ies)|expertise|strengths|aptitudes?|abilities|attributes|traits|qualities|capabilities",
  ],
  ["hobby", "interests|hobbies|pastimes|passions"],
  ["reference", "references|referees|recommendations|testimonials"],
  ["profile", "summary|profile|objectives?|statement|profile statement|goals|highlights"],
  ["project", "projects?"],
];
const doneWith =
  "(?: (?:known|spoken|held|given|attended|completed|earned|received|obtained|undertaken|taken|conducted|organi[sz]ed|won|acquired|done|handled|list|details|summary))?";
// "Open Source Work" and "Personal Work" show what somebody made: before the words of jobs stand others.
const grammar = lastWords.map(
  ([kind, words]) =>
    [
      kind,
      new RegExp(
        `^(?:(?:${kind === "work" ? kindsOfWork : kindsOfThings})(?:\\s*(?:,|/|&|and)\\s*|\\s+)){1,4}(?:${words})${doneWith}$`,
        "u",
      ),
    ] as const,
);

/** Titles that are none of these. */
const whole: readonly (readonly [HeadingKind, string])[] = [
  [
    "work",
    "(?:career|employment|work|job|internship|experience) (?:details|record|chronology|progression|graph|profile|summary|to date|highlights|timeline)|professional (?:contour|journey|history|work)|(?:work |clinical |industrial |student )?placements?|(?:clinical )?rotations|residenc(?:y|ies)|organi[sz]ational (?:experience|scan)|on[ -]the[ -]job trainings?|ojt|practicum(?: experience)?s?|student teaching(?: experience)?|(?:where|places|companies) i(?:'ve| have)? worked(?: at| for)?|what i(?:'ve| have) done|work(?:ing)? (?:background|histor(?:y|ies)|exp\\.?|experience details)|exp|positions? of employment|(?:past|previous|former|current) (?:employers?|jobs?)|(?:present|current) employment|employers|industrial attachments?|siwes(?: experience)?|national service|nysc|professional (?:record|chronology|assignments)|employment (?:experience|details|summary)|work and (?:volunteer|life) experience",
  ],
  [
    "education",
    "(?:academic|educational|scholastic|education|professional and academic|academic and professional) (?:qualifications?|credentials?|records?|details?|profile|summary|training|preparation|attainments?|chronicle|career|history|background|information)|scholastics?|academia|edu|schools? attended|(?:educational )?institutions? attended|colleges? attended|(?:basic )?academic qualifications? obtained|qualifications? obtained|educational (?:qualifications?|institutions?)(?: attended| obtained)?|educational journey|academic journey|where i(?:'ve| have)? studied|studies|educational and professional qualifications?|study abroad|academic achievements and qualifications|educational attainment",
  ],
  [
    "skills",
    "(?:key|core|career|main|top|notable|special|technical|relevant|personal) qualifications|(?:software|computer|it|technical|technology) (?:proficienc(?:y|ies)|exposure|purview|packages|literacy|forte)|software known|(?:areas?|fields?) of (?:expertise|strength|speciali[sz]ation|competence)",
  ],
  [
    "skills",
    "toolbox|toolkit|tool ?set|what i know|what i can do|what i do(?: best)?|capabilities|core qualifications|skills? highlights?|(?:summary|highlights?|list|overview|matrix) of skills|skills? (?:summary|matrix|overview|set|sets|profile|section|base|and tools)|functional (?:skills|expertise|areas?)|i am good at|things i(?:'m| am) good at|technologies (?:known|used|i use|i work with)|technical (?:knowledge|background|summary|profile|strengths?)|it (?:knowledge|proficiency|literacy)|tools (?:known|used|i use)|my stack|clinical (?:skills|competencies)|computer knowledge|key attributes|personal (?:attributes|qualities|traits)|areas of (?:competency|specialization|strength)",
  ],
  [
    "profile",
    "(?:career|professional|work|job|personal|employment) (?:goals?|focus|aims?|aspirations?|vision|mission|statement|introduction|bio|biography|snapshot)|objectives?|career and personal objectives?|highlights? of qualifications|qualifications? (?:highlights?|profile|summary)|profile summary|(?:brief|short|quick|personal) (?:profile|bio|summary|introduction|biography)|who i am|who am i|statement of purpose|mission(?: statement)?|position (?:desired|sought|applied for)|(?:job|employment) objectives?|self[ -](?:introduction|description|summary|evaluation)|a(?: little| bit)? about (?:me|myself)|about|about myself|in a nutshell|at a glance|elevator pitch|value proposition|career highlights",
  ],
  [
    "reference",
    "(?:character|professional|academic|personal|work|employment) (?:references?|referees?)|references? (?:available|list|and recommendations)|referrals?",
  ],
  [
    "hobby",
    "likes and dislikes|interest|fun|fun facts|free time|leisure(?: activities)?|pastimes?|what i (?:like|love|enjoy)|when i(?:'m| am) not working|other interests|hobby|hobby and interests?|sports and (?:hobbies|interests)",
  ],
  [
    "project",
    "projects? (?:details?|undertaken|handled|done|completed|profile|summary|list|highlights|experience|work|works|executed|worked on|and research)|(?:things|what|stuff) i(?:'ve| have)? (?:built|made|created)|(?:my|personal|selected|recent|featured|academic|major|minor|mini|final year|college|school|key|notable|open[ -]source|side|github|web|live|class|capstone|group|team|individual) (?:projects?|works?)|final year thesis|(?:thesis|dissertation) project",
  ],
  [
    "language",
    "(?:linguistic|language) (?:skills|abilities|competence|profile|proficiency)|linguistics|spoken languages?|languages? (?:spoken|known|i speak|and proficiency)|tongues",
  ],
  ["language", "languages? (?:known|spoken|proficienc(?:y|ies)|abilities|competenc(?:y|ies)|fluency|and fluency)"],
  [
    "award",
    "awards? received|honou?rs received|(?:awards|honou?rs|prizes)(?:,| and| &) (?:recognition|distinctions|accolades)",
  ],
  [
    "publication",
    "(?:invited )?(?:lectures|speaking|speaking engagements|keynotes)|press|media (?:coverage|appearances|mentions)|(?:mentored|supervised) (?:theses|students|presentations|software)|exhibitions|performances",
  ],
  [
    "activity",
    "(?:review|reviewing|editorial|professional|committee|peer review) (?:activities|service|work)|offices held|events (?:conducted|organi[sz]ed|attended)|positions? of responsibilit(?:y|ies)|memberships? (?:in|of) .{4,40}|(?:student |campus |school )?clubs?(?: and (?:organi[sz]ations|societies|activities))?|societies|extra[ -]?curriculars?|(?:leadership|volunteer|community|club) (?:roles|positions|experiences?|involvement)|affiliations? and memberships?|community|giving back|athletics|greek life|co[ -]?curriculars",
  ],
  [
    "certificate",
    "licensures?|bar admissions?|continuing medical education|industrial (?:training|visits?)|credentials|(?:trainings?|seminars|workshops|courses|conferences|webinars)(?:(?:,|/| and| &| or) ?(?:trainings?|seminars?|workshops?|courses?|conferences?|webinars?|certifications?|certificates?)){0,3}(?: (?:attended|undergone|undertaken|completed|taken|participated))?|(?:short|online|extra|additional|relevant|certificate|certification|computer) courses?|courses? (?:done|completed|attended|undertaken)|(?:civil service )?eligibilit(?:y|ies)|(?:professional|government|board) (?:examinations?|exams?|eligibilit(?:y|ies)|licen[sc]es?)(?: (?:passed|taken))?|(?:examinations?|exams?) (?:passed|taken)|professional bod(?:y|ies)|board exams?",
  ],
  [
    "other",
    "(?:personal |self )?declaration|(?:security )?clearances?|(?:areas?|subjects?|fields?|topics) of (?:interests?|research)|work authori[sz]ation|visa status|citizenship|passport details|additional (?:details|notes)|supporting documentation|travel",
  ],
];
const known = whole.map(([kind, titles]) => [kind, new RegExp(`^(?:${titles})$`, "u")] as const);

/** Returns the kind of section that a title of common words announces, or undefined; `title` is as in the table of titles. */
export function kindOfEnglishTitle(title: string): HeadingKind | undefined {
  return [...known, ...grammar].find(([, pattern]) => pattern.test(title))?.[0];
}
