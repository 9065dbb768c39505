import { listed } from "./listed.ts";

/** Words in the names of jobs, degrees, schools and employers of all trades in English; in small letters, without accents. */

/** Trades and offices that no other table has. */
export const englishRoles = listed(
  `speech language pathologist|pathologist|pathology assistant|optometrist|audiologist|podiatrist|chiropractor|orthodontist|periodontist|anesthetist|
  anaesthetist|anesthesiologist|cardiologist|dermatologist|gynecologist|gynaecologist|neurologist|oncologist|pediatrician|paediatrician|psychiatrist|
  radiologist|urologist|perfusionist|prosthetist|embalmer|mortician|undertaker|dosimetrist|cytotechnologist|histotechnologist|kinesiologist|doula|
  acupuncturist|herbalist|homeopath|orderly|sitter|childcare provider|child care provider|care provider|caretaker|key worker|keyworker|matron|
  headteacher|deputy headteacher|head teacher|headmistress|schoolmaster|educator|invigilator|pgt|tgt|prt|academician|preceptor|bursar|
  draftsman|draftsperson|draughtsperson|joiner|pipefitter|steamfitter|scaffolder|rigger|fitter|turner|boilermaker|millwright|ironworker|steelworker|
  blacksmith|locksmith|goldsmith|jeweler|jeweller|watchmaker|upholsterer|cabinetmaker|woodworker|shipwright|sheet metal worker|tiler|tilesetter|paver|
  drywaller|insulator|excavator operator|blaster|driller|roustabout|roughneck|derrickhand|floorhand|lineman|lineworker|linesman|splicer|cable puller|
  toolmaker|tool and die maker|moulder|molder|grinder|sander|die setter|press operator|printer|bookbinder|typesetter|
  operative|selector|order selector|order picker|storekeeper|store keeper|storeman|stockman|stock controller|yardman|porter|bellhop|bellman|doorman|
  mail carrier|letter carrier|postman|mailman|newspaper carrier|paper boy|deckhand|boatswain|bosun|helmsman|quartermaster|coxswain|ship master|chief mate|
  second mate|third mate|engine cadet|deck cadet|cadet|first officer|purser|cabin attendant|baggage handler|ramp agent|ground crew|ground staff|
  key holder|csr|kitchen hand|fry cook|grill cook|short order cook|barback|bar back|food runner|expeditor|mixologist|sommelier|brewer|cheesemaker|
  confectioner|chocolatier|fishmonger|greengrocer|grocer|bagger|courtesy clerk|personal shopper|window dresser|visual merchandiser|promoter|promodiser|
  promo girl|sales lady|saleslady|sales girl|salesgirl|sales boy|salesman|saleswoman|sales person|sales promoter|sales engineer|telecaller|tele caller|
  telesales|hawker|vendor|dealer|auctioneer|pawnbroker|importer|exporter|wholesaler|retailer|distributor|
  hairstylist|hair stylist|barber|cosmetologist|esthetician|aesthetician|manicurist|makeup artist|make-up artist|tattooist|piercer|masseur|masseuse|
  tailor|seamstress|dressmaker|cobbler|shoemaker|weaver|knitter|embroiderer|milliner|pattern maker|laundress|laundryman|dry cleaner|
  infantryman|rifleman|gunner|paratrooper|artilleryman|naval officer|army officer|commanding officer|company commander|platoon sergeant|
  platoon leader|squad leader|section commander|drill sergeant|master sergeant|warrant officer|military police|military policeman|medic|combat medic|
  corpsman|reservist|national serviceman|constable|sheriff|deputy sheriff|marshal|detective|bailiff|warden|jailer|correctional officer|probation officer|
  parole officer|customs officer|immigration officer|watchman|bodyguard|bouncer|gatekeeper|bellboy|doorkeeper|
  tax preparer|adjuster|claims adjuster|loss adjuster|assessor|valuer|comptroller|cost controller|collector|debt collector|bill collector|collections agent|
  biller|coder|medical coder|medical biller|transcriptionist|stenographer|typist|encoder|data encoder|enumerator|census taker|poll worker|canvasser|
  indexer|tallyman|timekeeper|time keeper|storekeeper|office boy|office girl|peon|messenger|runner|errand boy|houseboy|room boy|
  domestic helper|housemaid|governess|butler|valet|gofer|lobbyist|diplomat|consul|mayor|alderman|senator|legislator|judge|mediator|arbitrator|
  conciliator|jurist|conveyancer|paralegal|stipendiary|commissioner|chancellor|vice-chancellor|rector|vicar|priest|deacon|deaconess|imam|rabbi|nun|
  monk|evangelist|worship leader|acolyte|sexton|organist|pianist|violinist|cellist|guitarist|drummer|vocalist|singer|soloist|chorister|choirmaster|
  bandleader|disc jockey|dj|emcee|actor|voice actor|comedian|magician|acrobat|choreographer|playwright|screenwriter|scriptwriter|dramaturg|
  novelist|poet|lyricist|songwriter|reporter|anchor|news anchor|newscaster|newsreader|correspondent|broadcaster|announcer|presenter|publicist|
  press officer|spokesperson|spokesman|videographer|cinematographer|gaffer|boom operator|projectionist|colorist|compositor|retoucher|cartoonist|
  sculptor|ceramicist|potter|printmaker|engraver|calligrapher|decorator|interior decorator|set designer|lighting designer|costume designer|
  archivist|conservator|museum guide|guide|docent|taxidermist|bibliographer|lexicographer|philologist|linguist|
  microbiologist|biochemist|geophysicist|geochemist|hydrologist|hydrogeologist|oceanographer|seismologist|volcanologist|paleontologist|entomologist|
  ornithologist|virologist|immunologist|epidemiologist|toxicologist|pharmacologist|physiologist|geneticist|bioinformatician|biostatistician|
  criminologist|demographer|cartographer|metallurgist|agronomist|agriculturist|horticulturist|arborist|forester|logger|beekeeper|shepherd|
  milker|herdsman|jockey|zookeeper|zoologist|animal keeper|dog walker|dog trainer|pet sitter|fisherman|hunter|trapper|miner|quarryman|
  corper|youth corper|corps member|corp member|youth corps member|serving corper|industrial attachment|industrial training|siwes|
  ojt|on-the-job trainee|research participant|reu participant|student teacher|practice teacher|practicum student|fellow|houseman|
  house officer|registrar|resident doctor|hod|head|branch head|country head|regional head|zonal head|division head|section head|
  department head|unit head|store head|shift incharge|shift in-charge|in-charge|incharge|site in-charge|store in-charge|hr generalist|generalist|
  subject matter expert|sme|expert|troubleshooter|hacker|ethical hacker|bug bounty hunter|bug hunter|programmer analyst|sde|sde i|sde ii|sde-1|sde-2|sdet|
  mts|dba|webmaster|blogger|vlogger|streamer|gamer|podcaster|youtuber|marketer|digital marketer|affiliate marketer|copyeditor|
  proprietor|proprietress|landlord|shopkeeper|shop owner|homemaker|stay-at-home parent|stay at home mom|stay at home parent|full-time parent|
  philanthropist|activist|campaigner|negotiator|forecaster|optimizer|dispatcher|expediter|estimator|draper|stagehand|stage hand|flyman|wardrobe|
  rower|swimmer|boxer|wrestler|goalkeeper|footballer|cricketer|athlete|student athlete|scorer|scorekeeper|timekeeper|linesperson|caddie|caddy|
  camp director|camp leader|den leader|scoutmaster|scout leader|girl guide|prefect|head boy|head girl|school captain|house captain|vice captain|
  class representative|class rep|student representative|course representative|hall monitor|resident tutor|house master|houseparent|house parent|
  line leader|line lead|quality controller|material handler|machine tender|spinner|dyer|bottler|canner|filleter|deboner|
  production lead|shift engineer|duty manager|duty officer|night manager|night watchman|pool attendant|spa therapist|guest relations`,
);

