import { listed } from "./listed.ts";

/** What is reached or done at a school, beside the degrees of `entities.ts`; compared without case and accents. */
export const latinDegrees = listed(
  `associate's degree|bachelor degree|bachelor's degree|master degree|master's degree|doctoral degree|postgraduate diploma|graduate diploma|
  postgraduate certificate|graduate certificate|pgce|pgdip|hnd|hnc|btech national|btec|a-level|as levels|o levels|igcse|gcses|high school diploma|
  international baccalaureate|foundation degree|foundation year|study abroad|stay abroad|exchange semester|exchange year|exchange student|
  semester abroad|bsc (hons)|ba (hons)|beng (hons)|meng (hons)|bachelor of arts|bachelor of science|bachelor of engineering|master of arts|
  master of science|master of engineering|doctor of philosophy|dphil|edd|dba|emba|mres|mmath|msci|bphil|bds|mbbs|pharmd|bachelorstudium|masterstudium|
  diplomstudium|magisterstudium|lehramtsstudium|promotionsstudium|fernstudium|auslandsstudium|auslandssemester|auslandsaufenthalt|austauschsemester|
  austauschjahr|schuleraustausch|schulabschluss|hauptschulabschluss|qualifizierender hauptschulabschluss|mittlerer schulabschluss|
  mittlerer bildungsabschluss|erweiterter realschulabschluss|fachoberschulreife|fachgebundene hochschulreife|abi|vorabitur|maturaabschluss|
  berufsmatura|reifeprufung|diplomprufung|gesellenbrief|gesellenprufung|meisterbrief|meisterprufung|lehrabschluss|berufslehre|kaufmannische lehre|
  duale ausbildung|schulische ausbildung|ausbildung als|umschulung|weiterbildung zum|weiterbildung zur|staatlich gepruft|staatlich geprufter|
  staatlich geprufte|zweites staatsexamen|dissertation|magister artium|diplom-informatiker|diplom-kaufmann|diplom-kauffrau|diplom-physiker|
  diplom-betriebswirt|diplom-volkswirt|dipl.-ing.|dipl.-kfm.|dipl.-phys.|dr. rer. nat.|dr.-ing.|dr. phil.|diplome national du brevet|
  brevet des colleges|brevet de technicien|brevet professionnel|bac scientifique|bac general|bac technologique|bac professionnel|
  baccalaureat scientifique|baccalaureat general|baccalaureat technologique|baccalaureat professionnel|classes preparatoires aux grandes ecoles|
  classe prepa|dut informatique|bachelor universitaire de technologie|licence 1|licence 2|licence 3|master i|master ii|master recherche|
  master specialise|mastere specialise|diplome universitaire|diplome d'etat|diplome d'etudes|diplome d'etudes approfondies|
  diplome d'etudes superieures|diplome d'etudes collegiales|attestation d'etudes collegiales|maitrise en|doctorat en|these de doctorat|these en|
  agregation|capes|titre rncp|formation continue|formation professionnelle|semestre a l'etranger|annee a l'etranger|echange universitaire|
  echange academique|erasmus|annee de cesure|licenciado en|licenciada en|ingeniero tecnico|ingenieria tecnica|ingenieria en|ingenieria informatica|
  ingenieria industrial|graduado en|graduada en|graduado escolar|doble licenciatura|doctorado en|maestria en|magister en|posgrado en|postgrado|
  postgrado en|experto universitario|experto en|curso de especializacion|curso superior|bachillerato tecnologico|bachillerato cientifico|
  bachillerato de ciencias|bachiller tecnico|bachiller academico|educacion secundaria obligatoria|secundario completo|secundario|titulo secundario|
  preparatoria|tecnico en informatica|tecnico superior en|tecnico superior universitario|tecnicatura en|tecnicatura universitaria|profesorado|
  profesorado en|grado superior|grado medio|ciclo formativo de grado medio|formacion profesional|fp grado superior|fp grado medio|fp superior|
  estudios de|baccaleaureat|bfem|bepc|cfee|cepe|premiere annee|deuxieme annee|troisieme annee|1ere annee|2eme annee|3eme annee|terminale|micromasters|
  educacion primaria|educacion basica|educacion media|educacion general basica|ensenanza basica|ensenanza media|primaria|lic|lic en|tecnologia en|
  tecnologo superior|tecnico profesional|tecnico universitario|programa en|titulo de|ensino medio|ensino fundamental|graduacao em|bacharelado|
  bacharel em|pos-graduacao|mestrado|doutorado|tecnico em|tecnologo em|certificate i|certificate ii|certificate iii|certificate iv|advanced diploma|
  pre-university course|pre-university|sslc|ssc|hsc|hssc|matric|matriculation|secondary school certificate|higher secondary certificate|intermediate|
  senior secondary|higher secondary|ged|sc b|a.b|s.b|b.s.e|b.s.e.e|bsee|bsme|bscs|bsit|mscs|a.a.s|a.a|a.s|aas|associates degree|associate in|b.ed|
  m.ed|m.com|nanodegree|microdegree|postdoctoral|minor in|major in|majors|coursework in|efz|eba|fachinformatiker efz|informatiker efz|
  fachhochschulabschluss|hochschulabschluss|realschule abschluss|hohere handelsschule|certificado de profesionalidad|perito mercantil|
  analista universitario|contador publico|intercambio academico|estancia en el extranjero|cep|cap petite enfance|probatoire|gce a level|gce o level|
  bac +2|bac +4|baccalaureat serie|bac serie|licence en|licence fondamentale|licence appliquee|mastere en|diplome de technicien|
  diplome de technicien superieur|technicien specialise|technicien superieur|diplome universitaire de technologie|brevet de technicien superieur|
  certificat d'aptitude professionnelle|certificat d'etudes|prepa scientifique|annee preparatoire|tronc commun|educacion superior|
  ensenanza secundaria|ensenanza superior|bachillerato general|bachillerato completo|estudios primarios|estudios secundarios|estudios universitarios|
  estudios superiores|tecnico de nivel medio|tecnico en nivel medio|tecnico de nivel superior|tecnico en nivel superior|tecnico laboral|
  profesional en|analista de sistemas|licenciatura en|lic. en|ing. en|ingeniero de|programador de computadoras|perito en|perito contador|
  master oficial|fachinformatiker|fachinformatikerin|it-systemelektroniker|it systemelektroniker|systemelektroniker|informatikkaufmann|
  it-systemkaufmann|mediengestalter|mediengestalterin|industriekaufmann|industriekauffrau|burokaufmann|burokauffrau|bankkaufmann|bankkauffrau|
  einzelhandelskaufmann|einzelhandelskauffrau|groß- und außenhandelskaufmann|kaufmann fur buromanagement|kauffrau fur buromanagement|mechatroniker|
  mechatronikerin|elektroniker|elektronikerin|industriemechaniker|zerspanungsmechaniker|kfz-mechatroniker|technischer zeichner|technische zeichnerin|
  technischer produktdesigner|informationstechnischer assistent|informationstechnische assistentin|technischer assistent|kaufmannischer assistent|
  betriebswirt (vwa)|staatlich geprufter techniker|steuerfachangestellter|steuerfachangestellte|medizinische fachangestellte|
  verwaltungsfachangestellte|rechtsanwaltsfachangestellte|fachkraft fur lagerlogistik|fachlagerist|erzieher|erzieherin|krankenpfleger|
  krankenschwester|grundschulabschluss|schulabgang|grundschulzeit|sekundarabschluss|sekundarabschluss i|hauptschule|realschule|erstausbildung|
  zweitausbildung|ausbildung im|lehre als|lehre zum|lehre zur|umschulung zum|umschulung zur|
  estudios de primaria|estudios de secundaria|estudios basicos|estudios medios|estudios tecnicos|estudios de bachillerato|primarios|secundarios|
  universitarios|nivel primario|nivel secundario|nivel medio superior|nivel superior|nivel licenciatura|nivel bachillerato|secundaria completa|
  secundaria incompleta|primaria completa|secundaria tecnica|secundaria general|bachillerato unificado|bachillerato general unificado|
  bachillerato tecnico|bachillerato en|bachiller en|bachiller tecnico en|bachiller mercantil|bachiller comercial|bachiller basico|
  bachiller unificado|bachiller integral|bachiller industrial|bachiller universitario|bachiller en ciencias|bachiller con orientacion|
  bachillerato de humanidades|bachillerato de artes|bachillerato internacional|bachillerato nocturno|titulo de bachiller|
  tec superior universitario|t.s.u|tsu|tsu en|tecnico superior|tecnico laboral en|tecnico laboral por competencias|tecnico profesional en|
  tecnico auxiliar|tecnico nivel superior|tecnico nivel medio|tecnico medio|tecnico medio en|tecnico basico|tecnica en|tecnologo|tecnologa|
  tecnologo en|tecnologa en|tecnologia superior|tecnologo superior en|tecnicatura superior|tecnicatura superior en|tecnicatura|licenciado|
  licenciada|lcdo|lcda|licda|licenciatura|doble grado|doble grado en|graduado en graduado en educacion secundaria|e.s.o|c.f.g.s|c.f.g.m|
  cfgs|cfgm|f.p|fp ii|fp i|fp dual|fp basica|ciclo superior|ciclo medio|ciclo formativo|grado universitario|diplomatura|diplomatura en|
  diplomado universitario|diplomado en|diplomada en|diplomado|cou|c.o.u|bup|b.u.p|selectividad|ebau|evau|pruebas de acceso|
  acceso a la universidad|egb|e.g.b|posgrado|postitulo|postitulo en|maestria|magister|master en|master universitario|master propio|titulo propio|
  doctorando|doctoranda|candidato a doctor|candidata a doctora|especializacion|especializacion en|especialista en|
  especialista universitario|cuarto medio|4° medio|4to medio|cuarto medio completo|licencia de ensenanza media|licencia media|
  ensenanza media completa|ensenanza media tecnico profesional|tecnico de nivel medio en|tecnico de nivel superior en|secretariado|
  secretariado ejecutivo|secretariado bilingue|secretariado comercial|secretaria ejecutiva|polimodal|perito|perito comercial|perito agronomo|
  perito industrial|maestro mayor de obras|analista en sistemas|analista de sistemas de computacion|profesor de|profesora de|carrera tecnica|
  carrera tecnica en|carrera de|carrera corta|carrera profesional|egresado|egresada|egresado de|egresada de|egresado en|pasante de|
  estudiante de|estudiante universitario|ciclo basico|ciclo comun|ciclo basico comun|ingeniero civil|ingeniero industrial|ingeniero comercial|
  ingeniero agronomo|ingeniero electronico|ingeniero electrico|ingeniero mecanico|ingeniero quimico|ingeniero ambiental|ingeniero informatico|
  ingeniero en|ingeniera en|ingeniera de|ingeniera industrial|ingeniera civil|ingeniera comercial|ingeniero tecnico en|ingenieria civil|
  ingenieria comercial|ingenieria de|ingenieria tecnica en|ingenieria superior|ing de|ing civil|ing industrial|tec en|tec superior|
  tec en informatica|contaduria|contaduria publica|contador publico autorizado|contador auditor|contador privado|contabilidad y auditoria|
  contabilidad y finanzas|administracion de empresas|administracion y direccion de empresas|administracion publica|administracion hotelera|
  administracion industrial|derecho|psicologia|enfermeria|medicina|sociologia|odontologia|arquitectura|trabajo social|comunicacion social|
  diseno grafico|ciencias politicas|ciencias empresariales|ciencias economicas|ciencias de la comunicacion|ciencias de la educacion|
  relaciones internacionales|relaciones laborales|relaciones publicas|computacion e informatica|informatica administrativa|medico cirujano|
  cirujano dentista|quimico farmaceutico|quimico farmacobiologo|medico veterinario|veterinaria|nutricion y dietetica|kinesiologia|fonoaudiologia|
  terapia ocupacional|obstetricia|educacion parvularia|pedagogia en|gastronomia|turismo y hoteleria|hoteleria y turismo|periodismo|economia|
  filosofia y letras|bellas artes|grau en|llicenciatura en|batxillerat|cicle formatiu|cicle formatiu de grau`,
);
