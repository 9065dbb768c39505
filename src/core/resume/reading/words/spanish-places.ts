import { listed } from "./listed.ts";

/** Lands, provinces and states of countries that speak Spanish, whose names are nothing else. */
const ownRegions = `antioquia|cundinamarca|boyacá|valle del cauca|norte de santander|tolima|huila|nariño|risaralda|caldas|quindío|casanare|putumayo|
  caquetá|guainía|vaupés|vichada|chocó|la guajira|arauca|cajamarca|ayacucho|apurímac|lambayeque|áncash|junín|huánuco|huancavelica|moquegua|ucayali|
  madre de dios|cerro de pasco|biobío|bío bío|araucanía|la araucanía|región metropolitana|coquimbo|aysén|magallanes|tarapacá|atacama|maule|o'higgins|
  provincia de buenos aires|capital federal|gran buenos aires|ciudad autónoma de buenos aires|entre ríos|tierra del fuego|río negro|santa fe|
  la pampa|chubut|pichincha|guayas|manabí|azuay|imbabura|tungurahua|chimborazo|cotopaxi|carchi|zamora chinchipe|morona santiago|sucumbíos|
  distrito capital|carabobo|zulia|táchira|anzoátegui|falcón|portuguesa|barinas|guárico|monagas|nueva esparta|apure|cojedes|yaracuy|
  panamá oeste|chiriquí|veraguas|coclé|bocas del toro|guanacaste|puntarenas|limón, costa rica|francisco morazán|atlántida|
  quetzaltenango|sacatepéquez|chimaltenango|huehuetenango|alta verapaz|escuintla|canelones|paysandú|rivera, uruguay|
  chiapas|tabasco|tlaxcala|nayarit|coahuila|yucatán|baja california sur|nuevo león|estado de méxico|san luis potosí|
  principado de asturias|comunidad de madrid|región de murcia|castilla y león|castilla-la mancha|castilla la mancha|illes balears|islas baleares|
  baleares|canarias|islas canarias|álava|araba|vizcaya|bizkaia|guipúzcoa|gipuzkoa|navarra|nafarroa|cantabria|asturias|extremadura|aragón|euskadi|
  lanzarote|fuerteventura|menorca|la palma|la gomera|el hierro|formentera|eivissa`;

/** Those that are names of people or of other things as well: only behind a town they are lands. */
const otherRegions = `santander|bolívar|magdalena|meta|cauca|cesar|sucre|córdoba|atlántico|arauca|amazonas|guaviare|la libertad|loreto|puno|pasco|ica|
  tacna|lima|lima norte|lima este|lima sur|arequipa|cusco|cuzco|piura|misiones|chaco|corrientes|formosa|mendoza|salta|san juan|san luis|
  la rioja|catamarca|jujuy|tucumán|neuquén|santa cruz|beni|pando|oruro|potosí|tarija|chuquisaca|la paz|cochabamba|el oro|los ríos|loja|cañar|
  bolívar|napo|pastaza|esmeraldas|santa elena|galápagos|orellana|miranda|aragua|lara|mérida|trujillo|vargas|la guaira|delta amacuro|colón|
  herrera|los santos|darién|guna yala|panamá|cartago|alajuela|heredia|san josé|guatemala|petén|jutiapa|zacapa|izabal|cortés|yoro|olancho|comayagua|
  choluteca|copán|la libertad|santa ana|sonsonate|ahuachapán|usulután|chalatenango|cuscatlán|la unión|morazán|managua|león|masaya|granada|chinandega|
  carazo|estelí|matagalpa|central|alto paraná|itapúa|cordillera|caaguazú|paraguarí|maldonado|colonia|salto|rocha|florida|
  hidalgo|morelos|guerrero|jalisco|puebla|querétaro|veracruz|oaxaca|michoacán|guanajuato|sonora|sinaloa|durango|zacatecas|chihuahua|colima|campeche|
  aguascalientes|tamaulipas|quintana roo|baja california|distrito nacional|la vega|la altagracia|peravia|azua|barahona|duarte|espaillat|puerto plata|
  almería|cádiz|granada|huelva|jaén|málaga|sevilla|huesca|teruel|zaragoza|ávila|burgos|león|palencia|salamanca|segovia|soria|valladolid|zamora|
  albacete|ciudad real|cuenca|guadalajara|toledo|barcelona|girona|gerona|lleida|lérida|tarragona|alicante|alacant|castellón|valencia|valència|
  badajoz|cáceres|a coruña|la coruña|lugo|ourense|orense|pontevedra|madrid|murcia|las palmas|tenerife|mallorca|ibiza|
  cataluña|catalunya|andalucía|galicia|país vasco|comunidad valenciana|ags|b\\.?c\\.?s?|chih|chis|coah|col|dgo|edomex|edo\\.? ?(?:de )?m[ée]x|gro|gto|hgo|
  jal|mich|mor|nay|n\\.?l|oax|pue|qro|q\\.? ?roo|s\\.?l\\.?p|sin|son|tab|tamps|tlax|ver|yuc|zac|cdmx|d\\.?f|r\\.?d|p\\.?r|bs\\.? ?as|rm|r\\.m|prov\\. de`;

