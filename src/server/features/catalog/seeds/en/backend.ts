import type { Sample } from "../sample.ts";

export const backend: readonly Sample[] = [
  {
    key: "en-backend-payments",
    lang: "en",
    category: "backend",
    template: "TemplateModern",
    theme: "emerald",
    shows: ["TemplateModern", "TemplateSidebar"],
    photo: "marta",
    card: {
      name: "Backend engineer, payments",
      desc: "Eight years from a first API to the ledger of a payment company; results in numbers, one page.",
    },
    basic: {
      title: "Senior Backend Engineer",
      name: "Marta Oliveira",
      location: "Lisbon, Portugal",
      cellphone: "+351 210 555 014",
      email: "marta.oliveira@example.com",
    },
    links: [
      ["marta-oliveira.example.com", "https://marta-oliveira.example.com"],
      ["GitHub", "https://github.example.com/martaoliveira"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Backend engineer with eight years in payments and logistics. I like systems that can be explained on one page, and I stay until they run quietly. Lately: a double-entry ledger that closes every night without a person looking at it.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Backend Engineer",
            sub: "Ponte Payments",
            from: "2021-03",
            to: "present",
            city: "Lisbon",
            points: [
              "Designed the ledger behind 2.1 million card payments a month: append-only entries in PostgreSQL, idempotent by cause, reconciled against four acquirers every night; unexplained differences fell from 180 a week to 3.",
              "Moved payouts from a nightly batch to an event queue; merchants are paid in 20 minutes instead of the next working day.",
              "Cut the p99 of the authorisation API from 840 ms to 190 ms by removing two network hops and one very convenient cache.",
              "Lead a group of five; introduced written design reviews, now used by all nine teams.",
            ],
          },
          {
            title: "Backend Engineer",
            sub: "Cargowise Norte",
            from: "2018-01",
            to: "2021-02",
            city: "Porto",
            points: [
              "Built the route planner's API in Go, serving 60 depots and 1,400 drivers; planning a day went from 25 minutes to 40 seconds.",
              "Replaced 30 hand-written import scripts with one validated pipeline, and support tickets about wrong addresses dropped by 62%.",
              "On call one week in four; wrote the runbooks that brought the mean time to recovery from 48 to 17 minutes.",
            ],
          },
          {
            title: "Software Developer",
            sub: "Atelier Digital Braga",
            from: "2016-09",
            to: "2017-12",
            city: "Braga",
            points: [
              "Delivered seven web shops in Django for regional producers, from first call to launch.",
              "Automated releases: from an afternoon over FTP to a four-minute pipeline with rollback.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "tinyledger",
            sub: "Open source, Rust",
            from: "2022-05",
            to: "present",
            text: "A double-entry ledger in 1,900 lines with property tests for every invariant. 1,100 stars, used in production by two cooperatives.",
          },
          {
            title: "Settle",
            sub: "Internal platform, initiator",
            from: "2023-02",
            to: "2024-01",
            text: "Reconciliation as a service for five other teams: they send entries, it tells them within a minute what does not add up.",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Go", "Rust", "Python", "PostgreSQL", "Kafka", "gRPC", "Kubernetes", "Terraform", "OpenTelemetry"],
      },
      {
        kind: "education",
        items: [
          {
            title: "MSc Informatics Engineering",
            sub: "University of Minho",
            from: "2014-09",
            to: "2016-07",
            city: "Braga",
            text: "Thesis on consistency in replicated counters, 18 of 20.",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "Portuguese", sub: "Native" },
          { title: "English", sub: "C2" },
          { title: "Spanish", sub: "B2" },
        ],
      },
    ],
  },
  {
    key: "en-backend-engineering-manager",
    lang: "en",
    category: "backend",
    template: "TemplateSwiss",
    theme: "cobalt",
    card: {
      name: "Engineering manager, backend",
      desc: "Twelve years, three teams, and still reading pull requests: for people who lead and build.",
    },
    basic: {
      title: "Engineering Manager, Backend",
      name: "Ruth Kettleborough",
      location: "Leeds, United Kingdom",
      cellphone: "+44 113 496 0127",
      email: "ruth.kettleborough@example.com",
    },
    links: [["kettleborough.example.com", "https://kettleborough.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "I run backend teams for products with seasons: ticket sales, enrolments, elections. I hire slowly, write things down, and keep one day a week for code and for reading what others wrote.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Engineering Manager",
            sub: "Box Nine Tickets",
            from: "2020-04",
            to: "present",
            city: "Leeds",
            points: [
              "Lead 14 engineers in two teams; four were promoted and two left in five years.",
              "Rebuilt the queue for big sales: 380,000 people on one festival morning, no oversold seat, no outage.",
              "Brought deployments from 6 to 70 a week, with a failure rate of 4%, by halving the size of changes.",
              "Cut on-call pages from 25 to 7 a week; nobody carries the phone more than one week in six.",
            ],
          },
          {
            title: "Lead Backend Engineer",
            sub: "Enrol",
            from: "2016-02",
            to: "2020-03",
            city: "Sheffield",
            points: [
              "Designed the timetable and fees services used by 41 colleges and 190,000 students.",
              "Moved 2.3 TB from Oracle to PostgreSQL over eleven weekends, with a way back until the last.",
              "Started the apprentice scheme: nine apprentices, seven of them engineers there today.",
            ],
          },
          {
            title: "Software Engineer",
            sub: "Calder Data",
            from: "2013-08",
            to: "2016-01",
            city: "Huddersfield",
            points: ["Wrote the matching of voter rolls for 60 councils; false duplicates fell from 1.9 to 0.2%."],
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BSc Computer Science",
            sub: "University of Leeds",
            from: "2010-09",
            to: "2013-06",
            city: "Leeds",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Java", "Kotlin", "PostgreSQL", "RabbitMQ", "AWS", "Capacity planning", "Hiring", "Incident reviews"],
      },
      { kind: "certificate", items: ["AWS Solutions Architect, Professional, 2021"] },
    ],
  },
  {
    key: "en-backend-junior",
    lang: "en",
    category: "backend",
    template: "TemplateSidebar",
    theme: "teal",
    card: {
      name: "Junior backend developer",
      desc: "Two years after a career change from nursing: small systems, clearly described.",
    },
    basic: {
      title: "Backend Developer",
      name: "Hannah Vogt",
      location: "Berlin, Germany",
      cellphone: "+49 30 23125 148",
      email: "hannah.vogt@example.com",
    },
    links: [["GitHub", "https://github.example.com/hannahvogt"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Backend developer in my second year, before that five years a nurse. I ask early, test what I am afraid of, and know what software feels like at four in the morning on a ward.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Backend Developer",
            sub: "Stationsplan",
            from: "2024-09",
            to: "present",
            city: "Berlin",
            points: [
              "Own the shift-swap service in Python: 23 hospitals, 9,400 swaps a month, checked against the working time law.",
              "Found the query behind the slow Monday mornings; the duty roster opens in 0.6 instead of 7 s.",
              "Wrote the import of public holidays for 16 federal states, with a test for each of their oddities.",
              "Took over the weekly release after four months; two rollbacks in 60 releases.",
            ],
          },
          {
            title: "Developer Trainee",
            sub: "Codewerk Nord",
            from: "2023-10",
            to: "2024-08",
            city: "Berlin",
            points: [
              "Built a loan desk for three public libraries with two other trainees, in use since.",
              "Paired daily with a senior developer; 140 merged pull requests.",
            ],
          },
          {
            title: "Registered Nurse",
            sub: "Klinik am Weiher",
            from: "2018-04",
            to: "2023-09",
            city: "Potsdam",
            points: [
              "Intensive care; trained 30 colleagues on the new charting software and collected their 112 complaints about it.",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "Tablet count",
            sub: "Own project",
            from: "2024-01",
            to: "2024-06",
            text: "A stock list for ward pharmacies that works without a network. Two wards use it.",
          },
        ],
      },
      { kind: "skills", items: ["Python", "Django", "PostgreSQL", "Redis", "Docker", "pytest", "REST APIs", "Git"] },
      {
        kind: "education",
        items: [
          {
            title: "Web development, 9 months",
            sub: "Spreewerk School",
            from: "2023-01",
            to: "2023-09",
            city: "Berlin",
          },
          {
            title: "State examination in nursing",
            sub: "Charité school",
            from: "2015-04",
            to: "2018-03",
            city: "Berlin",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "German", sub: "Native" },
          { title: "English", sub: "B2" },
          { title: "Polish", sub: "A2" },
        ],
      },
    ],
  },
];
