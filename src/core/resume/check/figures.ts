/** A number that begins with a digit: "38", "4.2M", "24/7". Names such as "S3", "HTTP/2" and "K8s" are none. */
const token = /[A-Za-z0-9]+(?:[-/.,+][A-Za-z0-9]+)*/g;
const otherDigit = /(?![0-9])\p{Nd}/u;
/** Chinese numerals count before what they count, because most of them are parts of ordinary words as well. */
const chinese =
  /[二两三四五六七八九十百千万亿兩萬億数數][多余餘]?(?:倍|成|半|个|個|名|人|位|家|次|年|月|天|周|台|款|项|項|套|万|亿|萬|億|千|百|条|條)/;
const words = new RegExp(
  `(?<![\\p{L}])(?:${[
    ...["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "dozens?"],
    ...["hundreds?", "thousands?", "millions?", "half", "halved", "doubled?", "tripled?", "twice"],
    ...["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "diez", "doble", "mitad"],
    ...["deux", "trois", "quatre", "cinq", "sept", "huit", "neuf", "dix", "moitié"],
    ...["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "hälfte", "doppelt"],
  ].join("|")})(?![\\p{L}])`,
  "iu",
);

/** Returns true for a text that says how much or how many, in digits or in the commonest words. */
export function hasFigure(text: string): boolean {
  const plain = text.normalize("NFKC");
  return (
    (plain.match(token) ?? []).some((word) => /^[0-9]/.test(word)) ||
    otherDigit.test(plain) ||
    chinese.test(plain) ||
    words.test(plain)
  );
}
