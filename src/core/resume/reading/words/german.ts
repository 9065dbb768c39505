import { listed } from "./listed.ts";

/*
 * German words of the heads of entries beside those of `entities.ts` and of the tables for all Latin scripts. Compared
 * without case and accents.
 */

/** Names of jobs, wherever they stand in a text. */
export const germanRoles = listed(
  `mitarbeit|ferialpraxis|ferialarbeit|ferialjob|ferienjob|ferienarbeit|sommerjob|nebenjob|minijob|gelegenheitsjob|wochenendjob|minijobber|minijobberin|
  ferienjobber|justiziar|justiziarin|zerspaner|zerspanerin|masseurin|naherin|regalauffullerin|mutterschutz|mitinhaber|telefonistin|cnc-fraser|cnc-dreher|kfz-meister|kaufmannische lehre|kaufmannische leitung|kaufmannische grundausbildung|saisonarbeit|saisonnier|saisonmitarbeiter|saucier|chef de partie|chef de rang|
  chef entremetier|entremetier|gardemanger|commis de rang|commis de cuisine|demichef|demi-chef|jungkoch|beikoch|kuchenchef|kuchenhilfe|spulhilfe|burohilfe|
  haushaltshilfe|haushaltshelferin|verkaufshilfe|erntehelferin|volontariat|volontarin|referendariat|rechtsreferendariat|rechtsreferendarin|
  vikariat|famulatur|praktisches jahr|anerkennungsjahr|assistenzzeit|praktische tatigkeit|berufliche tatigkeit|ehrenamtliche tatigkeit|
  freiwilliges okologisches jahr|freiwilliges praktikum|freiwilligendienst|freiwilligenarbeit|bundesfreiwilliger|wehrdienst|wehrpflicht|wehrersatzdienst|
  grundwehrdienst|soldat auf zeit|soldatin auf zeit|prasenzdienst|aushilfsjob|schulerjob|studentenjob|studijob|werkstudentenjob|promotionsjob|messejob|
  geschaftsfuhrender gesellschafter|geschaftsfuhrende gesellschafterin|vorstandsmitglied|mitglied der geschaftsleitung|mitglied der geschaftsfuhrung|
  assistenz der geschaftsfuhrung|assistenz der geschaftsleitung|assistentin der geschaftsfuhrung|assistent der geschaftsfuhrung|rechte hand|
  stellvertretende leitung|stellvertretende leiterin|stellvertretender leiter|stellvertretende geschaftsfuhrerin|mitglied des vorstands|aufsichtsrat|
  betriebsrat|betriebsratin|personalrat|gemeinderatin|kirchenvorstand|bachelorand|bachelorandin|masterand|masterandin|diplomand|diplomandin|
  studentenassistenz|gastwissenschaftler|gastdozent|lehrauftrag|lehrperson|klassenlehrperson|fachlehrperson|praktikantenstelle|assistenzstelle|
  fachinformatikerin|informatikerin|it-fachmann|it-fachfrau|it-spezialist|it-spezialistin|it-supporterin|ict-fachmann|
  zfa|mtra|zeitungszusteller|zeitungstrager|zeitungsaustrager|prospektverteiler|regalauffuller|inventurhelfer|umzugshelfer|
  servierer|serviererin|serviertochter|buffettochter|hausdame|zimmermadchen|hauswart|hauswartin|abwart|platzwart|ski-lehrer|snowboardlehrer|
  raumpfleger|raumpflegerin|streetworker|streetworkerin|messehostess|babysitterin|nachhilfe|leihmutter|tagesvater|
  lernender|in ausbildung|auszubildende|auszubildender|azubine|trainee-programm|traineeprogramm|rekrut|wachtmeister|unteroffizier|feldwebel`,
);

/**
 * Crafts and offices of which many are surnames and other words as well: a role only where a text begins and nearly ends
 * with them ("Koch", "Leitender Koch in Teilzeit").
 */
