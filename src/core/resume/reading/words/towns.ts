import { listed } from "./listed.ts";

/** Towns beside the large ones of `entities.ts`, by country; none that is a common word, a name or a technology as well. */
export const townWords = listed(
  `castrop-rauxel|recklinghausen|gelsenkirchen|gladbeck|bottrop|herne|witten|hattingen|unna|lippstadt|soest|iserlohn|lüdenscheid|siegen|arnsberg|
  solingen|remscheid|neuss|mönchengladbach|ratingen|velbert|moers|wesel|dinslaken|dorsten|marl|haltern am see|hamminkeln|bocholt|coesfeld|ahaus|rheine|
  gütersloh|minden|herford|detmold|lemgo|bad oeynhausen|bad salzuflen|düren|euskirchen|troisdorf|siegburg|bergisch gladbach|gummersbach|hürth|frechen|
  kerpen|brühl|dormagen|langenfeld|hilden|viersen|kleve|emmerich|gronau|ibbenbüren|lingen|nordhorn|meppen|papenburg|leer|aurich|emden|wilhelmshaven|
  delmenhorst|cuxhaven|bremerhaven|stade|buxtehude|lüneburg|celle|uelzen|gifhorn|peine|salzgitter|hildesheim|göttingen|goslar|hameln|holzminden|nienburg|
  neumünster|flensburg|husum|rendsburg|eckernförde|itzehoe|elmshorn|pinneberg|norderstedt|ahrensburg|schwerin|wismar|greifswald|stralsund|neubrandenburg|
  frankfurt am main|frankfurt (oder)|cottbus|brandenburg an der havel|oranienburg|bernau|eberswalde|dessau|dessau-roßlau|wittenberg|halberstadt|stendal|
  merseburg|naumburg|weimar|gera|gotha|eisenach|suhl|ilmenau|nordhausen|zwickau|plauen|freiberg|bautzen|görlitz|mittweida|riesa|meißen|pirna|
  hanau|offenbach|offenbach am main|rüsselsheim|bad homburg|friedberg|wetzlar|limburg|fulda|bad hersfeld|eschwege|baunatal|bensheim|heppenheim|
  worms|speyer|kaiserslautern|landau|neustadt an der weinstraße|pirmasens|zweibrücken|bad kreuznach|idar-oberstein|neuwied|andernach|montabaur|
  homburg|neunkirchen|saarlouis|völklingen|st. ingbert|weinheim|sinsheim|mosbach|bruchsal|rastatt|baden-baden|offenburg|lahr|emmendingen|lörrach|
  villingen-schwenningen|rottweil|tuttlingen|singen|radolfzell|friedrichshafen|ravensburg|weingarten|biberach|albstadt|balingen|sigmaringen|böblingen|
  sindelfingen|leonberg|göppingen|schwäbisch gmünd|schwäbisch hall|aalen|ellwangen|crailsheim|künzelsau|öhringen|waiblingen|fellbach|kirchheim unter teck|
  nürtingen|neu-ulm|kempten|memmingen|kaufbeuren|lindau|immenstadt|sonthofen|garmisch-partenkirchen|rosenheim|traunstein|bad reichenhall|freising|erding|
  dachau|fürstenfeldbruck|germering|starnberg|weilheim|landsberg am lech|landshut|straubing|deggendorf|amberg|weiden|cham|schwandorf|neumarkt|ansbach|fürth|
  schwabach|forchheim|coburg|kulmbach|schweinfurt|aschaffenburg|kitzingen|garching|unterföhring|ismaning|ottobrunn|oberpfaffenhofen|wiggensbach|
  linz|wels|steyr|wiener neustadt|st. pölten|st pölten|sankt pölten|klagenfurt|villach|dornbirn|bregenz|feldkirch|leoben|kapfenberg|krems|baden bei wien|
  mödling|klosterneuburg|amstetten|hallein|kufstein|wörgl|schwaz|lustenau|eisenstadt|bruck an der mur|gmunden|bad ischl|vöcklabruck|ried im innkreis|
  braunau|hagenberg|enns|kronstorf|pasching|dietach|villars|thun|köniz|fribourg|freiburg im breisgau|neuchâtel|yverdon|yverdon-les-bains|sion|martigny|
  montreux|vevey|nyon|la chaux-de-fonds|delémont|aarau|baden|brugg|wettingen|olten|solothurn|schaffhausen|frauenfeld|chur|davos|lugano|bellinzona|locarno|
  zug|uster|rapperswil|wil|kreuzlingen|dübendorf|schlieren|dietikon|burgdorf|zollikofen|bozen|meran|brixen|bruneck|vaduz|
  aix en provence|arles|salon-de-provence|martigues|gap|digne|fréjus|draguignan|la ciotat|aubagne|vitrolles|grasse|valbonne|saint-raphaël|hyères|
  alès|sète|carcassonne|narbonne|albi|castres|montauban|auch|tarbes|rodez|cahors|millau|blagnac|colomiers|labège|agen|mont-de-marsan|dax|biarritz|anglet|
  mérignac|pessac|talence|bègles|libourne|arcachon|périgueux|bergerac|angoulême|cognac|niort|saintes|royan|rochefort|châtellerault|
  la roche-sur-yon|cholet|saumur|laval|saint-nazaire|saint-herblain|rezé|vannes|lorient|quimper|saint-brieuc|lannion|saint-malo|fougères|vitré|
  cherbourg|saint-lô|alençon|lisieux|le havre|évreux|dieppe|vernon|beauvais|compiègne|creil|soissons|laon|saint-quentin|abbeville|
  arras|lens|béthune|douai|valenciennes|cambrai|maubeuge|dunkerque|calais|boulogne-sur-mer|roubaix|tourcoing|villeneuve-d'ascq|villeneuve d'ascq|
  charleville-mézières|châlons-en-champagne|épernay|verdun|bar-le-duc|épinal|thionville|forbach|sarreguemines|haguenau|sélestat|illkirch|belfort|
  montbéliard|vesoul|dole|lons-le-saunier|chalon-sur-saône|mâcon|autun|nevers|auxerre|sens|bourges|vierzon|châteauroux|blois|vendôme|chartres|dreux|
  montargis|orleans|moulins|vichy|montluçon|riom|aurillac|le puy-en-velay|roanne|saint etienne|saint-chamond|villefranche-sur-saône|bourg-en-bresse|
  oyonnax|thonon-les-bains|annemasse|cluses|albertville|aix-les-bains|voiron|meylan|crolles|échirolles|montbonnot|montbonnot saint martin|romans-sur-isère|
  montélimar|privas|orange (84)|carpentras|cavaillon|ajaccio|bastia|corte|
  argenteuil|aubervilliers|pantin|bobigny|bagnolet|saint-ouen|levallois-perret|neuilly-sur-seine|puteaux|rueil-malmaison|suresnes|issy-les-moulineaux|
  clamart|meudon|sèvres|montrouge|malakoff|vanves|châtillon|antony|massy|palaiseau|orsay|saclay|gif-sur-yvette|évry|corbeil-essonnes|créteil|
  vitry-sur-seine|ivry-sur-seine|villejuif|le kremlin-bicêtre|cachan|vincennes|fontenay-sous-bois|nogent-sur-marne|champigny-sur-marne|saint-maur-des-fossés|
  noisy-le-grand|marne-la-vallée|champs-sur-marne|melun|meaux|fontainebleau|cergy|cergy-pontoise|pontoise|poissy|saint-germain-en-laye|sartrouville|
  asnières-sur-seine|gennevilliers|colombes|la garenne-colombes|bois-colombes|clichy|vélizy|vélizy-villacoublay|guyancourt|montigny-le-bretonneux|élancourt|
  trappes|rambouillet|mantes-la-jolie|mennecy|saint-denis de la réunion|la réunion|réunion|martinique|guadeloupe|guyane|mayotte|nouméa|papeete|
  charleroi|mons|bruges|courtrai|hasselt|genk|malines|louvain|louvain-la-neuve|verviers|tournai|wavre|esch-sur-alzette|gatineau|sherbrooke|
  trois-rivières|laval (qc)|longueuil|lévis|brossard|boucherville|saguenay|rimouski|moncton|kitchener|mississauga|brampton|markham|hamilton, on|saskatoon|
  regina, sk|surrey, bc|burnaby|abidjan|yaoundé|douala|lomé|cotonou|ouagadougou|bamako|niamey|libreville|brazzaville|kinshasa|antananarivo|sfax|sousse|
  monastir|bizerte|fès|fez|meknès|meknes|marrakech|marrakesh|tanger|tétouan|agadir|oujda|kénitra|oran|constantine|annaba|blida|sétif|béjaïa|tizi ouzou|
  maracay|maracaibo|barquisimeto|puerto la cruz|san cristóbal|bucaramanga|pereira|manizales|armenia, quindío|ibagué|cúcuta|santa marta|villavicencio|
  pasto|popayán|neiva|envigado|itagüí|sabaneta|chía|soacha|ambato|loja|machala|riobamba|ibarra|portoviejo|piura|chiclayo|huancayo|iquitos|tacna|callao|
  miraflores|antofagasta|la serena|temuco|rancagua|talca|puerto montt|iquique|arica|ñuñoa|las condes|providencia|maipú|cochabamba|sucre|oruro|potosí|tarija|
  san miguel de tucumán|salta|san salvador de jujuy|jujuy|resistencia|corrientes|posadas|formosa|santiago del estero|catamarca|la rioja|san juan|
  san luis|neuquén|bariloche|trelew|comodoro rivadavia|río gallegos|ushuaia|bahía blanca|tandil|olavarría|paraná|concordia|gualeguaychú|villa maría|
  río cuarto|villa carlos paz|rafaela|quilmes|lanús|avellaneda|lomas de zamora|morón|san isidro|vicente lópez|tigre|pilar|campana|zárate|luján|
  ramos mejía|haedo|gba|palermo, buenos aires|punta del este|maldonado|salto, uruguay|ciudad del este|encarnación|san pedro sula|heredia|alajuela|cartago|
  saltillo|torreón|chihuahua|ciudad juárez|hermosillo|culiacán|mazatlán|mexicali|ensenada|la paz, bcs|los cabos|durango|zacatecas|aguascalientes|
  san luis potosí|león, guanajuato|guanajuato|irapuato|celaya|santiago de querétaro|pachuca|toluca|cuernavaca|morelia|colima|tepic|acapulco|chilpancingo|
  oaxaca|oaxaca de juárez|xalapa|veracruz|villahermosa|tuxtla gutiérrez|campeche|cancún|playa del carmen|san pedro garza garcía|tlaquepaque|naucalpan|
  tlalnepantla|ecatepec|nezahualcóyotl|coyoacán|tampico|reynosa|matamoros|baja california|quintana roo|yucatán|sonora|sinaloa|tamaulipas|michoacán|
  alcorcón|fuenlabrada|parla|torrejón de ardoz|coslada|pozuelo de alarcón|las rozas|majadahonda|boadilla del monte|tres cantos|san sebastián de los reyes|
  rivas-vaciamadrid|aranjuez|collado villalba|segovia|ávila|soria|burgos|valladolid|palencia|zamora|león|ponferrada|avilés|mieres|langreo|torrelavega|
  barakaldo|getxo|basauri|irún|eibar|mondragón|tudela|huesca|teruel|calatayud|lérida|tarragona|reus|girona|gerona|figueres|manresa|vic|mataró|granollers|
  cornellà|cornellá|sant cugat|sant cugat del vallès|cerdanyola|rubí|viladecans|castelldefels|vilanova i la geltrú|sitges|igualada|esplugues|
  castellón de la plana|vila-real|sagunto|torrent|paterna|burjassot|gandía|alcoy|benidorm|denia|torrevieja|orihuela|elda|lorca|molina de segura|
  almería|roquetas de mar|motril|marbella|fuengirola|torremolinos|vélez-málaga|antequera|ronda|algeciras|jerez|jerez de la frontera|san fernando|
  el puerto de santa maría|chiclana|linares|úbeda|dos hermanas|alcalá de guadaíra|mérida|plasencia|ciudad real|puertollano|talavera de la reina|
  palma|palma de mallorca|maó|las palmas|las palmas de gran canaria|la laguna|san cristóbal de la laguna|arrecife|ceuta|melilla|ferrol|
  vitoria gasteiz|euskadi|navarra|aragón|asturias|cantabria|extremadura|castilla y león|castilla-la mancha|islas canarias|islas baleares|
  aberdeen|dundee|stirling|inverness|york|bradford|hull|leicester|coventry|wolverhampton|derby|stoke-on-trent|norwich|ipswich|colchester|chelmsford|
  milton keynes|luton|watford|st albans|slough|guildford|woking|brighton|portsmouth|bournemouth|plymouth|exeter|cheltenham|gloucester|swansea|
  sunderland|middlesbrough|durham|lancaster|preston|blackpool|bolton|galway|limerick|cork|waterford|newcastle upon tyne|
  albany|rochester|syracuse, ny|buffalo|hoboken|newark|stamford|new haven|hartford|worcester, ma|lowell|somerville|waltham|amherst|providence, ri|
  burlington|wilmington|harrisburg|allentown|arlington|alexandria, va|bethesda|silver spring|reston|fairfax|richmond, va|norfolk|chapel hill|greensboro|
  charleston|savannah|jacksonville|tallahassee|gainesville|fort lauderdale|boca raton|memphis|knoxville|chattanooga|louisville|lexington|columbus|dayton|
  toledo, oh|akron|grand rapids|lansing|milwaukee|evanston|naperville|urbana|champaign|st. louis|saint louis|omaha|des moines|iowa city|tulsa|
  oklahoma city|el paso|fort worth|san antonio|albuquerque|tucson|reno|boise|spokane|tacoma|kirkland|eugene|honolulu|anchorage|long beach|santa monica|
  pasadena|burbank|anaheim|santa barbara|santa cruz, ca|fremont|redwood city|san mateo|south san francisco|milpitas|pleasanton|walnut creek|davis, ca|
  perth|adelaide|canberra|hobart|christchurch|dunedin|bala cynwyd|king of prussia`,
);
