/** Airports that tours fly from and to, by country: code and name, city, latitude, longitude. */
const AIRPORTS_BY_COUNTRY: Readonly<Record<string, string>> = {
  NL: `AMS Amsterdam Schiphol|Amsterdam|52.309|4.764;RTM Rotterdam The Hague|Rotterdam|51.957|4.437;EIN Eindhoven|Eindhoven|51.450|5.375
    GRQ Groningen Eelde|Groningen|53.120|6.579;MST Maastricht Aachen|Maastricht|50.912|5.770`,
  BE: `BRU Brussels|Brussels|50.901|4.484;CRL Brussels South Charleroi|Charleroi|50.460|4.453;ANR Antwerp|Antwerp|51.189|4.460
    LGG Liège|Liège|50.637|5.443;OST Ostend-Bruges|Ostend|51.199|2.862`,
  LU: `LUX Luxembourg|Luxembourg|49.627|6.212`,
  DE: `FRA Frankfurt|Frankfurt am Main|50.033|8.571;MUC Munich|Munich|48.354|11.786;BER Berlin Brandenburg|Berlin|52.362|13.501
    HAM Hamburg|Hamburg|53.630|9.988;DUS Düsseldorf|Düsseldorf|51.289|6.767;CGN Cologne Bonn|Cologne|50.866|7.143
    STR Stuttgart|Stuttgart|48.690|9.222;HAJ Hannover|Hannover|52.461|9.685;NUE Nuremberg|Nuremberg|49.499|11.067
    LEJ Leipzig/Halle|Leipzig|51.424|12.236;DRS Dresden|Dresden|51.133|13.767;BRE Bremen|Bremen|53.047|8.787
    DTM Dortmund|Dortmund|51.518|7.612;HHN Frankfurt-Hahn|Hahn|49.949|7.264;FMO Münster Osnabrück|Münster|52.135|7.685
    NRN Weeze|Weeze|51.602|6.142;FKB Karlsruhe/Baden-Baden|Baden-Baden|48.779|8.081;SCN Saarbrücken|Saarbrücken|49.215|7.110`,
  AT: `VIE Vienna|Vienna|48.110|16.570;SZG Salzburg|Salzburg|47.793|13.004;GRZ Graz|Graz|46.991|15.440
    INN Innsbruck|Innsbruck|47.260|11.344;LNZ Linz|Linz|48.233|14.188;KLU Klagenfurt|Klagenfurt|46.643|14.338`,
  CH: `ZRH Zurich|Zurich|47.465|8.549;GVA Geneva|Geneva|46.238|6.109;BRN Bern|Bern|46.914|7.497`,
  FR: `CDG Paris Charles de Gaulle|Paris|49.010|2.548;ORY Paris Orly|Paris|48.725|2.359;BVA Paris Beauvais|Beauvais|49.454|2.113
    NCE Nice Côte d'Azur|Nice|43.658|7.216;LYS Lyon Saint-Exupéry|Lyon|45.726|5.081;MRS Marseille Provence|Marseille|43.436|5.215
    TLS Toulouse-Blagnac|Toulouse|43.629|1.364;BOD Bordeaux-Mérignac|Bordeaux|44.828|-0.715;NTE Nantes Atlantique|Nantes|47.153|-1.611
    LIL Lille|Lille|50.562|3.089;SXB Strasbourg|Strasbourg|48.538|7.628;MPL Montpellier|Montpellier|43.576|3.963
    BSL EuroAirport Basel Mulhouse Freiburg|Mulhouse|47.590|7.530;RNS Rennes|Rennes|48.070|-1.735;BIQ Biarritz|Biarritz|43.468|-1.523`,
  GB: `LHR London Heathrow|London|51.471|-0.462;LGW London Gatwick|London|51.148|-0.190;STN London Stansted|London|51.885|0.235
    LTN London Luton|Luton|51.875|-0.368;LCY London City|London|51.505|0.055;MAN Manchester|Manchester|53.354|-2.275
    EDI Edinburgh|Edinburgh|55.950|-3.373;GLA Glasgow|Glasgow|55.872|-4.433;BHX Birmingham|Birmingham|52.454|-1.748
    BRS Bristol|Bristol|51.383|-2.719;LPL Liverpool John Lennon|Liverpool|53.334|-2.850;NCL Newcastle|Newcastle|55.038|-1.692
    LBA Leeds Bradford|Leeds|53.866|-1.661;BFS Belfast International|Belfast|54.658|-6.216;BHD Belfast City|Belfast|54.618|-5.873
    ABZ Aberdeen|Aberdeen|57.202|-2.198;CWL Cardiff|Cardiff|51.397|-3.343;EMA East Midlands|Nottingham|52.831|-1.328`,
  IE: `DUB Dublin|Dublin|53.421|-6.270;ORK Cork|Cork|51.841|-8.491;SNN Shannon|Shannon|52.702|-8.925`,
  ES: `MAD Madrid-Barajas|Madrid|40.472|-3.561;BCN Barcelona-El Prat|Barcelona|41.297|2.078;PMI Palma de Mallorca|Palma|39.552|2.739
    IBZ Ibiza|Ibiza|38.873|1.373;AGP Málaga-Costa del Sol|Málaga|36.675|-4.499;VLC Valencia|Valencia|39.489|-0.482
    ALC Alicante-Elche|Alicante|38.282|-0.558;SVQ Seville|Seville|37.418|-5.893;BIO Bilbao|Bilbao|43.301|-2.911
    LPA Gran Canaria|Las Palmas|27.932|-15.387;TFS Tenerife South|Tenerife|28.044|-16.572;SCQ Santiago de Compostela|Santiago|42.896|-8.415`,
  PT: `LIS Lisbon|Lisbon|38.774|-9.134;OPO Porto|Porto|41.248|-8.681;FAO Faro|Faro|37.014|-7.966;FNC Madeira|Funchal|32.698|-16.774`,
  IT: `FCO Rome Fiumicino|Rome|41.800|12.239;CIA Rome Ciampino|Rome|41.799|12.595;MXP Milan Malpensa|Milan|45.631|8.728
    LIN Milan Linate|Milan|45.445|9.277;BGY Milan Bergamo|Bergamo|45.674|9.704;VCE Venice Marco Polo|Venice|45.505|12.352
    NAP Naples|Naples|40.886|14.291;BLQ Bologna|Bologna|44.535|11.289;TRN Turin|Turin|45.201|7.650;PSA Pisa|Pisa|43.684|10.393
    FLR Florence|Florence|43.810|11.205;CTA Catania|Catania|37.467|15.066;PMO Palermo|Palermo|38.176|13.091;BRI Bari|Bari|41.139|16.761
    VRN Verona|Verona|45.396|10.889;OLB Olbia|Olbia|40.899|9.518;CAG Cagliari|Cagliari|39.251|9.054`,
  DK: `CPH Copenhagen|Copenhagen|55.618|12.656;BLL Billund|Billund|55.740|9.152;AAL Aalborg|Aalborg|57.093|9.849;AAR Aarhus|Aarhus|56.300|10.619`,
  SE: `ARN Stockholm Arlanda|Stockholm|59.652|17.919;BMA Stockholm Bromma|Stockholm|59.354|17.942;GOT Gothenburg Landvetter|Gothenburg|57.663|12.280
    MMX Malmö|Malmö|55.536|13.376;LLA Luleå|Luleå|65.544|22.122;UME Umeå|Umeå|63.792|20.283`,
  NO: `OSL Oslo Gardermoen|Oslo|60.194|11.100;BGO Bergen|Bergen|60.293|5.218;TRD Trondheim|Trondheim|63.458|10.924
    SVG Stavanger|Stavanger|58.877|5.638;TOS Tromsø|Tromsø|69.683|18.919;TRF Sandefjord Torp|Sandefjord|59.187|10.259;BOO Bodø|Bodø|67.269|14.365`,
  FI: `HEL Helsinki-Vantaa|Helsinki|60.317|24.963;TMP Tampere-Pirkkala|Tampere|61.414|23.604;OUL Oulu|Oulu|64.930|25.354;TKU Turku|Turku|60.514|22.263`,
  IS: `KEF Keflavík|Reykjavík|63.985|-22.606;RKV Reykjavík|Reykjavík|64.130|-21.941`,
  PL: `WAW Warsaw Chopin|Warsaw|52.166|20.967;KRK Kraków|Kraków|50.078|19.785;GDN Gdańsk|Gdańsk|54.378|18.466
    WRO Wrocław|Wrocław|51.103|16.886;KTW Katowice|Katowice|50.474|19.080;POZ Poznań|Poznań|52.421|16.826`,
  CZ: `PRG Prague|Prague|50.101|14.260;BRQ Brno|Brno|49.151|16.694`,
  SK: `BTS Bratislava|Bratislava|48.170|17.213`,
  HU: `BUD Budapest|Budapest|47.437|19.256`,
  SI: `LJU Ljubljana|Ljubljana|46.224|14.458`,
  HR: `ZAG Zagreb|Zagreb|45.743|16.069;SPU Split|Split|43.539|16.298;DBV Dubrovnik|Dubrovnik|42.561|18.268;ZAD Zadar|Zadar|44.108|15.347`,
  RS: `BEG Belgrade|Belgrade|44.818|20.309`,
  RO: `OTP Bucharest|Bucharest|44.571|26.085;CLJ Cluj-Napoca|Cluj-Napoca|46.785|23.686`,
  BG: `SOF Sofia|Sofia|42.697|23.411`,
  GR: `ATH Athens|Athens|37.936|23.944;SKG Thessaloniki|Thessaloniki|40.520|22.971;JMK Mykonos|Mykonos|37.435|25.348;HER Heraklion|Heraklion|35.340|25.180`,
  CY: `LCA Larnaca|Larnaca|34.875|33.625`,
  MT: `MLA Malta|Luqa|35.857|14.478`,
  EE: `TLL Tallinn|Tallinn|59.413|24.833`,
  LV: `RIX Riga|Riga|56.924|23.971`,
  LT: `VNO Vilnius|Vilnius|54.634|25.286`,
  TR: `IST Istanbul|Istanbul|41.262|28.743;SAW Istanbul Sabiha Gökçen|Istanbul|40.899|29.309;AYT Antalya|Antalya|36.899|30.801;BJV Bodrum|Bodrum|37.251|27.664`,
  IL: `TLV Tel Aviv Ben Gurion|Tel Aviv|32.011|34.887`,
  AE: `DXB Dubai|Dubai|25.253|55.364;AUH Abu Dhabi|Abu Dhabi|24.433|54.651`,
  QA: `DOH Hamad|Doha|25.273|51.608`,
  SA: `RUH King Khalid|Riyadh|24.958|46.699;JED King Abdulaziz|Jeddah|21.680|39.157`,
  MA: `CMN Casablanca Mohammed V|Casablanca|33.368|-7.590;RAK Marrakech Menara|Marrakech|31.607|-8.036`,
  EG: `CAI Cairo|Cairo|30.122|31.406`,
  ZA: `JNB Johannesburg O.R. Tambo|Johannesburg|-26.139|28.246;CPT Cape Town|Cape Town|-33.965|18.602`,
  KE: `NBO Jomo Kenyatta|Nairobi|-1.319|36.928`,
  US: `JFK New York John F. Kennedy|New York|40.640|-73.779;LGA New York LaGuardia|New York|40.777|-73.873;EWR Newark Liberty|Newark|40.692|-74.169
    LAX Los Angeles|Los Angeles|33.943|-118.408;SFO San Francisco|San Francisco|37.619|-122.375;ORD Chicago O'Hare|Chicago|41.979|-87.905
    MIA Miami|Miami|25.793|-80.291;LAS Las Vegas Harry Reid|Las Vegas|36.080|-115.152;ATL Atlanta Hartsfield-Jackson|Atlanta|33.637|-84.428
    BOS Boston Logan|Boston|42.364|-71.005;SEA Seattle-Tacoma|Seattle|47.449|-122.309;DEN Denver|Denver|39.862|-104.673
    DFW Dallas Fort Worth|Dallas|32.897|-97.038;AUS Austin-Bergstrom|Austin|30.195|-97.670;BNA Nashville|Nashville|36.124|-86.678
    IAD Washington Dulles|Washington|38.945|-77.456;PHL Philadelphia|Philadelphia|39.872|-75.241;DTW Detroit|Detroit|42.212|-83.353
    MSP Minneapolis-Saint Paul|Minneapolis|44.882|-93.222;PDX Portland|Portland|45.589|-122.598;SAN San Diego|San Diego|32.734|-117.190
    PHX Phoenix Sky Harbor|Phoenix|33.434|-112.012;IAH Houston George Bush|Houston|29.984|-95.341;MCO Orlando|Orlando|28.429|-81.309
    MSY New Orleans|New Orleans|29.993|-90.258`,
  CA: `YYZ Toronto Pearson|Toronto|43.677|-79.631;YUL Montréal-Trudeau|Montréal|45.471|-73.741;YVR Vancouver|Vancouver|49.195|-123.184;YYC Calgary|Calgary|51.114|-114.020`,
  MX: `MEX Mexico City|Mexico City|19.436|-99.072;CUN Cancún|Cancún|21.037|-86.877;GDL Guadalajara|Guadalajara|20.522|-103.311;MTY Monterrey|Monterrey|25.778|-100.107`,
  BR: `GRU São Paulo-Guarulhos|São Paulo|-23.432|-46.470;GIG Rio de Janeiro-Galeão|Rio de Janeiro|-22.809|-43.251;CNF Belo Horizonte|Belo Horizonte|-19.624|-43.972`,
  AR: `EZE Buenos Aires Ezeiza|Buenos Aires|-34.822|-58.536`,
  CL: `SCL Santiago|Santiago|-33.393|-70.786`,
  CO: `BOG Bogotá El Dorado|Bogotá|4.702|-74.147`,
  PE: `LIM Lima Jorge Chávez|Lima|-12.022|-77.114`,
  JP: `HND Tokyo Haneda|Tokyo|35.552|139.780;NRT Tokyo Narita|Narita|35.765|140.386;KIX Osaka Kansai|Osaka|34.427|135.244`,
  KR: `ICN Seoul Incheon|Seoul|37.469|126.451`,
  CN: `PVG Shanghai Pudong|Shanghai|31.143|121.805;PEK Beijing Capital|Beijing|40.080|116.585`,
  HK: `HKG Hong Kong|Hong Kong|22.309|113.915`,
  TW: `TPE Taipei Taoyuan|Taipei|25.078|121.233`,
  SG: `SIN Singapore Changi|Singapore|1.350|103.994`,
  TH: `BKK Bangkok Suvarnabhumi|Bangkok|13.681|100.747`,
  ID: `CGK Jakarta Soekarno-Hatta|Jakarta|-6.126|106.656;DPS Bali Ngurah Rai|Denpasar|-8.748|115.167`,
  IN: `DEL Delhi Indira Gandhi|Delhi|28.567|77.103;BOM Mumbai|Mumbai|19.089|72.868`,
  AU: `SYD Sydney|Sydney|-33.946|151.177;MEL Melbourne|Melbourne|-37.673|144.843;BNE Brisbane|Brisbane|-27.384|153.118
    PER Perth|Perth|-31.940|115.967;ADL Adelaide|Adelaide|-34.945|138.531`,
  NZ: `AKL Auckland|Auckland|-37.008|174.792;WLG Wellington|Wellington|-41.327|174.805;CHC Christchurch|Christchurch|-43.489|172.532`,
};

function airportOf(countryId: string, entry: string) {
  const [title = '', city = '', lat = '', lng = ''] = entry.trim().split('|');
  return {
    ...{ name: title.slice(4), iata: title.slice(0, 3), city, countryId },
    point: { lat: Number(lat), lng: Number(lng) },
  };
}

/** Reference data written by hand; points to about 100 m. */
export const AIRPORTS = Object.entries(AIRPORTS_BY_COUNTRY).flatMap(([country, entries]) =>
  entries.split(/[;\n]/).map((entry) => airportOf(country, entry)),
);
