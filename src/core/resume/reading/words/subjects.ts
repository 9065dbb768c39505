import { listed } from "./listed.ts";

/** Words of which the name of a subject of studies usually has one, without case and accents; beginnings of words. */
export const subjectBeginnings = listed(
  `informati|computer|comput|softwar|data|engineer|ingenier|ingenieur|math|physi|fisic|chem|chimi|quimic|biolog|biochem|bioquim|biotech|biotecn|
  econom|okonom|wirtschaft|business|betriebs|volkswirt|management|gestion|administrat|administrac|marketing|finan|account|contab|comptab|
  commerc|handel|logisti|jura|rechts|droit|derecho|law|legal|politi|soziolog|sociolog|psycholog|psicolog|philosoph|filosof|geschicht|histor|
  germanisti|anglisti|romanisti|linguisti|linguist|sprach|langue|lettres|letras|literatu|litterat|languag|kommunikation|communicat|comunica|
  journalis|periodis|medien|media|design|diseno|gestaltung|grafik|graphi|kunst|art|arts|musi|architekt|architect|arquitect|bauwesen|bauing|
  civil|maschinenbau|mechani|mecani|mechatroni|mecatroni|elektro|electri|electro|electroni|automat|roboti|robot|energie|energy|energi|umwelt|
  environ|ambient|geograph|geograf|geolog|geomat|topograf|vermessung|agrar|agricol|agronom|medizin|medicin|medecin|pharma|farma|pflege|nurs|
  infirm|enfermer|gesundheit|sante|salud|health|sport|padagog|pedagog|erziehung|education|educacion|lehramt|teaching|theolog|teolog|
  wissenschaft|science|sciences|ciencia|ciencias|technik|technolog|tecnolog|techniqu|tecnic|telecom|network|netzwerk|reseau|redes|sistema|
  systeme|system|securit|seguridad|sicherheit|cyber|intelligen|machine|statisti|estadisti|operations|industri|produktion|production|tourism|
  turismo|hotel|gastronom|verwaltung|studies|studien|estudios|etudes|anthropolog|antropolog|archaolog|arqueolog|material|materiaux|material|
  aerospa|aeronau|luft|nanotech|nanoscien|optic|optiqu|acoust|signal|multimedia|web|game|interact|bildung|sozial|social|schwerpunkt|fachrichtung|vertiefung|hauptfach|nebenfach|studienrichtung|spezialisierung|trabajo social`,
);
