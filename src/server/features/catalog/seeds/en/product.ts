import type { Sample } from "../sample.ts";

export const product: readonly Sample[] = [
  {
    key: "en-product-manager",
    lang: "en",
    category: "product",
    template: "TemplateExecutive",
    theme: "navy",
    shows: ["TemplateExecutive", "TemplateSwiss"],
    photo: "grace",
    card: {
      name: "Product manager, business software",
      desc: "Decisions with their evidence and their price, in the tone of a leadership application.",
    },
    basic: {
      title: "Senior Product Manager",
      name: "Grace Okonkwo",
      location: "Dublin, Ireland",
      cellphone: "+353 20 912 5014",
      email: "grace.okonkwo@example.com",
    },
    links: [["graceokonkwo.example.com", "https://graceokonkwo.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Product manager for software that people use all day. Chartered accountant by training, so I know what month end feels like. I talk to three customers a week and stop things that do not work.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Product Manager, Invoicing",
            sub: "Ledgerly",
            from: "2020-10",
            to: "present",
            city: "Dublin",
            points: [
              "Took invoicing from an add-on to 44% of revenue (€11 million a year) with one team of eight.",
              "Found in 31 interviews that customers chased payments, not invoices; shipped reminders that shortened payment time from 34 to 21 days.",
              "Closed two features with 3% use after a staged sunset; churn did not move and support load fell by 15%.",
              "Introduced a quarterly bet format that names the metric, the price and the date at which we stop.",
            ],
          },
          {
            title: "Product Manager",
            sub: "Shiftwell",
            from: "2017-05",
            to: "2020-09",
            city: "Cork",
            points: [
              "Launched mobile shift swapping for 300 hospitals and hotels; weekly active users grew from 9,000 to 74,000.",
              "Led the move from per-site to per-seat pricing: net revenue retention from 96 to 113%.",
            ],
          },
          {
            title: "Management Accountant",
            sub: "Corrib Foods",
            from: "2013-09",
            to: "2017-04",
            city: "Galway",
            points: [
              "Closed the books of four plants; automated the cost report that three people had typed every month.",
            ],
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BComm Accounting and Information Systems",
            sub: "University of Galway",
            from: "2009-09",
            to: "2013-06",
            city: "Galway",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Discovery interviews", "Pricing", "SQL", "Experiment design", "Roadmaps", "Financial modelling"],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Igbo", sub: "Native" },
          { title: "French", sub: "B2" },
        ],
      },
    ],
  },
  {
    key: "en-product-director",
    lang: "en",
    category: "product",
    template: "TemplateClassic",
    theme: "graphite",
    card: {
      name: "Product director",
      desc: "Fifteen years in one quiet column: what was started, what was stopped, what it earned.",
    },
    basic: {
      title: "Director of Product",
      name: "Anneliese Brandt",
      location: "Munich, Germany",
      cellphone: "+49 89 99998 127",
      email: "anneliese.brandt@example.com",
    },
    links: [["abrandt.example.com", "https://abrandt.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Product director for regulated software: clinics, pharmacies, insurers. I build small teams that can say no, and I sit in on sales calls twice a month to hear what we promised.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Director of Product",
            sub: "Praxisbrücke",
            from: "2020-01",
            to: "present",
            city: "Munich",
            points: [
              "Answer for five teams and €38 million in revenue; grew it from 21 in four years with 12 more people.",
              "Merged three patient records into one: 4,100 practices moved in 14 months, 96% stayed.",
              "Ended the on-site edition two years before its contract did, and paid for the moves; support cost fell by a third.",
              "Hired eight product managers, four from support and nursing; one turned down the title and was right.",
            ],
          },
          {
            title: "Group Product Manager",
            sub: "Apotheon",
            from: "2015-06",
            to: "2019-12",
            city: "Nuremberg",
            points: [
              "Brought electronic prescriptions to 2,700 pharmacies, six months ahead of the law.",
              "Turned 40 custom contracts into four plans; gross margin from 58 to 71%.",
            ],
          },
          {
            title: "Product Manager",
            sub: "Lindwurm Software",
            from: "2011-04",
            to: "2015-05",
            city: "Stuttgart",
            points: [
              "Launched appointment reminders by text; missed appointments fell by 29% in 600 practices.",
              "Wrote the release notes for four years, and learned from the replies.",
            ],
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "Diplom in Industrial Engineering",
            sub: "Karlsruhe Institute of Technology",
            from: "2005-10",
            to: "2011-03",
            city: "Karlsruhe",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Portfolio decisions",
          "Pricing",
          "Medical device regulation",
          "Hiring",
          "Contract negotiation",
          "Board reporting",
        ],
      },
      {
        kind: "language",
        items: [
          { title: "German", sub: "Native" },
          { title: "English", sub: "C2" },
          { title: "Italian", sub: "B1" },
        ],
      },
    ],
  },
  {
    key: "en-product-associate",
    lang: "en",
    category: "product",
    template: "TemplateBanner",
    theme: "azure",
    photo: "sanjay",
    card: {
      name: "Associate product manager",
      desc: "From the support desk to a first roadmap, with the tickets to prove it.",
    },
    basic: {
      title: "Associate Product Manager",
      name: "Sanjay Wickramasinghe",
      location: "Melbourne, Australia",
      cellphone: "+61 3 5550 0174",
      email: "sanjay.w@example.com",
    },
    links: [["sanjayw.example.com", "https://sanjayw.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Associate product manager who answered 6,000 support tickets first. I keep the list of reasons why people write to us, and try to make it shorter every month.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Associate Product Manager",
            sub: "Paddock",
            from: "2024-07",
            to: "present",
            city: "Melbourne",
            points: [
              "Own onboarding for a farm records app: first harvest entered by 61% of new farms, was 34%.",
              "Ran 24 farm visits and cut the setup from 19 questions to six.",
              "Shipped weighbridge imports with three engineers; 800 farms stopped typing dockets.",
              "Stopped a chat feature after two weeks of trial: 11 people used it, nine by mistake.",
            ],
          },
          {
            title: "Customer Support Specialist",
            sub: "Paddock",
            from: "2022-02",
            to: "2024-06",
            city: "Melbourne",
            points: [
              "Answered 6,000 tickets, 94% rated good; tagged every one by cause.",
              "The monthly top five became a fixed slot in planning; four of the first ten are gone.",
            ],
          },
          {
            title: "Shop Supervisor",
            sub: "Corner Cycles",
            from: "2019-11",
            to: "2022-01",
            city: "Geelong",
            points: ["Ran a bicycle shop of six, its stock and its Saturdays."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Ticket to roadmap",
            sub: "Talk, local meetup",
            from: "2025-03",
            to: "2025-03",
            text: "How a tag list beat our survey. 80 people came, 30 took the template home.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Interviews", "Ticket analysis", "SQL", "Prototyping", "Figma", "Release planning", "Writing"],
      },
      {
        kind: "education",
        items: [{ title: "BA Sociology", sub: "Deakin University", from: "2017-03", to: "2019-11", city: "Geelong" }],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Sinhala", sub: "Native" },
        ],
      },
    ],
  },
];
