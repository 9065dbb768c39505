import { listed } from "./listed.ts";

/** How Spanish names employers and jobs, beside the words that stand in tables: by the first word of the name. */

/** Houses, offices and trades with which the name of an employer begins, in small letters without accents. */
const houses = `supermercados?|hipermercado|minimarket|mini market|mini super|autoservicio|bodegas?|abarrotes|almacen(?:es)?|tiendas?|centro 
  farmacias?|drogueria|botica|optica|clinica|policlinico|policlinica|centro (?:medico|de salud|odontologico|veterinario|clinico|dental|estetico|geriatrico|hospitalario|infantil|cultural|deportivo|social|de dia|civico|integral|de investigacion|de atencion|de diagnostico|especial de empleo|de rehabilitacion)|
  consultorio|sanatorio|ips|e\\.?s\\.?e\\.?|residencia (?:de|geriatrica|universitaria|para)|hogar (?:de|geriatrico|infantil)|guarderia|jardin (?:infantil|maternal|de infantes)|ludoteca|
  marisqueria|asador|asadero|hostal|hosteria|posada|gimnasio|polideportivo|salon de (?:belleza|eventos|fiestas)|centro de estetica|
  ayuntamiento|municipalidad|municipio de|alcaldia|intendencia|gobernacion|gobierno|prefectura|diputacion|junta de|generalitat|xunta|cabildo|comunidad de madrid|ministerio|
  viceministerio|subsecretaria de|superintendencia|contraloria|procuraduria|fiscalia|defensoria|personeria|registraduria|registro (?:civil|publico|nacional)|poder judicial|rama judicial|juzgado|tribunal|corte (?:suprema|superior|constitucional)|
  congreso (?:de|nacional)|senado|asamblea (?:nacional|legislativa)|camara (?:de|nacional)|consulado|embajada|aduana|policia (?:nacional|local|federal|municipal|de)|ejercito|fuerzas? (?:aerea|armadas|naval)|armada|marina (?:de|mercante)|
  guardia (?:civil|nacional|urbana)|cuerpo de bomberos|bomberos (?:voluntarios|de)|cruz roja|cruz verde|caritas|o\\.?n\\.?g\\.?|fundacion|asociacion|federacion|confederacion|sindicato|gremio|partido|colegio (?:oficial|de abogados|de arquitectos|de ingenieros|de medicos|profesional)|
  obispado|arzobispado|parroquia|iglesia|banco|caja (?:rural|de|municipal|los)|cajas? de ahorros?|cooperativa|coop\\.?|mutual|mutua|financiera|aseguradora|seguros|
  constructora|construcciones|inmobiliaria|promotora inmobiliaria|inversiones|distribuidora|distribuciones|comercializadora|importadora|exportadora|procesadora|embotelladora|empacadora|envasadora|ensambladora|transportadora|
  transportes?|autotransportes|naviera|aerolineas?|mudanzas|industrias?|manufacturas|fabrica|textiles?|confecciones|calzados?|muebles|molinos?|ingenio|frigorifico|laboratorios?|minera|compania|cia\\.?|corporacion|grupo|consorcio|
  empresas? (?:publicas?|electrica|de|municipal|nacional|familiar|privada|s)|empresa|e\\.?p\\.?|sociedad|servicios (?:generales|integrales|profesionales|tecnicos|y) .*(?:s\\.?a|s\\.?l|ltda|sac|eirl|srl)|multiservicios|asesorias|soluciones|sistemas y|
  estudio (?:juridico|contable|de arquitectura|de diseno|fotografico|creativo)|despacho|bufete|gestoria|asesoria|notaria|consultorias?|agencia|imprenta|diario|periodico|revista|emisora|productora|
  taller(?:es)?(?: mecanico| de)?|autolavado|lubricentro|gasolinera|estacion de servicio|grifo|concesionario|autoescuela|estacionamiento|granja|finca|hacienda|vivero|rancho|invernadero|agricola|agropecuaria|avicola|ganaderia|
  museo|teatro|biblioteca|zoologico|parque|casa (?:particular|de|museo|hogar)|instituto (?:nacional|mexicano|colombiano|ecuatoriano|peruano|chileno|argentino|costarricense|nicaraguense|de la|de investigacion|de desarrollo|aragones|andaluz|catala|valenciano|vasco|espanol|estatal|distrital|municipal|provincial) (?!tecnologico|superior|de ensenanza|de formacion|de educacion)|
  secretaria (?:de|del) (?:estado|hacienda|educacion|salud|gobierno|cultura|desarrollo|seguridad|turismo|finanzas|marina|economia|bienestar|comunicaciones|transporte|planeacion|movilidad|ambiente|medio)|direccion (?:general|regional|nacional|provincial) de|unidad (?:de gestion educativa|ejecutora)|ugel`;

