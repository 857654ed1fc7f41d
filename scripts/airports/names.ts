/** Airports by the names tours know them under: code and name, then the city where the name is another. */
const NAMES = `
  AMS Amsterdam Schiphol|Amsterdam;RTM Rotterdam The Hague|Rotterdam;EIN Eindhoven
  GRQ Groningen Eelde|Groningen;MST Maastricht Aachen|Maastricht
  BRU Brussels;CRL Brussels South Charleroi|Charleroi;ANR Antwerp;LGG Liège;OST Ostend-Bruges|Ostend
  LUX Luxembourg
  FRA Frankfurt|Frankfurt am Main;MUC Munich;BER Berlin Brandenburg|Berlin;HAM Hamburg;DUS Düsseldorf
  CGN Cologne Bonn|Cologne;STR Stuttgart;HAJ Hannover;NUE Nuremberg;LEJ Leipzig/Halle|Leipzig;DRS Dresden
  BRE Bremen;DTM Dortmund;HHN Frankfurt-Hahn|Hahn;FMO Münster Osnabrück|Münster;NRN Weeze
  FKB Karlsruhe/Baden-Baden|Baden-Baden;SCN Saarbrücken
  VIE Vienna;SZG Salzburg;GRZ Graz;INN Innsbruck;LNZ Linz;KLU Klagenfurt
  ZRH Zurich;GVA Geneva;BRN Bern
  CDG Paris Charles de Gaulle|Paris;ORY Paris Orly|Paris;BVA Paris Beauvais|Beauvais;NCE Nice Côte d'Azur|Nice
  LYS Lyon Saint-Exupéry|Lyon;MRS Marseille Provence|Marseille;TLS Toulouse-Blagnac|Toulouse
  BOD Bordeaux-Mérignac|Bordeaux;NTE Nantes Atlantique|Nantes;LIL Lille;SXB Strasbourg;MPL Montpellier
  BSL EuroAirport Basel Mulhouse Freiburg|Mulhouse;RNS Rennes;BIQ Biarritz
  LHR London Heathrow|London;LGW London Gatwick|London;STN London Stansted|London;LTN London Luton|Luton
  LCY London City|London;MAN Manchester;EDI Edinburgh;GLA Glasgow;BHX Birmingham;BRS Bristol
  LPL Liverpool John Lennon|Liverpool;NCL Newcastle;LBA Leeds Bradford|Leeds;BFS Belfast International|Belfast
  BHD Belfast City|Belfast;ABZ Aberdeen;CWL Cardiff;EMA East Midlands|Nottingham
  DUB Dublin;ORK Cork;SNN Shannon
  MAD Madrid-Barajas|Madrid;BCN Barcelona-El Prat|Barcelona;PMI Palma de Mallorca|Palma;IBZ Ibiza
  AGP Málaga-Costa del Sol|Málaga;VLC Valencia;ALC Alicante-Elche|Alicante;SVQ Seville;BIO Bilbao
  LPA Gran Canaria|Las Palmas;TFS Tenerife South|Tenerife;SCQ Santiago de Compostela|Santiago
  LIS Lisbon;OPO Porto;FAO Faro;FNC Madeira|Funchal
  FCO Rome Fiumicino|Rome;CIA Rome Ciampino|Rome;MXP Milan Malpensa|Milan;LIN Milan Linate|Milan
  BGY Milan Bergamo|Bergamo;VCE Venice Marco Polo|Venice;NAP Naples;BLQ Bologna;TRN Turin;PSA Pisa;FLR Florence
  CTA Catania;PMO Palermo;BRI Bari;VRN Verona;OLB Olbia;CAG Cagliari
  CPH Copenhagen;BLL Billund;AAL Aalborg;AAR Aarhus
  ARN Stockholm Arlanda|Stockholm;BMA Stockholm Bromma|Stockholm;GOT Gothenburg Landvetter|Gothenburg;MMX Malmö
  LLA Luleå;UME Umeå
  OSL Oslo Gardermoen|Oslo;BGO Bergen;TRD Trondheim;SVG Stavanger;TOS Tromsø;TRF Sandefjord Torp|Sandefjord
  BOO Bodø
  HEL Helsinki-Vantaa|Helsinki;TMP Tampere-Pirkkala|Tampere;OUL Oulu;TKU Turku
  KEF Keflavík|Reykjavík;RKV Reykjavík
  WAW Warsaw Chopin|Warsaw;KRK Kraków;GDN Gdańsk;WRO Wrocław;KTW Katowice;POZ Poznań
  PRG Prague;BRQ Brno
  BTS Bratislava
  BUD Budapest
  LJU Ljubljana
  ZAG Zagreb;SPU Split;DBV Dubrovnik;ZAD Zadar
  BEG Belgrade
  OTP Bucharest;CLJ Cluj-Napoca
  SOF Sofia
  ATH Athens;SKG Thessaloniki;JMK Mykonos;HER Heraklion
  LCA Larnaca
  MLA Malta|Luqa
  TLL Tallinn
  RIX Riga
  VNO Vilnius
  IST Istanbul;SAW Istanbul Sabiha Gökçen|Istanbul;AYT Antalya;BJV Bodrum
  TLV Tel Aviv Ben Gurion|Tel Aviv
  DXB Dubai;AUH Abu Dhabi
  DOH Hamad|Doha
  RUH King Khalid|Riyadh;JED King Abdulaziz|Jeddah
  CMN Casablanca Mohammed V|Casablanca;RAK Marrakech Menara|Marrakech
  CAI Cairo
  JNB Johannesburg O.R. Tambo|Johannesburg;CPT Cape Town
  NBO Jomo Kenyatta|Nairobi
  JFK New York John F. Kennedy|New York;LGA New York LaGuardia|New York;EWR Newark Liberty|Newark
  LAX Los Angeles;SFO San Francisco;ORD Chicago O'Hare|Chicago;MIA Miami;LAS Las Vegas Harry Reid|Las Vegas
  ATL Atlanta Hartsfield-Jackson|Atlanta;BOS Boston Logan|Boston;SEA Seattle-Tacoma|Seattle;DEN Denver
  DFW Dallas Fort Worth|Dallas;AUS Austin-Bergstrom|Austin;BNA Nashville;IAD Washington Dulles|Washington
  PHL Philadelphia;DTW Detroit;MSP Minneapolis-Saint Paul|Minneapolis;PDX Portland;SAN San Diego
  PHX Phoenix Sky Harbor|Phoenix;IAH Houston George Bush|Houston;MCO Orlando;MSY New Orleans
  YYZ Toronto Pearson|Toronto;YUL Montréal-Trudeau|Montréal;YVR Vancouver;YYC Calgary
  MEX Mexico City;CUN Cancún;GDL Guadalajara;MTY Monterrey
  GRU São Paulo-Guarulhos|São Paulo;GIG Rio de Janeiro-Galeão|Rio de Janeiro;CNF Belo Horizonte
  EZE Buenos Aires Ezeiza|Buenos Aires
  SCL Santiago
  BOG Bogotá El Dorado|Bogotá
  LIM Lima Jorge Chávez|Lima
  HND Tokyo Haneda|Tokyo;NRT Tokyo Narita|Narita;KIX Osaka Kansai|Osaka
  ICN Seoul Incheon|Seoul
  PVG Shanghai Pudong|Shanghai;PEK Beijing Capital|Beijing
  HKG Hong Kong
  TPE Taipei Taoyuan|Taipei
  SIN Singapore Changi|Singapore
  BKK Bangkok Suvarnabhumi|Bangkok
  CGK Jakarta Soekarno-Hatta|Jakarta;DPS Bali Ngurah Rai|Denpasar
  DEL Delhi Indira Gandhi|Delhi;BOM Mumbai
  SYD Sydney;MEL Melbourne;BNE Brisbane;PER Perth;ADL Adelaide
  AKL Auckland;WLG Wellington;CHC Christchurch`;

const nameOf = (entry: string) => {
  const [title = '', city] = entry.trim().split('|');
  const name = title.slice(4);
  return [title.slice(0, 3), { name, city: city ?? name }] as const;
};

/** By code. */
export const KNOWN_AIRPORTS = new Map(NAMES.trim().split(/[;\n]/).map(nameOf));
