/**
 * Writes shared/data/airports.json from airport-data-js (CC BY 4.0): `npx tsx scripts/airports.ts`. Airports of a large or medium
 * size with scheduled flights and a runway that is known and long enough for them.
 * An airport whose clock is not its country's usual one also has its time zone.
 */
import { writeFileSync } from 'node:fs';
import airportData, { type Airport } from 'airport-data-js';
import { CountryCode } from '#shared/data/countries.ts';
import { KNOWN_AIRPORTS } from './airports/names.ts';
import { ownZoneOf } from './airports/zones.ts';

const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];
const SIZES = ['large_airport', 'medium_airport'];
/** Feet: what a regional jet needs. */
const MIN_RUNWAY = 5_000;
const CODE = /^[A-Z]{3}$/;

const isServed = ({ iata, type, scheduled_service, runway_length, country_code }: Airport): boolean =>
  CODE.test(iata) &&
  SIZES.includes(type) &&
  /^true$/i.test(String(scheduled_service)) &&
  ((runway_length ?? 0) >= MIN_RUNWAY || KNOWN_AIRPORTS.has(iata)) &&
  CountryCode.safeParse(country_code).success;

/** `LAX Los Angeles|Los Angeles|33.943|-118.408|America/Los_Angeles`: points to about 100 m. */
function entryOf(found: Airport): string {
  const { iata, airport, latitude, longitude } = found;
  const plain = airport.replace(/[|;]/g, ' ').replace(/\s+(International )?Airport$/i, '');
  const { name, city } = KNOWN_AIRPORTS.get(iata) ?? { name: plain, city: '' };
  const zone = ownZoneOf(found);
  return [`${iata} ${name}`, city, latitude.toFixed(3), longitude.toFixed(3), ...(zone ? [zone] : [])].join('|');
}

const found = (await Promise.all(CONTINENTS.map((name) => airportData.getAirportByContinent(name)))).flat();
const byCountry: Record<string, Map<string, Airport>> = {};
for (const airport of found.filter(isServed)) {
  byCountry[airport.country_code] ??= new Map();
  byCountry[airport.country_code]?.set(airport.iata, airport);
}
const byCode = (a: Airport, b: Airport) => (a.iata < b.iata ? -1 : 1);
const data = Object.fromEntries(
  Object.entries(byCountry)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, airports]) => [country, [...airports.values()].toSorted(byCode).map(entryOf).join(';')]),
);
writeFileSync('shared/data/airports.json', `${JSON.stringify(data, null, 2)}\n`);
