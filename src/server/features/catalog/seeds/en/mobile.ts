import type { Sample } from "../sample.ts";

export const mobile: readonly Sample[] = [
  {
    key: "en-mobile-ios",
    lang: "en",
    category: "mobile",
    template: "TemplateClassic",
    theme: "navy",
    shows: ["TemplateClassic", "TemplateBento"],
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
  {
    key: "en-mobile-android",
    lang: "en",
    category: "mobile",
    template: "TemplateTimeline",
    theme: "emerald",
    card: {
      name: "Android engineer, point of sale",
      desc: "Apps that must not lose a payment, told in the order it happened.",
    },
    basic: {
      title: "Senior Android Engineer",
      name: "Rafael Quintanilha",
      location: "Austin, Texas",
      cellphone: "+1 512 555 0138",
      email: "rafael.quintanilha@example.com",
    },
    links: [["quintanilha.example.com", "https://quintanilha.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Nine years of Android, most of it on devices that customers never see: card terminals, kiosks, kitchen screens. I care about the second after the network goes.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Senior Android Engineer",
            sub: "Countertop",
            from: "2021-08",
            to: "present",
            city: "Austin",
            points: [
              "Lead the terminal app on 46,000 devices in restaurants; 1.1 million payments on a Saturday.",
              "Wrote the queue that takes cards for four hours offline; 12 payments disputed of 2.6 million.",
              "Brought freezes from 0.9 to 0.07% by moving the database off the main thread, screen by screen.",
              "Cut a release from three weeks to five days with a fleet of 60 test terminals.",
            ],
          },
          {
            title: "Android Engineer",
            sub: "Paloma Transit",
            from: "2018-03",
            to: "2021-07",
            city: "San Antonio",
            points: ["Built mobile tickets for 14 bus companies; 38% of fares moved to the phone in two years."],
          },
          {
            title: "Mobile Developer",
            sub: "Nove Estúdio",
            from: "2016-02",
            to: "2018-01",
            city: "Curitiba",
            points: ["Delivered nine apps for shops and schools, from the first sketch to the store."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "receipt-kit",
            sub: "Open source, Kotlin",
            from: "2020-10",
            to: "present",
            text: "Prints on 21 models of thermal printer. 1,600 stars, 27 contributors.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Kotlin",
          "Jetpack Compose",
          "Coroutines",
          "Room",
          "Gradle",
          "Bluetooth",
          "EMV payments",
          "Macrobenchmark",
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "BSc Information Systems",
            sub: "Federal University of Paraná",
            from: "2012-02",
            to: "2016-01",
            city: "Curitiba",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "Portuguese", sub: "Native" },
          { title: "English", sub: "C1" },
          { title: "Spanish", sub: "B2" },
        ],
      },
    ],
  },
];
