import type { HeadingKind } from "./headings.ts";

/** German titles of sections beside those of `headings.ts` and of the table for all Latin scripts, without accents. */
export const germanHeadings: Partial<Record<HeadingKind, string>> = {
  contact: `
    personendaten|anschrift|schnelle fakten|kurze fakten|fakten|private daten|soziale medien|meine daten|meine kontaktdaten|kontaktinformation|kontaktinformationen|kontaktangaben|so erreichen sie mich|
    eckdaten|personliche informationen|angaben zu meiner person|daten zur person|kontakt & profile|kontakt und profile|allgemeines|zu mir|steckbrief`,
  profile: `
    wer ich bin|das bin ich|warum ich|mein profil|einleitung|was mich ausmacht|was mich auszeichnet|mein profil in kurze|berufliches profil|
    fachliches profil|kompetenzprofil|kurzbiografie|kurzbiographie|vorstellung|meine motivation|meine ziele|berufliche ziele|karriereziel|leitbild|wer bin ich|wer bin ich?|selbstbeschreibung|ziele|meine vision|mein ziel|uberblick|angestrebte position|angestrebte tatigkeit|was ich suche|personlichkeit|portrat|kurzportrat`,
  work: `
    arbeitspraxis|berufliche entwicklung|schnupperlehren|auslandserfahrung|wissenschaftliche tatigkeit|wissenschaftliche tatigkeiten|
    lehrtatigkeiten|lehrerfahrung|forschungserfahrung|forschungstatigkeit|berufliche praxis|praktische berufserfahrung|fachpraxis|
    praktika und auslandsaufenthalte|praktika & auslandserfahrung|schulerpraktika|praktika wahrend des studiums|jobs|nebenberufliche tatigkeiten|
    selbstandige tatigkeit|selbststandige tatigkeit|freiberufliche tatigkeiten|aushilfstatigkeiten|weitere tatigkeiten|fruhere tatigkeiten|
    aktuelle tatigkeit|beruflicher lebenslauf|erwerbstatigkeit|militardienst|wehr- und zivildienst|wehr-/zivildienst|einsatze|projekteinsatze|wehrdienst|zivildienst|prasenzdienst|berufliches|ferienarbeit|ferialarbeit|ferialpraxis|aushilfs- und nebenjobs|freiberuflichkeit|selbstandigkeit|selbststandigkeit`,
  education: `
    aus-/weiterbildung|aus- / weiterbildung|ausbildung & qualifikation|ausbildung und qualifikationen|ausbildung & qualifikationen|grundausbildung|
    wissenschaftlicher werdegang|allgemeine schulausbildung|allgemeinbildung|schul- und berufsausbildung|schul- und hochschulbildung|
    schulische laufbahn|schulische bildung|akademische bildung|akademischer hintergrund|hochschulausbildung|hochschulbildung|hochschule|
    bildung und ausbildung|bildung & ausbildung|ausbildung & studium|ausbildung/studium|schule/ausbildung|schule/studium|studienverlauf|
    studien|studiengange|weiterfuhrende schulen|schulen und ausbildung|lehre und schule|bildungshintergrund|ausbildungsweg|ausbildungsverlauf|hochster abschluss|hochster bildungsabschluss|lehre und ausbildung|duales studium und ausbildung|schule und lehre`,
  skills: `
    ki & it-kompetenzen|ki- und it-kompetenzen|it-kompetenzen|it kompetenzen|it-fahigkeiten|programmier-expertise|programmierexpertise|werkzeuge|
    personlichkeitsmerkmale|personliche eigenschaften|personliche kompetenzen|personliche fahigkeiten|charaktereigenschaften|eigenschaften|
    informatikkenntnisse|anwenderkenntnisse|fachgebiete|spezialgebiete|spezialkenntnisse|erste kenntnisse in|grundkenntnisse in|
    gute kenntnisse in|technische fahigkeiten|technische kompetenzen|technisches know-how|fachwissen|fachliche fahigkeiten|fachliche kenntnisse|
    berufliche kompetenzen|berufliche fahigkeiten|softwarekompetenz|software-kenntnisse|softwarekompetenzen|cad-kenntnisse|office-kenntnisse|
    edv kenntnisse|pc kenntnisse|it kenntnisse|edv-fahigkeiten|edv & sprachen|sprachen & edv|it & sprachen|sprachen und edv|edv-/sprachkenntnisse|
    sprach- und edv-kenntnisse|sprach- und it-kenntnisse|sozialkompetenzen|selbstkompetenz|fuhrungskompetenz|meine kompetenzen|meine fahigkeiten|
    meine kenntnisse|was ich kann|das kann ich|talente|starken und fahigkeiten|starken & kompetenzen|kompetenzen und starken|tech-stack|frameworks & tools|frameworks und tools|tools & frameworks|werkzeuge und methoden|werkzeuge & methoden|methoden und werkzeuge|tools & methoden|methoden & tools|das zeichnet mich aus|technik & tools|zusatzkenntnisse|it-know-how|programme und tools|software & tools|software und tools`,
  language: `
    sprachkompetenz|sprachniveau|sprachkenntnis|meine sprachen|sprachen & niveau|sprache|fremdsprachenkenntnisse|sprachzertifikate`,
  hobby: `
    meine hobbys|freizeitbeschaftigungen|freizeitbeschaftigung|hobbys & freizeit|hobbies und interessen|interessen und freizeit|
    interessen/hobbys|hobbys/interessen|hobbies/interessen|was ich gerne mache|in meiner freizeit|sport und freizeit|interessengebiete|interessensgebiete|privates|musik und sport|sport und musik|musik & sport|sport & musik|hobbys und leidenschaften`,
  project: `
    projektubersicht|softwareprojekte|referenzprojekte|projektauswahl|projektarbeiten|meine projekte|studentische projekte|schulprojekte|
    abgeschlossene projekte|aktuelle projekte|wichtige projekte|programmierprojekte|open-source-projekte|it-projekte|projektreferenzen|projekthistorie`,
  activity: `
    ehrenamtliche tatigkeit|ehrenamtlicher tatigkeiten|freiwilliges engagement|ausseruniversitare aktivitaten|außeruniversitare aktivitaten|
    außeruniversitares engagement|vereinstatigkeit|vereinstatigkeiten|vereine|außerschulisches engagement|außerschulische aktivitaten|
    nebenamter|freiwilligenarbeit|freiwilligeneinsatze|freiwilliges|ehrenamt und engagement|ehrenamt & engagement|ehrenamter|vereinsleben|
    politisches engagement|studentisches engagement|hochschulpolitik|gremienarbeit|engagement und interessen|aktivitaten`,
  certificate: `
    seminare|berufliche weiterbildung|berufliche weiterbildungen|berufliche fortbildung|lizenzen|fort- und weiterbildung|fort- und weiterbildungen|
    fort- & weiterbildung|weiterbildungen und zertifikate|weiterbildungen & zertifikate|zertifikate & weiterbildungen|zertifikate & kurse|
    kurse & zertifikate|kurse und zertifikate|kurse und seminare|seminare und kurse|kurse & seminare|kurse/seminare|scheine|zertifikate und lizenzen|
    bescheinigungen|nachweise|weiterqualifizierung|workshops|zusatzausbildungen|zusatzausbildung|fuhrerscheine`,
  award: `
    wettbewerbe|auszeichnungen & preise|auszeichnungen und preise|preise und auszeichnungen|stipendien und auszeichnungen|stipendien & preise|
    erfolge und auszeichnungen|sportliche erfolge|stipendium|forderungen`,
  publication: `
    publikationsliste|abschlussarbeiten|wissenschaftliche arbeiten|wissenschaftliche publikationen|schriften|artikel|vortrage und publikationen|
    publikationen und vortrage|publikationen & vortrage|konferenzbeitrage|eigene veroffentlichungen|patente und publikationen`,
  reference: "referenz|referenzpersonen|empfehlungen|referenzen und zeugnisse|referenzauskunfte|arbeitszeugnisse",
  other: `
    zusatzliches|weitere angaben|diverses|verfugbarkeit|sonstige qualifikationen|sonstige informationen|weitere informationen|zusatzangaben|
    zusatzinformationen|beilagen|anhange|besonderheiten|mobilitat|wissenswertes|auslandsaufenthalte|auslandsaufenthalt|gut zu wissen`,
};