export const germanCrafts = listed(
  `koch|backer|konditor|metzger|fleischer|gartner|landwirt|forstwirt|winzer|zimmermann|zimmerer|dachdecker|maler|spengler|dreher|fraser|schweißer|
  schweisser|werkzeugmacher|automatiker|meister|polier|matrose|kapitan|wachmann|treuhander|statiker|konstrukteur|spediteur|florist|schneider|
  goldschmied|uhrmacher|drucker|buchbinder|buchhandler|friseur|frisor|coiffeur|richter|notar|pfarrer|pastor|diakon|sanger|dirigent|organist|
  kurator|archivar|bibliothekar|texter|autor|grafiker|model|promoter|dramaturg|regisseur|fahrer|bote|fischer|jager|forster|imker|schafer|muller|
  gerber|sattler|schuhmacher|glaser|ofenbauer|kaminkehrer|schornsteinfeger|steinmetz|bildhauer|topfer|keramiker|gesellschafter|ausbilder|
  dezernent|gemeinderat|stadtrat|makler|wirt|gastwirt|gesandter|attache|botschafter|sportler|artist|clown|zauberer|
  projektmanagement|produktmanagement|eventmanagement|qualitatsmanagement|officemanagement|facility management|softwareentwicklung|webentwicklung|
  anwendungsentwicklung|produktentwicklung|kundenservice|kundendienst|kundenbetreuung|kundenberatung|patientenbetreuung|geschaftsleitung|
  geschaftsfuhrung|buchhaltung|sachbearbeitung|vertriebsinnendienst|aussendienst|innendienst|außendienst|assistenz|stellvertretung|stellvertretungen|
  lektorat|redaktion|softwarearchitektur|systemadministration|verkauf|verkaufstalent|kinderbetreuung|nachtwache|elternzeit|familienzeit|hausfrau|
  hausmann|familienfrau|babysitting|haushaltsfuhrung|verwaltung`,
);

/** How names of jobs end that are put together; what stands before belongs to the same word. */
export const germanRoleEnds = listed(
  `fachfrau|fachmann|fachperson|fachspezialist|spezialist|spezialistin|leitung|fuhrer|makler|konstrukteur|laborant|chemikant|pharmakant|schweißer|
  schweisser|supporter|recruiter|verantwortlicher|verantwortliche|beauftragter|beauftragte|bevollmachtigter|bevollmachtigte|psychologin|
  padagogin|biologin|pathologin|soziologin|geologin|technologe|technologin|logopadin|arzt|arztin|anwalt|anwaltin|chirurg|kauffrau|kaufleute|
  hostess|kurier|kommissar|referendar|gehilfe|gehilfin|grafiker|texter|bereiter|ausstatter|tapezierer|akustiker|kamerafrau|kameramann|mitglied|
  vorstand|prasident|prasidentin|delegierter|delegierte|bibliothekar|kurator|archivar|stewardess|rettungsschwimmer|taucher|vermittler|werber|
  begleiter|lernende|lernender|fachkrafte|leitender|verwalter|ermittler|analytiker|statistiker|kartograf|sprecherin|bewirtschafter|sekretarin|
  redaktor|redaktorin|hebamme|assistenzstelle|vikar|stellvertreter|stellvertreterin|nachwuchskraft|dienstleistender|kochin|funker|instrukteur|
  instruktor|animateur|chefin|souschef|teamchef|abteilungschef|heizungsbauer|karosseriebauer|ofenbauer|instrumentenbauer|modellbauer|formenbauer|
  gerustbauer|strassenbauer|straßenbauer|messebauer|anlagenbauer|metallbauer|jungkoch|beikoch|alleinkoch|hotelkoch|chefkoch|damenschneider|
  massschneider|goldschmied|hufschmied|werkzeugmacher|uhrmacher|schuhmacher|filmemacher|landschaftsgartner|friedhofsgartner|drehbuchautor|
  paketbote|postbote|hauswart|kassenwart|tankwart|platzwart|zeugwart|nachtwachter|hauswirtschafter|betriebswirtschafter|agrarwirtschafter|
  filialleitung|bademeister|kurmusiker|strassenmusiker|chefredaktor|nachtwache|sitzwache|technikerin|ingenieurin|arbeiterin|bereichsleitung|
  kita-leitung|beamter|beamtin|beamte`,
);