const lands = `españa|méxico|colombia|argentina|perú|chile|ecuador|venezuela|bolivia|uruguay|paraguay|panamá|costa rica|guatemala|honduras|
  el salvador|nicaragua|cuba|puerto rico|rep(?:ública|\\.)? dom(?:inicana|\\.)?|catalunya|spain`;

const source = (text: string) => listed(text).join("|");

const kind =
  "(?:(?:edo\\.?|estado|provincia|prov\\.?|departamento|dpto\\.?|depto\\.?|regi[oó]n|comunidad)\\s(?:de(?:l| la)?\\s)?)";
const end = `(?:\\s?[,–—-]\\s?(?:${source(lands)})|\\s\\((?:${source(lands)})\\))?\\.?`;
const sign = "(?:,|/|\\s[–—|]|\\s?-)\\s?";
const [own, other] = [source(ownRegions), source(otherRegions)];
const townInLand = new RegExp(
  `^.+?(?:${sign}${kind}?(?:${own})|,\\s?${kind}?(?:${other})\\.?|${sign}${kind}(?:${other})|\\s\\((?:${own}|${other}|${source(lands)})\\))${end}$`,
  "iu",
);
const landAlone = new RegExp(`^${kind}(?:${own}|${other})${end}$`, "iu");
/** Each word with a capital, or a small word between two. */
const names =
  /^(?:\p{Lu}[\p{L}'’.]*|de|del|la|las|los|el|y|i)(?:[\s,/()|–—-]+(?:\p{Lu}[\p{L}'’.]*|de|del|la|las|los|el|y|i))*[).]?$/u;

/**
 * "Springfield, Boyacá", "Springfield - Estado Zulia", "Springfield (Valencia), España", "Estado Zulia": true for a town,
 * whether a table knows it or not, before its land, and for a land with the word that says so.
 */
