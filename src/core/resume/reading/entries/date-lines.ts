import { isMonth } from "../dates/date-forms.ts";
import { findDates } from "../dates/date-ranges.ts";
import { withText } from "../lines/form-rows.ts";
import { isNextTo, type Line, type Segment } from "../lines/lines.ts";
import { withSegments } from "../lines/segments.ts";
import { isDuration } from "../terms/circumstances.ts";
import { isPresentOnly } from "../words/present.ts";

/** Ranges of dates that did not fit on their row and go on in the next: "12/2024 –" above "02/2025". */

/** A range that lacks its end, or the year of it: "12/2024 –", "Jan 2013 – Dec", "September 2009 to". */
const open = /[\d月월]\s*(?:[-–—~～〜]|\s(?:to|until|till|bis|au|à|al?|hasta)(?=$|\s))\s*(\p{L}+\.?)?\s*$/u;
/** The sign of a range on a line of its own, between its two dates. */
const onlySign = /^[-–—~～〜]$/u;

/** In sizes of the type: how far below its beginning a range goes on. */
const leading = 2.2;

/** Returns the lines with each such range on one, and with how long somebody was with a company beside its name. */
export function withDatesJoined(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines.map(withEndBeside)) {
    const above = joined.at(-1);
    const last = above?.segments.at(-1);
    if (
      above &&
      isNextTo(above, line, leading) &&
      above.segments.length === 1 &&
      isDuration(line.text) &&
      above.size > line.size
    ) {
      const segments = [...above.segments, ...line.segments];
      joined[joined.length - 1] = withSegments(above, segments);
      continue;
    }
    const [text, end, ...more] = line.segments;
    if (above && last && goesOn(above, last, line)) joined[joined.length - 1] = withEnd(above, last, line.text.trim());
    // To the right of a text that goes on as well, the dates of a narrow column do so by themselves.
    else if (
      above &&
      last &&
      text &&
      end &&
      more.length === 0 &&
      isWithin(end, last) &&
      goesOn(above, last, only(line, end))
    ) {
      joined[joined.length - 1] = withEnd(above, last, end.text.trim());
      joined.push(only(line, text));
    } else if (above && text && goesOnAtLeft(above, line)) {
      joined[joined.length - 1] = withEnd(above, above.segments[0] as Segment, text.text.trim());
      joined.push(withoutFirst(line));
    } else joined.push(line);
  }
  return joined;
}

/** The dates of a narrow column at the left go on below their beginning, with a text beside them. */
function goesOnAtLeft(above: Line, line: Line): boolean {
  const [first, ...others] = above.segments;
  const [end, ...texts] = line.segments;
  if (!first || !end || others.length === 0 || texts.length === 0 || Math.abs(first.x - end.x) > 3) return false;
  return goesOn(above, first, only(line, end));
}

function withoutFirst(line: Line): Line {
  const segments = line.segments.slice(1);
  return { ...withSegments(line, segments), x: segments[0]?.x ?? line.x };
}

const isWithin = (end: Segment, last: Segment) => end.x > last.x - 3 && end.right < last.right + 3;

const only = (line: Line, segment: Segment): Line => ({
  ...line,
  segments: [segment],
  text: segment.text,
  x: segment.x,
  right: segment.right,
});

function goesOn(above: Line, last: Segment, line: Line): boolean {
  if (!isNextTo(above, line, leading) || line.segments.length > 1 || line.text.length > 24) return false;
  if (onlySign.test(line.text.trim())) {
    const date = findDates(last.text).at(-1);
    return date !== undefined && date.end === "" && date.to >= last.text.trimEnd().length;
  }
  const month = open.exec(last.text);
  const isOpen = month !== null && (month[1] === undefined || isMonth(month[1]));
  if (!isOpen && !isMonth(last.text)) return false;
  const rest = line.text.trim();
  const range = findDates(`${last.text.trim()} ${rest}`).at(-1);
  const isWhole = isPresentOnly(rest) || /^\d{4}$/u.test(rest) || (findDates(rest)[0]?.from ?? 1) === 0;
  return isWhole && range !== undefined && range.end !== "" && range.to >= last.text.trim().length + rest.length;
}

function withEnd(above: Line, last: Segment, rest: string): Line {
  const text = `${last.text.trim()} ${rest}`;
  const pieces = last.pieces.map((piece, at) =>
    at === last.pieces.length - 1 ? { ...piece, text: `${piece.text.trimEnd()} ${rest}` } : piece,
  );
  const segments = above.segments.map((one) => (one === last ? { ...last, text, pieces } : one));
  return withSegments(above, segments);
}

/** "（2023年3月まで）", "（現在に至る）": how long it went on, at the end of a row that begins with its first day. */
const inBrackets = /\s*[（(]\s*([^（）()]{2,24}?)\s*[）)]\s*$/u;
const untilThen =
  /^[~～〜-]?\s*(?<day>\S.*?\d\s?月?)\s*(?:まで|迄|末まで|[にで]?(?:退社|退職|退店|退所|卒業|修了|終了|満了))?(?:\s*(?:勤務|在籍|在職|就業|就労|従事))?$/u;
/** The same behind a space: "青空亭 アルバイト 現在に至る". */
const presentBehind =
  /\s+((?:現在に至る|現在に至ります|現在も?(?:在職中|勤務中|在籍中|継続中)|在職中|勤務中|在籍中|継続中|至現在))[。.]?$/u;

/** Returns a row of a form with the end of its range beside the beginning, where it tells both. */
function withEndBeside(line: Line): Line {
  const [first] = line.segments;
  const last = line.segments.at(-1);
  const [date, ...others] = first ? findDates(first.text) : [];
  if (!first || !last || !date || date.from > 0 || date.start === "" || date.end !== "") return line;
  const [found = "", held = ""] = inBrackets.exec(last.text) ?? presentBehind.exec(last.text) ?? [];
  if (found === "" || (first === last && found.length >= last.text.length - date.to)) return line;
  const day = untilThen.exec(held)?.groups?.day ?? "";
  const [until, ...more] = findDates(day);
  const isUntil = until !== undefined && more.length === 0 && until.from === 0 && until.to === day.length;
  const isDay = isUntil && until.start > date.start && (held !== day || /^[~～〜-]/u.test(held));
  if (others.length > (first === last && isDay ? 1 : 0) || (!isDay && !isPresentOnly(held))) return line;
  const range = `${first.text.slice(0, date.to)}～${isDay ? day : "現在"}`;
  const rest = first === last ? first.text.slice(date.to, -found.length) : first.text.slice(date.to);
  const segments = line.segments.map((one) => {
    if (one === first) return withText(one, range + rest);
    return one === last ? withText(one, one.text.slice(0, -found.length)) : one;
  });
  return withSegments(line, segments);
}