/** How far somebody came, and what one becomes at the chambers, in evening schools and by an apprenticeship. */
export const germanDegrees = listed(
  `schuljahr|matur|geselle|gesellin|mag iur|hochschulzugangsberechtigung|industriemeister|handwerksmeister|fachwirt|fachwirtin|reifeprufung|maturazeugnis|maturitatszeugnis|berufsmatura|berufsmaturitat|fachmaturitat|gymnasiale maturitat|
  technische berufsmaturitat|kaufmannische berufsmaturitat|passerelle|allgemeine hochschulreife|fachgebundene hochschulreife|
  mittlerer schulabschluss|mittlerer bildungsabschluss|erweiterter realschulabschluss|erweiterter hauptschulabschluss|
  qualifizierter hauptschulabschluss|qualifizierender hauptschulabschluss|hauptschulabschluss|qualifizierender abschluss|sekundarschulabschluss|
  schulabschluss|handelsschulabschluss|berufsschulabschluss|berufsabschluss|berufsausbildung|pflegeausbildung|handelsdiplom|burofachdiplom|
  wirtediplom|wirtepatent|jagdschein|eidg fachausweis|eidg diplom|eidgenossischer fachausweis|eidgenossisches diplom|eidg dipl|fachausweis|
  meisterbrief|meisterprufung|gesellenbrief|gesellenprufung|lehrabschluss|lehrabschlussprufung|lehrabschlusszeugnis|facharbeiterbrief|
  facharbeiter|ada-schein|ausbildereignung|ausbildereignungsprufung|ausbildung der ausbilder|staatsprufung|zweite staatsprufung|
  erste staatsprufung|lehramt|lehramtsstudium|lehramt an gymnasien|lehramt an grundschulen|lehrdiplom|habilitation|promotionsstudium|dr phil|
  dr rer nat|dr med|dr ing|dr jur|mag phil|mag a|mag jur|mag rer soc oec|mag fh|dipl pad|dipl psych|dipl inf|dipl ing|dipl kfm|dipl kffr|
  dipl kauffrau|dipl kaufmann|dipl volkswirt|dipl oec|dipl biol|dipl chem|dipl phys|dipl math|dipl des|dipl soz|dipl jur|dipl wirt ing|
  dipl betriebswirt|dipl betriebswirtschafter|dipl techniker|dipl techniker hf|betriebswirtschafter hf|techniker hf|informatiker hf|
  nachdiplomstudium|certificate of advanced studies|diploma of advanced studies|master of advanced studies|vordiplom|zwischenprufung|
  hochschulabschluss|universitatsabschluss|externenprufung|externes abitur|geprufter betriebswirt|geprufte betriebswirtin|betriebswirt|
  betriebswirtin|staatlich gepruft|staatlich gepruften|staatlich geprufter|staatlich geprufte|staatlich anerkannt|staatlich anerkannte|
  staatlich anerkannter|staatl gepr|staatl gepruft|staatl geprufter|staatl geprufte|staatl anerk|staatl anerkannte|staatl anerkannter|
  staatl erzieherin|staatl erzieher|technischer systemplaner|technische systemplanerin|systemplaner|systemplanerin|zwischenzeugnis|
  abgangszeugnis|abschlusszeugnis|zertifikatslehrgang|aufbaulehrgang|propadeutikum|vorkurs|brückenangebot|brückenjahr|berufsvorbereitungsjahr|
  bvj|berufsgrundbildungsjahr|bgj|berufsorientierungsjahr|einjahrige berufsfachschule|zweijahrige berufsfachschule|auslandsjahr|
  auslandsaufenthalt|auslandsschuljahr|schuleraustausch|austauschjahr|austauschsemester|gastsemester|gasthorer|gaststudium|deutschkurs|
  integrationskurs|sprachaufenthalt|studienvorbereitung|expertin in|eidg experte|eidg expertin|expertin|experte`,
);

