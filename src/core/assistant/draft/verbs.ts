/**
 * English verbs of resumes. A resume says neither "I" nor "he": what somebody still does is told by the lemma ("Build"),
 * what is over by the past ("Built"). Verbs that no rule brings to their past are in the table.
 */
const irregular = new Map(
  `be=was become=became begin=began bind=bound break=broke bring=brought broadcast=broadcast build=built buy=bought catch=caught
  choose=chose come=came cut=cut deal=dealt dig=dug do=did draw=drew drive=drove fall=fell feed=fed feel=felt fight=fought find=found
  fly=flew forecast=forecast foresee=foresaw freeze=froze get=got give=gave go=went grow=grew hang=hung have=had hear=heard hide=hid
  hold=held keep=kept know=knew lay=laid lead=led learn=learned leave=left let=let lose=lost make=made mean=meant meet=met oversee=oversaw
  overcome=overcame pay=paid put=put quit=quit read=read rebuild=rebuilt redo=redid redraw=redrew rerun=reran reset=reset resell=resold rethink=rethought
  retell=retold rewrite=rewrote ride=rode rise=rose run=ran say=said see=saw seek=sought sell=sold send=sent set=set shoot=shot show=showed
  shrink=shrank shut=shut sit=sat sleep=slept speak=spoke spend=spent spin=spun split=split spread=spread stand=stood steal=stole stick=stuck
  strike=struck swim=swam take=took teach=taught tell=told think=thought throw=threw undertake=undertook understand=understood
  undo=undid uphold=upheld upset=upset wear=wore win=won wind=wound withdraw=withdrew withstand=withstood write=wrote`
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]),
);

/** Verbs whose last letter is doubled although the word has more than one syllable, or that look as if it were. */
const doubled = new Set(
  `admit cancel commit compel confer control defer deter equip excel expel format incur infer label model occur omit patrol permit
  prefer program propel rebut recur refer regret remap replan reship submit swap transfer transmit travel unplug unwrap level channel signal total`.split(
    /\s+/,
  ),
);
const single = new Set("fix box tax mix show flow follow renew review preview draw tow row view".split(" "));

/** Returns the past of a lemma: `cut` → `cut`, `ship` → `shipped`, `carry` → `carried`. British doubling: `modelled`. */
export function past(lemma: string): string {
  const known = irregular.get(lemma);
  if (known) return known;
  if (lemma.endsWith("e")) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  if (lemma.endsWith("c")) return `${lemma}ked`;
  return isDoubled(lemma) ? `${lemma}${lemma.slice(-1)}ed` : `${lemma}ed`;
}

function isDoubled(lemma: string): boolean {
  if (doubled.has(lemma)) return true;
  // One syllable that ends in one vowel and one consonant: "ship", "plan", "quiz"; not "fix", "play", "stream".
  return (
    /^(?:[^aeiou]*|.*qu)[aeiou][bdfgklmnprstvz]$/.test(lemma) &&
    !single.has(lemma) &&
    /^[^aeiou]*(?:qu)?[aeiou][^aeiou]$/.test(lemma)
  );
}

/** Returns the form with -ing: `run` → `running`, `make` → `making`. */
export function gerund(lemma: string): string {
  if (lemma.endsWith("ie")) return `${lemma.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(lemma)) return `${lemma.slice(0, -1)}ing`;
  if (lemma.endsWith("c")) return `${lemma}king`;
  const isSplit =
    doubled.has(lemma) ||
    /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprstvz]$/.test(lemma) ||
    /^(begin|forget|reset|rerun|upset)$/.test(lemma);
  return isSplit && !single.has(lemma) ? `${lemma}${lemma.slice(-1)}ing` : `${lemma}ing`;
}

/** Returns the third person: `fix` → `fixes`, `carry` → `carries`. */
export function third(lemma: string): string {
  if (lemma === "have") return "has";
  if (/(s|x|z|ch|sh|o)$/.test(lemma)) return `${lemma}es`;
  return /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}
