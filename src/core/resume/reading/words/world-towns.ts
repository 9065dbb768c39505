import { listed } from "./listed.ts";

/** Towns and regions of the rest of the world, as they are written in English; none that is a common word or a name as well. */
export const worldTowns = listed(
  `nyc|new york city|washington d.c|washington d.c.|sf bay area|nashik|nasik|ranchi|jodhpur|udaipur|rajkot|gandhinagar|thane|navi mumbai|aurangabad|kolhapur|solapur|satara|sangli|panaji|goa|mysuru|mangalore|
  mangaluru|hubli|belgaum|belagavi|tumkur|udupi|davangere|ballari|shimoga|cochin|thiruvananthapuram|kozhikode|calicut|thrissur|kollam|kannur|madurai|
  trichy|tiruchirappalli|vellore|tirunelveli|erode|puducherry|pondicherry|vizag|vijayawada|guntur|tirupati|warangal|secunderabad|bhubaneswar|cuttack|
  rourkela|guwahati|shillong|imphal|agartala|siliguri|kharagpur|durgapur|asansol|howrah|dehradun|haridwar|roorkee|shimla|jammu|srinagar|amritsar|
  ludhiana|jalandhar|patiala|mohali|panchkula|ambala|rohtak|faridabad|ghaziabad|meerut|agra|aligarh|mathura|varanasi|allahabad|prayagraj|gorakhpur|
  bareilly|moradabad|jhansi|gwalior|jabalpur|raipur|bilaspur|karnataka|maharashtra|tamil nadu|kerala|telangana|andhra pradesh|uttar pradesh|
  madhya pradesh|gujarat|rajasthan|haryana|punjab|west bengal|odisha|bihar|jharkhand|chhattisgarh|assam|uttarakhand|himachal pradesh|faisalabad|
  multan|peshawar|quetta|sialkot|gujranwala|sindh|chittagong|chattogram|sylhet|khulna|rajshahi|gazipur|kandy|galle|jaffna|lalitpur|pokhara|bhaktapur|
  quezon city|makati|taguig|pasig|mandaluyong|caloocan|metro manila|cebu|cebu city|davao|davao city|iloilo|bacolod|baguio|cagayan de oro|lucena|
  lucena city|cavite|bulacan|batangas|pampanga|zamboanga|surabaya|yogyakarta|semarang|medan|denpasar|malang|depok|bekasi|tangerang|makassar|bogor|
  petaling jaya|subang jaya|shah alam|johor bahru|penang|george town|ipoh|kuching|kota kinabalu|selangor|cyberjaya|chiang mai|saigon|da nang|
  hai phong|can tho|phnom penh|vientiane|yangon|abuja|ibadan|port harcourt|benin city|enugu|kaduna|ilorin|akure|abeokuta|uyo|owerri|kumasi|mombasa|
  kisumu|nakuru|entebbe|dar es salaam|dodoma|arusha|kigali|lusaka|harare|bulawayo|gaborone|windhoek|port elizabeth|gqeberha|bloemfontein|stellenbosch|
  polokwane|soweto|sandton|centurion|gauteng|kwazulu-natal|western cape|eastern cape|giza|mansoura|algiers|tripoli|khartoum|damascus|baghdad|erbil|
  isfahan|shiraz|tabriz|mashhad|zanjan|karaj|sharjah|ajman|dammam|khobar|muscat|manama|kuwait city|jerusalem|beersheba|herzliya|bursa|antalya|konya|
  eskişehir|kocaeli|baku|tashkent|almaty|astana|bishkek|poznan|gdansk|łódź|lodz|katowice|lublin|szczecin|ostrava|košice|kosice|debrecen|szeged|cluj|
  timisoara|timișoara|iasi|iași|brasov|plovdiv|varna|novi sad|maribor|sarajevo|skopje|tirana|podgorica|chisinau|odesa|odessa|dnipro|kaunas|tartu|
  novosibirsk|kazan|yekaterinburg|nizhny novgorod|patras|nicosia|limassol|vantaa|turku|oulu|göteborg|malmo|uppsala|linköping|västerås|örebro|umeå|
  stavanger|tromsø|aalborg|odense|lyngby|reykjavik|lisboa|aveiro|roma|venice|venezia|padua|pisa|genoa|genova|palermo|catania|verona|trieste|den haag|
  leiden|nijmegen|maastricht|enschede|tilburg|kelowna|nanaimo|kamloops|coquitlam|port coquitlam|maple ridge|abbotsford|oakville|barrie|guelph|sudbury|
  thunder bay|oshawa|whitby|vaughan|regina|fredericton|saint john|charlottetown|st. john's|alberta|saskatchewan|manitoba|nova scotia|new brunswick|
  newfoundland|wollongong|geelong|ballarat|bendigo|gold coast|townsville|cairns|launceston|parramatta|new south wales|queensland|south australia|
  western australia|tasmania|wellington|tauranga|rio de janeiro|sao paulo|são paulo|belo horizonte|curitiba|porto alegre|recife|fortaleza|brasilia|
  brasília|florianópolis|florianopolis|campinas|manaus|goiânia`,
);
