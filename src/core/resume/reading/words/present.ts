/** The source of a pattern: the words for today, in the place of the end of a range. */
export const presentPattern =
  "present day|present time|presently|present|presents|the present|till present|until present|up to present|up to now|up to date|till today|until today|to this day|in progress|now|current|currently|today|ongoing|on-going|till now|until now|to date|to present|date|至今|今|现在|现今|目前|迄今|当前|現在|現在に至る|現在にいたる|今現在|在職中|在学中|現職|在职|在读|现任|현재|재직중|재직 중|재학중|재학 중|진행중|진행 중|heute|jetzt|dato|aktuell|laufend|aujourd['’]hui|aujourd['’] ?hui|présent|ce jour|actuel|actuellement|à ce jour|jusqu['’]à présent|en cours|maintenant|actualidad|la actualidad|actual|actualmente|al presente|presente|hoy en día|hoy|ahora|hasta ahora|auj\\.|la fecha|en curso|fecha actual|actualitat|actualment|act\\.|현 재|재직|재직 ?중|재학|진행|근무 ?중|휴학 ?중|laufend|gegenwart|derzeit|lfd\\.|fortlaufend|andauernd|unbefristet|bis heute|bis jetzt|bis dato|hasta la fecha|fecha|fecha presente|presente fecha|día de hoy|momento|vigente|vigencia|cursando|hasta hoy|hasta la actualidad|hasta el presente|aujourd hui|jusqu['’]à aujourd['’]hui|jusqu['’]à ce jour|今に至る|在籍中|継続中|à nos jours|nos jours|à aujourd['’]hui|à présent|ajourd['’]hui|aujourdhui|auj|en poste|en activité";

const onlyPresent = new RegExp(
  `^[\\s\\-–—~至(（]*(?:現在[、,]?\\s*(?:同社|当社)(?:に|にて)?\\s*)?(?:${presentPattern}|今)[\\s)）。.]*$`,
  "iu",
);

/** Returns true for a line that says nothing but that something goes on. */
export function isPresentOnly(text: string): boolean {
  return onlyPresent.test(text);
}
