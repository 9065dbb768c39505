import type { Line } from "../lines/lines.ts";
import { isPlace } from "../terms/classify.ts";
import { hasContact, isBirthYear, linkKey } from "../terms/contacts.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import { bareFacts, updateNote } from "../words/bare-facts.ts";
import type { ReadPerson } from "./person.ts";
import { setBasic } from "./person-basics.ts";
import { isSaidElsewhere } from "./said-elsewhere.ts";

/** Takes what is told by itself: a fact, a part of a link that is there already, a name in a messenger. */
export function takeBare(text: string, lines: readonly Line[], person: ReadPerson): boolean {
  const fact = bareFacts.find(([pattern]) => pattern.test(text.trim()));
  if (fact) {
    person.facts.push({ name: fact[1], text });
    return true;
  }
  // "32 ans, célibataire": one fact among few words tells what the others are.
  const said = text.split(/\s*[,，、]\s*/u);
  if (
    said.length > 1 &&
    text.length < 50 &&
    said.some((part) => bareFacts.some(([pattern]) => pattern.test(part.trim())))
  ) {
    person.facts.push({ name: "", text });
    return true;
  }
  const note = updateNote.exec(text.trim());
  if (note) {
    person.facts.push({ name: note[1] ?? "", text: note[2] ?? "" });
    return true;
  }
  const words = text
    .split(/[\s/／|｜:：，,、（）()–—-]+/u)
    .filter((word) => word !== "" && word !== person.basics.name);
  const isLabel = (word: string) => labelOf(word) !== undefined || kindOfHeading(word) === "contact";
  const isYear = (word: string) => /^(?:19[5-9]|20[01])\d$/u.test(word);
  const isFact = (word: string) => bareFacts.some(([pattern]) => pattern.test(word));
  const isSaid = words.some(isFact) || (words.length > 1 && words.every(isLabel) && !/[?!¿¡]/u.test(text));
  if (isSaid && words.every((word) => isLabel(word) || isFact(word) || isYear(word))) {
    const years = words.filter((word) => !isLabel(word) && !takeBare(word, lines, person) && isYear(word));
    person.facts.push(...years.map((text) => ({ name: "出生", text })));
    return true;
  }
  if (isSaidElsewhere(text, person.basics)) return true;
  if (isBirthYear(text) && setBasic(person, "birth", text, 0.6)) return true;
  if (person.links.some(({ src }) => linkKey(src) === linkKey(text))) return true;
  const line = lines.find((one) => one.segments.some((segment) => segment.text.includes(text)));
  const isBeside = line !== undefined && hasContact(line.text);
  if (/^[a-z][\w.-]{4,30}$/iu.test(text)) {
    if (person.links.some(({ src }) => src.toLowerCase().includes(text.toLowerCase()))) return true;
    if (isBeside && /[\d_-]/u.test(text) && setBasic(person, "wechat", text, 0.5)) return true;
  }
  // What stands in the row of the addresses is a detail of the person, whatever it says.
  const isOther = isPlace(text) && person.basics.location !== "";
  const isDetail = isOther || (isBeside && text.length < 40 && /^[@\p{Script=Latin}]/u.test(text));
  if (isDetail) person.facts.push({ name: "", text });
  return isDetail;
}
