import { factTable } from "#core/resume/fact-table.ts";
import { foreignDates, foreignDocument, joined, linkParagraph } from "#core/resume/formats/foreign.ts";
import type { ReadTarget } from "#core/resume/formats/format.ts";
import type { Loose } from "#core/resume/healing/loose.ts";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import { countryName, factOf, languageName, languageOfCode, plainOrRich, restOf, sectionOf } from "./parts.ts";
import { levelsOf } from "./skills-passport.ts";
import { Branch, type Element } from "./tree.ts";

/** Returns the document of a Candidate, as the site of Europass writes it today; never throws. */
export function readCandidate(root: Element, target: ReadTarget): ResumeDocument {
  const all = new Branch(root);
  const person = all.branches("CandidatePerson")[0] ?? all;
  const profile = all.branches("CandidateProfile")[0] ?? all;
  const lang = languageOfCode(profile.element.attributes.languageCode ?? "") ?? target.lang;
  const name = joined([person.text("PersonName/GivenName"), person.text("PersonName/FamilyName")], " ");
  const title = profile.text("PositionPreference/PositionTitle", "ExecutiveTitle");
  const contacts = contactsOf(person, lang);
  const basicInfo = { name, title, ...contacts.basics, birth: person.text("BirthDate").slice(0, 10) };
  const summary = plainOrRich(profile.text("ExecutiveSummary"));
  const read: Record<string, (part: Branch) => LooseList> = {
    EmploymentHistory: (part) => sectionOf("empolyment", lang, jobsOf(part, lang)),
    EducationHistory: (part) =>
      sectionOf(
        "education",
        lang,
        part.branches("EducationOrganizationAttendance").map((one) => schoolOf(one, lang)),
      ),
    Certifications: (part) => sectionOf("certificate", lang, part.branches("Certification").map(certificateOf)),
    CourseCertifications: (part) =>
      sectionOf("certificate", lang, part.branches("CourseCertification").map(certificateOf)),
    Skills: (part) => sectionOf("skills", lang, groupsOf(part)),
    Projects: (part) => sectionOf("project", lang, part.branches("Project").map(otherOf)),
    HobbiesAndInterests: (part) => sectionOf("hobby", lang, part.branches("HobbyOrInterest").map(otherOf)),
  };
  const licences = licencesOf(profile);
  const known = profile.element.children.flatMap(({ name: part }) => {
    const [branch] = profile.branches(part);
    if (!branch || ignored.test(part) || (part === "Licenses" && licences.length > 0)) return [];
    return [read[part]?.(branch) ?? otherPart(branch, lang)];
  });
  const skills = skillsOf(profile);
  const facts = [...contacts.links, ...papersOf(person, lang), ...factOf("drivingLicence", licences.join(", "), lang)];
  const sections = [
    sectionOf("profile", lang, summary === "" ? [] : [{ description: summary }]),
    ...known,
    sectionOf("language", lang, tonguesOf(profile, person, lang)),
    sectionOf("skills", lang, skills),
  ].filter(({ data }) => data.length > 0);
  return foreignDocument({ name: title || name, basicInfo, links: facts, sections, config: { lang } }, target);
}

type LooseList = ReturnType<typeof sectionOf>;

/** Numbers of records, and what is read elsewhere. */
const ignored = /^(?:ID|PersonQualifications|ExecutiveSummary|ExecutiveTitle|PositionPreference|.*Code|.*Indicator)$/;

function contactsOf(person: Branch, lang: Language) {
  const basics: Record<string, string> = {};
  const links: Loose[] = [];
  const take = (field: "email" | "cellphone", text: string, name: string) => {
    if (text === "") return;
    if (basics[field] === undefined) basics[field] = text;
    else links.push({ name, text, src: "" });
  };
  for (const one of person.branches("Communication")) {
    const channel = one.text("ChannelCode");
    const url = one.text("URI");
    const number = joined(
      [one.text("CountryDialing").replace(/^(?=\d)/, "+"), one.text("AreaDialing"), one.text("DialNumber")],
      " ",
    );
    const [address] = one.branches("Address");
    if (address && basics.location === undefined) basics.location = placeOf(address, lang);
    if (/^e-?mail$/i.test(channel) || /^[^\s/:]+@[^\s/]+$/.test(url)) take("email", url, channel);
    else if (number !== "") take("cellphone", number, channel);
    else if (/^(?:https?:|www\.)/i.test(url)) links.push({ name: "", src: url });
    else if (url !== "") links.push({ name: channel, text: url, src: "" });
    links.push(...one.rest().map((text) => ({ name: channel, text, src: "" })));
  }
  const nations = person.texts("NationalityCode").map((code) => countryName(code, lang));
  links.push(...factOf("nationality", nations.join(", "), lang));
  return { basics, links };
}

