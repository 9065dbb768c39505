import type { HeadingKind } from "./headings.ts";

/** Titles of sections in French that are not put together by its grammar (`french-titles.ts`), without accents. */
export const frenchHeadings: Partial<Record<HeadingKind, string>> = {
  contact:
    "identite|mes infos|infos|infos perso|infos pratiques|fiche d'identite|qui contacter|pour me joindre|pour me contacter",
  work: `fonctions exercees|fonctions et missions|detail des missions|detail des experiences|experiences dans le domaine|experience freelance|
    missions freelance|missions principales|postes tenus|metiers exerces|emplois et stages|carriere|ma carriere|carriere professionnelle|
    deroulement de carriere|chronologie professionnelle|references d'experience|etats de service|vecu professionnel|pratique professionnelle|
    mise en situation professionnelle|periodes de formation en milieu professionnel|pfmp|immersions professionnelles|historique de carriere|
    derniers emplois|experiences pros|exp. professionnelles|exp professionnelles|xp|charges de cours|vacations|experiences marquantes`,
  education: `etudes faites|enseignement superieur|enseignement secondaire|bagage academique|bagage scolaire|bagage intellectuel|parcours educatif|
    parcours etudiant|parcours d'etudiant|parcours scolaire et universitaire|ecoles|ecole|ecoles frequentees|etablissements frequentes|
    formations scolaires|instruction|niveau scolaire|niveau d'instruction|grades academiques|grades universitaires|titres academiques|
    diplomation|diplomes et titres|diplomes et etudes|apprentissages|background academique`,
  skills: `logiciels|logiciels maitrises|logiciels utilises|langages|langages de programmation|langages informatiques|langages maitrises|bureautique|
    technos|technologies maitrisees|technologies utilisees|bases de donnees|systemes d'exploitation|capacites|forces|mes forces|habiletes|habilites|
    personnalite|ma personnalite|traits de personnalite|traits de caractere|programmation|boite a outils|materiel|materiels|specialites|
    mes specialites|mon savoir-faire|mes savoir-faire|savoir faire|savoir etre|savoirs|qualites humaines|qualites professionnelles|
    qualites et competences|profil technique|profil de competences|bilan de competences|fiche technique|environnements techniques|
    environnement logiciel|outils et technologies|outils & technologies|methodes et outils|methodologies|domaines d'intervention|domaines de competence|
    ce que je sais faire|ce que je maitrise|mes outils|multimedia|infographie|developpement|reseaux et systemes`,
  language:
    "linguistique|langues pratiquees|pratique des langues|langues usuelles|connaissance des langues|langue maternelle|mobilite et langues",
  hobby: `passe-temps|passe temps|divertissements|distractions|ce que j'aime|ce qui me passionne|j'aime|mes gouts|gouts|detente|temps libre|
    en dehors du travail|hors travail|a cote|curiosites|interets divers|divers interets`,
  profile: `resume de carriere|sommaire de carriere|sommaire professionnel|qui je suis|motivations|mes motivations|mini bio|bio|biographie|en quelques mots|
    en resume|quelques mots sur moi|quelques mots|moi|pourquoi moi|ma vision|mes valeurs|valeurs|recherche|je recherche|ce que je recherche|
    projet professionnel|mon projet professionnel|poste recherche|emploi recherche|poste vise|objectif vise|objectifs professionnels|
    intentions|aspirations|ambition|ambitions|titre vise|elevator pitch|le candidat|la candidate`,
  certificate: `moocs|titres et certifications|titres professionnels|licences professionnelles et certifications|brevets et certificats|secourisme|
    habilitations et permis|permis et habilitations|caces|certifications et badges|formations suivies en entreprise|seminaires|seminaires suivis|
    ateliers|ateliers suivis|stages de formation|cours suivis en ligne|cours en ligne`,
  project: `travaux realises|mes realisations|projets perso|projets pros|books|book|mes travaux|creations|mes creations|realisations personnelles|
    hackathons|projets de groupe|projets tutores|projets d'ecole`,
  publication: `liste des publications|production scientifique|productions scientifiques|publications selectionnees|selection de publications|travaux publies|
    articles publies|ouvrages|travaux et publications|travaux scientifiques|colloques|colloques et conferences|communications orales|posters`,
  award: `honneurs|palmares|merites|financements et prix|prix et financements|bourses d'etudes|bourses d'excellence|titres honorifiques|trophees|medailles|
    reconnaissances|marques d'estime|succes`,
  activity: `volontariat|implications|implication|implication benevole|implication communautaire|engagement citoyen|engagements citoyens|citoyennete|
    mandats|mandats electifs|responsabilites|responsabilites collectives|hors cursus|activites hors cursus|activites autour des etudes|
    vie de l'ecole|vie universitaire|experiences extra-professionnelles|actions benevoles|animation scientifique`,
  reference:
    "referents|personnes de reference|personnes ressources|ils me recommandent|temoignages|recommande par|contacts de reference",
  other: `mobilite|mobilites|mobilite geographique|permis de conduire|permis b|informations utiles|disponibilite|disponibilites|mobilites internationales|
    sejours a l'etranger|sejours linguistiques|experiences a l'etranger|a savoir|bon a savoir|pretentions|pretentions salariales|situation|
    situation personnelle|plus d'infos|annexes|annexe`,
};
