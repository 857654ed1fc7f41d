/** ISO 3166-2: states and provinces of the countries whose addresses name them. */
const STATES: Readonly<Record<string, string>> = {
  AR: `
    A Salta|B Buenos Aires|C Ciudad Autónoma de Buenos Aires|D San Luis|E Entre Ríos|F La Rioja
    G Santiago del Estero|H Chaco|J San Juan|K Catamarca|L La Pampa|M Mendoza|N Misiones|P Formosa|Q Neuquén
    R Río Negro|S Santa Fe|T Tucumán|U Chubut|V Tierra del Fuego|W Corrientes|X Córdoba|Y Jujuy|Z Santa Cruz`,
  AT: `
    1 Burgenland|2 Kärnten|3 Niederösterreich|4 Oberösterreich|5 Salzburg|6 Steiermark|7 Tirol|8 Vorarlberg|9 Wien`,
  AU: `
    ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia
    TAS Tasmania|VIC Victoria|WA Western Australia`,
  BE: `
    BRU Brussel / Bruxelles|VAN Antwerpen|VBR Vlaams-Brabant|VLI Limburg|VOV Oost-Vlaanderen|VWV West-Vlaanderen
    WBR Brabant wallon|WHT Hainaut|WLG Liège|WLX Luxembourg|WNA Namur`,
  BR: `
    AC Acre|AL Alagoas|AM Amazonas|AP Amapá|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás
    MA Maranhão|MG Minas Gerais|MS Mato Grosso do Sul|MT Mato Grosso|PA Pará|PB Paraíba|PE Pernambuco|PI Piauí
    PR Paraná|RJ Rio de Janeiro|RN Rio Grande do Norte|RO Rondônia|RR Roraima|RS Rio Grande do Sul|SC Santa Catarina
    SE Sergipe|SP São Paulo|TO Tocantins`,
  CA: `
    AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia
    NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`,
  CH: `
    AG Aargau|AI Appenzell Innerrhoden|AR Appenzell Ausserrhoden|BE Bern|BL Basel-Landschaft|BS Basel-Stadt
    FR Freiburg|GE Genève|GL Glarus|GR Graubünden|JU Jura|LU Luzern|NE Neuchâtel|NW Nidwalden|OW Obwalden
    SG Sankt Gallen|SH Schaffhausen|SO Solothurn|SZ Schwyz|TG Thurgau|TI Ticino|UR Uri|VD Vaud|VS Valais|ZG Zug
    ZH Zürich`,
  DE: `
    BB Brandenburg|BE Berlin|BW Baden-Württemberg|BY Bayern|HB Bremen|HE Hessen|HH Hamburg|MV Mecklenburg-Vorpommern
    NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz|SH Schleswig-Holstein|SL Saarland|SN Sachsen
    ST Sachsen-Anhalt|TH Thüringen`,
  ES: `
    A Alicante|AB Albacete|AL Almería|AV Ávila|B Barcelona|BA Badajoz|BI Bizkaia|BU Burgos|C A Coruña|CA Cádiz
    CC Cáceres|CE Ceuta|CO Córdoba|CR Ciudad Real|CS Castelló|CU Cuenca|GC Las Palmas|GI Girona|GR Granada
    GU Guadalajara|H Huelva|HU Huesca|J Jaén|L Lleida|LE León|LO La Rioja|LU Lugo|M Madrid|MA Málaga|ML Melilla
    MU Murcia|NA Navarra|O Asturias|OR Ourense|P Palencia|PM Illes Balears|PO Pontevedra|S Cantabria|SA Salamanca
    SE Sevilla|SG Segovia|SO Soria|SS Gipuzkoa|T Tarragona|TE Teruel|TF Santa Cruz de Tenerife|TO Toledo|V Valencia
    VA Valladolid|VI Araba|Z Zaragoza|ZA Zamora`,
  IN: `
    AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunāchal Pradesh|AS Assam|BR Bihār|CH Chandīgarh
    CT Chhattīsgarh|DH Dādra and Nagar Haveli and Damān and Diu|DL Delhi|GA Goa|GJ Gujarāt|HP Himāchal Pradesh
    HR Haryāna|JH Jhārkhand|JK Jammu and Kashmīr|KA Karnātaka|KL Kerala|LA Ladākh|LD Lakshadweep|MH Mahārāshtra
    ML Meghālaya|MN Manipur|MP Madhya Pradesh|MZ Mizoram|NL Nāgāland|OR Odisha|PB Punjab|PY Puducherry|RJ Rājasthān
    SK Sikkim|TG Telangāna|TN Tamil Nādu|TR Tripura|UP Uttar Pradesh|UT Uttarākhand|WB West Bengal`,
  IT: `
    23 Valle d'Aosta|AG Agrigento|AL Alessandria|AN Ancona|AP Ascoli Piceno|AQ L'Aquila|AR Arezzo|AT Asti
    AV Avellino|BA Bari|BG Bergamo|BI Biella|BL Belluno|BN Benevento|BO Bologna|BR Brindisi|BS Brescia
    BT Barletta-Andria-Trani|BZ Bolzano / Bozen|CA Cagliari|CB Campobasso|CE Caserta|CH Chieti|CL Caltanissetta
    CN Cuneo|CO Como|CR Cremona|CS Cosenza|CT Catania|CZ Catanzaro|EN Enna|FC Forlì-Cesena|FE Ferrara|FG Foggia
    FI Firenze|FM Fermo|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|KR Crotone|LC Lecco
    LE Lecce|LI Livorno|LO Lodi|LT Latina|LU Lucca|MB Monza e Brianza|MC Macerata|ME Messina|MI Milano|MN Mantova
    MO Modena|MS Massa-Carrara|MT Matera|NA Napoli|NO Novara|NU Nuoro|OR Oristano|PA Palermo|PC Piacenza|PD Padova
    PE Pescara|PG Perugia|PI Pisa|PN Pordenone|PO Prato|PR Parma|PT Pistoia|PU Pesaro e Urbino|PV Pavia|PZ Potenza
    RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RG Ragusa|RI Rieti|RM Roma|RN Rimini|RO Rovigo|SA Salerno
    SI Siena|SO Sondrio|SP La Spezia|SR Siracusa|SS Sassari|SU Sud Sardegna|SV Savona|TA Taranto|TE Teramo|TN Trento
    TO Torino|TP Trapani|TR Terni|TS Trieste|TV Treviso|UD Udine|VA Varese|VB Verbano-Cusio-Ossola|VC Vercelli
    VE Venezia|VI Vicenza|VR Verona|VT Viterbo|VV Vibo Valentia`,
  JP: `
    01 Hokkaido|02 Aomori|03 Iwate|04 Miyagi|05 Akita|06 Yamagata|07 Fukushima|08 Ibaraki|09 Tochigi|10 Gunma
    11 Saitama|12 Chiba|13 Tokyo|14 Kanagawa|15 Niigata|16 Toyama|17 Ishikawa|18 Fukui|19 Yamanashi|20 Nagano
    21 Gifu|22 Shizuoka|23 Aichi|24 Mie|25 Shiga|26 Kyoto|27 Osaka|28 Hyogo|29 Nara|30 Wakayama|31 Tottori
    32 Shimane|33 Okayama|34 Hiroshima|35 Yamaguchi|36 Tokushima|37 Kagawa|38 Ehime|39 Kochi|40 Fukuoka|41 Saga
    42 Nagasaki|43 Kumamoto|44 Oita|45 Miyazaki|46 Kagoshima|47 Okinawa`,
  MX: `
    AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHH Chihuahua|CHP Chiapas
    CMX Ciudad de México|COA Coahuila de Zaragoza|COL Colima|DUR Durango|GRO Guerrero|GUA Guanajuato|HID Hidalgo
    JAL Jalisco|MEX México|MIC Michoacán de Ocampo|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla
    QUE Querétaro|ROO Quintana Roo|SIN Sinaloa|SLP San Luis Potosí|SON Sonora|TAB Tabasco|TAM Tamaulipas
    TLA Tlaxcala|VER Veracruz de Ignacio de la Llave|YUC Yucatán|ZAC Zacatecas`,
  MY: `
    01 Johor|02 Kedah|03 Kelantan|04 Melaka|05 Negeri Sembilan|06 Pahang|07 Pulau Pinang|08 Perak|09 Perlis
    10 Selangor|11 Terengganu|12 Sabah|13 Sarawak|14 Wilayah Persekutuan Kuala Lumpur|15 Wilayah Persekutuan Labuan
    16 Wilayah Persekutuan Putrajaya`,
  NL: `
    DR Drenthe|FL Flevoland|FR Fryslân|GE Gelderland|GR Groningen|LI Limburg|NB Noord-Brabant|NH Noord-Holland
    OV Overijssel|UT Utrecht|ZE Zeeland|ZH Zuid-Holland`,
  US: `
    AK Alaska|AL Alabama|AR Arkansas|AS American Samoa|AZ Arizona|CA California|CO Colorado|CT Connecticut
    DC District of Columbia|DE Delaware|FL Florida|GA Georgia|GU Guam|HI Hawaii|IA Iowa|ID Idaho|IL Illinois
    IN Indiana|KS Kansas|KY Kentucky|LA Louisiana|MA Massachusetts|MD Maryland|ME Maine|MI Michigan|MN Minnesota
    MO Missouri|MP Northern Mariana Islands|MS Mississippi|MT Montana|NC North Carolina|ND North Dakota|NE Nebraska
    NH New Hampshire|NJ New Jersey|NM New Mexico|NV Nevada|NY New York|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania
    PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas
    UM United States Minor Outlying Islands|UT Utah|VA Virginia|VI Virgin Islands, U.S.|VT Vermont|WA Washington
    WI Wisconsin|WV West Virginia|WY Wyoming`,
};

export type State = { readonly stateId: string; readonly countryId: string; readonly name: string };

const read = (country: string): readonly State[] =>
  (Object.hasOwn(STATES, country) ? (STATES[country] ?? '') : '')
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const space = entry.indexOf(' ');
      return { stateId: `${country}-${entry.slice(0, space)}`, countryId: country, name: entry.slice(space + 1) };
    })
    .sort((a, b) => a.name.localeCompare(b.name));

/** An export names the state of each of its rows. */
const known = new Map<string, readonly State[]>();
/** Of one country, by name; empty where an address needs none. */
export function statesOf(country: string): readonly State[] {
  const states = known.get(country) ?? read(country);
  if (Object.hasOwn(STATES, country)) known.set(country, states);
  return states;
}

export const isStateOf = (country: string, stateId: string): boolean =>
  statesOf(country).some((state) => state.stateId === stateId);

export const stateName = (stateId: string): string =>
  statesOf(stateId.slice(0, 2)).find((state) => state.stateId === stateId)?.name ?? stateId;
