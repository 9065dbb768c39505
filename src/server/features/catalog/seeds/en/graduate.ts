import type { Sample } from "../sample.ts";

export const graduate: readonly Sample[] = [
  {
    key: "en-graduate-full-stack",
    lang: "en",
    category: "graduate",
    template: "TemplateTimeline",
    theme: "cobalt",
    shows: ["TemplateTimeline"],
    photo: "noah",
    card: {
      name: "Graduate software engineer",
      desc: "No job yet and plenty to show: two internships, one merged open-source feature, honest numbers.",
    },
    basic: {
      title: "Graduate Software Engineer",
      name: "Noah Bergström-Adeyemi",
      location: "Toronto, Canada",
      cellphone: "+1 416 555 0127",
      email: "noah.ba@example.com",
    },
    links: [
      ["noahba.example.com", "https://noahba.example.com"],
      ["GitHub", "https://github.example.com/noahba"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Computer science graduate (May 2026) with two internships and a merged feature in an editor used by thousands. Looking for a team that reviews code carefully and ships every week.",
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BSc Computer Science, GPA 3.8 of 4",
            sub: "University of Toronto",
            from: "2022-09",
            to: "2026-05",
            city: "Toronto",
            points: [
              "Teaching assistant for Operating Systems: weekly tutorials for 45 students, rated 4.8 of 5.",
              "Courses: databases, compilers, distributed systems, human-computer interaction.",
            ],
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Software Engineering Intern",
            sub: "Maple Transit",
            from: "2025-05",
            to: "2025-08",
            city: "Toronto",
            points: [
              "Built the service-alert editor in React and Node.js; dispatchers publish in 2 minutes instead of 15, and it is still in use.",
              "Wrote 120 integration tests and found a time-zone error that had hidden in night timetables for three years.",
            ],
          },
          {
            title: "Web Development Intern",
            sub: "Harbourfront Clinic",
            from: "2024-05",
            to: "2024-08",
            city: "Toronto",
            points: [
              "Moved the appointment form from PDF to the web; 71% of patients used it in the first month.",
              "Made it work with a keyboard alone and in English, French and Cantonese.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Multi-cursor undo",
            sub: "Merged into an open-source editor",
            from: "2025-10",
            to: "2026-01",
            text: "Proposed, specified and implemented undo by cursor in 1,400 lines of TypeScript, after eleven rounds of review.",
          },
          {
            title: "Toy database",
            sub: "Course project, Rust",
            from: "2025-01",
            to: "2025-04",
            text: "B-tree storage, write-ahead log and crash recovery; best of 38 teams in the fault-injection contest.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["TypeScript", "React", "Node.js", "Rust", "Python", "PostgreSQL", "Git", "Linux"],
      },
      {
        kind: "hobby",
        items: [
          { title: "Choir", sub: "Bass, university chamber choir" },
          { title: "Cycling", sub: "Toronto to Montréal in four days" },
        ],
      },
    ],
  },
  {
    key: "en-graduate-data",
    lang: "en",
    category: "graduate",
    template: "TemplateSidebar",
    theme: "plum",
    card: {
      name: "Graduate, data science",
      desc: "A thesis, an internship and a volunteer project, none of them inflated.",
    },
    basic: {
      title: "Graduate Data Scientist",
      name: "Oliwia Zaremba",
      location: "Dublin, Ireland",
      cellphone: "+353 20 915 0128",
      email: "oliwia.zaremba@example.com",
    },
    links: [
      ["oliwiazaremba.example.com", "https://oliwiazaremba.example.com"],
      ["GitHub", "https://github.example.com/ozaremba"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Statistics graduate (June 2026) with one internship in insurance and a thesis on missing data. I am looking for a team where somebody asks how the number came about.",
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "MSc Statistics, first class honours expected",
            sub: "Trinity College Dublin",
            from: "2024-09",
            to: "2026-06",
            city: "Dublin",
            text: "Thesis: what rain gauges do not tell when it rains hardest.",
          },
          {
            title: "BSc Mathematics, 1.1",
            sub: "University College Cork",
            from: "2020-09",
            to: "2024-05",
            city: "Cork",
            text: "Tutor for first-year calculus: two groups of 25, three terms.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Data Science Intern",
            sub: "Shannon Mutual",
            from: "2025-06",
            to: "2025-08",
            city: "Limerick",
            points: [
              "Modelled storm claims of 12 counties; the simple model won, and I wrote down why.",
              "Found 2,300 policies with swapped coordinates, 40 of them in the sea.",
              "Presented to 15 underwriters; two asked for the code.",
              "Left behind a data dictionary of 84 fields; the team still adds to it.",
            ],
          },
          {
            title: "Weekend Assistant",
            sub: "Quay Books",
            from: "2021-10",
            to: "2024-05",
            city: "Cork",
            points: [
              "Till, returns, and the spreadsheet that ordered school books: 11 schools, 4,000 titles, no September without them.",
              "Trained four new assistants.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Food bank forecast",
            sub: "Volunteer, lead of three",
            from: "2025-10",
            to: "present",
            text: "Predicts visits a week ahead for two food banks; leftover bread fell by a fifth.",
          },
          {
            title: "Chess openings by age",
            sub: "Course project, R",
            from: "2024-11",
            to: "2024-12",
            text: "Four million public games; mark of 84%.",
          },
        ],
      },
      { kind: "skills", items: ["R", "Python", "SQL", "Stan", "Missing data", "Time series", "LaTeX", "Git"] },
      {
        kind: "language",
        items: [
          { title: "Polish", sub: "Native" },
          { title: "English", sub: "C2" },
          { title: "Irish", sub: "B1" },
        ],
      },
      {
        kind: "hobby",
        items: [
          { title: "Chess", sub: "Rated 1,890" },
          { title: "Open water", sub: "All year" },
        ],
      },
    ],
  },
  {
    key: "en-graduate-designer",
    lang: "en",
    category: "graduate",
    template: "TemplateBento",
    theme: "ochre",
    card: {
      name: "Graduate interaction designer",
      desc: "Four projects with people in them, and what each of them did not solve.",
    },
    basic: {
      title: "Graduate Interaction Designer",
      name: "Theo Marchetti",
      location: "Chicago, Illinois",
      cellphone: "+1 312 555 0149",
      email: "theo.marchetti@example.com",
    },
    links: [["Portfolio", "https://theomarchetti.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Interaction design graduate (2026) who worked through college as a bicycle courier. I prototype in code when paper is too polite, and I test with people who have somewhere to be.",
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BFA Interaction Design",
            sub: "Lakeshore College of Art",
            from: "2022-08",
            to: "2026-05",
            city: "Chicago",
            text: "Thesis prize for a bus stop that speaks only when asked.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Design Intern",
            sub: "Windrow Health",
            from: "2025-05",
            to: "2025-08",
            city: "Chicago",
            points: [
              "Redesigned discharge instructions with nurses: 12 pages to three; patients recalled 8 of 10 points, was 5.",
              "Ran 16 bedside sessions and wrote the consent script that the team kept.",
              "Delivered 22 components with states and notes for the developers.",
              "Measured reading level: from grade 11 to grade 6, with two nurses and a dictionary.",
            ],
          },
          {
            title: "Bicycle Courier",
            sub: "Loop Couriers",
            from: "2022-09",
            to: "2025-04",
            city: "Chicago",
            points: [
              "9,000 deliveries in three winters; drew the entrance map of 140 buildings that new riders get.",
              "Trained 15 riders in winter handling; organised the Tuesday repair evening.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Speaking stop",
            sub: "Thesis",
            from: "2025-09",
            to: "2026-04",
            text: "Tested at three stops with 60 riders, 11 of them blind. Wind is still its enemy.",
          },
          {
            title: "Rent ledger",
            sub: "With a tenants' group",
            from: "2024-01",
            to: "2024-05",
            text: "A record of repairs on paper and phone, kept by 35 households; used in two hearings.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Prototyping",
          "Figma",
          "HTML and CSS",
          "Arduino",
          "Field research",
          "Service blueprints",
          "Illustration",
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
];
