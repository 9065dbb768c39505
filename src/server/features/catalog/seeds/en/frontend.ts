import type { Sample } from "../sample.ts";

export const frontend: readonly Sample[] = [
  {
    key: "en-frontend-design-systems",
    lang: "en",
    category: "frontend",
    template: "TemplateCompact",
    theme: "azure",
    shows: ["TemplateCompact", "TemplateSplit"],
    used: 1240,
    card: {
      name: "Frontend engineer, design systems",
      desc: "Accessible components and measured performance: ten years on one dense, quiet page.",
    },
    basic: {
      title: "Frontend Engineer",
      name: "Daniel Achterberg",
      location: "Utrecht, Netherlands",
      cellphone: "+31 30 555 0142",
      email: "daniel@achterberg.example.com",
    },
    links: [
      ["achterberg.example.com", "https://achterberg.example.com"],
      ["Talks", "https://achterberg.example.com/talks"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Frontend engineer who came from typography and never quite left it. I build component libraries that teams adopt because they save them work, and I measure pages on a four-year-old phone.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Frontend Engineer, Design Systems",
            sub: "Polder Insurance",
            from: "2020-06",
            to: "present",
            city: "Utrecht",
            points: [
              "Own the component library of 74 components used by 11 teams; 92% of all screens are built from it, up from 31%.",
              "Brought the claims journey from 61 to 97 in accessibility audits; a screen-reader user now files a claim in 6 minutes without calling us.",
              "Halved the JavaScript of the customer portal (612 to 298 KB compressed) and moved p75 LCP from 4.1 to 1.9 s.",
              "Wrote the visual regression setup that runs 2,300 screenshots in 7 minutes and is trusted enough to block a merge.",
            ],
          },
          {
            title: "Frontend Developer",
            sub: "Lumen Travel",
            from: "2017-04",
            to: "2020-05",
            city: "Amsterdam",
            points: [
              "Rebuilt the search results in React and TypeScript; conversion rose by 8% in a 6-week A/B test.",
              "Introduced end-to-end tests on the booking path: hotfixes fell from nine to two a month.",
              "Mentored three juniors; two lead their own teams today.",
            ],
          },
          {
            title: "Web Designer",
            sub: "Studio Vierkant",
            from: "2014-08",
            to: "2017-03",
            city: "Utrecht",
            points: ["Designed and built 20 sites for museums and theatres, in three languages and on every screen."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "contrast-lint",
            sub: "Open source",
            from: "2021-01",
            to: "present",
            text: "Finds failing colour pairs in rendered pages instead of in source. 14,000 downloads a week.",
          },
          {
            title: "The long scroll",
            sub: "Talk, four conferences",
            from: "2023-03",
            to: "2024-06",
            text: "How we found out that nobody used our infinite list, and what a table of contents did to it.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "TypeScript",
          "React",
          "CSS architecture",
          "Web accessibility",
          "Playwright",
          "Vite",
          "Figma",
          "Performance",
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BA Graphic Design",
            sub: "HKU University of the Arts",
            from: "2010-09",
            to: "2014-06",
            city: "Utrecht",
          },
        ],
      },
      {
        kind: "certificate",
        items: ["Certified professional in web accessibility, 2022"],
      },
      {
        kind: "language",
        items: [
          { title: "Dutch", sub: "Native" },
          { title: "English", sub: "C1" },
          { title: "German", sub: "B1" },
        ],
      },
    ],
  },
];
