import type { Sample } from "../sample.ts";

export const graduate: readonly Sample[] = [
  {
    key: "en-graduate-full-stack",
    lang: "en",
    category: "graduate",
    template: "TemplateTimeline",
    theme: "cobalt",
    shows: ["TemplateTimeline"],
    used: 2260,
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
];
