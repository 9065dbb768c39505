import { type BasicInfo, emptyBasicInfo } from "../../schema.ts";
import { findDates } from "../dates/date-ranges.ts";
import { withoutPlace } from "../heads/comma-parts.ts";
import { joinOpen } from "../heads/head-pieces.ts";
import type { LinkArea } from "../layout-model.ts";
import { iconPattern, icons } from "../letters/clean.ts";
import {
  areAddresses,
  isAnywhere,
  isCodedTown,
  isTownOfState,
  isWholeAddress,
  placeBesideContacts,
  withAddressesJoined,
  withHousesJoined,
} from "../lines/address-lines.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { certaintyOfTown, isTownLabel, withPartOfAddress } from "../terms/address-parts.ts";
import { labelledFact } from "../terms/chinese-labels.ts";
import { isPlace, scoresOf } from "../terms/classify.ts";
import {
  emailIn,
  endsInPlace,
  homeIn,
  isAddress,
  isLabelledAddress,
  isShortFact,
  lacksTown,
  isStreet as namesStreet,
  partedContacts,
  phoneIn,
  plainEmail,
  spelledOut,
  urlPattern,
  wordsBeside,
} from "../terms/contacts.ts";
import { isDocumentTitle } from "../terms/heading-words.ts";
import { labelBefore, labelOf } from "../terms/label-words.ts";
import { japaneseLands } from "../words/japanese-places.ts";
import type { PersonLabel } from "../words/labels.ts";
import { takeBare } from "./bare-parts.ts";
import { birthCells, documentDay, ownLabel, postalCode } from "./form-cells.ts";
import { headlineIn, takeHeadline, takeMotto, withHeadlineJoined } from "./headline.ts";
import { withRowsOfLabels } from "./label-rows.ts";
import {
  setBasic,
  takeHome,
  takeNumberBeside,
  takePlaceBeside,
  takeWholeAddress,
  withoutAnywhere,
  withoutBirth,
  withoutEmail,
} from "./person-basics.ts";
import {
  accountAddress,
  addLink,
  isMap,
  takeAccount,
  takeAnnotations,
  takeLinksBeside,
  takeLinksIn,
  withLinksJoined,
} from "./person-links.ts";
import { besideName, findName, nameInOtherLetters, otherLetters } from "./person-name.ts";
import { proseOf } from "./person-prose.ts";
import { isHouseBelow, isJapaneseAddress, isPostalCode, withCodesJoined, withPostalCode } from "./postal-codes.ts";
import { isSaidElsewhere } from "./said-elsewhere.ts";
import { withLabelsBeside } from "./stacked-labels.ts";
import { wishesIn } from "./wishes.ts";

/** What the lines above the first section, and those of a section about the person, say. */
export type ReadPerson = {
  basics: BasicInfo;
  links: { name: string; src: string }[];
  facts: { name: string; text: string }[];
  /** Lines of prose, which make a profile. */
  prose: Line[];
  /** Short texts that are none of what a resume has a place for. */
  rest: string[];
  confidence: Partial<Record<keyof BasicInfo, number>>;
};

