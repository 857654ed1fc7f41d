import { defineList } from '#functions/platform/list-index/define.ts';
import { PLACE_COLUMNS, placeCells } from '#functions/platform/list-index/place.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { activeAround, SEEDED_COLUMNS, seededCells, seededStore } from '#functions/platform/record/seeded-store.ts';
import type { AirportFields } from '#shared/domains/reference/airport/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';

const columns = { ...SEEDED_COLUMNS, city: 'text', ...PLACE_COLUMNS } as const;
const index = defineList({ name: 'airport', key: 'text', columns });

/** Airports by name, code and city. */
export const airportStore = seededStore<AirportFields>({
  name: 'airport',
  list: listOf(index, (airport) => ({
    ...seededCells(airport, [airport.city]),
    city: fold(airport.city),
    ...placeCells(airport.point),
  })),
  words: ({ city }) => [city],
  details: ({ city, countryId }) => [city, countryId],
});

export const airportsAround = activeAround(airportStore);
