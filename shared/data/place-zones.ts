import { fold } from '#shared/kernel/text/text.ts';
import { defaultZoneOf } from './time-zones.ts';

/** Countries in which clocks differ (tz database): their name alone tells no time. */
const DIVIDED = new Set('AQ AU BR CA CD CL CY EC ES FM GL ID KI KZ MN MX NZ PF PG PT RU UM US'.split(' '));

/** Country, zone, states that lie wholly in it; then cities whose name means the one there. */
const PLACES = `
  US America/New_York CT,DC,DE,GA,MA,MD,ME,NC,NH,NJ,NY,OH,PA,RI,SC,VA,VT,WV: New York; New York City; NYC; Brooklyn; Boston; Philadelphia; Miami; Washington; Washington DC; Atlanta; Detroit; Orlando; Tampa; Pittsburgh; Cleveland; Cincinnati; Baltimore; Buffalo; Charlotte; Indianapolis
  US America/Chicago AL,AR,IA,IL,LA,MN,MO,MS,OK,WI: Chicago; Houston; Dallas; Austin; San Antonio; Fort Worth; New Orleans; Nashville; Memphis; Minneapolis; Milwaukee; St. Louis; Saint Louis; Oklahoma City; Omaha
  US America/Denver CO,MT,NM,UT,WY: Denver; Boulder; Salt Lake City; Albuquerque; Boise
  US America/Phoenix -: Phoenix; Tempe; Scottsdale; Tucson
  US America/Los_Angeles CA,WA: Los Angeles; LA; Hollywood; West Hollywood; San Francisco; San Diego; Oakland; Sacramento; San Jose; Seattle; Las Vegas; Reno
  US Pacific/Honolulu HI: Honolulu
  CA America/Toronto -: Toronto; Montréal; Ottawa; Québec; Quebec City; Hamilton
  CA America/Vancouver -: Vancouver
  CA America/Edmonton AB: Calgary; Edmonton
  CA America/Winnipeg MB: Winnipeg
  CA America/Halifax NB,NS,PE: Halifax
  AU Australia/Sydney ACT: Sydney; Canberra; Newcastle; Wollongong; Byron Bay
  AU Australia/Melbourne VIC: Melbourne; Geelong
  AU Australia/Brisbane QLD: Brisbane; Gold Coast; Cairns
  AU Australia/Adelaide SA: Adelaide
  AU Australia/Perth WA: Perth; Fremantle
  AU Australia/Hobart TAS: Hobart
  AU Australia/Darwin NT: Darwin
  BR America/Sao_Paulo DF,ES,GO,MG,PR,RJ,RS,SC,SP: São Paulo; Rio de Janeiro; Belo Horizonte; Brasília; Curitiba; Porto Alegre; Florianópolis
  MX America/Mexico_City -: Mexico City; Ciudad de México; CDMX; Guadalajara; Puebla
  MX America/Monterrey -: Monterrey
  MX America/Cancun -: Cancún; Tulum; Playa del Carmen
  MX America/Tijuana -: Tijuana
  CL America/Santiago -: Santiago; Santiago de Chile; Valparaíso
  EC America/Guayaquil -: Quito; Guayaquil
  ID Asia/Jakarta -: Jakarta; Bandung; Yogyakarta; Surabaya
  NZ Pacific/Auckland -: Auckland; Wellington; Christchurch; Queenstown; Dunedin
  ES Europe/Madrid -: Madrid; Barcelona; València; Sevilla; Seville; Bilbao; Málaga; Zaragoza; Granada; San Sebastián; Donostia; Palma; Palma de Mallorca; Ibiza; Eivissa; Benidorm; Benicàssim
  ES Atlantic/Canary -: Las Palmas; Las Palmas de Gran Canaria; Santa Cruz de Tenerife; Adeje; Arrecife; Puerto del Rosario
  PT Europe/Lisbon -: Lisboa; Lisbon; Porto; Oporto; Braga; Coimbra; Faro; Aveiro; Funchal; Portimão; Albufeira
  PT Atlantic/Azores -: Ponta Delgada; Angra do Heroísmo
  CY Asia/Nicosia -: Limassol; Larnaca; Ayia Napa; Paphos
  KZ Asia/Almaty -: Almaty; Astana
  RU Europe/Moscow -: Moscow; Moskva; Saint Petersburg; St. Petersburg
`;

const cityKey = (country: string, city: string): string => `${country} ${fold(city)}`;
function zonesOf(line: string): [key: string, zone: string][] {
  const [head = '', cities = ''] = line.split(': ');
  const [country = '', zone = '', states = ''] = head.trim().split(' ');
  const keys = [
    ...states.split(',').map((state) => `${country}-${state}`),
    ...cities.split('; ').map((city) => cityKey(country, city)),
  ];
  return keys.map((key) => [key, zone]);
}
const zones = new Map(PLACES.trim().split('\n').flatMap(zonesOf));

interface Place {
  readonly city: string;
  readonly countryId: string;
  readonly stateId?: string;
}
/** The zone of a place where its country, state or city leaves no doubt. */
export function certainZoneOf({ city, countryId, stateId = '' }: Place): string | undefined {
  if (!countryId) return undefined;
  return DIVIDED.has(countryId)
    ? (zones.get(stateId) ?? zones.get(cityKey(countryId, city)))
    : defaultZoneOf(countryId);
}
