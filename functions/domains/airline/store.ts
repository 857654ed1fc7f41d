import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byCountry, byFlag, countryNo, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { AirlineFields } from '#shared/domains/airline/schemas.ts';
import { fold } from '#shared/kernel/text.ts';

const index = defineList({
  name: 'airline',
  key: 'text',
  columns: { country: 'u16', active: 'u8', iata: 'text', words: 'text' },
});

export const airlineMapping: ListMapping = {
  keyword: 'words',
  fields: { country: byCountry('country'), active: byFlag('active') },
  sorts: { name: 'key', iata: 'iata' },
};

/** Airlines: list and picker by name and codes; the code before flight numbers is given once. */
export const airlineStore = new RecordStore<AirlineFields>({
  name: 'airline',
  title: ({ iata, name }) => `${iata} ${name}`,
  unique: [{ kind: 'iata', field: 'iata', of: ({ iata }) => iata }],
  list: listOf(index, (airline) => ({
    no: airline.no,
    key: fold(airline.name),
    country: countryNo(airline.countryId),
    active: airline.isActive ? 1 : 0,
    iata: fold(airline.iata),
    words: fold(`${airline.iata} ${airline.icao} ${airline.name}`),
  })),
  picker: pickerOf(definePicker({ entity: 'airline' }), (airline) => ({
    key: airline.id,
    value: airline.name,
    sublabel: [airline.iata, airline.icao].filter(Boolean).join(', '),
    words: [airline.iata, airline.icao],
    facets: { active: airline.isActive ? 1 : 0 },
  })),
});
