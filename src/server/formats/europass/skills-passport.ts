import { foreignDates, foreignDocument, joined, linkParagraph } from "#core/resume/formats/foreign.ts";
import type { ReadTarget } from "#core/resume/formats/format.ts";
import type { Loose } from "#core/resume/healing/loose.ts";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import { factOf, languageName, languageOfCode, plainOrRich, restOf, sectionOf } from "./parts.ts";
import { Branch, type Element } from "./tree.ts";

/** Returns the document of a SkillsPassport, as Europass wrote it until 2020; never throws. */
export function readSkillsPassport(root: Element, target: ReadTarget): ResumeDocument {
  const lang = languageOfCode(root.attributes.locale ?? "") ?? target.lang;
  const all = new Branch(root);
  const learner = all.branches("LearnerInfo")[0] ?? all;
  const person = learner.branches("Identification")[0] ?? all;
  const name = joined([person.text("PersonName/FirstName"), person.text("PersonName/Surname")], " ");
  const title = learner.text("Headline/Description/Label", "Headline/Description");
  learner.text("Headline/Type/Label");
  const basicInfo = {
    name,
    title,
    email: person.text("ContactInfo/Email/Contact", "ContactInfo/Email"),
    cellphone: person.text("ContactInfo/TelephoneList/Telephone/Contact"),
    location: placeIn(person, "ContactInfo/Address/Contact"),
    birth: birthOf(person),
  };
  const licences = learner.branches("Skills/Driving").flatMap((one) => one.texts("Description/Licence"));
  const links = [...linksOf(person, lang), ...factOf("drivingLicence", licences.join(", "), lang)];
  const jobs = learner.branches("WorkExperienceList/WorkExperience").map((job) => jobOf(job));
  const schools = learner.branches("EducationList/Education").map((school) => schoolOf(school));
  const tongues = tonguesOf(learner, lang);
  const skills = learner.branches("Skills").flatMap((list) => list.element.children.map((one) => skillOf(list, one)));
  const more = learner.branches("AchievementList/Achievement").map((one) => ({
    title: one.text("Title/Label", "Title"),
    description: plainOrRich(one.text("Description")) + restOf(one),
  }));
  const about = person.rest().join("\n");
  const sections = [
    sectionOf("profile", lang, about === "" ? [] : [{ description: plainOrRich(about) }]),
    sectionOf("empolyment", lang, jobs),
    sectionOf("education", lang, schools),
    sectionOf("language", lang, tongues),
    sectionOf(
      "skills",
      lang,
      skills.filter((one) => one !== null),
    ),
    sectionOf("custom", lang, more),
  ].filter(({ data }) => data.length > 0);
  return foreignDocument({ name: title || name, basicInfo, links, sections, config: { lang } }, target);
}

function linksOf(person: Branch, lang: Language): Loose[] {
  const contact = (list: string, one: string) => person.branches(`ContactInfo/${list}/${one}`);
  const sites = contact("WebsiteList", "Website").map((site) => {
    return { name: site.text("Use/Label"), src: site.text("Contact") };
  });
  const others = [
    ...contact("TelephoneList", "Telephone").slice(1),
    ...contact("InstantMessagingList", "InstantMessaging"),
  ].map((one) => ({ name: one.text("Use/Label", "Use/Code"), text: one.text("Contact"), src: "" }));
  contact("TelephoneList", "Telephone")[0]?.text("Use/Label");
  const facts = ["Gender", "NationalityList/Nationality"]
    .flatMap((path) => person.branches(`Demographics/${path}`))
    .flatMap((one) => factOf(one.element.name === "Gender" ? "gender" : "nationality", one.text("Label"), lang));
  return [...sites, ...others, ...facts];
}

function placeIn(branch: Branch, path: string): string {
  const [where] = branch.branches(path);
  if (!where) return "";
  const street = joined([where.text("AddressLine"), where.text("AddressLine2")], ", ");
  const city = joined([where.text("PostalCode"), where.text("Municipality")], " ");
  return joined([street, city, where.text("Country/Label")], ", ");
}