/** Degrees, examinations and steps of schools of the United States, Britain, India, Nigeria, the Philippines and Australia. */
export const englishDegrees = listed(
  `bsn|adn|msn|dnp|gnm|anm|lpn program|lvn program|bpt|mpt|bot|b.pharm|b pharm|bpharm|m.pharm|m pharm|mpharm|d.pharm|d pharm|dpharm|pharm.d|pharm d|bams|bhms|
  bums|mbchb|mb bs|m.b.b.s|mbbch|md-phd|juris doctor|j.d.|doctor of jurisprudence|lpc|gdl|bptc|ba llb|bba llb|b.ed|b ed|m.ed|m ed|b.p.ed|d.ed|d el ed|d.el.ed|
  b.el.ed|pgde|qts|pgcert|pg cert|pg certificate|tefl|tesol|celta|delta|cidtl|pgdm|pgdbm|pgdca|dca|adca|pgd|pg diploma|pgdip|ca inter|ca final|ca foundation|
  ca intermediate|ca ipcc|ipcc|cpt|icwa|icwai|cma inter|company secretary|cs executive|cpa|acca|cima|ican|aca|fca|cfa|b.voc|b voc|m.voc|b.lib|m.lib|b.des|bdes|m.des|
  mdes|b.plan|m.plan|b.arch|barch|m.arch|march degree|bhm|bhmct|bttm|bms|bmm|baf|bbi|bfm|bfsc|bscit|b.sc.it|bsc it|msc it|mcs|mca|m.c.a|b.c.a|b.c.s|be computer|be civil|
  be mechanical|be ece|be eee|be cse|iti|iti electrician|iti fitter|polytechnic diploma|industrial training institute|
  hsc|h.s.c|ssc|s.s.c|sslc|s.s.l.c|hslc|hsslc|puc|p.u.c|pre-university course|pre university course|pre university|class xii|class x|class 12|class 10|class 12th|
  class 10th|xii|12th|10th|x std|xii std|std x|std xii|10th std|12th std|12th standard|10th standard|10th class|12th class|10th grade|12th grade|xth|xiith|10+2|plus two|plus one|+2|
  matric|matriculation|intermediate|f.sc|fsc|f.a|ics|i.com|metric|higher secondary|senior secondary|secondary school examination|
  senior secondary school certificate|secondary school certificate|secondary school leaving certificate|higher secondary certificate|
  higher school certificate|school leaving certificate|slc|all india senior school certificate examination|aissce|aisse|isc|icse|igcse|
  ssce|wassce|wasc|wasce|waec|neco|gce|gce o level|gce a level|o level|o levels|o-level|o-levels|a level|nabteb|jamb|first school leaving certificate|
  first leaving school certificate|primary school leaving certificate|primary school certificate|primary six certificate|fslc|nce|n.c.e|
  national certificate of education|national certificate in education|nigerian certificate in education|nigeria certificate in education|ond|o.n.d|h.n.d|
  ordinary national diploma|national diploma|national diploma in|higher national diploma|higher national certificate|professional diploma|
  nvq|nvq level 2|nvq level 3|svq|btec level 3|functional skills|ebacc|highers|advanced highers|standard grades|leaving certificate|junior certificate|
  kcse|kcpe|uce|uace|csee|acsee|national senior certificate|matric certificate|n6|
  beed|bsed|bsit|bscs|bsis|bsba|bshrm|bshm|bstm|bsa|bsma|bsais|bsee|bsme|bsce|bsece|bscpe|bsie|bsmt|bsmare|bsmls|bsp|bspsych|bscrim|bsoa|bsed major in|
  ab communication|ab english|ab political science|ab psychology|ab mass communication|bachelor in|master in|doctor in|tesda nc ii|nc ii|nc iii|ncii|
  stem strand|abm strand|humss strand|gas strand|tvl strand|accountancy business and management|
  vocational course|vocational diploma|vocational certificate|mph|m.p.h|msw|m.s.w|mpa|m.p.a|mpp|m.p.p|mps|mha|mfin|msf|macc|mim|mem|mls|mlis|mdiv|m.div|
  thm|mst|mat|med|ed.d|ed d|ed.s|psyd|psy.d|dma|drph|dsc|sc.d|dba|dvm|d.v.m|vmd|dds|d.d.s|dmd|od|dpt|otd|aud|
  associate's|associates|associate of arts|associate of science|associate of applied science|associate in arts|associate in science|a.a.|a.a|a.s.|a.a.s.|a.a.s|aas|
  aa liberal arts|as nursing|as degree|aa degree|ged|g.e.d|g.e.d.|hiset|general education diploma|general educational development|advanced placement|
  high school equivalency|regents diploma|honors diploma|trade certificate|certificate i|certificate ii|certificate iii|certificate iv|certificate of completion|
  certificate program|advanced diploma|graduate program|post graduation|post-graduation|pre-med|pre-law|
  access to higher education|foundation programme|foundation course|integrated master|m.math|mphys|mchem|mbiol|mgeol|mpharm|mla|mlitt|m.litt|m.phil|bcl|ba/ma|bs/ms`,
);

