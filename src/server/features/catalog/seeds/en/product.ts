import type { Sample } from "../sample.ts";

export const product: readonly Sample[] = [
  {
    key: "en-product-manager",
    lang: "en",
    category: "product",
    template: "TemplateExecutive",
    theme: "navy",
    shows: ["TemplateExecutive", "TemplateSwiss"],
    used: 1430,
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
];
