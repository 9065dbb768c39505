import type { Sample } from "../sample.ts";

/** What the assistant drafts from a job title and a line or two of history: one page each, plain and easy to change. */
export const ai: readonly Sample[] = [
  {
    key: "en-ai-product-manager",
    lang: "en",
    category: "product",
    template: "TemplateModern",
    theme: "plum",
    isAi: true,
    card: {
      name: "Product manager",
      desc: "From a job title and two employers: outcomes first, methods second, one page.",
    },
    basic: {
      title: "Product Manager",
      name: "Isobel Marchetti",
      location: "Seattle, WA",
      cellphone: "+1 206 555 0104",
      email: "isobel.marchetti@example.com",
    },
    links: [["Portfolio", "https://isobelmarchetti.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Product manager with six years in scheduling and booking software. Turns support tickets and interviews into small releases, and closes what does not earn its place.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Product Manager, Booking",
            sub: "Harbourline Software",
            from: "2021-05",
            to: "present",
            city: "Seattle",
            points: [
              "Raised completed bookings from 61 to 74% by removing the account step and moving payment to the end.",
              "Run a two-week cycle with one designer and five engineers; every release names the number it should move.",
              "Retired three settings pages that 2% of customers used; related tickets fell by 38%.",
            ],
          },
          {
            title: "Associate Product Manager",
            sub: "Fernhill Clinics Online",
            from: "2019-03",
            to: "2021-04",
            city: "Portland",
            points: [
              "Interviewed 45 receptionists and rebuilt the waiting list around what they did on paper.",
              "Launched text reminders in four languages; missed appointments went from 14 to 9%.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Pricing review",
            sub: "Lead",
            from: "2023-02",
            to: "2023-06",
            text: "Tested two plans in place of four with 600 new customers; average revenue rose by 11% and questions about plans halved.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Discovery interviews", "Roadmaps", "SQL", "A/B tests", "Figma", "Pricing", "Writing specifications"],
      },
      {
        kind: "education",
        items: [
          { title: "BA Economics", sub: "Cascade State University", from: "2014-09", to: "2018-06", city: "Seattle" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Italian", sub: "B2" },
        ],
      },
    ],
  },
  {
    key: "en-ai-frontend-engineer",
    lang: "en",
    category: "frontend",
    template: "TemplateSidebar",
    theme: "navy",
    isAi: true,
    card: {
      name: "Frontend engineer",
      desc: "Speed, accessibility and tests, each with a number to replace by your own.",
    },
    basic: {
      title: "Frontend Engineer",
      name: "Callum Adeyemi",
      location: "London, United Kingdom",
      cellphone: "+44 20 7946 0321",
      email: "callum.adeyemi@example.com",
    },
    links: [
      ["GitHub", "https://github.example.com/calluma"],
      ["Website", "https://calluma.example.com"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Frontend engineer with five years of TypeScript and React. Builds interfaces that load fast on an old phone, work with a keyboard, and stay easy to change.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Frontend Engineer",
            sub: "Tallyworks",
            from: "2022-01",
            to: "present",
            city: "London",
            points: [
              "Cut the first load of the dashboard from 1.4 MB to 380 KB; the median visit became usable in 1.9 instead of 5.2 seconds.",
              "Brought the checkout to WCAG 2.2 AA with automatic checks in every pull request.",
              "Replaced 40 copied form fields by one tested component that three teams now use.",
            ],
          },
          {
            title: "Web Developer",
            sub: "Studio Quayside",
            from: "2019-09",
            to: "2021-12",
            city: "Bristol",
            points: [
              "Delivered 18 sites for museums and festivals, all editable by their own staff.",
              "Introduced visual regression tests; reported layout faults after releases fell from nine a month to one.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "tabtrap",
            sub: "Open source",
            from: "2022-08",
            to: "present",
            text: "A 2 KB library that keeps the keyboard inside dialogs and gives the focus back. Tested with three screen readers.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["TypeScript", "React", "CSS", "Accessibility", "Vite", "Playwright", "Node.js", "GraphQL"],
      },
      {
        kind: "education",
        items: [
          { title: "BSc Computing", sub: "Avonbridge University", from: "2016-09", to: "2019-06", city: "Bristol" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "French", sub: "B1" },
        ],
      },
    ],
  },
  {
    key: "en-ai-data-analyst",
    lang: "en",
    category: "data",
    template: "TemplateCompact",
    theme: "emerald",
    isAi: true,
    card: {
      name: "Data analyst",
      desc: "Questions answered, decisions changed: reports described by what came of them.",
    },
    basic: {
      title: "Data Analyst",
      name: "Renata Kowalczyk",
      location: "Dublin, Ireland",
      cellphone: "+353 20 916 0134",
      email: "renata.kowalczyk@example.com",
    },
    links: [["Portfolio", "https://renatak.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Data analyst with four years in energy and retail. Writes SQL that others can read, draws charts that need no legend, and says how sure the answer is.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Data Analyst",
            sub: "Liffey Energy Services",
            from: "2022-06",
            to: "present",
            city: "Dublin",
            points: [
              "Built the weekly view of 210,000 smart meters; faulty ones are found in 2 days instead of 3 weeks.",
              "Showed that a planned discount would mostly reach customers who stay anyway; the budget went to 8,000 who do not.",
              "Moved 60 spreadsheets into tested dbt models with an owner and a description each.",
            ],
          },
          {
            title: "Junior Analyst",
            sub: "Greenbox Grocers",
            from: "2020-09",
            to: "2022-05",
            city: "Cork",
            points: [
              "Forecast demand for 900 fresh products; waste in the pilot stores fell by 17%.",
              "Automated the monthly board report, from four days to one morning.",
              "Answered the shops' own questions in a weekly hour; a third of them ended in a change of order sizes.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Bus, late again",
            sub: "Own project",
            from: "2023-01",
            to: "2023-04",
            text: "A year of public timetable data on one page: which lines are late, where and when. Quoted in a local paper.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["SQL", "Python", "dbt", "BigQuery", "Power BI", "Statistics", "Experiment design", "Git"],
      },
      {
        kind: "education",
        items: [
          { title: "BSc Statistics", sub: "Lee Valley University", from: "2016-09", to: "2020-06", city: "Cork" },
        ],
      },
      {
        kind: "certificate",
        items: ["Analytics Engineering, Data Guild, 2023"],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "C2" },
          { title: "Polish", sub: "Native" },
        ],
      },
    ],
  },
  {
    key: "en-ai-devops-engineer",
    lang: "en",
    category: "infrastructure",
    template: "TemplateTimeline",
    theme: "cobalt",
    isAi: true,
    card: { name: "DevOps engineer", desc: "Releases, costs and nights on call, told as a line from then to now." },
    basic: {
      title: "DevOps Engineer",
      name: "Mikael Strandberg",
      location: "Gothenburg, Sweden",
      cellphone: "+46 31 390 06 58",
      email: "mikael.strandberg@example.com",
    },
    links: [["GitHub", "https://github.example.com/mstrandberg"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "DevOps engineer with seven years between development and operations. Makes the safe way to release the easy one, and keeps the bill and the pager quiet.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "DevOps Engineer",
            sub: "Kattegat Freight Tech",
            from: "2020-08",
            to: "present",
            city: "Gothenburg",
            points: [
              "Took releases from one a fortnight to eleven a day, with automatic rollback; failed changes fell from 12 to 3%.",
              "Described all 140 servers in Terraform; a lost region was rebuilt in an exercise in 47 minutes.",
              "Cut cloud costs by 31% with smaller machines at night and a budget that every team can see.",
            ],
          },
          {
            title: "Systems Administrator",
            sub: "Norrsken Hosting",
            from: "2017-06",
            to: "2020-07",
            city: "Borås",
            points: [
              "Moved 300 customer sites to containers without a weekend of work for any customer.",
              "Wrote the alerts anew: from 90 a night to 6, none of which could wait until morning.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Preview environments",
            sub: "Initiator",
            from: "2022-02",
            to: "2022-09",
            text: "Every pull request gets the whole system on an address of its own within four minutes. Reviews start a day earlier; the idle ones are removed at night.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Kubernetes", "Terraform", "AWS", "Linux", "GitHub Actions", "Prometheus", "Go", "Bash"],
      },
      {
        kind: "education",
        items: [
          {
            title: "Higher vocational, IT operations",
            sub: "Älvstrand College",
            from: "2015-08",
            to: "2017-06",
            city: "Gothenburg",
          },
        ],
      },
      { kind: "certificate", items: ["Certified Kubernetes Administrator, 2022"] },
      {
        kind: "language",
        items: [
          { title: "Swedish", sub: "Native" },
          { title: "English", sub: "C1" },
        ],
      },
    ],
  },
  {
    key: "en-ai-ux-designer",
    lang: "en",
    category: "design",
    template: "TemplateClassic",
    theme: "graphite",
    isAi: true,
    card: { name: "UX designer", desc: "Research, prototypes and what changed after launch, in a quiet serif." },
    basic: {
      title: "UX Designer",
      name: "Nadia Rahmani",
      location: "Manchester, United Kingdom",
      cellphone: "+44 161 496 0207",
      email: "nadia.rahmani@example.com",
    },
    links: [["Portfolio", "https://nadiarahmani.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "UX designer with six years in banking and public transport. Starts with the people who get stuck, prototypes in the browser, and stays until the numbers are in.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "UX Designer",
            sub: "Northgate Mutual",
            from: "2021-09",
            to: "present",
            city: "Manchester",
            points: [
              "Redesigned opening an account: from 31 to 14 questions, and from 52 to 71% of people who finish.",
              "Tested every release with six customers, two of whom use a screen reader or a magnifier.",
              "Keep the pattern library of four teams: 38 components, each with when not to use it.",
            ],
          },
          {
            title: "Interaction Designer",
            sub: "Railhead Digital",
            from: "2018-08",
            to: "2021-08",
            city: "Leeds",
            points: [
              "Designed the ticket machine's new order of questions; the median purchase took 48 instead of 95 seconds.",
              "Sat in 12 stations for a month and wrote the 20 observations that set the roadmap.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Plain letters",
            sub: "Own initiative",
            from: "2023-01",
            to: "2023-05",
            text: "Rewrote the eleven letters that cause most calls to the bank together with its service team; calls about them fell by 44% in a quarter.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "User research",
          "Usability testing",
          "Figma",
          "HTML and CSS",
          "Design systems",
          "Accessibility",
          "Workshops",
        ],
      },
      {
        kind: "education",
        items: [
          { title: "BA Graphic Design", sub: "Aire School of Art", from: "2015-09", to: "2018-06", city: "Leeds" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Farsi", sub: "C1" },
        ],
      },
    ],
  },
  {
    key: "en-ai-mobile-developer",
    lang: "en",
    category: "mobile",
    template: "TemplateSplit",
    theme: "brick",
    isAi: true,
    card: { name: "Mobile developer", desc: "Two platforms, one page: crash rates, app size and store ratings." },
    basic: {
      title: "Mobile Developer",
      name: "Priscilla Tan",
      location: "Sydney, Australia",
      cellphone: "+61 2 5550 0183",
      email: "priscilla.tan@example.com",
    },
    links: [["GitHub", "https://github.example.com/ptan"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Mobile developer with five years on iOS and Android. Cares about the first second after a tap, and about phones that are four years old.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Mobile Developer",
            sub: "Coastwatch Apps",
            from: "2021-11",
            to: "present",
            city: "Sydney",
            points: [
              "Rewrote the tide and weather app in Kotlin Multiplatform; two code bases became one, with 64% shared.",
              "Brought crash-free sessions from 98.1 to 99.8% and the store rating from 3.6 to 4.7.",
              "Made maps work without a network for 2,100 beaches in 38 MB, and storm warnings arrive in under a minute.",
            ],
          },
          {
            title: "Android Developer",
            sub: "Payline Terminals",
            from: "2019-07",
            to: "2021-10",
            city: "Melbourne",
            points: [
              "Built the receipt and refund screens used by 6,000 shops.",
              "Introduced screenshot tests for twelve devices; layout faults in reviews fell from eight a release to one.",
              "Cut the cold start from 3.1 to 1.2 seconds on the cheapest supported device.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Quiet Hours",
            sub: "Own app",
            from: "2022-03",
            to: "present",
            text: "A shift calendar that mutes the phone by roster. No account, no network, 12,000 installs.",
          },
        ],
      },
      { kind: "skills", items: ["Kotlin", "Swift", "Jetpack Compose", "SwiftUI", "SQLite", "Gradle", "Fastlane"] },
      {
        kind: "education",
        items: [
          {
            title: "BSc Software Development",
            sub: "Yarra Institute",
            from: "2016-02",
            to: "2019-06",
            city: "Melbourne",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Mandarin", sub: "C1" },
        ],
      },
    ],
  },
  {
    key: "en-ai-language-engineer",
    lang: "en",
    category: "data",
    template: "TemplateAcademic",
    theme: "brick",
    isAi: true,
    card: {
      name: "NLP engineer",
      desc: "Models, data and evaluation, set as quietly as a paper.",
    },
    basic: {
      title: "NLP Engineer",
      name: "Jakob Reinholt",
      location: "Berlin, Germany",
      cellphone: "+49 30 23125 366",
      email: "jakob.reinholt@example.com",
    },
    links: [["GitHub", "https://github.example.com/reinholt"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "NLP engineer with four years of search and text classification in production. Measures first, reads the errors by hand, and ships the smallest model that does the job.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "NLP Engineer",
            sub: "Aktenklar",
            from: "2022-04",
            to: "present",
            city: "Berlin",
            points: [
              "Built semantic search over 3.2 million legal documents; lawyers find the passage in the first three results in 81% of queries, from 54%.",
              "Distilled the ranking model to a tenth of its size; answers take 90 instead of 640 ms on ordinary servers.",
              "Set up an evaluation set of 1,800 judged queries that every change must pass.",
            ],
          },
          {
            title: "Machine Learning Engineer",
            sub: "Briefkasten Labs",
            from: "2020-10",
            to: "2022-03",
            city: "Potsdam",
            points: [
              "Sorted 40,000 customer letters a day by topic at 94% accuracy; unclear ones go to a person.",
              "Found 6% wrong labels in the training data and wrote the tool that keeps them out; accuracy rose by two points without a new model.",
            ],
          },
        ],
      },
      {
        kind: "skills",
        items: ["Python", "PyTorch", "Transformers", "Elasticsearch", "Evaluation", "ONNX", "Docker"],
      },
      {
        kind: "education",
        items: [
          {
            title: "MSc Computational Linguistics",
            sub: "University of Havelstadt",
            from: "2018-10",
            to: "2020-09",
            city: "Potsdam",
            text: "Thesis on finding paraphrases in contracts.",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "German", sub: "Native" },
          { title: "English", sub: "C1" },
          { title: "Danish", sub: "B1" },
        ],
      },
    ],
  },
];
