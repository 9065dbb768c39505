import { listed } from "./listed.ts";

/** Towns and lands of the German-speaking countries beside those of `towns.ts`; none that is a common word or surname alone. */
export const germanTowns = listed(
  `tirol|südtirol|vorarlberg|kärnten|steiermark|oberösterreich|niederösterreich|burgenland|nrw|sachsen-anhalt|mecklenburg-vorpommern|rheinland-pfalz|
  schleswig-holstein|niedersachsen|thüringen|saarland|brandenburg|hessen|baden-württemberg|ostwestfalen|oberbayern|niederbayern|unterfranken|mittelfranken|
  oberfranken|oberpfalz|allgäu|graubünden|tessin|wallis|thurgau|aargau|appenzell|baselland|basel-landschaft|basel-stadt|nidwalden|obwalden|
  gänserndorf|mistelbach|hollabrunn|korneuburg|stockerau|tulln|tulln an der donau|zwettl|waidhofen an der thaya|waidhofen an der ybbs|scheibbs|
  perchtoldsdorf|schwechat|ternitz|gloggnitz|wieselburg|purkersdorf|traiskirchen|oberwart|güssing|mattersburg|hartberg|weiz|gleisdorf|
  feldbach|leibnitz|deutschlandsberg|voitsberg|judenburg|knittelfeld|mürzzuschlag|liezen|schladming|spittal an der drau|wolfsberg|völkermarkt|
  sankt veit an der glan|st. veit an der glan|hermagor|lienz|kitzbühel|imst|landeck|telfs|hall in tirol|reutte|sankt johann in tirol|st. johann in tirol|
  bludenz|hohenems|rankweil|saalfelden|zell am see|bischofshofen|sankt johann im pongau|tamsweg|seekirchen|freistadt|schärding|
  grieskirchen|eferding|leonding|ansfelden|marchtrenk|bad hall|kirchdorf an der krems|mattighofen|unterwaltersdorf|ebreichsdorf|
  eichstätt|ingolstadt|neuburg an der donau|donauwörth|nördlingen|günzburg|krumbach|mindelheim|bad wörishofen|schongau|murnau|penzberg|
  wolfratshausen|geretsried|bad tölz|miesbach|holzkirchen|ebersberg|grafing|markt wasserburg am inn|mühldorf am inn|altötting|burghausen|
  traunreut|freilassing|berchtesgaden|pfarrkirchen|eggenfelden|dingolfing|vilsbiburg|moosburg|pfaffenhofen|pfaffenhofen an der ilm|schrobenhausen|
  aichach|königsbrunn|gersthofen|kelheim|abensberg|neutraubling|roding|furth im wald|zwiesel|grafenau|waldkirchen|vilshofen|
  sulzbach-rosenberg|tirschenreuth|marktredwitz|wunsiedel|selb|münchberg|naila|lichtenfels|kronach|bad staffelstein|ebermannstadt|pegnitz|
  herzogenaurach|höchstadt|neustadt an der aisch|bad windsheim|rothenburg ob der tauber|feuchtwangen|dinkelsbühl|gunzenhausen|weißenburg|treuchtlingen|
  hilpoltstein|lauf an der pegnitz|hersbruck|altdorf bei nürnberg|zirndorf|windsbach|heilsbronn|haßfurt|bad kissingen|bad neustadt|karlstadt|lohr am main|
  marktheidenfeld|miltenberg|obernburg|alzenau|ochsenfurt|backnang|winnenden|schorndorf|murrhardt|ludwigsburg|kornwestheim|bietigheim-bissingen|
  vaihingen an der enz|marbach am neckar|herrenberg|calw|nagold|freudenstadt|horb am neckar|mühlacker|pforzheim|bretten|eppingen|neckarsulm|
  bad friedrichshall|möckmühl|tauberbischofsheim|bad mergentheim|wertheim|eberbach|wiesloch|walldorf|schwetzingen|hockenheim|leimen|
  ettlingen|rheinstetten|durmersheim|gaggenau|gernsbach|achern|oberkirch|kehl|wolfach|schramberg|oberndorf am neckar|sulz am neckar|
  donaueschingen|villingen|schwenningen|titisee-neustadt|waldkirch|müllheim|bad krozingen|breisach|weil am rhein|schopfheim|rheinfelden|bad säckingen|
  waldshut-tiengen|stockach|überlingen|markdorf|meersburg|tettnang|wangen im allgäu|leutkirch|isny|bad waldsee|bad saulgau|riedlingen|ehingen|laupheim|
  blaubeuren|langenau|heidenheim|giengen|bopfingen|geislingen|eislingen|plochingen|wernau|wendlingen|metzingen|bad urach|münsingen|pfullingen|mössingen|
  rottenburg am neckar|hechingen|ebingen|spaichingen|trossingen|darmstadt-dieburg|dieburg|groß-umstadt|griesheim|pfungstadt|lampertheim|viernheim|
  bürstadt|groß-gerau|mörfelden-walldorf|kelsterbach|neu-isenburg|dreieich|rodgau|rödermark|seligenstadt|mühlheim am main|maintal|bad vilbel|
  karben|butzbach|bad nauheim|gelnhausen|freigericht|schlüchtern|steinau|büdingen|nidda|lauterbach|alsfeld|marburg|stadtallendorf|biedenkopf|
  dillenburg|herborn|haiger|weilburg|limburg an der lahn|idstein|taunusstein|bad schwalbach|hofheim|hofheim am taunus|kelkheim|eschborn|oberursel|
  bad soden|hattersheim|flörsheim|hochheim|eltville|rüdesheim|korbach|bad arolsen|frankenberg|melsungen|hofgeismar|witzenhausen|
  rotenburg an der fulda|bebra|ingelheim|alzey|oppenheim|grünstadt|frankenthal|bad dürkheim|haßloch|germersheim|wörth am rhein|
  kusel|simmern|boppard|lahnstein|bendorf|mayen|cochem|wittlich|bitburg|gerolstein|bernkastel-kues|traben-trarbach|saarburg|merzig|sankt wendel|
  st. wendel|blieskastel|bexbach|sankt ingbert|dillingen/saar|lebach|wadern|bad neuenahr-ahrweiler|remagen|sinzig|bad honnef|königswinter|hennef|
  sankt augustin|niederkassel|wesseling|bornheim|meckenheim|rheinbach|erftstadt|pulheim|bedburg|grevenbroich|jüchen|korschenbroich|kaarst|
  meerbusch|willich|tönisvorst|kempen|nettetal|niederkrüchten|erkelenz|heinsberg|geilenkirchen|jülich|eschweiler|stolberg|alsdorf|herzogenrath|
  würselen|geldern|goch|kevelaer|straelen|xanten|rheinberg|kamp-lintfort|voerde|hünxe|schermbeck|borken|rhede|stadtlohn|vreden|dülmen|lüdinghausen|
  lünen|kamen|bergkamen|schwerte|fröndenberg|holzwickede|ahlen|beckum|oelde|warendorf|telgte|emsdetten|steinfurt|rheda-wiedenbrück|
  harsewinkel|schloß holte-stukenbrock|halle (westf.)|bünde|löhne|vlotho|porta westfalica|lübbecke|espelkamp|höxter|warburg|brakel|bad driburg|
  büren|salzkotten|delbrück|werl|warstein|meschede|olsberg|brilon|winterberg|schmallenberg|sundern|hemer|balve|plettenberg|altena|
  werdohl|olpe|attendorn|lennestadt|kreuztal|netphen|wipperfürth|radevormwald|wermelskirchen|leichlingen|burscheid|haan|erkrath|mettmann|heiligenhaus|
  wülfrath|sprockhövel|gevelsberg|ennepetal|schwelm|herdecke|cloppenburg|vechta|quakenbrück|bramsche|georgsmarienhütte|
  diepholz|sulingen|syke|stuhr|weyhe|achim|verden|rotenburg (wümme)|zeven|bremervörde|buchholz in der nordheide|winsen (luhe)|seevetal|soltau|
  walsrode|bad fallingbostel|wunstorf|neustadt am rübenberge|garbsen|langenhagen|laatzen|lehrte|burgdorf|barsinghausen|stadthagen|
  bückeburg|rinteln|bad pyrmont|alfeld|einbeck|northeim|osterode|osterode am harz|duderstadt|hann. münden|wolfenbüttel|helmstedt|bad harzburg|
  clausthal-zellerfeld|seesen|wittingen|uelzen|dannenberg|lüchow|wittmund|jever|varel|westerstede|bad zwischenahn|nordenham|ratzeburg|mölln|
  geesthacht|reinbek|glinde|bad oldesloe|bargteheide|bad segeberg|kaltenkirchen|henstedt-ulzburg|quickborn|uetersen|schleswig|kappeln|
  preetz|plön|eutin|bad schwartau|brunsbüttel|güstrow|waren (müritz)|parchim|ludwigslust|ribnitz-damgarten|bergen auf rügen|wolgast|anklam|
  pasewalk|demmin|neustrelitz|neuruppin|wittstock|perleberg|rathenow|falkensee|nauen|teltow|kleinmachnow|königs wusterhausen|wildau|bad saarow|
  fürstenwalde|strausberg|bad freienwalde|schwedt|prenzlau|templin|eisenhüttenstadt|guben|spremberg|senftenberg|finsterwalde|lübben|
  luckenwalde|jüterbog|salzwedel|gardelegen|genthin|burg bei magdeburg|schönebeck|staßfurt|bernburg|köthen|bitterfeld|bitterfeld-wolfen|aschersleben|
  quedlinburg|wernigerode|thale|sangerhausen|eisleben|lutherstadt eisleben|weißenfels|zeitz|delitzsch|eilenburg|torgau|wurzen|grimma|döbeln|
  oschatz|borna|markkleeberg|schkeuditz|taucha|großenhain|radebeul|coswig|radeberg|kamenz|hoyerswerda|weißwasser|löbau|zittau|freital|dippoldiswalde|
  annaberg-buchholz|marienberg|aue-bad schlema|limbach-oberfrohna|glauchau|meerane|crimmitschau|werdau|reichenbach im vogtland|
  schmölln|greiz|zeulenroda|saalfeld|rudolstadt|pößneck|apolda|sömmerda|mühlhausen|bad langensalza|sondershausen|leinefelde|heiligenstadt|
  schmalkalden|meiningen|hildburghausen|sonneberg|arnstadt|roßwein|hartha|geringswalde|
  wädenswil|horgen|thalwil|küsnacht|meilen|stäfa|wetzikon|volketswil|opfikon|kloten|bülach|regensdorf|adliswil|kilchberg|langenthal|herzogenbuchsee|
  lyss|grenchen|münsingen|muri bei bern|ittigen|ostermundigen|spiez|interlaken|langnau|konolfingen|emmenbrücke|kriens|ebikon|sursee|willisau|hochdorf|
  küssnacht|schwyz|einsiedeln|altdorf uri|stans|sarnen|glarus|näfels|gossau|herisau|flawil|wattwil|uznach|altstätten|rorschach|arbon|romanshorn|
  amriswil|weinfelden|münchwilen|lenzburg|bremgarten|zofingen|muttenz|pratteln|liestal|allschwil|binningen|sissach|murten|düdingen|
  visp|naters|landquart|ilanz|st. moritz|steinhausen|rotkreuz`,
);
