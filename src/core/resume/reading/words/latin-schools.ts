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
  liceo scientifico|liceo classico|politecnico di|universitas|politeknik|sekolah|sekolah menengah|smk|smkn|sman|universiti|kolej|institut teknologi|
  i.e|i.e.d|i.e.p|i.e.m|i.e.t|i.e.e|u.e|u.e.n|u.e.p|u.e.f|c.e.i|c.e.n|grupo escolar|nucleo escolar|escuela nacional|liceo bolivariano|
  liceo nacional|liceo industrial|liceo comercial|liceo politecnico|complejo educativo|complejo educacional|conjunto educativo|centro escolar|
  centro de formacion|centro de formacion profesional|centro de capacitacion|centro de capacitacion laboral|centro de educacion|
  centro de educacion basica|centro de bachillerato|centro de bachillerato tecnologico|centro de aprendizaje|
  centro de desarrollo agroempresarial|centro de servicios financieros|centro de gestion de mercados|centro industrial|centro agropecuario|
  centro tecnologico|centro politecnico|centro integrado de formacion|centro publico integrado|c.b.t.i.s|cetis|c.e.t.i.s|cecati|cebetis|cobach|
  cobaem|cobaej|colegio de bachilleres|cch|prepa|preparatoria oficial|escuela preparatoria|preparatoria no|secundaria no|
  secundaria general no|secundaria tecnica no|telesecundaria|telebachillerato|videobachillerato|epoem|cecytem|cecyte|cecyt no|
  tecnologico de monterrey|tecnologico nacional de mexico|tecnologico de estudios superiores|tecnologico superior|tecnologico de antioquia|tecnm|
  tec de monterrey|upiicsa|esime|escom|uvm|unitec|uaem|uaemex|uaq|uady|uach|umsnh|udlap|itam|iteso|ibero|unadm|utel|politecnico colombiano|
  politecnico grancolombiano|politecnico internacional|unificada nacional|corporacion unificada nacional|corporacion universitaria minuto|
  corporacion educativa|uniminuto|unad|unipanamericana|uniandes|unal|eafit|icesi|univalle|uis|areandina|unicauca|unisangil|
  servicio nacional de aprendizaje|normal superior|escuela normal superior|institucion universitaria|institucion educativa tecnica|
  institucion etnoeducativa|cesde|censa|compuestudio|inem|ficotec|itm|gimnasio|gimnasio campestre|gimnasio moderno|instituto de formacion|
  instituto de educacion superior|instituto superior tecnologico|instituto superior|instituto tecnico|instituto tecnico industrial|
  instituto nacional|instituto comercial|instituto industrial|instituto bilingue|instituto privado|i.s.t|i.s.t.p|i.e.s.t.p|iestp|senati|tecsup|
  cibertec|idat|isil|zegel|zegel ipae|upc|usil|usmp|unmsm|pucp|unfv|upn|utp|ucv|uladech|sencico|cetpro|cenecape|ceba|espol|espe|
  epn|utpl|uees|ucsg|puce|unemi|uteq|uta|uide|udla|usfq|aiep|instituto aiep|instituto profesional aiep|santo tomas|ip santo tomas|
  cft|c.f.t|uchile|uc chile|usach|utfsm|utem|unab|udp|udec|ucn|ufro|umce|uoh|liceo a|e.e.t|e.e.s.t|e.e.t.p|e.p.e.t|e.n.e.t|
  i.p.e.m|ipem|ipet|enet|eest|eet|epet|cens|i.s.f.t|isft|i.s.f.d|isfd|ifts|i.f.t.s|utn|untref|unlam|unlp|unc|unsam|unq|ungs|uces|ucema|uca|
  ucasal|uai|ues21|universidad siglo 21|davinci|da vinci|educacion it|educacionit|infotep|intecap|itla|intec|uasd|unibe|inces|i.n.c.e.s|
  i.n.c.e|iut|i.u.t|iutirla|iuta|iuti|unefa|u.n.e.f.a|ucab|uneg|unellez|unexpo|urbe|uny|udo|unefm|udelas|utesa|unan|
  unah|utec|ufg|usac|ucr|tec costa rica|i.e.s|ies|ceip|c.e.i.p|cifp|c.i.f.p|cpifp|
  cipfp|cfp|ifp|i.f.p|cebanc|cesur|ilerna|medac|davante|linkia|cef|udima|unie|ceu|ucam|unir fp|uem|uax|ufv|ucm|uam|uc3m|upm|upv|upv/ehu|ehu|
  upf|uab|ull|ulpgc|ugr|uco|ujaen|uhu|umh|uji|upct|unizar|unirioja|
  unavarra|unican|uniovi|udc|uvigo|uva|usal|ubu|unileon|uclm|unex|uib|salesianos|maristas|jesuitinas|escolapios|la salle|sagrado corazon|
  maria auxiliadora|instituto de ensenanza secundaria|instituto de educacion secundaria|escuela de arte|escuela de negocios|
  escuela de hosteleria|escuela universitaria|escuela tecnica superior|escuela superior|escuela tecnica|escuela tecnica no|escuela secundaria|
  escuela media|escuela primaria|escuela agropecuaria|escuela agrotecnica|escuela comercial|escuela industrial|escuela particular|escuela fiscal|
  escuela rural|escuela urbana|escuela colombiana|escuela militar|escuela naval|escuela de oficiales|colegio nacional|colegio particular|
  colegio fiscal|colegio tecnico|colegio departamental|colegio distrital|colegio mayor|colegio parroquial|colegio privado|colegio publico|
  colegio universitario|seminario mayor|seminario menor|conservatorio nacional|center of english studies|centro colombo americano|
  colombo americano|icpna|britanico|centro cultural britanico|berlitz|wall street english|open english|escuela oficial de idiomas|eoi|
  coder house|egg educacion|oracle next education|alura latam|desafio latam|talento digital|laboratoria|nucba|acamica|humai|plataforma 5|
  argentina programa|misiontic|mintic|crehana|edteam|domestika|openwebinars|tokio school|ironhack|4geeks academy|nuclio|
  nuclio digital school|the bridge|factoria f5|hackaboss`,
);
