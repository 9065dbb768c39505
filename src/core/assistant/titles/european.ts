/** German, French and Spanish words of job titles, without diacritics. */
const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll("_", " "));

/** Heads that stand first, with what they are of behind them. */
export const romanceHeads = new Set(
  words(`
  programmeur programmeuse vice-president vice-presidente testeur lead developpeur developpeuse ingenieur ingenieure chef cheffe architecte analyste administrateur administratrice responsable directeur directrice
  charge chargee consultant consultante technicien technicienne assistant assistante comptable infirmier infirmiere conducteur conductrice vendeur
  vendeuse stagiaire alternant alternante apprenti apprentie gestionnaire gerant gerante redacteur redactrice concepteur conceptrice graphiste designer
  commercial commerciale conseiller conseillere attache attachee agent agente ouvrier ouvriere operateur operatrice mecanicien mecanicienne electricien electricienne
  plombier menuisier macon peintre soudeur cuisinier cuisiniere serveur serveuse caissier caissiere secretaire receptionniste professeur
  professeure enseignant enseignante formateur formatrice educateur educatrice medecin pharmacien pharmacienne dentiste kinesitherapeute psychologue
  avocat avocate juriste notaire journaliste photographe traducteur traductrice interprete chercheur chercheuse scientifique data_scientist
  economiste statisticien auditeur auditrice controleur controleuse acheteur acheteuse logisticien logisticienne magasinier magasiniere preparateur preparatrice
  chauffeur chauffeuse livreur livreuse pilote hotesse steward coiffeur coiffeuse estheticienne boulanger boulangere patissier patissiere boucher
  bouchere agriculteur agricultrice jardinier paysagiste aide auxiliaire animateur animatrice coordinateur coordinatrice coordonnateur superviseur
  manager chef_de_projet webmaster integrateur integratrice testeur testeuse expert experte specialiste president presidente
  presidente dirigeant dirigeante fondateur fondatrice adjoint adjointe delegue deleguee inspecteur inspectrice geometre dessinateur dessinatrice
  monteur monteuse cariste manutentionnaire agent_de maitre maitresse sage-femme aide-soignant aide-soignante ambulancier pompier policier gardien
  gardienne concierge femme_de_chambre valet barman sommelier traiteur planificateur planificatrice ordonnanceur qualiticien

  desarrollador desarrolladora programador programadora ingeniero ingeniera analista cientifico cientifica arquitecto arquitecta administrador
  administradora jefe jefa gerente director directora disenador disenadora tecnico tecnica consultor consultora responsable contador contadora
  contable enfermero enfermera auxiliar vendedor vendedora becario becaria asistente coordinador coordinadora encargado encargada supervisor
  supervisora ejecutivo ejecutiva asesor asesora agente operario operaria operador operadora mecanico mecanica electricista fontanero plomero
  carpintero albanil pintor pintora soldador cocinero cocinera camarero camarera mesero mesera cajero cajera secretario secretaria recepcionista
  profesor profesora maestro maestra docente formador formadora educador educadora medico medica farmaceutico farmaceutica dentista
  fisioterapeuta psicologo psicologa abogado abogada notario periodista fotografo fotografa traductor traductora interprete investigador
  investigadora economista estadistico auditor auditora comprador compradora almacenero mozo moza repartidor repartidora conductor conductora
  chofer piloto azafata peluquero peluquera esteticista panadero panadera carnicero carnicera agricultor jardinero jardinera cuidador cuidadora
  ninera limpiador limpiadora conserje guardia vigilante policia bombero militar redactor redactora editor editora community_manager especialista
  experto experta lider presidente presidenta vicepresidente socio socia fundador fundadora delegado delegada inspector inspectora dibujante
  topografo instalador instaladora montador montadora practicante pasante aprendiz promotor promotora reponedor reponedora dependiente
  dependienta representante gestor gestora liquidador teleoperador teleoperadora telefonista oficial peon capataz maquinista
  trabajador trabajadora ayudante planificador planificadora modelista patronista costurera sastre joyero relojero
  `),
);

/** Words between a romance head and its object. */
export const romanceLinks = new Set(
  words("de du des d' en et y e a au aux la le les l' del la los las el para por sur pour con"),
);

/** The ends of German words that name who does the work; a compound may stand before them. */
export const germanHeads = words(`
  entwickler automatisierer programmierer ingenieur informatiker architekt administrator analyst analytiker wissenschaftler forscher berater consultant
  designer gestalter manager leiter leitung direktor geschaftsfuhrer vorstand prokurist chef experte spezialist fachkraft kraft referent koordinator
  mitarbeiter sachbearbeiter assistent assistenz sekretar kaufmann kauffrau kaufleute verkaufer verkauferin einkaufer vertreter vermittler
  disponent planer controller buchhalter bilanzbuchhalter steuerberater steuerfachangestellter fachangestellter fachangestellte wirtschaftsprufer revisor
  prufer tester kontrolleur techniker mechaniker mechatroniker elektriker elektroniker monteur installateur schlosser schweisser dreher fraser
  zerspanungsmechaniker tischler schreiner zimmerer maurer maler lackierer dachdecker fliesenleger gartner landwirt forstwirt fahrer
  kraftfahrer lokfuhrer pilot kapitan flugbegleiter lagerist lagerhelfer helfer packer staplerfahrer arbeiter hausmeister reinigungskraft
  koch kochin backer konditor metzger fleischer kellner servicekraft barkeeper hotelfachmann hotelfachfrau fachmann fachfrau
  rezeptionist friseur kosmetiker arzt arztin zahnarzt tierarzt krankenpfleger krankenschwester pfleger pflegekraft pflegefachkraft altenpfleger
  hebamme therapeut physiotherapeut apotheker psychologe sozialarbeiter sozialpadagoge erzieher lehrer lehrkraft dozent professor trainer
  ausbilder jurist anwalt rechtsanwalt notar richter polizist feuerwehrmann wachmann sicherheitskraft journalist redakteur autor texter
  lektor ubersetzer dolmetscher fotograf grafiker kunstler musiker schauspieler biologe chemiker physiker mathematiker statistiker geologe
  okonom volkswirt betriebswirt bauleiter polier bauzeichner zeichner konstrukteur vermesser statiker laborant werkstudent praktikant trainee
  auszubildender auszubildende azubi volontar student aushilfe minijobber teamleiter projektleiter abteilungsleiter gruppenleiter filialleiter
  schichtleiter meister geselle beauftragter beauftragte inhaber grunder gesellschafter partner betreuer pfortner bote zusteller kassierer
  verwalter inspektor kommissar beamter beamte angestellter angestellte bearbeiter operator maschinist anlagenfuhrer maschinenfuhrer
  optiker akustiker logopade ergotherapeut diatassistent rettungssanitater notfallsanitater buchbinder drucker schneider sattler goldschmied uhrmacher
  glaser steinmetz schornsteinfeger winzer brauer florist imker jager fischer scout recruiter kundenberater moderator regisseur dramaturg archivar bibliothekar
`);

/** Trades in the other languages that are a title by themselves. */
export const europeanFunctions = new Set(
  words(`vertrieb buchhaltung personalwesen personal entwicklung einkauf logistik produktion verwaltung kundenservice kundendienst it-support
  softwareentwicklung marketing ventas contabilidad recursos_humanos soporte_tecnico desarrollo_web atencion_al_cliente compras logistica
  comptabilite ressources_humaines developpement_web vente informatique communication`),
);