export const englishSchools = listed(
  `lyceum|convent|gurukul|pathshala|madrasa|madrassa|kendriya vidyalaya|navodaya vidyalaya|sainik school|dps|dav|ashram school|
  polytechnic college|college of education|college of engineering|college of technology|college of nursing|college of health technology|
  ateneo|mapua|tesda|pamantasan|dalubhasaan|colegio de|unilag|oau|lasu|futa|futo|uniben|unn|abu zaria|uniport|
  oxford brookes|johns hopkins|juilliard|le cordon bleu|culinary institute|conservatoire|jntu|jntuh|jntuk|vtu|rgpv|aktu|gtu|ignou|nmims|iift|xlri|iiit|
  mica|nift|nid|iisc|iiser|isb|symbiosis|amity|manipal|sastra|ohio state|florida state|michigan state|boston college|dartmouth|cornell|duke university|
  grammar|comprehensive|junior high|elementary|preparatory|prep academy|secondary technical|independent school district|isd|unified school district|
  cbse board|state board|sixth form college|further education college|fe college|technikon|technical and vocational`,
);

/** Employers that are known by a name which no word of it explains. */
export const englishEmployers = listed(
  `walgreens|cvs|rite aid|walmart|wal-mart|costco|tesco|sainsbury's|sainsburys|morrisons|waitrose|marks & spencer|m&s|primark|debenhams|
  john lewis|home depot|lowe's|lowes|best buy|macy's|macys|nordstrom|kohl's|kohls|jcpenney|sears|kmart|sam's club|dollar general|dollar tree|family dollar|
  publix|safeway|albertsons|whole foods|trader joe's|wegmans|meijer|h-e-b|old navy|forever 21|h&m|uniqlo|lululemon|victoria's secret|
  bath & body works|sephora|petsmart|petco|gamestop|autozone|o'reilly|7-eleven|
  starbucks|dunkin|dunkin'|mcdonald's|mcdonalds|mcdonald|burger king|wendy's|taco bell|kfc|chick-fil-a|chipotle|panera|panera bread|olive garden|applebee's|
  chili's|ihop|denny's|red lobster|outback|texas roadhouse|cracker barrel|buffalo wild wings|domino's|dominos|pizza hut|papa john's|little caesars|five guys|
  costa coffee|pret a manger|nando's|greggs|wetherspoons|jollibee|chowking|mang inasal|marriott|hilton|hyatt|sheraton|westin|four seasons|ritz-carlton|
  holiday inn|best western|taj hotels|oberoi|united airlines|american airlines|southwest airlines|british airways|ryanair|easyjet|
  fedex|dhl|usps|u.s. postal service|royal mail|kaiser permanente|mayo clinic|nhs|
  u.s. army|us army|united states army|u.s. navy|us navy|united states navy|united states air force|u.s. air force|us air force|united states marine corps|
  us marine corps|u.s. marine corps|u.s. coast guard|national guard|army national guard|british army|royal navy|royal air force|indian army|indian navy|
  ymca|ywca|red cross|unicef|undp|unhcr|unesco|world bank|imf|usaid|peace corps|americorps|teach for america|habitat for humanity|oxfam|save the children|
  infosys|tcs|wipro|cognizant|hcl|tech mahindra|larsen & toubro|l&t|mindtree|hexaware|zensar|byju's|flipkart|
  swiggy|zomato|paytm|genpact|concentrix|teleperformance|convergys|sutherland|alorica|sitel|ttec|foundever|bdo|gtbank|zenith bank|
  dangote|nnpc|chevron|exxonmobil|exxon|andela|flutterwave|paystack|interswitch|
  pricewaterhousecoopers|grant thornton|baker mckenzie|baker tilly|skadden|latham & watkins|kirkland & ellis|clifford chance|
  arup|aecom|bechtel|fluor|balfour beatty|skanska|kiewit|wsp|mott macdonald|
  rolls-royce|bae|bae systems|lockheed martin|boeing|northrop grumman|raytheon|general dynamics|general electric|general motors|chrysler|
  john deere|schneider electric|procter & gamble|p&g|unilever|coca-cola|pepsico|pepsi|general mills|kellogg's|
  pfizer|novartis|glaxosmithkline|gsk|astrazeneca|johnson & johnson|sanofi|amgen|genentech|medtronic|
  wells fargo|bank of america|jpmorgan chase|citibank|citigroup|barclays|hsbc|natwest|credit suisse|deutsche bank|
  blackrock|charles schwab|state street|state farm|allstate|metlife|aig|liberty mutual|aetna|
  unitedhealth|unitedhealthcare|humana|verizon|at&t|t-mobile|comcast|vodafone|telstra|
  hewlett packard|hewlett-packard|xerox|texas instruments|motorola|micron|broadcom|seagate|western digital|
  new york times|washington post|the guardian|reuters|associated press|penguin random house|mcgraw-hill|hachette|
  keller williams|re/max|century 21|coldwell banker|kumon|sylvan|mathnasium|bright horizons|planet fitness|gold's gym|la fitness|24 hour fitness|
  turner construction|smithsonian|national park service|census bureau|us census bureau|elections canada|electoral commission|inec|nysc|doordash|instacart|
  upwork|fiverr|scale ai|wyzant|varsity tutors|vipkid|palfish|51talk|rarejob`,
);