/** The same for words that are put together: trades that one learns and titles of the chambers. */
export const germanDegreeEnds = listed(
  `abschluss|abschlussprufung|fachwirt|fachwirtin|industriemeister|handwerksmeister|elektromeister|kuchenmeister|backermeister|bachelorstudium|
  masterstudium|kaufmann|kauffrau|kaufleute|fachangestellte|fachangestellter|fachfrau|fachmann|laborant|laborantin|chemikant|chemikantin|
  mechaniker|mechanikerin|mechatroniker|mechatronikerin|elektroniker|elektronikerin|elektroinstallateur|monteur|zeichner|zeichnerin|
  bilanzbuchhalter|bilanzbuchhalterin|techniker|technikerin|ausbildung|maturitat|diplom|studienabschluss|schulreife|hochschulreife`,
);

/** Schools, universities, chambers that examine, and providers of courses. */
export const germanSchools = listed(
  `bbs|bbz|bzz|osz|oberstufenzentrum|bsz|bztg|htbluva|ahs|bhs|polytechnikum|fh|fhs|fhwien|lmu|tum|ovgu|hhu|jgu|jlu|wwu|hu berlin|fu berlin|fhdw|
  hwz|hwr|hfwu|hsbi|akad|sgd|studiengemeinschaft|handwerkskammer|hwk|landwirtschaftskammer|arztekammer|vhs|kv|wks|wkv|bwz|weiterbildungszentrum|
  berufszentrum|bzb|gibb|gibs|gibm|teko|gastro suisse|gastrosuisse|hotelleriesuisse|wifi|bfi|phbern|phzh|vwa|jku|charite|berufsbildungswerk|
  berufsforderungswerk|igs|schulzentrum|schulverbund|schulhaus|schulcampus|studienkolleg|studienseminar|predigerseminar|priesterseminar|
  fahrschule|flugschule|reitschule|tanzschule|skischule|schauspielschule|kunstschule|klubschule|klubschule migros|ecole-club|euro akademie|
  euro-akademie|ib hochschule|iubh|hsba|ecba|ffhs|supsi|hes-so|kalaidos|hochschule fresenius|macromedia|dekra akademie|tuv akademie|
  tuv rheinland akademie|bildungsakademie|bildungsinstitut|bildungsstatte|bildungshaus|bildungs gmbh|bildungsverein|bildungsgesellschaft|
  ausbildungszentrum|lehrwerkstatt|ausbildungswerkstatt|schulungszentrum|trainingszentrum|grundbildungszentrum|zentrum bildung|zbw|zbz|ibz|
  abb technikerschule|feusi|akademie fur|cjd|internationaler bund|lehrerseminar|kindergartnerinnenseminar|unterstufe|mittelstufe|
  institut fur berufliche bildung|rekrutenschule|offiziersschule|unteroffiziersschule|polizeischule|polizeiakademie|bundesfinanzakademie|
  verwaltungsschule`,
);

/** How the names of schools end that are put together. */
export const germanSchoolEnds =
  "universitat|hochschule|schulen?|gymnasium|gymnasien|akademie|kolleg|lyzeum|internat|polytechnikum|technikum|bildungszentrum|bildungswerk|bildungsinstitut|fakultat|schulzentrum|lehranstalt|konservatorium";

