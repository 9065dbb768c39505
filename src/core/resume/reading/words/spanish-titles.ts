import type { TitleGrammar } from "../terms/title-grammar.ts";

/** The nouns that titles of sections begin with in Spanish and say by themselves what follows; without accents. */
const nouns: TitleGrammar["nouns"] = [
  [/^(?:experiencias?|practicas?|pasantias?|empleos?|trabajos|cargos|residencias profesionales|estadias?)$/u, "work"],
  [/^(?:estudios?|formacion(?:es)?|educacion|escolaridad|instruccion|titulos|titulacion(?:es)?|grados)$/u, "education"],
  [
    /^(?:cursos?|capacitacion(?:es)?|diplomados?|seminarios?|talleres|certificacion(?:es)?|certificados|perfeccionamiento|actualizacion|acreditaciones)$/u,
    "certificate",
  ],
  [
    /^(?:habilidades|aptitudes|actitudes|competencias?|destrezas|conocimientos?|capacidades|cualidades|fortalezas|virtudes|herramientas|tecnologias|manejo|dominio|programas)$/u,
    "skills",
  ],
  [/^(?:idiomas?|lenguas)$/u, "language"],
  [/^proyectos?$/u, "project"],
  [/^(?:publicacion(?:es)?|articulos|ponencias|congresos|conferencias|produccion|libros)$/u, "publication"],
  [/^(?:premios|reconocimientos|distinciones|meritos|becas|logros|menciones|galardones|honores)$/u, "award"],
  [/^(?:voluntariados?|actividades|membresias|asociaciones|eventos|liderazgo|participacion(?:es)?)$/u, "activity"],
  [/^(?:intereses|pasatiempos|aficiones|hobbies|deportes)$/u, "hobby"],
  [/^(?:referencias?|recomendaciones)$/u, "reference"],
  [/^(?:objetivos?|perfil|resumen|descripcion)$/u, "profile"],
];

/** Nouns that say nothing before what follows them does: "antecedentes laborales", "datos académicos". */
const neutral =
  /^(?:datos|antecedentes|informacion|historial|historia|trayectoria|nivel|areas?|preparacion|desempeno)$/u;
const byQuality: TitleGrammar["byQuality"] = [
  [/^(?:laboral(?:es)?|profesional(?:es)?|trabajos?|empleos?)$/u, "work"],
  [/^(?:academic|educativ|educacional|escolar|formativ|universitari|estudios)/u, "education"],
  [/^(?:personal|general|contacto|identificacion|aspirante|candidato|postulante|basic)/u, "contact"],
  [/^(?:adicional|complementari|interes$|vari|relevante)/u, "other"],
];

/** What stands behind such a noun turns it into something else: "experiencia en proyectos", "otros estudios". */
const turns: TitleGrammar["turns"] = [
  ["work", /(?<!\p{L})voluntari/u, "activity"],
  ["work", /(?<!\p{L})(?:proyectos|trabajos de grado)/u, "project"],
  ["education", /(?<!\p{L})(?:complementari|adicional|continu|extracurricular|no formal|otr[oa]s)/u, "certificate"],
  ["skills", /(?<!\p{L})(?:idiomas?|linguistic|lenguas)/u, "language"],
  ["activity", /(?<!\p{L})(?:congresos|conferencias|ponencias|seminarios)/u, "publication"],
  ["activity", /(?<!\p{L})proyectos/u, "project"],
];

const qualities =
  "laboral|profesional|academic|educativ|educacional|escolar|formativ|universitari|tecnic|tecnologic|informatic|digital|computacional|personal|social|interpersonal|bland|dur|clave|adicional|complementari|relevante|destacad|principal|previ|anterior|reciente|relacionad|especific|general|formal|informal|continu|extracurricular|realizad|obtenid|adquirid|desarrollad|desempenad|cursad|recibid|publicad|curricular|docente|investigativ|cientific|intelectual|militar|internacional|nacional|preprofesional|empresarial|comunitari|linguistic|transversal|gerencial|directiv|administrativ|artistic|deportiv|cultural|familiar|comercial|extranjer|vocacional|organizacional|funcional|profesionalizante|significativ|notable|propi|vari|divers|extraprogramatic|extraacademic|independiente";
const quality = new RegExp(`^(?:${qualities})(?:[oa]s?|e?s)?$`, "u");
const small =
  /^(?:de|del|en|y|e|o|u|la|las|los|el|al|con|para|no|mi|mis|area|sector|trabajo|investigacion|docencia|programacion|computacion|informatica|software|sistemas|idiomas?|interes|conocimiento|especializacion|aspirante|candidato|postulante|contacto|identificacion|desarrollo|estudios|posgrado|postgrado|pregrado|voluntariado|proyectos|redes|campo|ambito|rubro|grado)$/u;
/** What says which of several there are, before the noun: "Otros cursos", "Mis proyectos". */
const before = /^(?:(?:otr[oa]s?|mis?|ultim[oa]s|principales|algun[oa]s|diferentes) )+/u;

/** "Grado en …" and "formación de grado superior" are what somebody reached. */
const isNone = /^(?:estudio|formacion|educacion|curso)\s.*(?<!\p{L})grado(?!\p{L})/u;

/** Titles of sections in Spanish that are put together of common words. */
export const spanishTitles: TitleGrammar = { nouns, neutral, byQuality, turns, quality, small, before, isNone };