export function isSpanishTownInLand(text: string): boolean {
  if (text.length > 60 || !/[\s,(-]/u.test(text) || !names.test(text)) return false;
  return landAlone.test(text) || townInLand.test(text);
}

/** Towns and lands that are known by their names alone. */
export const spanishPlaces = listed(
  `${ownRegions}|
  tunja|duitama|sogamoso|chiquinquirá|zipaquirá|facatativá|fusagasugá|girardot|mosquera|funza|madrid, cundinamarca|cajicá|bello|rionegro|apartadó|
  palmira|tuluá|buga|buenaventura|jamundí|yumbo|dosquebradas|floridablanca|girón|piedecuesta|barrancabermeja|riohacha|valledupar|sincelejo|montería|
  quibdó|yopal|florencia, caquetá|ipiales|pitalito|ocaña|maicao|malambo|ciénaga|turbaco|
  san juan de lurigancho|san martín de porres|los olivos|santiago de surco|villa el salvador|villa maría del triunfo|san juan de miraflores|
  san borja|la molina|jesús maría|pueblo libre|magdalena del mar|puente piedra|chorrillos|la victoria, lima|breña|lima metropolitana|lima norte|
  chimbote|sullana|talara|tumbes|jaén, perú|tarapoto|moyobamba|pucallpa|juliaca|ilo|huaraz|huacho|barranca|chincha|pisco|nazca|abancay|
  puente alto|la florida, santiago|quilicura|pudahuel|peñalolén|la reina|vitacura|lo barnechea|san bernardo|estación central|recoleta|independencia, santiago|
  valdivia|osorno|chillán|los ángeles, chile|curicó|linares, chile|talcahuano|coronel|quilpué|villa alemana|copiapó|calama|punta arenas|coyhaique|puerto varas|
  godoy cruz|guaymallén|luján de cuyo|san justo|la matanza|almirante brown|florencio varela|berazategui|esteban echeverría|ezeiza|lomas del mirador|
  san martín, buenos aires|san fernando, buenos aires|hurlingham|ituzaingó|josé c. paz|san miguel, buenos aires|escobar|pergamino|junín, buenos aires|necochea|
  azul, buenos aires|chivilcoy|san nicolás de los arroyos|venado tuerto|santa fe de la vera cruz|río grande|viedma|general roca|cipolletti|puerto madryn|
  yerba buena|tafí viejo|orán|san pedro de jujuy|goya|oberá|eldorado|puerto iguazú|presidencia roque sáenz peña|
  luque|fernando de la mora|lambaré|capiatá|san lorenzo, paraguay|ñemby|santa cruz de la sierra|el alto|quillacollo|sacaba|montero|yacuiba|
  las piedras|ciudad de la costa|melo|tacuarembó|mercedes, uruguay|san carlos, uruguay|
  santo domingo de los tsáchilas|latacunga|manta|durán|milagro|quevedo|babahoyo|esmeraldas, ecuador|sangolquí|rumiñahui|cayambe|otavalo|tulcán|azogues|
  samborondón|daule|salinas, ecuador|santo domingo, ecuador|puyo|
  ciudad guayana|ciudad bolívar|puerto ordaz|valencia, venezuela|los teques|guarenas|guatire|cabimas|acarigua|maturín|cumaná|porlamar|punto fijo|cagua|turmero|
  ciudad de panamá|arraiján|la chorrera|san miguelito|chitré|las tablas|penonomé|colón, panamá|
  ciudad de guatemala|mixco|villa nueva|quetzaltenango|antigua guatemala|la ceiba|choloma|comayagua|danlí|soyapango|santa tecla|mejicanos|apopa|san miguel, el salvador|
  estelí|matagalpa|desamparados|curridabat|escazú|liberia, costa rica|pérez zeledón|
  santiago de los caballeros|san pedro de macorís|san francisco de macorís|higüey|la romana|puerto plata|moca|baní|bonao|santo domingo este|santo domingo norte|santo domingo oeste|
  holguín|camagüey|santiago de cuba|cienfuegos|santa clara, cuba|bayamo|pinar del río|matanzas|bayamón|caguas|mayagüez|carolina, pr|
  iztapalapa|azcapotzalco|tlalpan|xochimilco|álvaro obregón|gustavo a. madero|venustiano carranza|benito juárez, cdmx|miguel hidalgo, cdmx|cuauhtémoc, cdmx|iztacalco|tláhuac|
  apodaca|san nicolás de los garza|guadalupe, nuevo león|santa catarina, nuevo león|general escobedo|monclova|piedras negras|gómez palacio|ciudad obregón|cd. obregón|nogales|
  guaymas|navojoa|los mochis|guasave|cd. juárez|cd juarez|delicias|parral|nuevo laredo|ciudad victoria|cd. victoria|ciudad madero|altamira|tonalá|tlajomulco|
  tlajomulco de zúñiga|puerto vallarta|tepatitlán|zamora, michoacán|uruapan|salamanca, guanajuato|silao|san juan del río|tehuacán|cholula|orizaba|coatzacoalcos|minatitlán|
  poza rica|boca del río|córdoba, veracruz|tapachula|san cristóbal de las casas|chetumal|cuautitlán|cuautitlán izcalli|atizapán|atizapán de zaragoza|chalco|ixtapaluca|
  metepec|texcoco|tecámac|huixquilucan|tizayuca|tulancingo|cuautla|jiutepec|iguala|zihuatanejo|manzanillo|la paz, baja california sur|los cabos|rosarito|tecate|
  cornellà de llobregat|santa coloma de gramenet|l'hospitalet de llobregat|esplugues de llobregat|sant cugat del vallès|sant boi de llobregat|el prat de llobregat|castelldefels|viladecans|
  gavà|rubí|mollet del vallès|cerdanyola del vallès|vilanova i la geltrú|igualada|sitges|blanes|lloret de mar|salt, girona|olot|tortosa|cambrils|salou|vila-seca|
  alcalá de guadaíra|dos hermanas|mairena del aljarafe|utrera|écija|jerez de la frontera|jerez|algeciras|san fernando, cádiz|el puerto de santa maría|chiclana|chiclana de la frontera|
  sanlúcar de barrameda|la línea de la concepción|marbella|torremolinos|fuengirola|benalmádena|mijas|estepona|vélez-málaga|antequera|ronda, málaga|motril|linares, jaén|úbeda|
  andújar|roquetas de mar|el ejido|lucena|puente genil|montilla|lorca|molina de segura|águilas|yecla|gandía|torrent|torrente|sagunto|paterna|burjassot|mislata|manises|alzira|
  xàtiva|ontinyent|benetússer|elda|petrer|orihuela|torrevieja|benidorm|alcoy|alcoi|villena|dénia|denia|jávea|san vicente del raspeig|vila-real|villarreal|burriana|onda, castellón|
  talavera de la reina|puertollano|ciudad real|tomelloso|valdepeñas|alcázar de san juan|hellín|azuqueca de henares|illescas|plasencia|mérida, badajoz|don benito|almendralejo|
  ferrol|lalín|vilagarcía de arousa|monforte de lemos|redondela|cangas, pontevedra|marín, pontevedra|narón|oleiros|arteixo|siero|castrillón|santurtzi|portugalete|sestao|leioa|durango, bizkaia|
  errenteria|zarautz|hernani|tolosa, gipuzkoa|laredo, cantabria|castro urdiales|camargo, cantabria|calahorra|miranda de ebro|aranda de duero|benavente|medina del campo|
  las palmas de gran canaria|san cristóbal de la laguna|telde|arona|adeje|arrecife|puerto del rosario|santa lucía de tirajana|maspalomas|la orotava|puerto de la cruz|
  palma de mallorca|manacor|inca, mallorca|calvià|llucmajor|ciutadella|mahón|maó|ceuta|melilla|andorra la vella|
  valdemoro|pinto, madrid|arganda del rey|san fernando de henares|colmenar viejo|galapagar|torrelodones|villaviciosa de odón|navalcarnero`,
);
