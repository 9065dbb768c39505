import type { LinkArea } from "../layout-model.ts";
import { iconPattern } from "../letters/clean.ts";
import { isNextTo, type Line } from "../lines/lines.ts";
import { withWords } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import { decodeUri, emailIn, linkKey, urlPattern } from "../terms/contacts.ts";
import { labelOf } from "../terms/label-words.ts";
import { hosts, jobBoards } from "../words/hosts.ts";
import type { ReadPerson } from "./person.ts";
import { setBasic } from "./person-basics.ts";

/** Returns what stands before an address as its name, where it says what kind of link it is. */
export function linkName(before: string): string {
  const label = /([\p{L}][\p{L}\s]{1,20})\s*[:：]?\s*$/u.exec(before)?.[1]?.trim() ?? "";
  return labelOf(label) === "link" ? label : "";
}

/** True where one address is the beginning of another, and breaks off in the middle of a word of it. */
function isCutOff(cut: string, whole: string): boolean {
  return cut.includes("/") && whole.startsWith(cut) && /^[\p{L}\p{N}_-]/u.test(whole.slice(cut.length));
}

/** Returns the lines with each address on one that goes on in the next: "www.linkedin.com/in/", "jane-doe (LinkedIn)". */
export function withLinksJoined(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const rest = above && (restOfLink(above, line) ?? restAmongOthers(above, line) ?? restOfMail(above, line));
    const last = above?.segments.at(-1);
    const only = line.segments[0];
    if (!above || !last || !only || rest === undefined) {
      joined.push(line);
      continue;
    }
    const whole = withWords(last, last.text.trim() + rest);
    const segments = [...above.segments.slice(0, -1), whole];
    joined[joined.length - 1] = { ...withSegments(above, segments), y: line.y };
    const left = line.text
      .trim()
      .slice(rest.length)
      .replace(/^\s*\(\p{L}+\)$|^\s*[|｜•·]?\s*/u, "");
    if (left !== "") joined.push({ ...line, text: left, segments: [withWords(only, left)] });
  }
  return joined;
}

/** Returns what an address that takes its line alone goes on with below. */
function restOfLink(above: Line, line: Line): string | undefined {
  const [address, rest] = [above.text.replace(iconPattern, "").trim(), line.text.trim()];
  const isOpen = /^(?:https?:\/\/|www\.)?[\w.-]+\.\w{2,6}\/(?:[\p{L}\d_.%-]+\/)*(?:[\p{L}\d_.%-]+-)?$/u.test(address);
  const isBelow = isGoingOn(above, line) && above.segments.length === 1 && isAligned(above, line);
  // "https://lake.example.org/po", "rtfolio/": a narrow column breaks a word of the address.
  const isTorn = /^https?:\/\/[\w.-]+\.\w{2,6}\/[\w.%/-]*[\w%]$/u.test(address) && /^[\w%][\w.%-]*\/$/u.test(rest);
  return (isOpen || isTorn) && isBelow ? /^([\w.%-]+\/?)(?:\s+\(\p{L}+\))?$/u.exec(rest)?.[1] : undefined;
}

/** True for lines that begin or end at one place, or have one middle. */
function isAligned(above: Line, line: Line): boolean {
  const [left, right] = [above.x - line.x, above.right - line.right];
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2) < 3;
}

/** Behind other contacts an address breaks off at a dash, where its line is full. */
function restAmongOthers(above: Line, line: Line): string | undefined {
  const isOpen = /(?:^|[\s|｜•·])(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+\/(?:[\w.%-]+\/)*[\w.%]+-$/u.test(
    above.text.trim(),
  );
  const rest = /^[\w.%-]+\/?(?=$|\s)/u.exec(line.text.trim())?.[0];
  const isFull = above.right + (rest?.length ?? 0) * above.size * 0.6 > above.left + above.width;
  return isOpen && isFull && isGoingOn(above, line) ? rest : undefined;
}

/** An address of mail in a narrow column: "jane.doe@" and "example.com", "jane.doe@exam" and "ple.com". */
function restOfMail(above: Line, line: Line): string | undefined {
  const end = /^(?:m|om|et|rg|du)$/u.exec(line.text.trim())?.[0] ?? "";
  if (end !== "" && /@[\w.-]+\.[cneo]?[oedrt]?$/u.test(above.text.trim()) && isGoingOn(above, line)) {
    const [mail = ""] = emailIn(above.text.trim() + end) ?? [];
    if (/\.(?:com|net|org|edu)$/u.test(mail)) return end;
  }
  const rest = /^(?:@[\w-]+)?[\w-]*(?:\.[\w-]+)+$/u.exec(line.text.trim())?.[0];
  const begun = /(?:^|\s)([\w.+-]+(?:@[\w-]*)?)$/u.exec(above.text.trim())?.[1];
  if (!rest || !begun || begun.includes("@") === rest.includes("@") || !isGoingOn(above, line)) return undefined;
  return emailIn(begun + rest)?.[0] === begun + rest ? rest : undefined;
}

const isGoingOn = (above: Line, line: Line) =>
  line.segments.length === 1 && isNextTo(above, line, 1.8) && Math.abs(above.size - line.size) < 0.4;

/** Addresses of maps, which show where somebody is, and those of the machine on which a page was made. */
const maps =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.|goo\.gl\/maps|maps\.app\.goo\.gl|(?:www\.)?openstreetmap\.|map\.baidu|(?:www\.|ditu\.)?amap\.com|map\.naver|kko\.to)/iu;
const ownMachine = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+)?(?:\/|$)/iu;