const birthplace: Readonly<Record<Language, string>> = {
  ch: "出生地",
  en: "Place of birth",
  es: "Lugar de nacimiento",
  fr: "Lieu de naissance",
  de: "Geburtsort",
  ja: "出生地",
  ko: "출생지",
  "zh-tw": "出生地",
};

/** What papers say of the person: sex, place of birth, the countries of visas and permits. */
function papersOf(person: Branch, lang: Language): Loose[] {
  const [male, female, other] = factTable.gender.options;
  const genders: Record<string, string | undefined> = {
    male: male?.[lang],
    female: female?.[lang],
    other: other?.[lang],
  };
  const gender = genders[person.text("GenderCode").toLowerCase()] ?? "";
  const [birth] = person.branches("BirthPlace");
  const country = birth?.text("CountryCode") ?? "";
  const born = joined([
    birth?.text("City", "CityName") ?? "",
    country === "" ? "" : countryName(country, lang),
    ...(birth?.rest() ?? []),
  ]);
  const countriesOf = (path: string) =>
    person
      .texts(path)
      .map((code) => countryName(code, lang))
      .join(", ");
  return [
    ...factOf("gender", gender, lang),
    ...(born === "" ? [] : [{ name: birthplace[lang], text: born, src: "" }]),
    ...factOf("visa", countriesOf("Visa/IssuingCountryCode"), lang),
    ...factOf("workPermit", countriesOf("WorkPermit/IssuingCountryCode"), lang),
  ];
}

/** The classes of the licences, where there is nothing but these. */
function licencesOf(profile: Branch): string[] {
  const licences = profile.branches("Licenses/License");
  const classes = licences.map((one) => one.text("LicenseTypeCode", "LicenseTypeName")).filter((text) => text !== "");
  const isPlain = classes.length === licences.length && licences.every((one) => one.rest().length === 0);
  return isPlain ? [...new Set(classes)] : [];
}

/** A group of skills has a name of the person's own; where it has none, each skill is an entry. */
function groupsOf(part: Branch): Loose[] {
  const groups = part.branches("SkillsGroup").flatMap((group): Loose[] => {
    const title = group.text("Title", "Name");
    const names = group.branches("PersonCompetency").map(nameOfSkill);
    const rest = restOf(group);
    if (title === "")
      return [...names.map((name) => ({ title: name })), ...(rest === "" ? [] : [{ description: rest }])];
    return [{ title, description: plainOrRich(names.filter((name) => name !== "").join(", ")) + rest }];
  });
  const alone = part.branches("PersonCompetency").map((one) => ({ title: nameOfSkill(one) }));
  return [...groups, ...alone].filter((item) => item.title !== "" || "description" in item);
}

function nameOfSkill(one: Branch): string {
  const name = one.text("CompetencyName", "CompetencyID");
  return /^https?:/.test(name) ? "" : name;
}

function placeOf(address: Branch, lang: Language): string {
  const city = joined([address.text("PostalCode"), address.text("CityName")], " ");
  const code = address.text("CountryCode");
  return joined([...address.texts("AddressLine"), city, code === "" ? "" : countryName(code, lang)]);
}

function periodOf(branch: Branch, path: string): { startDate: string; endDate: string } {
  const [period] = branch.branches(path);
  if (!period) return { startDate: "", endDate: "" };
  const [start, end] = ["StartDate", "EndDate"].map((one) =>
    foreignDates(period.text(`${one}/FormattedDateTime`, one)),
  );
  const goesOn = [period.text("CurrentIndicator"), period.text("Ongoing")].includes("true");
  period.close();
  return { startDate: start?.startDate ?? "", endDate: goesOn ? "present" : (end?.startDate ?? "") };
}

/** One employer may have had somebody in several posts: each is an entry. */
function jobsOf(part: Branch, lang: Language): Loose[] {
  return part.branches("EmployerHistory").flatMap((employer) => {
    const subTitle = employer.text("OrganizationName");
    const [where] = employer.branches("OrganizationContact/Communication/Address");
    const place = where ? placeOf(where, lang) : "";
    const sites = employer.texts("OrganizationContact/Communication/URI").map((url) => linkParagraph(url));
    const whole = periodOf(employer, "EmploymentPeriod");
    const posts = employer.branches("PositionHistory");
    const jobs = posts.map((post): Loose => {
      const dates = periodOf(post, "EmploymentPeriod");
      const country = post.text("Country");
      const city = joined([post.text("City"), country === "" ? "" : countryName(country, lang)]);
      const item = {
        title: post.text("PositionTitle"),
        subTitle,
        city: city || place,
        ...(dates.startDate === "" && dates.endDate === "" ? whole : dates),
        description: plainOrRich(post.text("Description")),
      };
      return { ...item, description: item.description + restOf(post) };
    });
    const rest = sites.join("") + restOf(employer);
    if (jobs.length === 0) return [{ title: "", subTitle, city: place, ...whole, description: rest }];
    return jobs.map((job, at) => (at === 0 ? { ...job, description: `${job.description}${rest}` } : job));
  });
}

