import { listed } from "./listed.ts";

/*
 * What French resumes name, beside the words of `entities.ts` and of the Latin tables; compared without case and accents.
 * None is a common word of another language.
 */

/** Jobs, from apprenticeships to boards. */
export const frenchRoles = listed(
  `contrat de professionnalisation|contrat d'apprentissage|contrat en alternance|poste en alternance|apprentissage|emploi saisonnier|travail saisonnier|
  job saisonnier|job d'ete|jobs d'ete|job etudiant|jobs etudiants|emploi d'ete|travail d'ete|mission d'interim|missions d'interim|missions interimaires|mission interim|
  saisonniere|operateur|operatrice|conducteur de ligne|conductrice|adjoint administratif|adjointe administrative|adjoint|adjointe|controleur|controleuse|
  controleur de gestion|auditeur|auditrice|peintre|peintre en batiment|carreleur|platrier|plaquiste|couvreur|etancheur|charpentiere|menuisiere|ebeniste|
  serrurier|metallier|chaudronnier|tuyauteur|tourneur|fraiseur|tourneur fraiseur|usineur|ajusteur|regleur|monteur|monteuse|monteur cableur|cableur|
  frigoriste|chauffagiste|ascensoriste|domoticien|garagiste|depanneur|femme de chambre|valet de chambre|gouvernante|veilleur de nuit|bagagiste|
  gardien|gardienne|gardien d'immeuble|televendeur|televendeuse|teleprospecteur|teleprospectrice|teleoperateur|teleoperatrice|vrp|negociateur|
  negociatrice|courtier|courtiere|guichetier|guichetiere|banquier|banquiere|gestionnaire de patrimoine|greffiere|collaborateur|collaboratrice|
  avs|aesh|atsem|maitre nageur|maitre-nageur|surveillant de baignade|puericultrice|nourrice|baby sitting|prothesiste|prothesiste ongulaire|
  interne en medecine|interne des hopitaux|preparateur en pharmacie|preparatrice en pharmacie|ergotherapeute|psychomotricien|psychomotricienne|
  dieteticien|dieteticienne|opticien|opticienne|audioprothesiste|osteopathe|podologue|ambulancier|ambulanciere|brancardier|brancardiere|
  agent de service hospitalier|ash|externe en medecine|chef de clinique|praticien hospitalier|cadre de sante|correcteur|correctrice|regisseur|
  regisseuse|ingenieur du son|technicien son|eclairagiste|scenographe|cheffe de produit|cheffe de service|cheffe de rayon|chef de rayon|chef de chantier|
  chef d'atelier|chef d'agence|chef comptable|chef de secteur|chef de mission|gerant|gerante|co-gerant|cogerant|fondatrice|cofondateur|dirigeant|
  dirigeante|auto-entrepreneur|autoentrepreneur|auto entrepreneur|micro-entrepreneur|entrepreneure|entrepreneuse|independant|independante|
  administratrice|administratrice systeme|architecte|urbaniste|projeteur|projeteuse|ripeur|eboueur|sapeur-pompier|sapeur-pompier volontaire|
  sapeur pompier|pompier volontaire|gendarme|gendarme adjoint|policier|policiere|militaire|militaire du rang|reserviste|statisticien|statisticienne|
  programmeur|programmeuse|enqueteur|enquetrice|approvisionneur|approvisionneuse|ordonnanceur|planificateur|planificatrice|affreteur|exploitant transport|
  exploitante|agent d'exploitation|agent de maitrise|agent de production|agent de quai|agent commercial|agent immobilier|agent administratif|
  agent technique|agent de voyages|agent territorial|agent hospitalier|hydrogeologue|geophysicien|oenologue|oenologiste|sommelier|sommeliere|traiteur|charcutier|
  boucher|bouchere|poissonnier|fromager|primeur|caviste|chocolatier|glacier|pizzaiolo|crepier|aide cuisine|aide-cuisinier|second de cuisine|limonadier|
  libraire|bibliothecaire|documentaliste|archiviste|guide conferencier|guide touristique|mediateur|mediatrice|mediateur culturel|mediatrice culturelle|
  accompagnateur|accompagnatrice|styliste|couturier|couturiere|retoucheur|retoucheuse|modeliste|maroquinier|bijoutier|horloger|tapissier|
  scenariste|illustrateur|illustratrice|animateur 3d|motion designer|directeur artistique|directrice artistique|directrice|sous-directeur|
  sous-directrice|directeur adjoint|directrice adjointe|conceptrice|concepteur developpeur|concepteur-redacteur|integrateur|integrateur web|
  developpeur fullstack|ingenieur informatique|ingenieur devops|ingenieur qualite|ingenieur commercial|ingenieur mecanique|ingenieur en mecanique|
  ingenieur electronique|ingenieur etudes et developpement|ingenieur etude et developpement|ingenieur projet|ingenieur travaux|ingenieur methodes|ingenieur production|ingenieur reseaux|
  technicien reseau|technicien informatique|technicien de surface|technicien qualite|aide comptable|aide-comptable|expert comptable|expert-comptable|
  commissaire aux comptes|fiscaliste|analyste financier|analyste credit|analyste programmeur|gestionnaire de paie|gestionnaire de stock|
  assistant comptable|assistant administratif|assistant de gestion|assistant de direction|assistant de recherche|assistant pedagogique|assistant manager|
  assistante administrative|assistante de direction|charge de projet|charge de production|charge de developpement|charge de mission rh|charge d'accueil|
  chargee d'accueil|charge d'enseignement|chargee d'enseignement|charge de recherche|charge de travaux diriges|colleur|colleuse|
  formatrice|intervenant|intervenante|instituteur|institutrice|professeur agrege|professeur contractuel|coordinateur|coordinatrice|coordonnateur|
  coordonnatrice|superviseur|superviseure|contremaitre|magasiniere|manutentionnaire|conditionneur|conditionneuse|emballeur|trieur|cueilleur|
  ouvriere|ouvrier polyvalent|ouvrier specialise|manoeuvre|terrassier|grutier|conducteur d'engins|conducteur routier|conducteur de bus|
  chauffeur-livreur|chauffeur livreur|chauffeur vtc|taximan|receptionnaire|assureur|conseiller de vente|conseillere de vente|conseiller commercial|
  conseiller financier|conseiller en insertion|conseillere en insertion|conseiller technique|merchandiseur|demonstrateur|demonstratrice|distributeur de prospectus|
  palefrenier|soigneur|toiletteur|moniteur d'equitation|moniteur de ski|monitrice|educateur sportif|entraineur|arbitre|joueur|joueuse|
  secretaire generale|secretaire medicale|vice tresorier|adherent|membre actif|membre du bureau|delegue general|porte-parole|attache de presse|
  attachee de presse|attache parlementaire|collaborateur parlementaire|conseiller municipal|elu|depute|maire|diplomate|volontaire|volontariat|
  volontaire international|vie|rotation clinique|externat|internat|projet de fin d'etude|stage ouvrier|stage technique|stage operateur|
  stage d'observation|stage d'application|stage d'initiation|stage d'immersion|stage professionnel|stage academique|stage de perfectionnement|
  tuteur|tutrice|tutorat|externe|pompier|pompiere|pilote|pilote de ligne|copilote|actuaire|professionnel de recherche|professionnelle de recherche|
  auxiliaire d'enseignement|auxiliaire de recherche|prepose|preposee|prepose aux beneficiaires|preposee aux beneficiaires|commis de bureau|commis comptable|
  commis d'entrepot|commis a l'entretien|technicienne comptable|agente administrative|agente de bureau|agente de recherche|agente d'entretien|agente d'accueil|
  mise en rayon|distribution de prospectus|inventoriste|postdoctorat|post-doc|postdoc|postdoctorante|postdoctorant|these cifre|doctorante cifre|
  assistant qualite|assistante qualite|employe de commerce|employee de commerce|employe commercial|employee commerciale|agent de propete|agent de proprete|
  agente de proprete|animateur bafa|animatrice bafa|encadrant|encadrante|examinateur|examinatrice|pigiste|conferencier|conferenciere|
  chargee de td|charge de td|charge de tp|charge de cours|chargee de cours|maitre d'oeuvre|maitre d'ouvrage|assistance a maitrise d'ouvrage|amoa|moa|
  support informatique|renfort|remplacement|remplacant|remplacante|suppleant|suppleante|volontaire en service civique|mission humanitaire|
  jeune fille au pair|au pair|garde d'enfants|garde enfants|aide menagere|dame de compagnie|hotellerie|stage en entreprise|stage de terrain|
  stage de recherche|stage pratique|stage operationnel|stage pfe|stage de fin d'annee|stage de 3e|stage de troisieme|stage de decouverte`,
);