/** Words that name a house, an office or a kind of company where one may work, alone or at the end of a longer word. */
export const germanHouseEnds = listed(
  `krankenhaus|spital|klinik|klinikum|apotheke|sparkasse|landesbank|kantonalbank|raiffeisenbank|volksbank|genossenschaftsbank|privatbank|
  krankenkasse|pensionskasse|verlag|stadtwerke?|elektrizitatswerk|kraftwerk|wasserwerk|stahlwerk|zementwerk|automobilwerk|kanzlei|agentur|
  gesellschaft|verband|verein|ministerium|gericht|behorde|finanzamt|arbeitsamt|jugendamt|sozialamt|landratsamt|bauamt|ordnungsamt|gesundheitsamt|
  bezirksamt|kreisamt|umweltamt|patentamt|standesamt|bundesamt|landesamt|backerei|metzgerei|fleischerei|konditorei|druckerei|brauerei|tischlerei|
  schreinerei|schlosserei|gartnerei|wascherei|spenglerei|zimmerei|molkerei|kaserei|sennerei|gartnereibetrieb|reinigungsfirma|putzfirma|
  zeitarbeitsfirma|buchhandlung|weinhandlung|theater|museum|staatsoper|kindergarten|kita|kinderkrippe|kindertagesstatte|tagesstatte|
  kinderhort|pflegeheim|altersheim|altenheim|seniorenheim|wohnheim|kinderheim|tierheim|jugendheim|seniorenresidenz|seniorenzentrum|pflegezentrum|
  pflegedienst|sozialstation|supermarkt|baumarkt|getrankemarkt|drogeriemarkt|biomarkt|gartencenter|autohaus|mobelhaus|kaufhaus|warenhaus|
  modehaus|reformhaus|wirtshaus|gasthaus|brauhaus|gasthof|landgasthof|landhotel|schlosshotel|sporthotel|berghotel|cafe|bistro|pizzeria|kantine|
  tankstelle|raststatte|reiseburo|ingenieurburo|architekturburo|planungsburo|konstruktionsburo|steuerburo|notariat|zahnarztpraxis|arztpraxis|
  hausarztpraxis|tierarztpraxis|gemeinschaftspraxis|physiotherapiepraxis|malerbetrieb|handwerksbetrieb|familienbetrieb|landwirtschaftsbetrieb|
  gastronomiebetrieb|baubetrieb|bauunternehmen|bauunternehmung|baugeschaft|unternehmensberatung|unternehmensgruppe|transportunternehmen|
  familienunternehmen|bauernhof|weingut|reiterhof|ponyhof|hofladen|konzern|stadtverwaltung|gemeindeverwaltung|kreisverwaltung|kantonsverwaltung|
  bundesverwaltung|hausverwaltung|finanzverwaltung|bezirksregierung|staatskanzlei|landtag|bundestag|stadtbibliothek|bibliothek|feuerwehr|polizei|
  armee|kirche|kirchgemeinde|kirchengemeinde|pfarrei|zeitung|rundfunk|fernsehen|fitnessstudio|sonnenstudio|tonstudio|friseursalon|coiffeursalon|
  fabrik|manufaktur|werkstatt|werkstatten|jugendzentrum|rechenzentrum|forschungszentrum|einkaufszentrum|kulturzentrum|gesundheitszentrum|
  genossenschaft|spedition|lehrstuhl|logistikzentrum|verteilzentrum|paketzentrum|briefzentrum|impfzentrum|testzentrum|callcenter|privathaushalt|
  immobilienverwaltung|campingplatz|freibad|hallenbad|schwimmbad|tierpark|tiergarten|personaldienstleistungen?|personalvermittlung|
  personalservice|zeitarbeit|gebaudereinigung|rotes kreuz|jobcenter|arbeitsagentur|forschungsinstitut|lebenshilfe|jugendherberge|hutte|berghutte|
  hofgut|landgut|gestut|weinkellerei|kellerei|sagerei|giesserei|gießerei|weberei|schneiderei|naherei|gerberei|glaserei|dachdeckerei|lackiererei|
  malerei|sanitartechnik|elektrotechnik gmbh`,
);

/** How names of houses begin where one may work. */
export const germanHouseBegins =
  "hotel|gasthof|gasthaus|landgasthof|restaurant|cafe|bistro|bar|chalet|schloss|haus|villa|pension|praxis|kanzlei|kanton|gemeinde|stadt|landkreis|landeshauptstadt|bezirk|markt|stadtgemeinde|marktgemeinde|magistrat|freistaat|bundesland|agentur fur|amt fur|salon|weingut|familie|schule|kita|kirche|pfarrei|polizei|spital|verein|ortsverein|sportverein|turnverein";

