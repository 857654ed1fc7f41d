export interface City {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly zone: string;
  /** How often the demo agency plays there. */
  readonly weight: number;
}

/** Country, zone, then `city latitude longitude`, by English names; the first of a country is its busiest. */
const PLACES = `
  NL Europe/Amsterdam 5: Amsterdam 52.3676 4.9041; Rotterdam 51.9244 4.4777; Utrecht 52.0907 5.1214; Groningen 53.2194 6.5665; Eindhoven 51.4416 5.4697; Tilburg 51.5555 5.0913; Nijmegen 51.8126 5.8372; The Hague 52.0705 4.3007
  DE Europe/Berlin 5: Berlin 52.5200 13.4050; Hamburg 53.5511 9.9937; Munich 48.1351 11.5820; Cologne 50.9375 6.9603; Leipzig 51.3397 12.3731; Frankfurt 50.1109 8.6821; Stuttgart 48.7758 9.1829
  GB Europe/London 5: London 51.5074 -0.1278; Manchester 53.4808 -2.2426; Glasgow 55.8642 -4.2518; Bristol 51.4545 -2.5879; Leeds 53.8008 -1.5491; Brighton 50.8225 -0.1372
  BE Europe/Brussels 3: Brussels 50.8503 4.3517; Antwerp 51.2194 4.4025; Ghent 51.0543 3.7174; Liège 50.6326 5.5797; Leuven 50.8798 4.7005
  FR Europe/Paris 3: Paris 48.8566 2.3522; Lyon 45.7640 4.8357; Marseille 43.2965 5.3698; Lille 50.6292 3.0573; Nantes 47.2184 -1.5536
  ES Europe/Madrid 3: Madrid 40.4168 -3.7038; Barcelona 41.3874 2.1686; Valencia 39.4699 -0.3763; Seville 37.3891 -5.9845; Bilbao 43.2630 -2.9350
  IT Europe/Rome 2: Milan 45.4642 9.1900; Rome 41.9028 12.4964; Turin 45.0703 7.6869; Bologna 44.4949 11.3426
  PT Europe/Lisbon 2: Lisbon 38.7223 -9.1393; Porto 41.1579 -8.6291; Braga 41.5454 -8.4265
  CH Europe/Zurich 2: Zurich 47.3769 8.5417; Basel 47.5596 7.5886; Geneva 46.2044 6.1432; Bern 46.9480 7.4474
  AT Europe/Vienna 2: Vienna 48.2082 16.3738; Graz 47.0707 15.4395; Linz 48.3069 14.2858
  DK Europe/Copenhagen 2: Copenhagen 55.6761 12.5683; Aarhus 56.1629 10.2039; Odense 55.4038 10.4024
  SE Europe/Stockholm 2: Stockholm 59.3293 18.0686; Gothenburg 57.7089 11.9746; Malmö 55.6050 13.0038
  NO Europe/Oslo 2: Oslo 59.9139 10.7522; Bergen 60.3913 5.3221; Trondheim 63.4305 10.3951
  FI Europe/Helsinki 1: Helsinki 60.1699 24.9384; Tampere 61.4978 23.7610
  PL Europe/Warsaw 2: Warsaw 52.2297 21.0122; Krakow 50.0647 19.9450; Wrocław 51.1079 17.0385
  CZ Europe/Prague 1: Prague 50.0755 14.4378; Brno 49.1951 16.6068
  HU Europe/Budapest 1: Budapest 47.4979 19.0402
  IE Europe/Dublin 1: Dublin 53.3498 -6.2603; Cork 51.8985 -8.4756
  GR Europe/Athens 1: Athens 37.9838 23.7275; Thessaloniki 40.6401 22.9444
  HR Europe/Zagreb 1: Zagreb 45.8150 15.9819; Split 43.5081 16.4402
  US America/New_York 2: New York 40.7128 -74.0060; Boston 42.3601 -71.0589; Philadelphia 39.9526 -75.1652; Miami 25.7617 -80.1918
  US America/Los_Angeles 1: Los Angeles 34.0522 -118.2437; San Francisco 37.7749 -122.4194; Seattle 47.6062 -122.3321
  CA America/Toronto 1: Toronto 43.6532 -79.3832; Montreal 45.5017 -73.5673
  JP Asia/Tokyo 1: Tokyo 35.6762 139.6503; Osaka 34.6937 135.5023
  AU Australia/Sydney 1: Sydney -33.8688 151.2093
  AU Australia/Melbourne 1: Melbourne -37.8136 144.9631
  BR America/Sao_Paulo 1: São Paulo -23.5505 -46.6333
`;

function citiesOf(line: string): City[] {
  const [head = '', list = ''] = line.split(': ');
  const [country = '', zone = '', weight = '1'] = head.trim().split(' ');
  return list.split('; ').map((entry, i) => {
    const words = entry.trim().split(' ');
    const [lat, lng] = words.slice(-2).map(Number);
    const name = words.slice(0, -2).join(' ');
    return { name, country, zone, lat: lat ?? 0, lng: lng ?? 0, weight: Number(weight) * (i === 0 ? 2 : 1) };
  });
}

export const CITIES: readonly City[] = PLACES.trim().split('\n').flatMap(citiesOf);
