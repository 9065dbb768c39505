import type { TitleGrammar } from "../terms/title-grammar.ts";

/** The nouns that titles of sections begin with in French and say by themselves what follows; without accents. */
const nouns: TitleGrammar["nouns"] = [
  [/^(?:experiences?|stages?|emplois?|postes?|jobs?|missions?|alternances?|internats?)$/u, "work"],
  [/^(?:formations?|etudes?|diplomes?|cursus|scolarite|enseignement)$/u, "education"],
  [/^(?:certifications?|certificats?|habilitations?|attestations?|perfectionnements?|mooc|permis)$/u, "certificate"],
  [
    /^(?:competences?|aptitudes?|qualites?|atouts?|connaissances?|capacites?|savoirs?|savoir|outils|logiciels?|technologies|maitrise|bureautique|informatique|expertises?|soft|hard|points|forces)$/u,
    "skills",
  ],
  [/^(?:langues?)$/u, "language"],
  [/^(?:projets?|realisations?)$/u, "project"],
  [/^(?:publications?|articles?|communications?|conferences?|travaux|brevets?|memoires?)$/u, "publication"],
  [/^(?:prix|distinctions?|recompenses?|bourses?|concours)$/u, "award"],
  [
    /^(?:activites?|engagements?|benevolats?|vie|responsabilites?|associations?|evenements?|implications?|volontariats?)$/u,
    "activity",
  ],
  [/^(?:centres?|loisirs?|hobbies|passions?|interets?|sports?|voyages?|gouts)$/u, "hobby"],
  [/^(?:references?|recommandations?)$/u, "reference"],
  [/^(?:objectifs?|profil|resume|presentation|accroche)$/u, "profile"],
];

/** Nouns that say nothing before what follows them does: "parcours académique", "informations personnelles". */
const neutral = /^(?:parcours|informations?|donnees|renseignements|historique|niveaux?|domaines?|autres?|divers)$/u;
const byQuality: TitleGrammar["byQuality"] = [
  [/^(?:professionnel|emplois?$|travail$|metier)/u, "work"],
  [/^(?:academique|scolaire|universitaire|educati|formation)/u, "education"],
  [/^(?:personnel|general|contact|civil)/u, "contact"],
  [/^(?:linguistique|langues?$)/u, "language"],
  [/^(?:complementaire|supplementaire|divers|utile)/u, "other"],
];

/** What stands behind such a noun turns it into something else: "expérience associative", "compétences linguistiques". */
const turns: TitleGrammar["turns"] = [
  ["work", /(?<!\p{L})(?:associati|benevol|extra|parascolaire)/u, "activity"],
  ["work", /(?<!\p{L})(?:projets?|academique)(?!\p{L})/u, "project"],
  ["education", /(?<!\p{L})(?:complementaire|continue|supplementaire|certifi|en ligne|interne)/u, "certificate"],
  ["skills", /(?<!\p{L})(?:linguistique|langues?(?!\p{L}))/u, "language"],
  ["activity", /(?<!\p{L})(?:professionnelle|d.?enseignement|enseignement)/u, "work"],
  ["activity", /(?<!\p{L})(?:loisirs?|sporti)/u, "hobby"],
];

const quality =
  /^(?:professionnel|personnel|relationnel|organisationnel|comportemental|interpersonnel|transversal|fonctionnel|operationnel|managerial|internation|nation|soci|informatique|numerique|digital|technique|technologique|linguistique|bureautique|scientifique|academique|scolaire|universitaire|parascolaire|periscolaire|extra|associati|culturel|artistique|sportif|sportive|communautaire|humain|cle|principal|principaux|complementaire|supplementaire|initial|continu|superieur|general|generaux|specifique|acqui|obtenu|realise|effectue|suivi|recent|anterieur|significati|pertinent|divers|annexe|salarie|hospitalier|clinique|militaire|civique|etudiant|saisonni|benevol|volontaire|pedagogique|juridique|commercial|administrati|comptable|linguistique|redactionnel|logiciel|web|it|fort|dominant|particulier|etranger|langagi|academ|personnalite|certifiant|diplomant|qualifiant)\p{L}{0,6}$/u;
const small =
  /^(?:de|du|des|d|l|le|la|les|et|ou|en|a|au|aux|sur|mes|mon|ma|nos|etre|faire|interet|interets|enseignement|recherche|informatique|travail|entreprise|ligne|ecole|etudiante?s?|programmation|developpement|gestion|projets?|terrain|etranger|stages?|emploi|metier|logiciels?|skills|doctorat|vie|cours|extra|scolaires?|professionnelles?)$/u;
/** What says which of several there are, before the noun: "Autres formations", "Mes projets". */
const before = /^(?:(?:autres?|mes|mon|ma|principa(?:les|ux)|derni(?:ers|eres)|quelques|mes autres) )+/u;
/** "Stage d'été" and "Projet de fin d'études" are what somebody did, "Formation en …" what was learnt there. */
const isNone =
  /^(?:stage|projet|emploi|job|mission|poste|formation|etude|diplome|enseignement|certificat|memoire|prix|bourse)\s(?!professionnel|academique|initiale|continue|universitaire|scolaire|complementaire|superieure|et(?!\p{L})|&)|^(?:point|vie\s(?!associative|professionnelle|extra)|points\s(?!forts))/u;

/** Titles of sections in French that are put together of common words. */
export const frenchTitles: TitleGrammar = { nouns, neutral, byQuality, turns, quality, small, before, isNone };
