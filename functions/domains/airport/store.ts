import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byCountry, byFlag, countryNo, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { AirportFields } from '#shared/domains/airport/schemas.ts';
import { fold } from '#shared/kernel/text.ts';

const index = defineList({
  name: 'airport',
  key: 'text',
  columns: { country: 'u16', active: 'u8', iata: 'text', city: 'text', words: 'text' },
});

export const airportMapping: ListMapping = {
  keyword: 'words',
  fields: { country: byCountry('country'), active: byFlag('active') },
  sorts: { name: 'key', iata: 'iata', city: 'city' },
};

/** Airports: list and picker by name, code and city; a code is given once. */
export const airportStore = new RecordStore<AirportFields>({
  name: 'airport',
  title: ({ iata, name }) => `${iata} ${name}`,
  unique: [{ kind: 'iata', field: 'iata', of: ({ iata }) => iata }],
  list: listOf(index, (airport) => ({
    no: airport.no,
    key: fold(airport.name),
    country: countryNo(airport.countryId),
    active: airport.isActive ? 1 : 0,
    iata: fold(airport.iata),
    city: fold(airport.city),
    words: fold(`${airport.iata} ${airport.name} ${airport.city}`),
  })),
  picker: pickerOf(definePicker({ entity: 'airport' }), (airport) => ({
    key: airport.id,
    value: airport.name,
    sublabel: [airport.iata, airport.city, airport.countryId].filter(Boolean).join(', '),
    words: [airport.iata, airport.city],
    facets: { active: airport.isActive ? 1 : 0 },
  })),
});