/** Degrees, the years of studies, and what is studied. */
export const frenchDegrees = listed(
  `but informatique|but info|but mmi|but gea|but gmp|but geii|but tc|but gaco|but qlio|but techniques de commercialisation|but reseaux|but genie|but science des donnees|
  l1|l2|l3|deas|capacite en droit|certificat en|certificat de|dep en|aec en|
  certificat d'etudes primaires|certificat d'etudes|deuxieme annee|troisieme annee|premiere annee|1ere annee|2eme annee|3eme annee|1re annee|probatoire|
  tronc commun|annee propedeutique|propedeutique|parcours d'excellence|double licence|double diplome|double cursus|bi-licence|bi-deug|
  dnb|daeu|hdr|habilitation a diriger des recherches|cqp|certificat de qualification|certificat de qualification professionnelle|maturite gymnasiale|
  maturite professionnelle|certificat federal de capacite|cfc|diplome d'etudes professionnelles|bachelier en|bachelier|cess|ceb|graduat|
  certificat d'enseignement secondaire superieur|programme grande ecole|cycle ingenieur|cycle d'ingenieur|cycle preparatoire|cycle preparatoire integre|
  classe preparatoire integree|classes preparatoires integrees|prepa integree|prepa|prepas|mpsi|pcsi|ptsi|bcpst|hypokhagne|khagne|ecole preparatoire|
  diplome d'ingenieur|diplome d'ingenieur d'etat|ingenieur d'etat|titre d'ingenieur|formation d'ingenieur|formation ingenieur|ingenieur en|eleve ingenieur|eleve-ingenieur|
  dcg|dscg|dcl|dalf|delf|deaes|dees|deeje|dejeps|bpjeps|bafa|bafd|psc1|sst|caces|deust|deusp|deup|deug|duti|dued|dut gea|paces|las|dfgsm|dfasm|
  externat de medecine|internat de medecine|ingenierie|genie|genie civil|genie logiciel|genie electrique|genie industriel|genie informatique|
  genie mecanique|genie biologique|genie chimique|genie des procedes|genie energetique|genie rural|filiere|specialite|specialisation|majeure|mineure|
  sections europeennes|serie scientifique|serie litteraire|serie economique|dts|dts en|bt|btsa|bpa|bac a|bac c|bac d|bac l|bac s|bac es|bac sti|bac sti2d|bac stmg|bac st2s|bac stl|
  bac sciences|bac pro|baccalaureat pro|baccalaureat francais|baccalaureat international|etudes de|etudes en|etudes superieures|etudes secondaires|etudes primaires|premier cycle|
  deuxieme cycle|troisieme cycle|second cycle|preparation au concours|crpe|capet|caplp|capeps|concours|equivalence|validation des acquis|vae|
  annee d'ecole d'ingenieur|annee d'ecole d'ingenieurs|annee ecole d'ingenieur|annee de dut|annee de bts|annee de medecine|annee de doctorat|annee de these|
  1iere annee|2ieme annee|3ieme annee|4ieme annee|5ieme annee|1er annee|6eme annee|6e annee|1re annee|2e annee|3e annee|4e annee|5e annee|2nde annee|4eme annee|5eme annee|quatrieme annee|cinquieme annee|premiere s|premiere l|premiere es|seconde generale|
  1ere s|terminale s|terminale es|terminale l|annee de licence|annee de master|annee preparatoire integree|annee de specialisation|annee d'echange|
  semestre d'echange|semestre erasmus|echange erasmus|sejour linguistique|sejour d'etudes|mobilite internationale|formation initiale|
  formation qualifiante|formation diplomante|formation certifiante|formation en ligne|formation en alternance|formation complementaire|formation|
  titre professionnel|titre pro|titre certifie|master pro|master professionnel|master of science|mastere|master meef|master miage|licence miage|miage|
  licence pro|licence professionnelle|licence lea|licence llce|licence staps|licence d'informatique|licence academique|licence technique|staps|msc|magistere|bachelor en|
  attestation|attestation de formation|attestation de reussite|brevet d'etudes professionnelles|brevet d'aptitude|brevet d'etat|diplome des metiers d'art|dma|dn made|dnmade|dnsep|dnap|
  diplome superieur|diplome de comptabilite|diplome national|diplome professionnel|sciences de l'ingenieur|sciences humaines|sciences sociales|
  sciences economiques|sciences politiques|sciences de gestion|sciences de la vie|sciences infirmieres|sciences exactes|sciences naturelles|sciences mathematiques|informatique de gestion|
  informatique industrielle|reseaux et telecommunications|reseaux informatiques|management des organisations|management international|
  comptabilite et gestion|commerce international|techniques de commercialisation|techniques de gestion|mathematiques appliquees|physique chimie|physique-chimie|
  lettres modernes|langues etrangeres appliquees|droit prive|droit public|droit des affaires|assurance qualite|gestion des entreprises|gestion des ressources humaines`,
);

