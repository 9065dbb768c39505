import type { Sample } from "../sample.ts";

export const mobile: readonly Sample[] = [
  {
    key: "en-mobile-ios",
    lang: "en",
    category: "mobile",
    template: "TemplateClassic",
    theme: "navy",
    shows: ["TemplateClassic", "TemplateBento"],
    used: 610,
    photo: "priya",
    card: {
      name: "iOS engineer, health",
      desc: "Offline-first apps and releases without drama, set in a classic single column.",
    },
    basic: {
      title: "iOS Engineer",
      name: "Priya Raman",
      location: "Manchester, United Kingdom",
      cellphone: "+44 161 496 0183",
      email: "priya.raman@example.com",
    },
    links: [["priyaraman.example.com", "https://priyaraman.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "iOS engineer with seven years in health and transport. I care about apps that work in a lift, on a five-year-old phone and for somebody who has never read a manual.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Lead iOS Engineer",
            sub: "Harrow Health",
            from: "2021-09",
            to: "present",
            city: "Manchester",
            points: [
              "Lead the app that 410,000 patients use for prescriptions and test results; rating rose from 3.1 to 4.7 in 18 months.",
              "Rebuilt synchronisation as an offline-first store with conflict resolution; lost entries went from 40 reports a month to none in the last year.",
              "Crash-free sessions from 98.6 to 99.94%, by fixing the nine causes behind 80% of crashes rather than the newest ones.",
              "Moved the team of six to fortnightly releases with staged rollout and an automatic halt.",
            ],
          },
          {
            title: "iOS Developer",
            sub: "Tramline",
            from: "2018-07",
            to: "2021-08",
            city: "Leeds",
            points: [
              "Wrote the live departures and ticketing screens, used 1.3 million times a week.",
              "Cut cold start from 2.8 to 0.9 s, and energy use during navigation by a third.",
              "Made ticketing fully usable with VoiceOver together with a group of blind commuters.",
            ],
          },
          {
            title: "Junior Mobile Developer",
            sub: "Bright Kiosk",
            from: "2017-08",
            to: "2018-06",
            city: "Sheffield",
            points: ["Shipped three retail apps in Swift and Kotlin, and the shared payment module between them."],
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BSc Computer Science, first class",
            sub: "University of Sheffield",
            from: "2014-09",
            to: "2017-06",
            city: "Sheffield",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Swift", "SwiftUI", "UIKit", "Combine", "Core Data", "XCTest", "Instruments", "Fastlane", "Kotlin"],
      },
      {
        kind: "project",
        items: [
          {
            title: "Pocket Hedgerow",
            sub: "App Store, own project",
            from: "2020-03",
            to: "present",
            text: "Identifies hedgerow plants without a connection: a 9 MB model, 60,000 installs, no account and no tracking.",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Tamil", sub: "Native" },
          { title: "French", sub: "B1" },
        ],
      },
    ],
  },
];
