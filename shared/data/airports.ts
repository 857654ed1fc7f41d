import { distanceKm, type GeoPoint } from '#shared/kernel/geo/geo.ts';
import AIRPORTS_BY_COUNTRY from './airports.json' with { type: 'json' };
import { defaultZoneOf } from './time-zones.ts';

function airportOf(countryId: string, entry: string) {
  const [title = '', city = '', lat = '', lng = ''] = entry.split('|');
  return {
    name: title.slice(4),
    iata: title.slice(0, 3),
    city,
    countryId,
    point: { lat: Number(lat), lng: Number(lng) },
  };
}

const entriesByCountry = Object.entries(AIRPORTS_BY_COUNTRY).map(
  ([country, entries]) => [country, entries.split(';')] as const,
);

/**
 * Airports with scheduled flights, to about 100 m, from airport-data-js (CC BY 4.0, github.com/aashishvanand/airport-data-js);
 * scripts/airports.ts writes them. Those whose city is said are the ones tours fly to most.
 */
export const AIRPORTS = entriesByCountry.flatMap(([country, entries]) =>
  entries.map((entry) => airportOf(country, entry)),
);

const ZONES = entriesByCountry.flatMap(([country, entries]) =>
  entries.map((entry) => entry.split('|')[4] ?? defaultZoneOf(country)),
);
/** The time zone of the nearest airport that is at most so far away. */
export function airportZoneNear(point: GeoPoint, maxKm: number): string | undefined {
  const kms = AIRPORTS.map((airport) => distanceKm(airport.point, point));
  const nearest = kms.reduce((best, km, i) => (km < (kms[best] ?? 0) ? i : best), 0);
  return (kms[nearest] ?? Number.POSITIVE_INFINITY) <= maxKm ? ZONES[nearest] : undefined;
}
