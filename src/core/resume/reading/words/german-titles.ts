import type { HeadingKind } from "./headings.ts";

/*
 * German titles of sections end with a noun, which goes on to the left without end: "Datenbankkenntnisse", "Bisherige
 * berufliche Stationen", "Schul- und Hochschulbildung". All texts are in small letters and without accents.
 */

/** How the last word of a title ends, and the kind of section that it announces. */
const nouns: readonly (readonly [RegExp, HeadingKind])[] = [
  [
    /^(?:projekt(?:erfahrung|arbeit)(?:en)?|projekt(?:liste|historie|ubersicht|auswahl)|arbeitsproben|[\p{L}-]*projekte)$/u,
    "project",
  ],
  [
    /^(?:\p{L}*-?sprachen|fremdsprachen|\p{L}*sprach-?(?:kenntnisse|kompetenz(?:en)?|fahigkeiten|fertigkeiten))(?<!programmiersprachen|skriptsprachen)$/u,
    "language",
  ],
  [
    /^(?:(?:(?:it|edv|pc|ms|computer|software|hardware|programmier|fach|spezial|anwender|anwendungs|office|ms-office|cad|sap|datenbank|branchen|zusatz|informatik|internet|web|produkt|markt|prozess|medien|grafik|technologie|technik|system|netzwerk|sach)-?)?kenntnisse|[\p{L}-]*(?:fahigkeiten|kompetenzen|fertigkeiten|starken|skills)|(?:schlussel|kern|fach|haupt)?qualifikationen|(?:fach|tatigkeits|arbeits|kompetenz)?schwerpunkte|programmier-?erfahrung|programmiersprachen|know-how|fachwissen|technologie-?stack)$/u,
    "skills",
  ],
  [
    /^(?:(?:berufs|arbeits|praxis|lehr|forschungs|praktikums|fuhrungs|auslands|branchen|industrie|unterrichts)?erfahrung(?:en)?|(?!vereins|freiwilligen|verbands)[\p{L}-]*tatigkeit(?:en)?|(?:neben|ferien|ferial|sommer|studenten|schuler|mini|aushilfs|werkstudenten|studi)-?jobs?|(?:pflicht|ferial|ferien|auslands|schuler|betriebs|industrie|fach|studien|vor)?-?praktika|(?:berufs|karriere|arbeits|erwerbs)(?:weg|leben|verlauf|laufbahn|stationen|praxis|werdegang|stellen|verhaltnisse)|(?:fest)?anstellungen|(?:beschaftigungs|anstellungs|dienst)verhaltnisse|(?:auslands|arbeits)?einsatze|praxisphasen|lehrauftrage|werdegang|laufbahn|stationen)$/u,
    "work",
  ],
  [
    /^(?:(?:schul|hochschul|berufs|erst|zweit|grund|fach|universitats)?ausbildung(?:en)?|(?:schul|hochschul|allgemein|grund|aus)?bildung|(?:bildungs|schul|ausbildungs|studien)-?(?:weg|gang|werdegang|laufbahn|verlauf|historie|daten|zeit|stationen|abschlusse?)|abschlusse|(?:hochschul|erst|zweit)?studium|studienaufenthalte|berufslehre)$/u,
    "education",
  ],
  [
    /^(?:[\p{L}-]*(?:weiterbildung(?:en)?|fortbildung(?:en)?|zertifikate|zertifizierungen|schulungen|seminare|lehrgange|kurse|qualifizierungen|trainings)|(?:weiter|fort)bildungsma(?:ss|ß)nahmen|zusatz(?:ausbildung|qualifikation)(?:en)?|lizenzen)$/u,
    "certificate",
  ],
  [/^(?:\p{L}*(?:interessen|hobbys|hobbies|leidenschaften|freizeitaktivitaten))$/u, "hobby"],
  [/^(?:\p{L}*(?:auszeichnungen|stipendien|ehrungen|wettbewerbe)|preise)$/u, "award"],
  [
    /^(?:\p{L}*(?:publikationen|veroffentlichungen|vortrage|konferenzbeitrage|abschlussarbeiten)|patente)$/u,
    "publication",
  ],
  [
    /^(?:\p{L}*(?:engagements?|ehrenamter|ehrenamt|mitgliedschaften|aktivitaten)|(?:vereins|freiwilligen|verbands)(?:tatigkeit(?:en)?|arbeit))$/u,
    "activity",
  ],
  [
    /^(?:(?:kurz|qualifikations|kompetenz)?profil|(?:kurz|selbst|profil)(?:beschreibung|zusammenfassung|darstellung|vorstellung)|zusammenfassung|(?:berufs|karriere)?ziele?)$/u,
    "profile",
  ],
  [/^(?:(?:kontakt)?(?:daten|angaben|informationen|details))$/u, "contact"],
  [/^(?:\p{L}*(?:referenzen|empfehlungen))$/u, "reference"],
];