/** Employers whose name is another word, or a surname, as well: they are told where they stand alone. */
export const englishEmployersAlone = listed(
  `boots|target|subway|total|chase|ola|glo|costa|progressive|anthem|shell|sprint|vanguard|fidelity|caterpillar|emerson|jacobs|pearson|ge|gm|hp|bt|bp|ford|crowe|argos|outlier|ulta|wawa|ups|emirates|merck|persistent|mphasis|chegg|dell|zara|citi|tata|reliance|mahindra|roche|abbott|honeywell|kraft|nestle|telus|wns|rsm|ubs|rbs|lloyds|cigna|geico|kroger|asda|aldi|lidl|3m|abb|mtn|airtel`,
);

/**
 * The last words of the names of companies, shops, houses, churches, services of a town and the like. A word that is
 * as often the name of a department or of a subject ("Marketing", "Biology") is none of them.
 */
export const englishHouses = listed(
  `hospitals|infirmary|clinics?|healthcare|pharmacy|pharmacies|dental|dentistry|hospice|nursing home|care home|care homes|retirement home|rest home|group home|
  assisted living|medical cent(?:er|re)|health cent(?:er|re)|surgery cent(?:er|re)|medical associates|orthodontics|optical|veterinary|animal shelter|
  industries|manufacturing|manufacturers|factory|mills?|foundry|steel|cement|chemicals|pharmaceuticals?|pharma|biotech|therapeutics|biosciences|diagnostics|
  motors|automotive|autos?|garage|tyres?|tires?|aerospace|airlines?|air lines|airways|airport|shipyard|shipping|lines|railways?|railroad|transit|transport|
  transportation|trucking|haulage|logistics|freight|express|couriers?|movers|taxis?|cabs|travels|tours|travel agency|cruises?|
  construction|constructions|contractors|contracting|builders|homes|roofing|plumbing|landscaping|landscapes|electric|electrical|realty|real estate|properties|property management|estates?|
  insurance|assurance|capital|investments?|securities|advisors|bancorp|financial|credit union|savings|wealth management|equity|mutual|
  trading|traders|trade|exports|imports|merchants|wholesale|wholesalers|distributors|stores?|supermarkets?|hypermarket|superstore|mart|markets?|grocery|groceries|grocers|
  outlet|emporium|boutique|jewelers|jewellers|florists?|salons?|spa|barbershop|laundry|laundromat|cleaners|cleaning services|hardware store|bookstore|books|bookshop|toys|
  caf[eé]|coffee|coffee house|coffee shop|tea house|bakery|bakehouse|bistro|brasserie|diner|eatery|steakhouse|grill|grille|bbq|barbecue|pizza|pizzeria|burgers?|kitchen|canteen|deli|
  catering|caterers|foods?|farms?|farm|ranch|dairy|orchards?|vineyards?|winery|brewery|brewing|distillery|creamery|pub|tavern|bar|bar & grill|lounge|nightclub|casino|
  inn|resorts?|lodge|suites|hotels|hostel|motel|guest house|guesthouse|country club|golf club|golf course|
  fitness|fitness cent(?:er|re)|gym|gymnastics|ymca|ywca|scouts|girl guides|summer camp|day camp|camp|day care|daycare|child care|childcare|preschool|pre-school|nursery|nursery school|
  learning cent(?:er|re)|tutoring|tuition cent(?:er|re)|coaching cent(?:er|re)|playschool|play school|
  churches|church|parish|ministries|cathedral|chapel|mosque|temple|synagogue|mission|diocese|church of god|
  police department|police|fire department|fire service|fire brigade|police service|police force|sheriff's office|sheriff's department|health department|health service|county council|
  public schools?|schools|school district|parish council|local government|state government|secretariat|authority|bureau|commission|tribunal|parliament|senate|embassy|consulate|high commission|
  army|navy|air force|marine corps|coast guard|armed forces|regiment|battalion|brigade|
  museum|library|libraries|zoo|aquarium|botanical gardens?|theat(?:er|re)|theat(?:er|re) company|theat(?:er|re)s|playhouse|opera|ballet|orchestra|symphony|philharmonic|gallery|galleries|
  newspaper|times|tribune|herald|gazette|chronicle|magazine|broadcasting|television|tv|radio|fm|productions|pictures|films|film festival|entertainment|records|publishing|publishers|
  telecom|telecoms|telecommunications|wireless|broadband|petroleum|oil|oil & gas|oil and gas|refinery|mines|mining|minerals|power plant|utilities|water works|waterworks|hydro|
  infotech|softech|softwares|infosystems|techno|technosoft|infosolutions|informatics|semiconductors?|microsystems|robotics|analytics|interactive|creatives?|designs|printers|printing press|prints|graphics|signs|
  associates|& associates|and associates|brothers|bros\\.?|& sons|and sons|& co\\.?|and co\\.?|and company|& company|llp|l\\.l\\.p\\.?|lp|pllc|p\\.c\\.|p\\.a\\.|pty ltd|pvt\\. ltd\\.?|private limited|limited liability company|nig\\.? ltd\\.?|
  staffing|staffing solutions|recruitment|recruiters|manpower|temps|security services|protection services|trust|nhs trust|nhs foundation trust|charity|charities|charitable trust|federation|league|alliance|coalition|
  cooperative|co-op|cooperative society|guild|chamber of commerce|rotary club|lions club|fraternity|sorority|student union|students' union|student government|
  student council|student association|alumni association|little league|for humanity|of america|of commerce|of nigeria|of india|of the philippines|corps`,
);
/** The first words of such names. */
export const englishHouseBegins =
  "ministry of|department for|bank of|state of|city of|county of|town of|village of|university hospital|hospital|bureau of|office of the (?:governor|mayor|president|attorney general)|embassy of|church of|temple of|boys & girls club|boys and girls club|friends of|sons of|house of|hotel|nhs|royal (?!holloway)\\p{L}+|st\\.? \\p{L}+'?s? (?:hospital|church|parish|day care)|federal (?:ministry|bureau|medical|reserve|road|inland)|national (?:museum|library|hospital|youth service|theatre|trust|guard|grid|bank)|u\\.?s\\.? (?:army|navy|air|marine|department|census|postal|coast|forest|geological|house|senate|embassy|bank)|united states (?:army|navy|air|marine|department|census|postal|coast|forest|geological|house|senate|district)|her majesty's|hm ";
