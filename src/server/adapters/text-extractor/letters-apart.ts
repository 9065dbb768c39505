/** Letters with single spaces between them: at least so many of the parts of a text are one character long. */
const mostlySingle = 0.7;
const enoughLetters = 4;
/** In letters: no word is longer, so that without a space the file did not say where its words end. */
const longestWord = 24;

/**
 * Programs that drive letters apart draw each on its own, and pdf.js lists every gap as a space, so that words can no longer
 * be told. The file itself draws a space between words only. Returns a function that gives a text of the content as it was
 * drawn, where its letters stand apart; it is to be called in the order of the content. `drawn`: all that a page draws.
 */
export function lettersClosed(drawn: string): (text: string) => string {
  const places: number[] = [];
  let letters = "";
  let cursor = 0;
  const prepare = () => {
    for (let at = 0; at < drawn.length; at += 1) {
      const letter = drawn[at] ?? "";
      if (/\s/u.test(letter)) continue;
      letters += letter;
      places.push(at);
    }
  };
  return (text) => {
    if (!isApart(text)) return text;
    if (places.length === 0) prepare();
    const wanted = text.replace(/\s+/gu, "");
    const found = letters.indexOf(wanted, cursor);
    const at = found >= 0 ? found : letters.indexOf(wanted);
    if (at < 0) return text;
    cursor = at + wanted.length;
    const said = drawn.slice(places[at], (places[cursor - 1] ?? 0) + 1).replace(/\s+/gu, " ");
    const isUndivided = !said.includes(" ") && said.length > longestWord && !/[@/.]/u.test(said);
    return isUndivided || isApart(said) ? text : said;
  };
}

function isApart(text: string): boolean {
  const parts = text.trim().split(/\s+/u);
  if (parts.length < enoughLetters) return false;
  return parts.filter((part) => [...part].length === 1).length >= parts.length * mostlySingle;
}
