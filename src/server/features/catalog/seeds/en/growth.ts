import type { Sample } from "../sample.ts";

export const growth: readonly Sample[] = [
  {
    key: "en-growth-lifecycle",
    lang: "en",
    category: "growth",
    template: "TemplateEditorial",
    theme: "navy",
    photo: "amara",
    card: {
      name: "Growth marketer, subscriptions",
      desc: "Fewer mails and more readers: retention with its control group.",
    },
    basic: {
      title: "Lifecycle Marketing Manager",
      name: "Amara Castellanos",
      location: "New York, New York",
      cellphone: "+1 212 555 0176",
      email: "amara.castellanos@example.com",
    },
    links: [["castellanos.example.com", "https://castellanos.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "I look after people once they have signed up. Seven years in subscriptions, always with a control group, usually with fewer messages at the end than at the start.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Lifecycle Marketing Manager",
            sub: "The Borough Review",
            from: "2021-09",
            to: "present",
            city: "New York",
            points: [
              "Raised 12-month retention of 210,000 subscribers from 58 to 67% while sending 40% fewer mails.",
              "Found by holding out 5% of readers that the win-back discount earned nothing; saved $480,000 a year.",
              "Rebuilt cancelling as one honest page; complaints fell by 80% and one in nine chooses to pause.",
              "Manage two writers, an analyst and a budget of $1.6 million.",
            ],
          },
          {
            title: "Growth Marketer",
            sub: "Larder Box",
            from: "2018-06",
            to: "2021-08",
            city: "Brooklyn",
            points: [
              "Took the referral programme from 3 to 17% of new customers at a third of the cost of ads.",
              "Ran 74 tests; published the 51 that showed nothing, so nobody repeats them.",
            ],
          },
          {
            title: "Email Specialist",
            sub: "Quill & Rye",
            from: "2016-08",
            to: "2018-05",
            city: "Philadelphia",
            points: ["120 campaigns for nine shops, written, built and measured."],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "The nothing list",
            sub: "Public notes",
            from: "2019-09",
            to: "present",
            text: "Tests that changed nothing, with sample sizes: 51 so far. Read by 4,000 people a month, cited in two courses.",
          },
          {
            title: "Pause, not goodbye",
            sub: "Talk, two conferences",
            from: "2024-03",
            to: "2024-10",
            text: "Why an honest way out keeps more readers than a hidden one, with a year of figures.",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Retention",
          "Experiment design",
          "Copywriting",
          "SQL",
          "Customer interviews",
          "Pricing tests",
          "Deliverability",
        ],
      },
      {
        kind: "education",
        items: [
          { title: "BA Economics", sub: "Temple University", from: "2012-08", to: "2016-05", city: "Philadelphia" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "English", sub: "Native" },
          { title: "Spanish", sub: "Native" },
        ],
      },
    ],
  },
  {
    key: "en-growth-search",
    lang: "en",
    category: "growth",
    template: "TemplateTimeline",
    theme: "plum",
    card: {
      name: "Search and content lead",
      desc: "Traffic that buys something: pages removed, questions answered, tables of both.",
    },
    basic: {
      title: "Search and Content Lead",
      name: "Callum Forsythe",
      location: "Belfast, United Kingdom",
      cellphone: "+44 28 9649 6014",
      email: "callum.forsythe@example.com",
    },
    links: [["forsythe.example.com", "https://forsythe.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "Ten years of search, half of them repairing what search people did before me. I write for the person with the question and measure by what they did next.",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Search and Content Lead",
            sub: "Lagan Home Heating",
            from: "2020-05",
            to: "present",
            city: "Belfast",
            points: [
              "Removed 3,400 of 5,100 pages; visits rose by 26% and enquiries by 58% in ten months.",
              "Wrote 70 guides with the installers who get asked; they bring 43% of all quotes.",
              "Halved page weight with the web team: 78% of visits now pass all three page measures, was 31%.",
              "Lead three writers and one developer; every page has an owner and a review date.",
            ],
          },
          {
            title: "SEO Manager",
            sub: "Gannet Ferries",
            from: "2017-02",
            to: "2020-04",
            city: "Belfast",
            points: [
              "Structured data for 60 routes and 9,000 sailings, correct within two minutes of a change.",
              "Moved five national sites to one without losing a ranking that mattered; plan and log are public.",
            ],
          },
          {
            title: "Content Writer",
            sub: "Merchant Quarter Media",
            from: "2015-07",
            to: "2017-01",
            city: "Glasgow",
            points: ["400 articles on boilers, boats and insurance, some of which I still correct."],
          },
        ],
      },
      {
        kind: "skills",
        items: [
          "Technical SEO",
          "Information architecture",
          "Editing",
          "Python",
          "Log analysis",
          "Structured data",
          "Analytics",
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "MA English Literature",
            sub: "University of Glasgow",
            from: "2011-09",
            to: "2015-06",
            city: "Glasgow",
          },
        ],
      },
      {
        kind: "hobby",
        items: [
          { title: "Pub quiz", sub: "Question setter" },
          { title: "Allotment", sub: "Mostly leeks" },
        ],
      },
    ],
  },
];