/** Schools, universities and their families. */
export const frenchSchools = listed(
  `fst|faculte des sciences et techniques|faculte de droit|faculte de medecine|fac|fac de|fac des|isga|ensem|esith|hem|uir|um6p|uca|ucam|univ|universite internationale|universite privee|
  centrale nantes|centrale lyon|centrale lille|centrale paris|centrale marseille|mines paristech|mines paris|mines nancy|mines saint etienne|mines ales|mines douai|
  ponts paristech|arts et metiers|arts et metiers paristech|agroparistech|montpellier supagro|agrocampus|grenoble inp|bordeaux inp|toulouse inp|inp|inpg|eurecom|esiee|esiee paris|epf|eisti|
  cy tech|cy universite|esme|esme sudria|estaca|enpc|ensc|ensai|ensea|ensicaen|ensil|ensip|ensisa|ensma|ensg|enstbb|ensibs|enib|esirem|esstin|telecom nancy|telecom bretagne|telecom lille|telecom physique|
  escp|escp europe|em lyon|emlyon|edhec|audencia|kedge|kedge business school|neoma|skema|ieseg|inseec|esg management|em normandie|em strasbourg|esc|
  toulouse business school|grenoble ecole de management|gem|iae|iep|irts|ifsi|ifas|espe|inspe|iufm|iup|ecole de commerce|ecole de management|
  ecole d'ingenieur|ecole d'ingenieurs|ecole de design|ecole des beaux-arts|ecole hoteliere|ecole nationale superieure|ecole superieure de|ecole des mines|ecole normale|
  ecole normale superieure|ecole marocaine|ecole mohammadia|ecole hassania|ecole superieure polytechnique|ecole inter-etats|beaux-arts|beaux arts|esad|esaa|ensad|ensci|ensba|gobelins|strate|lisaa|
  conservatoire|hes-so|hes so|heig-vd|heig vd|he-arc|hepia|unil|unige|unine|unifr|uclouvain|ucl louvain|ulb|uliege|umons|unamur|vub|haute ecole|haute ecole specialisee|ephec|ichec|helmo|henallux|
  helb|hepl|athenee|athenee royal|atheneum|institut saint|cegep|cegep de|uqtr|uqo|uqar|ecole de technologie superieure|polytechnique montreal|hec montreal|hec liege|college bois|college de maisonneuve|
  inp-hb|inphb|esatic|institut international d'ingenierie|ism dakar|sup de co|supdeco|supinfo|suptech|sup management|sup mti|sup info|ofppt|ista|ismagi|miage de|ipi|exia|exia cesi|epsi|
  in'tech|intech|ecole multimedia|mydigitalschool|digital school|wild code school|3w academy|o'clock|ecole hexagone|esgi|sup de vinci|iim|digital campus|webforce3|webforce 3|ipssi|itescia|
  mfr|maison familiale rurale|afpi|aforp|cfa de|centre afpa|greta de|institut technique|institut agricole|institut de formation|institut polytechnique|institut africain|institut specialise|
  institut de technologie|institut des hautes etudes|institut d'etudes politiques|institut d'administration|centre de formation professionnelle|centre universitaire|
  campus des metiers|academie de|ehess|inalco|uvsq|upec|estp|enspy|enp d'alger|iscae|gymnase de|groupe ism|isam|ecole de gestion|
  complexe scolaire|etablissement|groupe isc|ecole primaire|ecole fondamentale|ecole secondaire|ecole publique|ecole privee|college d'enseignement|college moderne|
  lycee technique|lycee general|lycee professionnel|lycee agricole|lycee hotelier|lycee polyvalent|lycee moderne|lycee classique|lep|legta|cned|studi|iut d'|dauphine|assas|nanterre universite|la sorbonne`,
);