/** Companies, offices and clubs of which nothing else has the name. */
export const germanOrganisations = listed(
  `migros|coop genossenschaft|denner|swisscom|globus baumarkt|lidl|aldi|aldi sud|aldi nord|rewe|edeka|kaufland|netto marken-discount|tegut|famila|
  hornbach|toom|hagebau|hagebaumarkt|obi baumarkt|media markt|mediamarkt|saturn markt|deichmann|mcdonald's|mcdonalds|burger king|starbucks|
  cinemaxx|cineplex|cinestar|uci kinowelt|nordsee|vapiano|edeka markt|sbb|obb|bls|postfinance|post ch|die schweizerische post|deutsche bahn|
  db netz|db cargo|db regio|db systel|deutsche post|dhl|dpd|gls|fedex|kuehne nagel|db schenker|lufthansa|eurowings|tui|credit suisse|ubs|
  julius bar|zkb|deutsche bank|commerzbank|postbank|hypovereinsbank|unicredit|dz bank|kfw|bundesbank|erste bank|allianz|axa|zurich versicherung|
  swiss re|munich re|munchener ruck|helvetia|debeka|huk-coburg|huk coburg|generali|suva|aok|techniker krankenkasse|barmer|dak|dak-gesundheit|ikk|
  css versicherung|helsana|rki|dlr|desy|ernst & young|rödl & partner|bdo|mazars|thyssenkrupp|basf|bayer ag|merck|roche|novartis|nestle|
  schaeffler|zf friedrichshafen|trumpf|voith|miele|henkel|beiersdorf|continental ag|infineon|osram|rheinmetall|krupp|salzgitter ag|lanxess|
  evonik|covestro|mahle|brose|knorr-bremse|liebherr|stihl|festo|kuka|wurth|haribo|dr oetker|oetker|tchibo|zeiss|carl zeiss|leica|telekom|
  deutsche telekom|t-systems|t-mobile|vodafone|o2|telefonica germany|1&1|ionos|freenet|datev|software ag|bechtle|cancom|sopra steria|adesso|
  msg systems|materna|zdf|ard|wdr|ndr|mdr|swr|hessischer rundfunk|bayerischer rundfunk|srf|srg|orf|axel springer|bertelsmann|gruner jahr|burda|
  tamedia|ringier|drk|deutsches rotes kreuz|brk|arbeiter-samariter-bund|caritas|caritasverband|diakonie|diakonisches werk|awo|arbeiterwohlfahrt|
  malteser|malteser hilfsdienst|johanniter|johanniter-unfall-hilfe|thw|technisches hilfswerk|dlrg|pro senectute|spitex|tuv|tuv sud|tuv nord|
  tuv rheinland|dekra|randstad|adecco|manpower|tempton|hays|persona service|pro personalservice|dis ag|brunel|ferchau|fresenius|helios|asklepios|
  vivantes|sana kliniken|europcar|sixt|adac|stiftung warentest|goethe-institut|goethe institut|daad|dfg|agroscope|zalando|otto group|about you|
  flixbus|delivery hero|lieferando|hellofresh|check24|bundesagentur fur arbeit|agentur fur arbeit|freiwillige feuerwehr|schweizer armee|
  bundesheer|evangelische kirche|katholische kirche|bund naturschutz|nabu|greenpeace|amnesty international`,
);

/** Shops and companies whose names are other words as well, or short; written as they write themselves. */
export const germanShops = listed(
  `Coop|COOP|dm|dm-drogerie markt|OBI|Bauhaus|BAUHAUS|Saturn|H&M|C&A|Thalia|Mobiliar|Die Mobiliar|Continental|Bayer|ABB|Schindler|ZF|UPS|Aral|ARAL|Netto|NETTO|
  Penny|PENNY|Rossmann|ROSSMANN|Die Post|Post|Deutsche Post|SIG|RUAG|KPMG|PwC|EY|BDO|SICK|MAN|E.ON|RWE|EnBW|MVV|EWE|VW|MTU|EDAG|IAV|BWI|BKA|BND|LKA|EMPA|PSI|
  Manor|MANOR|Volg|Spar|SPAR|Globus|GLOBUS|Jumbo|Landi|LANDI|Otto|OTTO|Hermes|Shell|Subway|SUBWAY|Block House|L'Osteria|Hays|HAYS|Sixt|AVIS`,
);