/** Parts of a date stand in attributes, months and days behind as many hyphens as XML Schema has before them. */
function dateOf(branch: Branch | undefined): string {
  const { year = "", month = "" } = branch?.element.attributes ?? {};
  const number = month.replace(/\D/g, "");
  const written = branch?.element.text ?? "";
  if (!/^\d{4}$/.test(year)) return foreignDates(written).startDate;
  return number === "" ? year : `${year}-${number.padStart(2, "0")}`;
}

function birthOf(person: Branch): string {
  const [birth] = person.branches("Demographics/Birthdate");
  const { year = "", month = "", day = "" } = birth?.element.attributes ?? {};
  const parts = [year, ...[month, day].map((part) => part.replace(/\D/g, "").padStart(2, "0"))];
  return joined(
    parts.filter((part) => part !== "00"),
    "-",
  );
}

function periodOf(branch: Branch): { startDate: string; endDate: string } {
  const [period] = branch.branches("Period");
  if (!period) return { startDate: "", endDate: "" };
  const goesOn = period.text("Current") === "true";
  const [from, to] = ["From", "To"].map((path) => dateOf(period.branches(path)[0]));
  period.close();
  return { startDate: from ?? "", endDate: goesOn ? "present" : (to ?? "") };
}

function jobOf(job: Branch): Loose {
  const site = job.text("Employer/ContactInfo/Website/Contact");
  return {
    title: job.text("Position/Label", "Position"),
    subTitle: job.text("Employer/Name"),
    city: placeIn(job, "Employer/ContactInfo/Address/Contact"),
    ...periodOf(job),
    description: plainOrRich(job.text("Activities")) + (site === "" ? "" : linkParagraph(site)) + restOf(job),
  };
}

function schoolOf(school: Branch): Loose {
  const site = school.text("Organisation/ContactInfo/Website/Contact");
  return {
    title: school.text("Title"),
    subTitle: school.text("Organisation/Name"),
    city: placeIn(school, "Organisation/ContactInfo/Address/Contact"),
    ...periodOf(school),
    description: plainOrRich(school.text("Activities")) + (site === "" ? "" : linkParagraph(site)) + restOf(school),
  };
}

const levels = ["Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing"];

function tonguesOf(learner: Branch, lang: Language): Loose[] {
  const mother = learner.branches("Skills/Linguistic/MotherTongueList/MotherTongue");
  const foreign = learner.branches("Skills/Linguistic/ForeignLanguageList/ForeignLanguage");
  const nameOf = (one: Branch) => one.text("Description/Label") || languageName(one.text("Description/Code"), lang);
  return [
    ...mother.map((one) => ({ title: nameOf(one), subTitle: "", description: restOf(one) })),
    ...foreign.map((one) => {
      const title = nameOf(one);
      const known = levels.map((level) => one.text(`ProficiencyLevel/${level}`));
      return { title, subTitle: levelsOf(known), description: restOf(one) };
    }),
  ];
}

/** One level where all are the same, else each in the order of the form: listening, reading, two of speaking, writing. */
export function levelsOf(known: readonly string[]): string {
  const given = known.filter((level) => level !== "");
  return new Set(given).size <= 1 ? (given[0] ?? "") : given.join(" / ");
}

/** Skills are one text of each kind; the classes of a driving licence are a fact about the person. */
function skillOf(skills: Branch, { name, children }: Element): Loose | null {
  if (name === "Linguistic" || children.length === 0) return null;
  const [kind] = skills.branches(name);
  if (!kind) return null;
  const words = kind.text("Description", "Description/Label");
  if (name === "Driving") kind.texts("Description/Licence");
  const rest = restOf(kind);
  if (words === "" && rest === "") return null;
  return { title: name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "), description: plainOrRich(words) + rest };
}
