import { listed } from "./listed.ts";

/** Schools, universities and providers of courses that `entities.ts` does not have; compared without case and accents. */
export const latinSchools = listed(
  `vidyalaya|vidyapeeth|mahavidyalaya|vidya mandir|inter college|junior college|higher secondary school|senior secondary school|public school|
  convent school|matriculation school|iit|iiit|nit|bits pilani|vit university|srm university|sixth form|prep school|elementary school|middle school|
  high school|charter school|magnet school|boarding school|technical college|technical school|vocational school|trade school|training center|
  training centre|training institute|school of|college of|institute of|faculty of|department of computer science|univ|tafe|texas a&m|virginia tech|
  georgia tech|penn state|ucsd|ucsb|ucsc|uc davis|uc irvine|suny|cuny|nyu|uiuc|umass|uconn|njit|umbc|carnegie mellon|cmu|unsw|rmit|monash|nus|hku|
  hkust|cuhk|bcit|mcgill|concordia|polymtl|uqam|ets montreal|imperial college|king's college|trinity college|ucl|lse|city college|state college|
  teachers college|open university|city university|military academy|naval academy|facultes|faculte des sciences|universite de technologie|
  institut superieur|institut national|institut universitaire|ecole elementaire|college prive|lycee prive|cours prive|centre de formation|
  ecole polytechnique|ensa|ensam|ensias|encg|emsi|ehtp|inpt|ofppt|ista|esprit school|insat|sup'com|enit|enis|iset|ensi|esi alger|usthb|uqac|ifri|esmt|
  isi dakar|faculdade|faculdades|universidade federal|universidade estadual|instituto federal|escola tecnica|senai|senac|etec|fatec|puc|unicamp|usp|
  ufmg|ufrj|facultad de|unidad educativa|centro educativo|centro de estudios|instituto tecnologico|instituto profesional|instituto politecnico|
  centro universitario|corporacion universitaria|fundacion universitaria|universitaria|universidad nacional|universidad catolica|escuela politecnica|
  escuela normal|escuela basica|liceo tecnico|duoc|duoc uc|inacap|uade|unla|uba|udelar|sena|conalep|cobaes|cbtis|cecyt|ipn|uanl|udg|buap|uah|urjc|uoc|
  unir|platzi|educative|codecademy|freecodecamp|treehouse|pluralsight|udemy|khan academy|general assembly|lambda school|app academy|hack reactor|
  flatiron school|codesmith|holberton|thinkful|aptech|niit|alura|rocketseat|digital house|coderhouse|henry bootcamp|soyhenry|keepcoding|upgrad|
  fakultat|htwg|ostfalia|technikerschule|meisterschule|fachschule|berufsfachschule|berufsbildungszentrum|bildungszentrum|bildungswerk|mittelschule|
  neue mittelschule|sekundarschule|kantonsschule|primarschule|orientierungsschule|bezirksschule|gewerbeschule|gewerbliche schule|kaufmannische schule|
  stadtteilschule|werkrealschule|gemeinschaftsschule|forderschule|htbla|htblva|hbla|bhak|brg|borg|fernuniversitat|fernuni|wbs training|alfatraining|
  comcave|cimdata|gfn|bfz|uni|gimnazija|gimnazjum|liceum|technikum|szkola|skola|srednja skola|osnovna skola|fakultet|sveuciliste|univerzitet|
  visoka skola|gymnazium|gymnasiet|gymnasie|tekniska hogskolan|yliopisto|lukio|lyseo|ulikool|universitetet|videregaende skole|hogskole|scuola|
  liceo scientifico|liceo classico|politecnico di|universitas|politeknik|sekolah|sekolah menengah|smk|smkn|sman|universiti|kolej|institut teknologi`,
);