/** Companies, administrations and research institutes of lands that speak French, whose name alone says what they are. */
export const frenchCompanies = listed(
  `caf|cpam|urssaf|pole emploi|france travail|ratp|keolis|transdev|la poste|engie|enedis|grdf|veolia|suez environnement|vinci construction|vinci energies|
  bouygues|bouygues construction|bouygues telecom|eiffage|colas|spie|carrefour|auchan|e.leclerc|intermarche|monoprix|franprix|super u|hyper u|decathlon|fnac|
  darty|boulanger sa|leroy merlin|castorama|bricomarche|cdiscount|veepee|vente-privee|blablacar|doctolib|deezer|dailymotion|ovh|ovhcloud|mcdonald's|mcdonalds|mc donald's|burger king|kfc|
  stellantis|psa peugeot citroen|peugeot citroen|faurecia|forvia|valeo|alstom|schneider electric|legrand|saint-gobain|sopra steria|sopra|sogeti|cgi|econocom|alten|altran|akka|akka technologies|ausy|
  devoteam|assystem|segula|expleo|worldline|ingenico|gemalto|amadeus|murex|talan|wavestone|sfr|iliad|credit agricole|credit mutuel|credit lyonnais|lcl|
  caisse d'epargne|banque populaire|natixis|amundi|bpce|bnp|axa|maif|macif|maaf|groupama|allianz|generali|cnp assurances|malakoff humanis|sanofi|servier|pierre fabre|biomerieux|l'oreal|lvmh|
  danone|lactalis|nestle|totalenergies|areva|orano|framatome|cea|inrae|inra|inserm|onera|cnes|ifremer|cirad|ird|brgm|ifpen|meteo france|pasteur|insee|naval group|mbda|arianegroup|airbus group|thales alenia space|
  croix-rouge|croix rouge|croix-rouge francaise|restos du coeur|les restos du coeur|secours populaire|secours catholique|emmaus|unicef|medecins sans frontieres|afev|armee de terre|armee de l'air|
  marine nationale|gendarmerie|gendarmerie nationale|police nationale|education nationale|tresor public|manpower|adecco|randstad|synergie|proman|crit interim|ocp|ocp group|oncf|onee|maroc telecom|
  attijariwafa|attijariwafa bank|bmce|bmce bank|inwi|sonatrach|sonelgaz|algerie telecom|djezzy|mobilis|ooredoo|tunisie telecom|steg|sonatel|orange mali|senelec|cie|sodeci|mtn|moov|desjardins|hydro-quebec|
  hydro quebec|bombardier|proximus|belfius|stib|sncb|cff|swisscom|migros|coop|ubs|credit suisse|hopitaux universitaires|hug|chuv`,
);

