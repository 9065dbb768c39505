import type { HeadingKind } from "./headings.ts";

/** Titles of sections in English, German, French and Spanish beside those of `headings.ts`; titles of whole documents. */
export const latinHeadings: Partial<Record<HeadingKind, string>> = {
  contact: `
    vitals|vital statistics|bio data|biodata|bio-data|personal particulars|particulars|personal record|personal facts|demographic profile|
    demographics|demographic information|reach me|reach me at|how to reach me|let's connect|connect|connect with me|stay in touch|
    where to find me|find me|my details|general information|personal details & contact|contact & links|contact and links|contact & social|
    kontaktinformationen|kontaktdetails|kontaktmoglichkeiten|personliche infos|steckbrief|erreichbarkeit|allgemeine angaben|
    coordonnees personnelles|me joindre|ou me trouver|donnees personnelles|fiche personnelle|
    mis datos|contacta conmigo|donde encontrarme|datos basicos|informacion basica|informacion general y de contacto|
    identificacion|datos del aspirante|dades personals|dades de contacte|mi contacto|contacto y redes`,
  work: `
    work history and experience|experience highlights|experience summary|summary of experience|career experience|career overview|
    employment record|employment details|employment background|job history|jobs held|positions held|previous positions|
    current position|recent experience|relevant work experience|related experience|work placements|placements|industrial placements|
    work placement|apprenticeship|apprenticeships|traineeships|part-time jobs|summer jobs|student jobs|freelance experience|freelance work|
    freelancing|contract work|co-op experience|
    erfahrungen|erfahrung|erfahrungen und tatigkeiten|berufstatigkeit|berufstatigkeiten|berufsweg|berufliche erfahrungen|
    berufspraktische erfahrung|arbeitserfahrungen|bisherige tatigkeiten|bisherige positionen|berufliche positionen|
    beruflicher lebenslauf|beruflicher weg|beruflicher verlauf|beschaftigungen|beschaftigungsverhaltnisse|arbeitsverhaltnisse|arbeitsstellen|
    anstellungsverhaltnisse|nebenjobs|nebenjob|studentische tatigkeiten|studentenjobs|ferienjobs|werkstudententatigkeit|
    werkstudententatigkeiten|freiberufliche tatigkeit|freiberufliche tatigkeiten|selbststandige tatigkeit|lehrtatigkeit|lehrtatigkeiten|
    forschungserfahrung|praktische tatigkeiten|praktika und nebenjobs|praktika & nebenjobs|berufseinstieg|karriere|laufbahn|
    praktische berufserfahrung|relevante berufserfahrung|mein werdegang|mein beruflicher werdegang|personlicher werdegang|
    mon parcours|mon parcours professionnel|itineraire professionnel|mi trayectoria|mi trayectoria profesional|mi trayectoria laboral|
    recorrido profesional|recorrido laboral|career path|career journey|my career|
    experience pro.|parcours pro|vie professionnelle|activites professionnelles|activite professionnelle|cursus professionnel|
    experiences et stages|experiences de travail|experience de travail|experience de terrain|experiences terrain|emploi|
    emplois occupes|postes|fonctions occupees|stages effectues|stages et experiences|stages professionnels|alternance|alternances|
    apprentissage|jobs|petits boulots|experiences d'enseignement|experience d'enseignement|enseignements|enseignement|
    experience en entreprise|experiences salariees|service civique|benevolat et experiences|
    experiencia laboral y profesional|experiencia laboral relevante|experiencia profesional y academica|experiencia en el sector|
    experiencia como docente|experiencia en docencia|docencia|experiencia en educacion|actividad laboral|actividades laborales|
    actividades profesionales|recorrido profesional|recorrido laboral|carrera|carrera laboral|perfil laboral|datos laborales|
    puestos de trabajo|cargos|cargos ocupados|puestos ocupados|ocupacion actual|empleo actual|becas y practicas|
    practicas preprofesionales|practicas pre profesionales|practicas pre-profesionales|practica profesional|servicio social|
    historial de trabajo|historial laboral|historial profesional|historial de empleo|historia laboral|antecedentes laborales|
    antecedentes profesionales|experiencia de trabajo|experiencias laborales|experiencias profesionales|trayectoria|trayectoria laboral|
    trayectoria profesional|vida laboral|resumen laboral|experiencia laboral y practicas|practicas profesionales|practicas en empresa|
    practicas laborales|pasantias|pasantia|voluntariado y experiencia|empleos|empleos anteriores|trabajos|trabajos anteriores|
    trabajos realizados|aktuell|aktuelle tatigkeit|aktuelle position|aktuelle beschaftigung|derzeitige tatigkeit|gegenwartige tatigkeit|
    letzte tatigkeit|letzte position|letzte anstellungen|werdegang beruflich|berufliche stationen|stationen|meine berufserfahrung|
    berufs- und praxiserfahrung|praxiserfahrungen|
    minijobs|aushilfstatigkeiten|praktika und ferienjobs|schulerpraktika|schulpraktika|
    experiences acquises|experience acquise|mes experiences|mes experiences professionnelles|experiences professionnelles et stages|
    experiences professionnelles principales|parcours|parcours professionnels|parcours en entreprise|historique professionnel|
    historique des emplois|antecedents professionnels|stages|stage|stages en entreprise|jobs etudiants|jobs d'ete|emplois saisonniers|
    job d'ete|poste actuel|emploi actuel|missions|missions realisees|situation actuelle|
    residencia profesional|residencias profesionales|contratos realizados|contratos ejecutados|experiencia laboral (ultimos empleos)|experiencia en el extranjero|
    experiencia professional|experiencia laboral i professional|vida profesional|ejercicio profesional`,
  education: `
    education and qualifications|education & qualifications|education background|educational background and qualifications|
    academic record|academic profile|academic details|academic credentials|academic training|studies|schooling|school education|
    higher education|formal education|university education|degrees|degree|qualifications and education|training and education|
    ausbildungen|ausbildung & zertifizierung|ausbildung & zertifikate|ausbildung und zertifikate|ausbildungsweg|ausbildungsverlauf|
    aus- und weiterbildung|aus- & weiterbildung|schulausbildung|schulbildung|schulische ausbildung|schulische laufbahn|schulischer werdegang|
    schul- und hochschulbildung|schule und studium|schule & studium|studium|studium und ausbildung|studium & ausbildung|
    studienverlauf|studiengange|hochschulausbildung|hochschulbildung|hochschulstudium|akademische ausbildung|akademische laufbahn|
    akademischer werdegang|akademische bildung|akademisches|bildung|bildungsgang|bildungsabschlusse|abschlusse|universitat|
    universitare ausbildung|berufliche ausbildung|schul- und berufsausbildung|schul- & berufsausbildung|promotion|auslandsstudium|
    formations|formation et diplomes|formations et diplomes|formation & diplomes|formation initiale|formation academique|formation scolaire|
    formation universitaire|formation superieure|parcours academique|parcours scolaire|parcours universitaire|parcours de formation|
    cursus|cursus academique|cursus scolaire|cursus universitaire|scolarite|etudes|etudes et diplomes|etudes et formations|etudes superieures|
    diplomes|diplomes et formations|diplomes obtenus|titres universitaires|education et formation|
    formacion|formacion academica y profesional|formacion reglada|formacion universitaria|formacion superior|formacion oficial|
    formacion y estudios|estudios|estudios realizados|estudios academicos|estudios universitarios|estudios superiores|educacion|
    educacion y formacion|educacion formal|educacion superior|historial academico|trayectoria academica|preparacion academica|
    titulacion|titulaciones|titulacion academica|titulos|titulos academicos|grados academicos|datos academicos|antecedentes academicos|
    escolaridad|nivel de estudios|nivel academico|perfil academico|formacao academica|
    estudios cursados|estudios en curso|estudios formales|estudios secundarios|estudios y formacion|formacion y titulaciones|
    formacion complementaria y academica|antecedentes educativos|antecedentes de estudio|antecedentes escolares|historial educativo|
    historial de estudios|informacion academica|trayectoria educativa|instruccion|instruccion academica|preparacion|preparacion profesional|
    desarrollo academico|mi formacion|vida academica|wertegang|schulisches|schullaufbahn|schulweg|schulzeit|schulischer verlauf|
    schul- und ausbildung|schule und ausbildung|schule & ausbildung|studium und schule|studium & schule|studium und schulausbildung|
    studium und weiterbildung|studien|studienzeit|hochschule|berufsausbildung|ausbildung/studium|lehre|meine ausbildung|schulabschluss|
    ausbildungsgange|bildungslaufbahn|bildungsstationen|formation suivie|formations suivies|cursus suivi|etudes suivies|etudes effectuees|
    etudes realisees|parcours d'etudes|mes formations|ma formation|mes etudes|formation professionnelle et academique|diplome|
    formation generale|education et diplomes|enseignement suivi|niveau d'etudes|titres et diplomes|formation et diplome|
    formacion basica|estudios primarios|grado de estudios|grado de instruccion|ultimo grado de estudios|formacio|
    formacio academica|formacio reglada|educacio|formacion academica y titulos|educacion escolar|formacion primaria y secundaria|
    carrera universitaria|carreras`,
  project: `
    projects experience|project experience|projects & experience|project work|project highlights|side projects|personal projects|
    academic projects|university projects|selected projects|key projects|notable projects|open source|open source projects|
    projekterfahrung|projekterfahrungen|projektarbeiten|projektarbeit|private projekte|eigene projekte|personliche projekte|
    ausgewahlte projekte|studienprojekte|universitare projekte|open-source-projekte|projektauswahl|projekthistorie|projektliste|
    projets personnels|projets academiques|projets scolaires|projets universitaires|projets realises|projets d'etudes|
    projets d'etudes et personnels|projets etudiants|realisations|principaux projets|experience de projet|
    proyectos personales|proyectos academicos|proyectos universitarios|proyectos realizados|proyectos destacados|proyectos propios|
    proyectos y publicaciones|proyectos de investigacion|portafolio|portafolio de proyectos|
    trabajo de grado|trabajos de grado|tesis|tesis y proyectos|proyecto de grado|projectes|
    mis trabajos`,
  skills: `
    technical knowledge|it skills|computer skills|software skills|tech stack|competencies|core competencies|
    it-kenntnisse|edv-kenntnisse|edv kenntnisse|it kenntnisse|fahigkeiten|fahigkeiten und kenntnisse|kenntnisse und fahigkeiten|
    kompetenzen|fachkenntnisse|fachkompetenzen|sonstige kenntnisse|weitere kenntnisse|besondere kenntnisse|technische kenntnisse|
    kenntnisse & interessen|kenntnisse und interessen|qualifikationen|zusatzqualifikationen|zusatzliche qualifikationen|programmierkenntnisse|
    competences informatiques|competences techniques|competences professionnelles|savoir-faire|savoir-etre|
    outils informatiques|informatique|connaissances|connaissances informatiques|maitrise des outils|
    habilidades tecnicas|habilidades informaticas|conocimientos|conocimientos informaticos|conocimientos tecnicos|competencias|
    competencias tecnicas|competencias digitales|competencias informaticas|aptitudes|destrezas|informatica|otras habilidades|
    manejo de software|
    aptitudes principales|principales aptitudes|conocimientos y habilidades|conocimientos adquiridos|conocimientos generales|
    habilidades y conocimientos|habilidades y competencias|habilidades personales|habilidades sociales|habilidades profesionales|
    habilidades blandas|competencias profesionales|competencias personales|competencias clave|fortalezas
    |softwarekenntnisse|pc-kenntnisse|computerkenntnisse|besondere fahigkeiten|
    weitere fahigkeiten und kenntnisse|weitere fahigkeiten|personliche fahigkeiten|soziale kompetenzen|personliche starken|starken|
    meine starken|meine kenntnisse|kenntnisse in|it-fahigkeiten|it skills und kenntnisse|fach- und methodenkompetenz|
    atouts|qualites|qualites personnelles|points forts|mes competences|mes atouts|competences et qualites|competences cles|
    competences principales|competences personnelles
    |connaissances techniques|
    actitudes|cualidades|virtudes|computacion|programas|ofimatica|
    paquetes informaticos|utilitarios|paquetes utilitarios|nivel informatico|stack tecnico|areas de especializacion|
    areas de competencia|areas de dominio|lenguajes y herramientas|lenguajes & herramientas|lenguajes y tecnologias|lenguajes y frameworks|
    lenguajes de programacion y herramientas|lenguajes, frameworks y herramientas|coneixements|habilitats|aptituts|competencies|
    caracteristicas personales|fortalezas personales|puntos fuertes|habilidades y fortalezas|que se hacer|lo que se hacer`,
  language: `
    foreign languages|languages spoken|sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|langues|langues vivantes|
    langues etrangeres|competences linguistiques|idiomas|lenguas|competencias linguisticas|conocimiento de idiomas|
    langues nationales|langues parlees|langues maitrisees|langues et niveaux|niveaux de langue|niveau de langues|mes langues|
    pratique des langues|connaissances linguistiques|idiomas extranjeros|lenguas extranjeras|idiomas y lenguas|nivel de idiomas|
    manejo de idiomas|dominio de idiomas|sprachfertigkeiten|sprachfahigkeiten|sprachliche kenntnisse|sprachkompetenzen|
    language skills|language proficiency|spoken languages|
    nivel de ingles|idiomes|llengues`,
  hobby: `
    sport|sports|voyages|sport et loisirs|sports et loisirs|voyages et loisirs|
    interests and hobbies|leisure activities|pastimes|hobbys|hobbies und interessen|hobbys und interessen|interessen|freizeit|
    freizeitaktivitaten|personliche interessen|loisirs|centres d'interet|centre d'interet|centres d'interets|passions|divers et loisirs|
    interets personnels|aficiones|pasatiempos|intereses|intereses personales|hobbies e intereses|tiempo libre|
    freizeit und hobbys|freizeitinteressen|freizeitgestaltung|freizeitbeschaftigung|hobbies & interessen|hobbys & interessen|
    hobbys/interessen|private interessen|interessen und hobbys|interessen & hobbys|sonstige interessen|activites de loisirs|
    activites extra-professionnelles|activites extra professionnelles|activites extraprofessionnelles|loisirs et centres d'interet|
    mes loisirs|mes passions|mes centres d'interet|interets|gustos|gustos e intereses|gustos personales|ocio|ocio y tiempo libre|
    actividades de ocio|mis hobbies|
    deportes|areas de interes`,
  certificate: `
    perfectionnement|perfectionnements|formations de perfectionnement|
    perfeccionamiento|colegiatura|colegiaturas|registro profesional|tarjeta profesional|formacio complementaria|cursos y actualizaciones|
    cursos y jornadas|jornadas|jornadas y cursos|cursos online|cursos virtuales|bootcamps|educacion ejecutiva|constancias|actualizaciones`,
  award: `
    menciones|menciones honorificas|condecoraciones|principales logros`,
  publication: `
    libros|divulgacion|divulgacion cientifica`,
  activity: `
    eventos|eventos y congresos|participacion estudiantil|labor social`,
  reference: `
    recomendaciones|referencias (se daran si son solicitadas)|referencias disponibles a solicitud`,
  other: `
    disponibilidad|permiso de conducir|permisos de conducir|permiso de conduccion|permisos de conduccion|carnet de conducir|carne de conducir|
    carnets de conducir|licencia de conducir|licencias de conducir|licencia de conduccion|aspiracion salarial|expectativas|expectativa salarial|
    expectativas salariales|pretension salarial|pretensiones salariales|altres dades|otros antecedentes|antecedentes adicionales|
    informacion relevante|datos relevantes|notas`,
};

export const latinDocumentTitles = `
  bewerbung|bewerbungsunterlagen|bewerbungsmappe|meine bewerbung|deckblatt|kurzlebenslauf|kurzprofil und lebenslauf|mein lebenslauf|
  candidature|dossier de candidature|mon cv|curriculum vitae (cv)|cv / lebenslauf|candidatura|solicitud de empleo|curriculum vitae europeo|
  currículum|currículum vítae|resumé|europass|europass lebenslauf|europass cv|formato europeo|job application|application`;
