import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { SEEDED_COLUMNS, seededCells, seededStore } from '#functions/platform/record/seeded-store.ts';
import type { AirlineFields } from '#shared/domains/reference/airline/schemas.ts';

const index = defineList({ name: 'airline', key: 'text', columns: SEEDED_COLUMNS });

const codes = ({ icao }: AirlineFields) => [icao];

/** Airlines by name and codes; the code before flight numbers is given once. */
export const airlineStore = seededStore<AirlineFields>({
  name: 'airline',
  list: listOf(index, (airline) => seededCells(airline, codes(airline))),
  words: codes,
  details: codes,
});