/** Reads the person. `links` are the areas of the file that lead somewhere, also under an icon without text. */
export function readPerson(all: readonly Line[], links: readonly LinkArea[]): ReadPerson {
  const lines = withHeadlineJoined(
    withLabelsBeside(withAddressesJoined(withLinksJoined(withRowsOfLabels(withCodesJoined(all))))),
  );
  const person: ReadPerson = {
    basics: { ...emptyBasicInfo },
    links: [],
    facts: [],
    prose: [],
    rest: [],
    confidence: {},
  };
  const used = new Set<Segment>();
  const found = findName(lines);
  if (found) {
    setBasic(person, "name", found.name, found.confidence);
    for (const segment of found.segments) used.add(segment);
  }
  const prose = proseOf(lines);
  const motto = takeMotto(lines, used, person);
  for (const line of lines.filter((one) => one !== motto)) {
    const day = documentDay.exec(line.text.replace(/[\t\s]+/gu, ""))?.[0];
    if (day && !line.segments.some((segment) => used.has(segment))) {
      person.facts.push({ name: "作成日", text: day });
      continue;
    }
    if (prose.has(line) && !line.segments.some((segment) => used.has(segment))) {
      person.prose.push(line);
      continue;
    }
    const birth = birthCells(line);
    if (birth.length > 0 && setBasic(person, "birth", birth.map(({ text }) => text).join(" "), 0.9))
      for (const cell of birth) used.add(cell);
    const wishes = wishesIn(line);
    if (wishes) {
      const isTaken = setBasic(person, "title", wishes.title, 0.85);
      if (!isTaken && wishes.title !== "") person.facts.push({ name: "", text: wishes.title });
      person.facts.push(...wishes.facts);
      continue;
    }
    const segments = labelOf(line.segments[0]?.text ?? "") ? joinOpen(line.segments) : line.segments;
    for (const [index, segment] of segments.entries()) {
      if (used.has(segment)) {
        const beside = found?.segments.includes(segment) ? besideName(segment.text) : "";
        const letters = otherLetters(person.basics.name, beside);
        if (letters !== null) person.facts.push({ name: letters, text: beside.trim() });
        else if (/[\p{L}\p{N}]/u.test(beside)) takeSegment({ ...segment, text: beside }, person);
        continue;
      }
      const written = found && nameInOtherLetters(found, segment);
      if (written) {
        person.facts.push({ name: written, text: segment.text.trim() });
        continue;
      }
      // A label in one cell, what it says in the next.
      const [label, next] = [labelOf(segment.text), segments[index + 1]];
      if (label && /[\p{L}]/u.test(segment.text) && !/〒\s*\d/u.test(segment.text)) {
        if (next && labelOf(next.text) === undefined && ownLabel(next.text) === null) {
          // A day stands in three cells of a form: year, month and day.
          const cells = label === "birth" ? segments.slice(index + 1) : [next];
          const end = cells.findIndex(({ text }) => labelOf(text) !== undefined);
          const values = end < 0 ? cells : cells.slice(0, end);
          for (const one of values) used.add(one);
          const value = values.map(({ text }) => text).join(" ");
          takeLabelled(label, segment.text.replace(/[:：\s]+$/u, ""), value, person, next);
        } else if (label === "link" && segment.url) addLink(person, segment.url, segment.text);
        continue;
      }
      takeSegment(segment, person);
    }
    if (!line.segments.some((segment) => used.has(segment))) takePlaceBeside(line, person);
  }
  takeAnnotations(links, person);
  const place =
    person.rest.find(endsInPlace) ?? placeBesideContacts(person.rest, lines) ?? person.rest.find(isAnywhere);
  if (place !== undefined && setBasic(person, "location", place, 0.7))
    person.rest.splice(person.rest.indexOf(place), 1);
  withPostalCode(person);
  takeHeadline(lines, found?.segments ?? [], person);
  person.rest = person.rest.filter((text) => !takeBare(text, lines, person));
  return person;
}

function takeLabelled(
  label: PersonLabel,
  name: string,
  value: string,
  person: ReadPerson,
  segment: Segment | null,
): void {
  const isReached = label === "phone" || label === "email" || label === "location";
  const isOther = label === "birth" || label === "wechat" || label === "fact";
  const beside = isOther ? withoutEmail(value, person) : isReached ? takeLinksBeside(value, person) : value;
  const text = beside.replace(iconPattern, "").trim();
  if (text === "" || labelOf(text) !== undefined) return;
  const email = emailIn(text)?.[0];
  if (label === "email" || (label === "phone" && email)) {
    if (email) setBasic(person, "email", plainEmail(email), 0.98);
    else person.rest.push(text);
    const phone = email ? phoneIn(text.replace(email, " ")) : null;
    if (phone) setBasic(person, "cellphone", phone, 0.9);
    return;
  }
  if (label === "phone") {
    const phone = phoneIn(text);
    if (!phone || !setBasic(person, "cellphone", phone, 0.98)) person.facts.push({ name, text });
    return;
  }
  if (label === "link") {
    const url = urlPattern.exec(text)?.[0] ?? segment?.url ?? accountAddress(name, text);
    // In a form an address may stand in the wrong field.
    if (email && setBasic(person, "email", email, 0.8)) return;
    if (url && !url.startsWith("mailto:")) addLink(person, url, name + wordsBeside(url, text));
    else person.facts.push({ name, text });
    return;
  }
  if (label === "location" && takeNumberBeside(text, person)) return;
  if (label === "location" && isPostalCode(text)) return void person.rest.push(text);
  const whole =
    label === "location"
      ? withPartOfAddress(person.basics.location, person.confidence.location ?? 1, name, text)
      : null;
  if (whole !== null) person.basics.location = whole;
  else if (label === "fact" || (label === "location" && /^〒?[\d\s－-]+$/u.test(text)))
    person.facts.push({ name, text });
  else if (label === "birth") setBasic(person, "birth", text, 0.95) || person.facts.push({ name, text });
  else if (label === "location" && (person.confidence.location ?? 1) < 0.88 && !/家庭|户籍|戶籍/u.test(name)) {
    // What has the label is more certain than what looks like a place.
    person.facts.push({ name: "", text: person.basics.location });
    person.basics.location = "";
    setBasic(person, label, text, isTownLabel(name) ? certaintyOfTown : 0.9);
  } else if (!setBasic(person, label, text, lacksTown(text) ? 0.88 : isTownLabel(name) ? certaintyOfTown : 0.9)) {
    if (person.basics[label] !== text) person.facts.push({ name, text });
  }
}