/** What stands before a noun turns it into something else: "Ehrenamtliche Tätigkeiten", "Sprachliche Fähigkeiten". */
const turns: readonly (readonly [HeadingKind, RegExp, HeadingKind])[] = [
  [
    "work",
    /(?:^|\s)(?:ehrenamtlich|freiwillig|gesellschaftlich|sozial|politisch|kulturell|karitativ|gemeinnutzig)/u,
    "activity",
  ],
  [
    "work",
    /(?:^|\s)(?:schulisch|akademisch|universitar|wissenschaftlich)\p{L}* (?:werdegang|laufbahn|stationen)/u,
    "education",
  ],
  ["skills", /(?:^|\s)sprachlich/u, "language"],
  ["skills", /(?:^|\s)(?:akademisch|schulisch)\p{L}* qualifikation/u, "education"],
  ["contact", /(?:^|\s)(?:weitere|sonstige|zusatzliche|erganzende|andere)(?:\s|$)/u, "other"],
];

/** What says more of a noun before it; what praises a skill ("gute", "fundierte") stands in a text and in no title. */
const adjective =
  /^(?:meine?|eigene|private|weitere|sonstige|zusatzliche|besondere|relevante|ausgewahlte|wichtigste|bisherige|aktuelle|fruhere|absolvierte|besuchte|abgeschlossene|erworbene|erganzende|andere|allgemeine|soziale[rs]?|digitale|internationale|professionelle[rs]?|universitare[rs]?|kulturelle[rs]?|interkulturelle|kreative|administrative|außeruniversitare[rs]?|ausseruniversitare[rs]?|freiwillige[rs]?|selbst(?:st)?andige|gemeinnutzige[rs]?|duale[rs]?|hochste[rs]?|relevante|(?!hauptsachlich|grundlich|englisch|franzosisch|spanisch|deutsch)\p{L}{3,}(?:lich|isch)e[rs]?)$/u;

/** What says more of a noun behind it. */
const tail =
  /\s(?:\([^()]*\)|im (?:ausland|studium|uberblick)|(?:neben|wahrend|nach|vor) (?:dem|der|des) (?:studiums?|schule|schulzeit|ausbildung|beruf)|seit (?:19|20)\d\d|auf anfrage|auf einen blick|zur person|zu meiner person)$/u;
const joint = /\s*(?:[&+/,]|\bund\b|\bsowie\b)\s*/u;
/** What two compounds have in common of which the first is cut short: "Schul- und Berufsausbildung". */
const ends =
  /(?:ausbildung|bildung|kenntnisse|fahigkeiten|kompetenzen|erfahrung|erfahrungen|tatigkeiten|tatigkeit|jobs|praktika|werdegang|laufbahn|projekte|kurse|zertifikate|interessen|qualifikationen|daten)$/u;

/**
 * Returns the kind of section that a German title announces which is put together of common words; null for any other text.
 * `known` tells what the table of titles has.
 */
export function kindOfGermanTitle(
  title: string,
  known: (piece: string) => HeadingKind | undefined,
): HeadingKind | null {
  const pieces = title.replace(tail, "").split(joint);
  const words = title.split(" ");
  if (pieces.length > 4 || words.length > 7 || pieces.includes("")) return null;
  const last = pieces.at(-1)?.split(" ").at(-1) ?? "";
  const kinds = pieces.map((piece) => {
    if (piece.endsWith("-")) return kindOfNoun(piece.slice(0, -1) + (ends.exec(last)?.[0] ?? ""));
    // "Akademische und berufliche Laufbahn"
    const whole = piece.split(" ").every((word) => adjective.test(word)) ? `${piece} ${last}` : piece;
    return known(whole) ?? kindOfPiece(whole);
  });
  return kinds.includes(undefined) ? null : (kinds[0] ?? null);
}

const kindOfNoun = (word: string) => nouns.find(([noun]) => noun.test(word))?.[1];

function kindOfPiece(piece: string): HeadingKind | undefined {
  const words = piece.split(" ");
  const kind = kindOfNoun(words.at(-1) ?? "");
  if (!kind || !words.slice(0, -1).every((word) => adjective.test(word))) return undefined;
  return turns.find(([of, sign]) => of === kind && sign.test(piece))?.[2] ?? kind;
}