/** Houses that begin a name in French: "Clinique du Parc", "Mairie de Lyon". */
export const frenchHouse =
  /^(?:(?:la|le|les|l['’]|au|aux|a la) ?)?(?:clinique|cabinet|mairie|ehpad|chu|chru|chr|centre (?:hospitalier|de loisirs|commercial|culturel|social|equestre|aere)|hopital|maison de retraite|pharmacie|boulangerie|boucherie|patisserie|brasserie|creperie|restaurant|hotel|camping|garage|salon de coiffure|librairie|imprimerie|mediatheque|bibliotheque|musee|theatre|opera|orchestre|cinema|cirque|festival|observatoire|inspection (?:generale|academique|du travail)|rectorat|region|departement (?:de|du|des|d)|ville de|commune de|compagnie|cie|collectif|cooperative|mutuelle|etude notariale|auto-ecole|auberge|pizzeria|traiteur|epicerie|fromagerie|poissonnerie|hypermarche|aeroport|parc|mission locale|maison (?:des|de la|de l)|creche|halte-garderie|office (?:de|du|national)|chambre (?:de|des)|tribunal|prefecture|sous-prefecture|ministere|conseil (?:general|regional|departemental)|communaute (?:de|d)|caisse (?:nationale|primaire|d|de)|agence|societe|groupe|entreprise|ets|etablissements|federation|fondation|syndicat|banque|laboratoire|studio|magasin|supermarche|station-service|concession|direction (?:generale|regionale|departementale)|ambassade|consulat)(?= |$|['’])/;

/** Towns and regions. */
export const frenchPlaces = listed(
  `nouvelle-aquitaine|hauts-de-france|grand est|pays de la loire|bourgogne-franche-comte|centre-val de loire|auvergne-rhone-alpes|paca|
  provence-alpes-cote d'azur|corse|alsace|lorraine|auvergne|limousin|anvers|gand|courtrai|louvain|louvain-la-neuve|wavre|tournai|
  verviers|seraing|arlon|sale|settat|berrechid|el jadida|safi|khouribga|beni mellal|nador|mohammedia|temara|errachidia|ouarzazate|
  laayoune|blida|setif|batna|mostaganem|tlemcen|sidi bel abbes|bizerte|gabes|monastir|nabeul|kairouan|thies|saint-louis|ziguinchor|
  kaolack|bouake|yamoussoukro|bobo-dioulasso|bobo dioulasso|porto-novo|pointe-noire|lubumbashi|goma|bujumbura|n'djamena|nouakchott|
  port-louis|ile maurice|guyane|fort-de-france|pointe-a-pitre|cayenne|londres|berlin|munich|francfort|cologne|hambourg|geneve|bale|
  zurich|berne|barcelone|seville|valence|lisbonne|rome|milan|florence|venise|vienne|varsovie|prague|copenhague|moscou|pekin|angleterre|
  ecosse|pays de galles|cote d'ivoire|fleury-les-aubrais|gemenos|sceaux|bourg-la-reine|antony|clamart|meudon|sevres|saint-cloud|suresnes|
  colombes|asnieres|gennevilliers|clichy|saint-ouen|pantin|bobigny|noisy-le-grand|champs-sur-marne|marne-la-vallee|torcy|meaux|melun|
  fontainebleau|corbeil-essonnes|les ulis|gif-sur-yvette|trappes|saint-quentin-en-yvelines|guyancourt|poissy|mantes-la-jolie|pontoise|
  villejuif|ivry-sur-seine|vitry-sur-seine|maisons-alfort|saint-maur-des-fosses|aubervilliers|bagnolet|montrouge|malakoff|boulogne|
  neuilly-sur-seine|la garenne-colombes|saint-germain-en-laye|vaulx-en-velin|venissieux|bron|ecully|oullins|villefranche-sur-saone|
  bourg-en-bresse|roanne|saint-chamond|vienne|echirolles|meylan|saint-martin-d'heres|aix-les-bains|annemasse|thonon-les-bains|aubagne|
  martigues|salon-de-provence|arles|istres|vitrolles|hyeres|frejus|draguignan|grasse|cagnes-sur-mer|menton|ales|sete|narbonne|
  carcassonne|albi|castres|montauban|tarbes|auch|rodez|cahors|colomiers|talence|gradignan|libourne|arcachon|dax|mont-de-marsan|biarritz|
  anglet|perigueux|bergerac|agen|brive-la-gaillarde|angouleme|cognac|saintes|rochefort|chatellerault|cholet|saumur|saint-malo|
  saint-brieuc|lannion|fougeres|vitre|concarneau|morlaix|cherbourg|saint-lo|alencon|lisieux|evreux|dieppe|fecamp|beauvais|compiegne|
  creil|saint-quentin|laon|soissons|abbeville|arras|lens|douai|cambrai|maubeuge|villeneuve-d'ascq|villeneuve d'ascq|marcq-en-baroeul|
  charleville-mezieres|chalons-en-champagne|epernay|troyes|thionville|forbach|epinal|saint-die-des-vosges|haguenau|selestat|belfort|
  montbeliard|vesoul|lons-le-saunier|dole|chalon-sur-saone|macon|le creusot|nevers|auxerre|sens|bourges|chateauroux|blois|chartres|dreux|
  montargis|vichy|montlucon|moulins|aurillac|le puy-en-velay|gueret|tulle`,
);