/** Returns true for the address of a place on a map. */
export function isMap(url: string): boolean {
  return maps.test(url);
}

/** "http://www.github.com/https://github.com/jane": templates write their own address before one that is whole. */
const wholeOf = (url: string) => url.replace(/^https?:\/\/(?:[\w.-]+\/)?(https?):?\/\/(?=[\w-]+\.)/iu, "$1://");

/** "https://europa.eu/…/redirect-external?url=https://jane.dev": some sites lead to an address of the person by one of theirs. */
function targetOf(url: string): string {
  const target = /^https?:\/\/[\w.-]+\/[^?#]*\?(?:[\w-]+=[^&]*&)*(?:url|u|q|target|to)=(https?(?::|%3A)[^&#]+)/iu.exec(
    url,
  )?.[1];
  return target === undefined ? url : decodeUri(target);
}

/** An address of mail that was made a link of the web. */
const mailAddress = /^(?:https?:\/\/)?[^/@\s]+@[^/\s]+\/?$/iu;

/** The front page of a network, which belongs to nobody. */
const frontPage = /^(?:github|gitlab|linkedin|twitter|facebook|instagram)\.com(?:\/in)?$/iu;
const isFrontOf = (front: string, whole: string) =>
  frontPage.test(front) && whole.startsWith(`${front.split("/")[0]}/`);

/** Adds an address of the person, unless it is there or belongs to a job board; without a name it is called after its host. */
export function addLink(person: ReadPerson, url: string, name: string): void {
  const bare = targetOf(wholeOf(url)).replace(/[.,;:)\]]+$/u, "");
  if (jobBoards.test(bare) || isMap(bare) || ownMachine.test(bare) || mailAddress.test(bare)) return;
  const src = /^[a-z]+:/iu.test(bare) ? bare : `https://${bare}`;
  // Behind the address that is printed may stand from where it was opened.
  const isIt = (known: string) =>
    linkKey(src) === known || linkKey(src).startsWith(`${known}?`) || isFrontOf(linkKey(src), known);
  const before = person.links.find((link) => isIt(linkKey(link.src)));
  if (before) return;
  // What stands on the page may be only the first line of a long address.
  const cutOff = person.links.find(
    (link) => isCutOff(linkKey(link.src), linkKey(src)) || isFrontOf(linkKey(link.src), linkKey(src)),
  );
  if (cutOff) {
    cutOff.src = src;
    return;
  }
  person.links.push({
    name: name || (hosts.find(([pattern]) => pattern.test(src))?.[1] ?? linkKey(src).split("/")[0] ?? ""),
    src,
  });
}

/** Adds the addresses of the web in a text, and returns what is left of it. */
export function takeLinksIn(text: string, person: ReadPerson): string {
  let left = text;
  for (let url = urlPattern.exec(left); url; url = urlPattern.exec(left)) {
    addLink(person, url[0], linkName(left.slice(0, url.index)));
    left = `${left.slice(0, url.index).replace(/[\p{L}\s]{0,24}[:：]\s*$/u, "")} ${left.slice(url.index + url[0].length)}`;
  }
  return left;
}

/** Does so where something else was told by its label: "Address: Berlin github.com/jane". */
export function takeLinksBeside(text: string, person: ReadPerson): string {
  const email = emailIn(text)?.[0] ?? "";
  const others = email === "" ? text : text.replace(email, " ");
  return urlPattern.test(others) ? `${email} ${takeLinksIn(others, person)}`.trim() : text;
}

/** "GitHub @jane", "github账号：jane": the name of an account on a site whose pages are called so makes the address of it. */
export function accountAddress(label: string, account: string): string | undefined {
  const site = /^\s*(github|gitlab|gitee|linked-?\s?in)/iu.exec(label)?.[1]?.toLowerCase();
  const [, sign, name] = /^([@/]?|\/?in\/)([a-z\d](?:[a-z\d]|-(?=[a-z\d])){1,38})$/iu.exec(account.trim()) ?? [];
  if (!site || name === undefined) return undefined;
  if (!site.startsWith("link")) return sign?.includes("in") ? undefined : `https://${site}.com/${name}`;
  // What LinkedIn calls somebody is a name with a dash or a number, if no slash stands before it.
  return sign !== "" || /[-\d]/u.test(name) ? `https://linkedin.com/in/${name}` : undefined;
}

/** Takes a text that is nothing but an account with the sign of one: "GitHub @jane", "Linkedin /jane-doe". */
export function takeAccount(text: string, person: ReadPerson): boolean {
  const [, label = "", account = ""] = /^([\p{L}-]{5,9}(?: In)?)\s+([@/]\S+)$/iu.exec(text.trim()) ?? [];
  const url = accountAddress(label, account);
  if (url !== undefined) addLink(person, url, label);
  return url !== undefined;
}

/** Takes addresses of mail, numbers and pages from the areas of a file that lead somewhere, also under an icon alone. */
export function takeAnnotations(links: readonly LinkArea[], person: ReadPerson): void {
  for (const { url } of links) {
    if (/^mailto:/iu.test(url)) {
      const email = emailIn(decodeUri(url.slice(7)))?.[0];
      if (email) setBasic(person, "email", email, 0.9);
    } else if (/^tel:/iu.test(url)) setBasic(person, "cellphone", decodeUri(url.slice(4)), 0.8);
    else if (/^https?:/iu.test(url)) addLink(person, url, "");
  }
}