function schoolOf(school: Branch, lang: Language): Loose {
  const [where] = school.branches("OrganizationContact/Communication/Address");
  const sites = school.texts("OrganizationContact/Communication/URI").map((url) => linkParagraph(url));
  const item = {
    title: joined([school.text("ProgramName"), school.text("EducationDegree/DegreeName")].filter(unlikeBefore)),
    subTitle: school.text("OrganizationName"),
    city: where ? placeOf(where, lang) : "",
    ...periodOf(school, "AttendancePeriod"),
    description: plainOrRich(
      school.text("EducationDegree/OccupationalSkillsCovered"),
      school.text("EducationDegree/FinalGrade/ScoreText"),
      levelOf(school),
    ),
  };
  return { ...item, description: item.description + sites.join("") + restOf(school) };
}

/** A level is one of the European frame only where the file says so: the same figures name others in other lists. */
function levelOf(school: Branch): string {
  const level = school.branches("EducationLevelCode").find(({ element }) => element.attributes.listName === "EQF");
  return level === undefined || level.element.text === "" ? "" : `EQF ${level.element.text}`;
}

const unlikeBefore = (text: string, at: number, all: readonly string[]) => at === 0 || text !== all[at - 1];

function certificateOf(one: Branch): Loose {
  const given = foreignDates(
    one.text("FirstIssuedDate/FormattedDateTime", "CertificationDate/FormattedDateTime", "FirstIssuedDate"),
  );
  const item = {
    title: one.text("CertificationTypeName", "CertificationName", "Name", "Title"),
    subTitle: one.text("IssuingAuthority/Name", "IssuingAuthortity/Name"),
    ...periodOf(one, "Period"),
    ...(given.startDate !== "" && { startDate: given.startDate }),
  };
  return { ...item, description: plainOrRich(one.text("Description")) + restOf(one) };
}

const dimensions = ["Listening", "Reading", "Interaction", "Production", "Writing"];

function tonguesOf(profile: Branch, person: Branch, lang: Language): Loose[] {
  const mother = person.texts("PrimaryLanguageCode").map((code) => ({ title: languageName(code, lang) }));
  const others = profile.branches("PersonQualifications/PersonCompetency").flatMap((one): Loose[] => {
    if (one.text("TaxonomyID") !== "language") return [];
    const levels = one.branches("CompetencyDimension").map((dimension) => ({
      kind: dimension.text("CompetencyDimensionTypeCode"),
      level: dimension.text("Score/ScoreText"),
    }));
    const title = languageName(one.text("CompetencyID"), lang);
    const sorted = [...levels].sort((a, b) => placeOfLevel(a.kind) - placeOfLevel(b.kind));
    return [{ title, subTitle: levelsOf(sorted.map((each) => each.level)), description: restOf(one) }];
  });
  return [...mother, ...others];
}

const placeOfLevel = (kind: string) => dimensions.findIndex((dimension) => kind.includes(dimension));

/** Skills have a name of their own or that of a common list; a URL of that list says nothing. */
function skillsOf(profile: Branch): Loose[] {
  return profile.branches("PersonQualifications/PersonCompetency").flatMap((one) => {
    if (one.text("TaxonomyID") === "language") return [];
    const title = nameOfSkill(one);
    const description = restOf(one);
    return title === "" && description === "" ? [] : [{ title, description }];
  });
}

function otherOf(one: Branch): Loose {
  const item = {
    title: one.text("Title", "Name", "OrganizationName", "LicenseTypeCode"),
    ...periodOf(one, "Period"),
    description: plainOrRich(one.text("Description")),
  };
  return { ...item, description: item.description + restOf(one) };
}

/** What the form has besides: its name is that of the element, each of its parts an entry. */
function otherPart(branch: Branch, lang: Language): LooseList {
  const name = branch.text("Title") || branch.element.name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const { children, text } = branch.element;
  const names = [...new Set(children.map((child) => child.name))];
  const data = names
    .flatMap((one) => branch.branches(one))
    .map(otherOf)
    .filter((item) => item.title !== "" || item.description !== "");
  return sectionOf("custom", lang, text === "" ? data : [{ description: plainOrRich(text) }, ...data], name);
}