const start = "^(?:(?:la|el|los|las|en|en la|en el)\\s)?";
const house = new RegExp(`${start}(?:${listed(houses).join("|")})(?=[\\s,.–-]|$)`, "u");
/** "Panadería La Espiga", "Cafetería del Parque": a trade in which something is made or sold, before its name. */
const shop =
  /^(?:La\s|El\s)?(?!Ingenier|Enfermer|Averí|Materi|Bater|Serie|Carpinter[íi]a y|Reposter[íi]a y|Consultor[íi]a)\p{Lu}\p{L}{2,}(?:er[íi]a|ER[ÍI]A)\s(?:["“'‘]?\p{Lu}|de\s|del\s|la\s|el\s)/u;
/** Legal forms of Spanish and Latin American companies that no other word ends with. */
const form =
  /\s(?:s\.?\s?a\.?\s?c\.?|e\.?\s?i\.?\s?r\.?\s?l\.?|s\.?\s?a\.?,? de c\.?\s?v\.?|s\.? de r\.?\s?l\.?(?: de c\.?v\.?)?|ltda\.?|s\.?a\.?s\.?|s\.?c\.?p\.?|s\.?\s?l\.?\s?u\.?|s\.?l\.?l\.?|s\.?p\.?a|s\.?a\.?a\.?|c\.\s?a\.?|s\.?a\.?p\.?i\.?)$/u;

/**
 * Returns true for a text that begins as the names of employers do in Spanish, or ends as those of companies do.
 * `text` is the same as `written`, in small letters without accents.
 */
export function isSpanishHouse(text: string, written: string): boolean {
  if (text.length > 80) return false;
  return house.test(text) || shop.test(written) || form.test(text) || /^Secretaría\s/u.test(written);
}

/** Things, names and places that end as the names of jobs do. */
const noJobs =
  /^(?:lista|revista|vista|entrevista|pista|conquista|autopista|bautista|batista|isidora|optimista|realista|minorista|mayorista|exista|computador|computadora|ordenador|procesador|servidor|indicador|elevador|salvador|ecuador|labrador|amador|contador publico|alrededor|comedor|medidor|consumidor|mirador|generador|ventilador|buscador|transformador|distribuidora|comercializadora|importadora|exportadora|constructora|procesadora|embotelladora|aseguradora|empacadora|transportadora|calculadora|impresora|innovador|innovadora|emprendedora?$|trabajador|trabajadora)\b/u;
const job =
  /^(?:(?:sub|vice|ex|co|auto|tele)-?)?\p{L}{3,}(?:ista|ologo|ologa|ografo|ografa|ador|adora|edor|edora|idor|idora|iatra)(?:\s?[/(]-?(?:a|o|as|es|[\p{L}]+)\)?)?(?=$|[\s,]+(?:de|del|en|a|para|y|-|–)\s|\s\p{L}+(?:$|\s))/u;
const jobPhrase = /^(?:a cargo del?|encargad[oa] del?)\s\p{L}/u;

/** Returns true for a text, in small letters without accents, that begins as the names of jobs do in Spanish. */
export function isSpanishJob(text: string): boolean {
  return text.length < 90 && (jobPhrase.test(text) || (job.test(text) && !noJobs.test(text)));
}

/** Jobs that have no such form. */
export const spanishRoles = listed(
  `polifuncional|agricultor|agricultora|ejecutor de proyectos|multifuncional|perchero|perchera|generalista de rrhh|generalista de recursos humanos|matrona|matron|partera|logopeda|gerocultor|gerocultora|kinesiologo|kinesiologa|veterinario|veterinaria de planta|
  medico veterinario|productor|productora audiovisual|productor audiovisual|reportero|reportera|cientifico de datos|cientifica de datos|mediador|mediadora|integrador social|integradora social|propietario|propietaria|dueño|dueña|
  emprendedor|emprendedora|comerciante|negocio propio|data entry|control de calidad|mantenimiento general|corredor|corredora|edecan|tripulante|tripulante de cabina|sobrecargo|ganadero|ganadera|mayordomo|jardinero|jardinera|rector|rectora|
  decano|decana|bailarin|bailarina|dibujante|ama de llaves|ama de casa|auxiliar|ayudante|aprendiz|aprendiz sena|practicas|practicas profesionales|pasantias|residencias profesionales|estadia|servicio social|practicas preprofesionales|
  practica laboral|practicas laborales|alumno en practicas|alumna en practicas|temporero|temporera|jornalero|obrera|albañil|yesero|encofrador|ferrallista|gruista|carretillero|carretillera|frigorista|matricero|fresador|
  chapista|cristalero|escayolista|parquetista|limpiador|limpiadora|personal de aseadora|empleada del hogar|servicio domestico|niñero|canguro|au pair|cuidador|cuidadora|acompañante terapeutico|asistente terapeutico|
  tecnico auxiliar|teleoperador/a|telefonista|operador de|gestor|gestora|gestor delegado|delegada|captador|captadora|azafata|azafato|dependiente|dependiente/a|camarero/a|cajero/a|cajero reponedor|cajera reponedora|
  reponedor|reponedora|mozo de almacen|preparador de pedidos|preparadora de pedidos|manipulador|manipuladora|manipulador de alimentos|peon de|operario de|operaria de|maquinista|estibador|despachador|despachadora|chequeador|ayudante de|
  maestro pastelero|pastelero|pastelera|panadero|panadera|pizzero|pizzera|carnicero|carnicera|pescadero|pescadera|frutero|frutera|heladero|sushiman|sommelier|maitre|jefe de sala|jefa de sala|jefe de rango|cocinera|pinche|pinche de cocina|
  marmiton|steward|valet|valet parking|maletero|ascensorista|camillero|camillera|socorrista|monitor|monitora|profesor particular|profesora particular|clases particulares|profesor titular|profesora titular|profesor asociado|
  profesora asociada|profesor adjunto|jefe de practicas|jefa de practicas|jefe de estudios|jefa de estudios|director de|directora de|subdirector|subdirectora|subgerente|gerenta|jefa de|jefe de|lider de|coordinador de|coordinadora de|
  consejero|consejera|presidente|presidenta|vicepresidente|vicepresidenta|tesorera|secretario|militante|brigadista|promotor social|promotora social|gestor social|gestora social|trabajador social|trabajadora social|trabajador autonomo|
  juez|jueza|actuario|actuaria|letrado|letrada|abogado asociado|abogada asociada|oficial mayor|escribiente|escribano|escribana|notario|notaria publica|procurador|procuradora|agente|agente de|inspector|inspectora|supervisor|supervisora|
  sargento|soldado|soldado profesional|guardia civil|vigilante|vigilador|custodio|guarda|guarda de seguridad|guardabosques|piloto|copiloto|mecanico de|tecnico en|asistente de|asistente en|planificador|planificadora|planner|
  visitador medico|visitadora medica|agente agente de ventas|actor|actriz|musico|cantante|dj|cineasta|guionista|montador|montadora|escenografo|estatista|tatuador|tatuadora|barbero|esteticista|cosmetologa|masajista|quiropractico`,
);

/** Companies and authorities of countries that speak Spanish, whose name alone says what they are. */
export const spanishCompanies = listed(
  `mercadona|el corte ingles|inditex|zara|desigual|bershka|stradivarius|alcampo|lidl|aldi|consum|eroski|caprabo|carrefour|telepizza|goiko|100 montaditos|renfe|adif|aena|iberia|vueling|air europa|alsa|seur|correos|mrw|
  repsol|cepsa|endesa|iberdrola|naturgy|gas natural fenosa|acciona|ferrovial|dragados|sacyr|ohl|fcc|abengoa|tecnicas reunidas|indra|telefonica|movistar|orange espana|vodafone|masmovil|jazztel|everis|ntt data|sopra steria|gmv|
  bbva|banco santander|caixabank|la caixa|bankia|banco sabadell|bankinter|ibercaja|unicaja|kutxabank|mapfre|mutua madrilena|linea directa|sanitas|adeslas|quironsalud|grifols|gestamp|grupo antolin|meliá|nh hoteles|melia hotels|barcelo|
  prosegur|securitas|eulen|clece|ilunion|randstad|adecco|manpower|eurofirms|infojobs|glovo|cabify|wallapop|idealista|tuenti|imss|issste|pemex|cfe|inegi|femsa|oxxo|bimbo|grupo bimbo|cemex|telmex|telcel|televisa|tv azteca|
  coppel|elektra|soriana|chedraui|walmart|bodega aurrera|sams club|banamex|citibanamex|banorte|bancomer|banco azteca|softtek|alsea|vitro|peñoles|grupo carso|sanborns|farmacias similares|farmacias guadalajara|gruma|lala|alpura|
  bancolombia|davivienda|banco de bogota|grupo aval|colpatria|bavaria|postobon|ecopetrol|epm|avianca|exito|grupo exito|alkosto|falabella|homecenter|sodimac|rappi|tigo|etb|sura|colsubsidio|compensar|comfama|icbf|dane|invias|codensa|
  servientrega|coordinadora mercantil|nutresa|alpina|arcor|techint|tenaris|ypf|mercado libre|mercadolibre|globant|despegar|banco galicia|banco nacion|banco provincia|banco macro|telecom argentina|edenor|edesur|anses|afip|pami|conicet|inta|
  aerolineas argentinas|jumbo|cencosud|la serenisima|molinos rio de la plata|ypfb|entel|codelco|latam airlines|latam|copec|enap|bancoestado|banco de chile|ripley|hites|tottus|unimarc|santa isabel|junji|
  bcp|interbank|scotiabank|bbva continental|mibanco|banco de la nacion|backus|alicorp|graña y montero|ferreyros|southern peru|antamina|yanacocha|essalud|reniec|sunat|onpe|jne|inei|osinergmin|sedapal|plaza vea|inkafarma|mifarma|
  banco pichincha|banco guayaquil|produbanco|corporacion favorita|supermaxi|megamaxi|pronaca|cnt|iess|petroecuador|banco general|banistmo|copa airlines|cable onda|inac|caja de seguro social|meduca|minsa|pdvsa|empresas 
  cantv|movilnet|corpoelec|ince|inces|seniat|banesco|ccss|bac credomatic|banco popular|banreservas|grupo ramos|claro dominicana|inabie|infotep|indrhi|edesur|edenorte|altice|antel|ancap|bps|brou|itaipu`,
);

/** What is studied, and how far, beside the degrees of the tables of all languages. */
export const spanishDegrees = listed(
  `daw|dam|asir|smr|pedagogia|mercadotecnia|mercadeo|cosmetologia|cosmiatria|bioquimica|premedia|pre-media|media academica|media tecnica|media vocacional|preuniversitario|pre-universitario|preescolar|
  contaduria|finanzas|negocios internacionales|comercio exterior|comercio internacional|criminologia|criminalistica|trabajo social|terapia fisica|fisioterapia|kinesiologia|optometria|bacteriologia|instrumentacion quirurgica|
  mecatronica|electromecanica|mecanica automotriz|mecanica industrial|electricidad industrial|electronica industrial|refrigeracion y aire acondicionado|construccion civil|topografia|dibujo tecnico|diseno industrial|diseno de interiores|diseno de modas|
  corte y confeccion|alta costura|gastronomia|cocina|pasteleria|panaderia|peluqueria|estetica|imagen personal|maquillaje|atencion sociosanitaria|atencion a personas en situacion de dependencia|farmacia y parafarmacia|
  cuidados auxiliares de enfermeria|tcae|educacion infantil|tsei|integracion social|animacion sociocultural|secretariado|gestion administrativa|administracion y finanzas|comercio y marketing|actividades comerciales|
  sistemas microinformaticos y redes|desarrollo de aplicaciones web|desarrollo de aplicaciones multiplataforma|administracion de sistemas informaticos en red|prevencion de riesgos laborales|guia informacion y asistencias turisticas|
  ciencias sociales|ciencias naturales|ciencias exactas|humanidades|magisterio|filologia|filologia hispanica|filologia inglesa|traduccion e interpretacion|historia del arte|geografia e historia|bibliotecologia|archivologia|
  teologia|zootecnia|agronomia|agropecuaria|ciencias agropecuarias|ingenieria|ing|ingeniero|ingeniera|licenciado|licenciada|profesional|bachiller|bachillera|maestrante|doctorante|estudios generales|cuarto ano|quinto ano|sexto semestre|
  tecnico en|curso en|taller de|seminario de|diplomado de|titulada|titulado|titulacion|titulo profesional|titulo profesional de|grado academico|grado de bachiller|grado de magister`,
);
