import type { Sample } from "../sample.ts";

export const backend: readonly Sample[] = [
  {
    key: "en-backend-payments",
    lang: "en",
    category: "backend",
    template: "TemplateModern",
    theme: "emerald",
    shows: ["TemplateModern", "TemplateSidebar"],
    used: 1870,
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
];
