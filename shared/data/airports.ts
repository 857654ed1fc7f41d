import AIRPORTS_BY_COUNTRY from './airports.json' with { type: 'json' };

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

/**
 * Airports with scheduled flights, to about 100 m, from airport-data-js (CC BY 4.0, github.com/aashishvanand/airport-data-js);
 * scripts/airports.ts writes them. Those whose city is said are the ones tours fly to most.
 */
export const AIRPORTS = Object.entries(AIRPORTS_BY_COUNTRY).flatMap(([country, entries]) =>
  entries.split(';').map((entry) => airportOf(country, entry)),
);
