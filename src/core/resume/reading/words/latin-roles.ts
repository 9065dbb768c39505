import { listed } from "./listed.ts";

/** Names of jobs in English, German, French and Spanish beside those of `entities.ts`; compared without case and accents. */
export const latinRoles = listed(
  `worker|factory worker|construction worker|labourer|laborer|helper|packer|picker|handler|loader|stocker|stock clerk|crew member|crew|team member|
  shift lead|shift leader|shift supervisor|keyholder|planner|facilitator|investigator|inspector|examiner|evaluator|adviser|liaison|controller|estimator|
  appraiser|installer|assembler|fabricator|repairman|handyman|painter|plumber|carpenter|mason|plasterer|glazier|gardener|landscaper|groundskeeper|
  farmhand|farmer|rancher|custodian|cleaner|maid|housekeeping|valet|attendant|usher|greeter|host|steward|baker|butcher|caterer|server assistant|busser|
  delivery driver|trainer|presenter|speaker|aide|teacher aide|teacher's aide|paraprofessional|paraeducator|superintendent|principal|
  dean|provost|registrar|counselor|counsellor|camp counselor|guidance counselor|chaplain|pastor|missionary|guard|ranger|pilot|navigator|commander|airman|
  sailor|seaman|petty officer|technologist|phlebotomist|hygienist|sonographer|medical assistant|nursing assistant|nurse practitioner|registered nurse|rn|lpn|
  cna|emt|scribe|medical scribe|case manager|case worker|caseworker|grader|peer mentor|peer tutor|resident advisor|resident assistant|orientation leader|
  note taker|teaching staff|course staff|lab assistant|lab manager|lab instructor|shadowing|extern|externship|co-op|coop|intern architect|principal investigator|
  webmaster|copy editor|content writer|content strategist|technical recruiter|talent acquisition|solution architect|cloud architect|data architect|
  network technician|systems analyst|systems engineer|field engineer|test engineer|quality engineer|process engineer|production engineer|
  project engineer|civil engineer|electrical engineer|mechanical engineer|chemical engineer|design engineer|hardware engineer|firmware engineer|
  software developer|web developer|web engineer|ios developer|android developer|mobile developer|game programmer|technical artist|level designer|
  sound designer|product designer|graphic designer|interior designer|fashion designer|ux researcher|data analyst|research analyst|financial analyst|
  risk analyst|policy analyst|intelligence analyst|credit analyst|loan officer|compliance officer|investment banker|wealth manager|portfolio manager|
  franchisee|franchise owner|small business owner|sole proprietor|entrepreneur|board member|trustee|governor|councillor|councilor|delegate|chairperson|
  chairwoman|vice chair|vice-chair|co-chair|co-president|co-captain|co-lead|president elect|ombudsman|
  pharmacist|dentist|physician|surgeon|veterinarian|midwife|paramedic|caregiver|carer|social worker|psychologist|psychotherapist|therapist|physiotherapist|
  dietitian|nutritionist|optician|radiographer|lab technician|laboratory assistant|nanny|babysitter|au pair|childminder|housekeeper|janitor|
  caretaker|welder|bricklayer|roofer|machinist|foreman|site manager|surveyor|draughtsman|drafter|
  warehouse worker|warehouseman|forklift driver|courier|bus driver|truck driver|taxi driver|dispatcher|stewardess|
  flight attendant|conductor|concierge|bellboy|bartender|waitress|pastry chef|sous chef|kitchen porter|dishwasher|shop assistant|
  sales assistant|sales associate|store manager|shopkeeper|merchandiser|stylist|hairdresser|beautician|actress|dancer|musician|composer|
  director of photography|cameraman|filmmaker|animator|illustrator|art director|copywriter|proofreader|content creator|blogger|influencer|publisher|
  community manager|social media manager|account manager|account executive|key account manager|product manager|project manager|program manager|
  office manager|general manager|managing director|team leader|team lead|squad lead|headmaster|teaching fellow|visiting scholar|
  visiting researcher|visiting student|research fellow|research associate|postdoctoral fellow|lecturer|adjunct|proctor|tour guide|lifeguard|
  referee|umpire|personal trainer|instructor|interpreter|notary|magistrate|prosecutor|solicitor|barrister|legal assistant|law clerk|
  civil servant|policeman|police officer|firefighter|soldier|sergeant|lieutenant|corporal|major general|security guard|bookkeeper|
  treasurer|cfo|underwriter|actuary|economist|quant|banker|teller|cashier|estate agent|realtor|architectural assistant|urban planner|scheduler|
  geologist|geographer|meteorologist|astronomer|mathematician|botanist|zoologist|ecologist|archaeologist|anthropologist|sociologist|historian|
  data engineer|data scientist|machine learning engineer|site reliability engineer|solutions architect|system administrator|network administrator|
  database administrator|it support|support engineer|help desk|helpdesk|service desk|technical writer|technical lead|tech lead|web designer|ux designer|
  ui designer|game designer|game developer|app developer|penetration tester|security analyst|security engineer|business analyst|business developer|
  business development|seo specialist|growth hacker|customer success|customer service|customer support|call center agent|telemarketer|fundraiser|
  working student|student assistant|student worker|placement student|summer student|summer intern|apprenticeship|traineeship|
  chauffeur|livreur|coursier|cariste|manutentionnaire|magasinier|preparateur de commandes|agent d'entretien|agent de securite|femme de menage|
  homme de menage|aide a domicile|aide soignant|aide-soignant|aide-soignante|auxiliaire de vie|auxiliaire de puericulture|assistante maternelle|
  educateur|educatrice|educateur specialise|moniteur educateur|professeur des ecoles|professeure|enseignante|maitre de conferences|ater|vacataire|
  charge de cours|chargee de cours|charge de td|charge de communication|chargee de communication|charge de recrutement|chargee de recrutement|
  chef de produit|chef de rang|chef de partie|chef cuisinier|cuisinier|cuisiniere|commis de cuisine|plongeur|barman|barmaid|boulangere|
  patissier|patissiere|coiffeur|coiffeuse|estheticienne|fleuriste|jardinier|paysagiste|plombier|electricien|
  soudeur|mecanicien|carrossier|dessinateur|dessinatrice|dessinateur projeteur|conducteur de travaux|geometre|geologue|biologiste|chimiste|
  physicien|mathematicien|economiste|sociologue|psychologue|orthophoniste|kinesitherapeute|pharmacien|pharmacienne|dentiste|medecin|sage-femme|
  veterinaire|avocat|avocate|juriste|notaire|clerc de notaire|huissier|greffier|journaliste|redacteur|redactrice|traducteur|traductrice|interprete|
  graphiste|webdesigner|webmestre|infographiste|maquettiste|photographe|cadreur|monteur video|realisateur|realisatrice|comedien|comedienne|musicien|
  musicienne|danseur|danseuse|chanteur|chanteuse|hote d'accueil|hotesse d'accueil|agent d'accueil|standardiste|teleconseiller|teleconseillere|
  conseiller clientele|conseillere clientele|charge d'affaires|chargee d'affaires|charge de clientele|chargee de clientele|commercial|commerciale|
  attache commercial|attachee commerciale|technico-commercial|acheteur|acheteuse|logisticien|logisticienne|directeur general|directrice generale|
  president|presidente|vice-president|vice-presidente|tresorier|tresoriere|secretaire general|delegue|deleguee|
  doctorante|chercheuse|post-doctorant|post-doctorante|ingenieur d'etudes|ingenieur de recherche|ingenieur logiciel|developpeur logiciel|testeur|testeuse|
  administrateur systeme|administrateur reseau|architecte logiciel|scrum master|saisonniere|interimaire|employe polyvalent|employee polyvalente|
  equipier polyvalent|equipiere polyvalente|hote de caisse|hotesse de caisse|caissier|mecano|ouvrier agricole|vendangeur|baby-sitter|garde d'enfants|
  soutien scolaire|professeur particulier|aide aux devoirs|surveillant|surveillante|assistant d'education|animateur periscolaire|
  abogado|procurador|notario|policia|bombero|militar|soldado|guardia|vigilante|vigilante de seguridad|conserje|limpiador|limpiadora|
  personal de limpieza|empleada domestica|cuidador|cuidadora|ninera|canguro|auxiliar de enfermeria|auxiliar administrativo|auxiliar administrativa|
  tecnico de laboratorio|farmaceutico|farmaceutica|odontologo|odontologa|dentista|fisioterapeuta|psicologo|psicologa|trabajador social|trabajadora social|
  educador|educadora|educador social|pedagogo|pedagoga|catedratica|profesor asociado|profesora asociada|profesor titular|profesor ayudante|jefe de trabajos practicos|
  ayudante de catedra|ayudante alumno|maestro de primaria|instructor|instructora|entrenador|entrenadora|arbitro|socorrista|guia turistico|
  azafata|azafato|camarero de pisos|jefe de sala|jefe de cocina|ayudante de cocina|pinche|barman|panadero|panadera|pastelero|carnicero|pescadero|
  peluquero|peluquera|esteticista|modista|costurera|carpintero|albanil|fontanero|electricista|soldador|mecanico|tornero|operador|operadora|
  instalador|peon|peon de obra|capataz|encargada|jefe de obra|topografo|delineante|aparejador|ingeniero tecnico|
  chofer|conductor|camionero|taxista|mensajero|carretillero|almacenero|reponedor|reponedora|preparador de pedidos|dependienta|promotor|promotora|
  visitador medico|agente comercial|agente inmobiliario|asesor comercial|asesora comercial|ejecutivo de cuentas|ejecutiva de cuentas|representante|
  jefe de ventas|director comercial|director general|directora general|gerente general|subgerente|administrador|administradora|contador|contadora|
  auxiliar contable|tesorero|tesorera|auditor|auditora|economista|analista financiero|analista de datos|analista programador|analista funcional|
  programador web|programador junior|programador senior|desarrollador de software|desarrollador frontend|desarrollador backend|desarrollador full stack|
  arquitecto de software|administrador de sistemas|tecnico informatico|tecnico de sistemas|soporte tecnico|scrum master|lider tecnico|lider de proyecto|
  jefe de producto|disenador grafico|disenadora grafica|maquetador|fotografo|fotografa|editor de video|realizador|actriz|musico|bailarin|
  periodista|locutor|locutora|redactor jefe|corrector|correctora|interprete|bibliotecario|bibliotecaria|archivero|recepcionista|telefonista|
  presidente|presidenta|vicepresidente|vicepresidenta|delegada|estudiante en practicas|alumno en practicas|alumna en practicas|
  aprendiz|practicante|temporero|jornalero|voluntariado|
  bankkaufmann|bankkauffrau|industriekaufmann|industriekauffrau|burokaufmann|burokauffrau|einzelhandelskaufmann|einzelhandelskauffrau|
  steuerberater|steuerberaterin|rechtsanwalt|rechtsanwaltin|rechtsanwaltsfachangestellte|richterin|staatsanwalt|polizist|polizistin|
  feuerwehrmann|altenpfleger|altenpflegerin|hebamme|zahnarzt|zahnarztin|tierarzt|tierarztin|assistenzarzt|oberarzt|chefarzt|medizinische fachangestellte|
  zahnmedizinische fachangestellte|physiotherapeut|physiotherapeutin|ergotherapeut|ergotherapeutin|logopade|logopadin|heilpraktiker|sozialarbeiter|
  sozialarbeiterin|sozialpadagoge|sozialpadagogin|erzieherin|kinderpflegerin|tagesmutter|au-pair|babysitter|schulbegleiter|betreuerin|
  trainerin|ubungsleiter|ubungsleiterin|schiedsrichter|rettungsschwimmer|bademeister|kochin|jungkoch|backerin|konditorin|
  friseurin|kosmetikerin|floristin|gartnerin|landwirtin|fliesenleger|elektriker|
  elektrikerin|klempner|kfz-mechatroniker|kfz-mechaniker|berufskraftfahrer|lkw-fahrer|kurierfahrer|lieferfahrer|paketzusteller|postbote|lagerarbeiter|
  lagerhelfer|staplerfahrer|produktionshelfer|produktionsmitarbeiter|maschinenbediener|fabrikarbeiter|reinigungskraft|putzkraft|hausmeister|
  sicherheitsmitarbeiter|kellnerin|servicekraft|barkeeper|spulkraft|rezeptionist|rezeptionistin|empfangsmitarbeiter|telefonist|callcenter-agent|
  kundenberater|kundenberaterin|kundenbetreuer|vertriebsmitarbeiter|vertriebsleiter|aussendienstmitarbeiter|innendienstmitarbeiter|einkaufer|
  disponent|logistiker|speditionskaufmann|projektassistent|projektassistentin|projektmitarbeiter|projektmitarbeiterin|projektleitung|teamleitung|
  abteilungsleitung|standortleiter|filialleiter|filialleiterin|marktleiter|betriebsleiter|werksleiter|bauleiter|bauleiterin|bauzeichner|
  technischer zeichner|technische zeichnerin|produktdesigner|grafikdesigner|grafikdesignerin|mediengestalter|mediengestalterin|webdesigner|
  webentwickler|webentwicklerin|systemadministrator|systemintegrator|anwendungsentwickler|frontend-entwickler|backend-entwickler|full-stack-entwickler|
  datenanalyst|it-berater|it-consultant|it-supporter|it-administrator|netzwerkadministrator|redakteurin|journalist|journalistin|lektorin|
  ubersetzerin|dolmetscherin|fotograf|fotografin|schauspieler|schauspielerin|musiker|musikerin|lehrkraft|lehrbeauftragter|lehrbeauftragte|
  studienrat|studienratin|referendar|referendarin|dozent|professor|professorin|akademischer rat|postdoktorand|postdoktorandin|
  wissenschaftlicher mitarbeiter|wissenschaftliche mitarbeiterin|wissenschaftliche hilfskraft|studentischer mitarbeiter|studentische mitarbeiterin|
  studentische hilfskraft|hilfswissenschaftler|hiwi|pflichtpraktikum|vorpraktikum|schulerpraktikum|orientierungspraktikum|betriebspraktikum|
  ferialpraktikum|ferialpraktikant|ferialpraktikantin|ferienarbeiter|ferienjobber|lehrling|lehrtochter|freiwilliges soziales jahr|fsj|bfd|zivi|
  zivildienstleistender|wehrdienstleistender|grundwehrdiener|ehrenamt|ehrenamtlich|ehrenamtlicher|ehrenamtliche|vereinsvorstand|kassenwart|
  schriftfuhrer|klassensprecher|schulsprecher|semestersprecher|
  berufspraktikum|pflichtpraktikum|vorpraktikum|schulerpraktikum|schnupperpraktikum|betriebspraktikum|praxissemester|ferienarbeit|ferienjob|
  zivildienstleistender|zivi|servicekraft|lagerhelfer|produktionshelfer|produktionsmitarbeiter|produktionsmitarbeiterin|hilfsarbeiter|
  werksstudent|werksstudentin|verleihmitarbeiter|empfangsmitarbeiter|burohilfe|burokraft|aussendienstmitarbeiter|außendienstmitarbeiter|
  innendienstmitarbeiter|projektingenieur|vertriebsmitarbeiter|kundenberater|kundenbetreuer|sachbearbeitung|datentypist|systembetreuer|
  it-administrator|systemadministrator|netzwerkadministrator|anwendungsentwickler|profispieler|trainer|trainerin|ubungsleiter|
  vacataire|charpentier|couvreur|menuisier|plombier|electricien|macon|manutentionnaire|preparateur de commandes|cariste|magasinier|livreur|
  facteur|aide patissiere|aide patissier|patissier|patissiere|boulanger|cuisinier|cuisiniere|commis de cuisine|plongeur|equipier|equipiere|
  equipier polyvalent|agent d'accueil|agent de securite|agent polyvalent|hote de caisse|hotesse de caisse|employe de libre-service|
  employe polyvalent|baby-sitter|babysitter|surveillant|assistant d'education|auxiliaire de vie|aide-soignant|aide soignante|
  assistante stagiaire|multiples stages|stage de fin d'etudes|stage de fin de licence|stage de fin de dut|projet de fin d'etudes|
  developpeur|developpeuse|ingenieur d'etudes|ingenieur d'affaires|ingenieur de recherche|ingenieur systeme|ingenieur reseau|
  soporte tecnico|administracion y soporte|auxiliar de investigacion|ayudante alumno|ayudante de catedra|ayudante de catedras|jefe de trabajos practicos|
  practica profesional|practicante profesional|pasantia|analista de sistemas|analista programador|analista funcional|encargado de sistemas|
  encargada de sistemas|responsable de sistemas|desarrollador freelance|tecnico en computacion|tecnico informatico|tecnico de soporte|
  tecnico en soporte|tecnico electricista|electricista|mecanico|soldador|albanil|chofer|peon|obrero|ayudante general|
  auxiliar administrativo|auxiliar contable|auxiliar de bodega|auxiliar de sistemas|asesor comercial|asesora comercial|ejecutivo de ventas|
  ejecutiva de ventas|promotor|promotora|mesero|mesera|mozo|moza|cajera|vendedora|repositor|operador|operadora|digitador|digitadora|
  capacitador|capacitadora|instructor|instructora|facilitador|facilitadora|trabajo freelance|proyecto freelance|
  mercaderista|impulsador|impulsadora|almacenista|bodeguero|bodeguera|tallerista|mesa de ayuda|motorista|notificador|notificadora|interventor|
  interventora|residente de obra|ingeniero residente|colaborador|colaboradora|oficial de cumplimiento|oficial de credito|oficial de negocios|
  perito|empleado|empleada|empleado administrativo|empleada administrativa|servicios generales|auxiliar de servicios generales|oficios varios|
  estilista|manicurista|barbero|barbera|animador|animadora|contratista|contralor|contralora|regidor|regidora|concejal|edil|alcalde|alcaldesa|
  mucama|botones|garzon|garzona|mesonero|mesonera|parrillero|barista|jornalera|cosechador|operario|operaria|oficial de primera|
  oficial de segunda|ayudante de obra|maestro de obra|maestro de obras|pintor|plomero|gasfitero|gasfiter|techador|herrero|cerrajero|tapicero|
  zapatero|sastre|liquidador|liquidadora|facturador|facturadora|cobrador|cobradora|gestor de cobranza|gestora de cobranza|recaudador|recaudadora|
  rondin|portero|portera|sereno|celador|celadora|escolta|jefe de bodega|jefe de almacen|jefe de logistica|jefe de planta|jefe de mantenimiento|
  jefe de recursos humanos|jefa de recursos humanos|jefe de area|jefa de area|jefe de local|jefe de seccion|jefe de turno|jefe de unidad|
  jefa de unidad|analista qa|analista de calidad|analista de soporte|analista de recursos humanos|analista de credito|analista contable|
  analista de negocio|asistente de gerencia|asistente de laboratorio|asistente de investigacion|asistente de catedra|asistente tecnico|
  auxiliar de farmacia|auxiliar de cocina|auxiliar logistico|auxiliar de archivo|auxiliar de laboratorio|auxiliar de vuelo|auxiliar docente|
  auxiliar judicial|auxiliar de odontologia|regente de farmacia|tutor virtual|teleoperador|teleoperadora|teleasesor|teleasesora|televendedor|
  televendedora|ejecutivo de call center|operador telefonico|operadora telefonica|secretario academico|secretaria academica|inspector de calidad|
  cofundador|cofundadora|socio fundador|socia fundadora|consultor independiente|consultora independiente|prestador de servicios|
  becario de investigacion|becaria de investigacion|personal tecnico|personal de apoyo|practicante preprofesional|practicante pre profesional|
  practicante universitario|tecnico de mantenimiento|tecnico instalador|tecnico de redes|tecnico de campo|tecnico en redes|tecnico docente|
  tecnico administrativo|encuestador|encuestadora|empadronador|censista|fiscalizador|fiscalizadora`,
);