/** One segment may hold several things: "Berlin | +49 170 1234567 | a@b.de", "性别：男  年龄：24". */
function takeSegment(segment: Segment, person: ReadPerson): void {
  const headline = headlineIn(segment.text);
  if (headline !== null && setBasic(person, "title", headline, 0.85)) return;
  if (isLabelledAddress(segment.text)) return void takePart(segment.text.trim(), undefined, segment, person);
  for (const part of withHousesJoined(partedContacts(segment.text))) {
    let text = part.trim();
    const icon = /^[\uE000-\uE00F]/u.exec(text)?.[0];
    text = text.replace(iconPattern, "").trim();
    if (text === "") continue;
    takePart(text, icon, segment, person);
  }
}

function takePart(part: string, icon: string | undefined, segment: Segment, person: ReadPerson): void {
  let text = spelledOut(part);
  const coded = postalCode(text);
  if (coded) {
    if (isPostalCode(coded.code)) person.rest.push(coded.code);
    else if (coded.code !== "") person.facts.push({ name: coded.name, text: coded.code });
    text = coded.rest;
  }
  const own = ownLabel(text);
  if (own !== null) text = `${own}: ${text.slice(own.length)}`;
  const labelled = /^([^:：]{1,26}?)\s*[:：]\s*(.+)$/u.exec(text);
  const label = labelled && !/^https?$/iu.test(labelled[1] ?? "") ? labelOf(labelled[1] ?? "") : undefined;
  if (labelled && label) {
    // "男 年龄：24": a second label inside the value begins another pair.
    const more = /\s+([^\s:：]{2,8})\s*[:：]/u.exec(labelled[2] ?? "");
    if (more && labelOf(more[1] ?? "") !== undefined) {
      const value = (labelled[2] ?? "").slice(0, more.index);
      takeLabelled(label, labelled[1] ?? "", value, person, segment);
      takePart((labelled[2] ?? "").slice(more.index).trim(), undefined, segment, person);
      return;
    }
    takeLabelled(label, labelled[1] ?? "", labelled[2] ?? "", person, segment);
    return;
  }
  const fact = labelledFact(text);
  if (fact) return void person.facts.push(fact);
  if (takeAccount(text, person)) return;
  const [prefix, prefixLabel] = labelBefore(text);
  const isHouse = prefixLabel === "location" && isNamedHouse(text, prefix.length);
  if (
    prefixLabel &&
    !isHouse &&
    (prefixLabel !== "fact" || /^(?:ふりがな|フリガナ)/u.test(text) || isShortFact(text)) &&
    (prefixLabel !== "link" || /^\S+\s@?[\w.-]+$/u.test(text)) &&
    prefixLabel !== "name" &&
    (prefixLabel !== "title" || part.startsWith("-"))
  )
    return void takeLabelled(prefixLabel, prefix.trim(), text.slice(prefix.length), person, segment);
  const email = emailIn(text);
  if (email) {
    const found = plainEmail(email[0]);
    if (!setBasic(person, "email", found, 0.99) && person.basics.email !== found)
      person.facts.push({ name: "Email", text: found });
    text = `${text.slice(0, email.index)} ${text.slice(email.index + email[0].length)}`.replace(/[<>]|\(\s*\)/g, " ");
  }
  text = takeLinksIn(text, person);
  const phone = phoneIn(text);
  if (phone && (icon === icons.phone || phone.replace(/\D/g, "").length >= 8) && icon !== icons.birth) {
    if (!setBasic(person, "cellphone", phone, 0.95)) person.facts.push({ name: "Phone", text: phone });
    text = text.replace(phone, " ").replace(/^\s*(?:phone|tel|mobile|电话|手机)\.?\s*$/iu, "");
  }
  const rest = text.replace(/^[\s,;:：，·|/()（）–—-]+|[\s,;:：，·|/(（–—-]+$/gu, "").trim();
  const isSaid = rest === "" || labelOf(rest) !== undefined || isDocumentTitle(rest) || rest === person.basics.name;
  if (!isSaid) takeRest(rest, icon, segment, person);
}

/** "Résidence Bellevue 4", "Ciudad de Lago": what is a label elsewhere is the first word of a name. */
function isNamedHouse(text: string, label: number): boolean {
  const [first = ""] = text.split(",");
  return /^\s*(?:de|del)\s/u.test(text.slice(label)) || (namesStreet(first) && !namesStreet(first.slice(label)));
}

function takeRest(whole: string, icon: string | undefined, segment: Segment, person: ReadPerson): void {
  const text = withoutBirth(withoutAnywhere(whole, person), person);
  if (isSaidElsewhere(text, person.basics)) return;
  if (/^(?:(?:19|20)\d\d|昭和|平成).*月.*日\s*生/u.test(text) && setBasic(person, "birth", text, 0.9)) return;
  // Codes of the post may be years.
  if (isCodedTown(text) && setBasic(person, "location", text, 0.85)) return;
  if (isWholeAddress(text) && takeWholeAddress(text, person)) return;
  const dated = findDates(text)[0];
  const isDay =
    /\d{1,2}[.\s/-]{1,2}(?:de\s)?(?:\d{1,2}|\p{L}{3,10}\.?)[.\s/-]{1,2}(?:de\s)?(?:19|20)\d\d|(?:19|20)\d\d\s?[./年년-]\s?\d{1,2}\s?[./月월-]\s?\d{1,2}/u.test(
      text,
    );
  if (
    dated &&
    isDay &&
    dated.start < "2012" &&
    text.length < 40 &&
    setBasic(person, "birth", text.replace(/^(?:born|geb\.?|geboren am|née? le)\s*/iu, ""), 0.7)
  )
    return;
  if (dated && /^\d{4}[-./]\d{1,2}$/u.test(text) && dated.start < "2012" && setBasic(person, "birth", text, 0.6))
    return;
  if (dated && text.length < 40) {
    person.rest.push(text);
    return;
  }
  if (icon === icons.place && setBasic(person, "location", text, 0.95)) return;
  const lives = homeIn(text);
  if (lives && lives.length < 40 && takeHome(lives, person)) return;
  const own = icon === icons.birth ? "birth" : icon === icons.wechat ? "wechat" : undefined;
  if (own && setBasic(person, own, text, 0.95)) return;
  if (isHouseBelow(person.basics.location, text)) {
    person.basics.location = `${person.basics.location} ${text}`;
    return;
  }
  const isKnown = (isPlace(text) || isTownOfState(text)) && !japaneseLands.includes(text) && !isAnywhere(text);
  if (segment.url && !isKnown && !/^(?:mailto|tel):/iu.test(segment.url) && !isMap(segment.url)) {
    addLink(person, segment.url, text);
    return;
  }
  const { role } = scoresOf(text);
  if (
    isKnown ||
    /^\p{Script=Han}{2,4}[都道府県省市]\s?\p{Script=Han}{1,8}[市区町村郡县縣區]/u.test(text) ||
    isJapaneseAddress(text) ||
    (role < 1.6 && (namesStreet(text) || isAddress(text)))
  ) {
    const [employer, town] = withoutPlace(text);
    if (town !== "" && scoresOf(employer).organisation >= 1.6 && setBasic(person, "location", town, 0.85)) {
      person.facts.push({ name: "", text: employer });
      return;
    }
    const isShort = text.length < 90;
    const isStreet = /\d/u.test(text + person.basics.location);
    const isOther = areAddresses(text, person.basics.location);
    if (isShort && isStreet && !isOther && person.basics.location !== "" && (person.confidence.location ?? 1) < 0.9) {
      person.basics.location = `${person.basics.location}, ${text}`;
      return;
    }
    if (isShort && setBasic(person, "location", text, 0.85)) return;
  }
  const [title, place] = person.basics.location === "" ? withoutPlace(text) : [text, ""];
  if (text.length < 80 && role >= 1.6 && setBasic(person, "title", title, 0.85)) {
    setBasic(person, "location", place, 0.7);
    return;
  }
  if (text.length < 20 && scoresOf(text).degree >= 2 && setBasic(person, "title", text, 0.5)) return;
  person.rest.push(text);
}
