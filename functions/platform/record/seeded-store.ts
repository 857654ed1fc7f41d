import { aroundPlace } from '#functions/platform/list-index/place.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import type { ListNames } from '#shared/kernel/contract/list.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Tenant } from './master.ts';
import { pickerOf, type RecordList } from './parts.ts';
import { byCountry, byFlag, countryNo, type ListMapping } from './request.ts';
import { RecordStore } from './store.ts';

/** The fields of all reference data: each has a country, and a code that is assigned once. */
interface SeededFields {
  readonly name: string;
  readonly iata: string;
  readonly countryId: string;
  readonly isActive: boolean;
}

/** The columns that all lists of reference data share. */
export const SEEDED_COLUMNS = { country: 'u16', active: 'u8', iata: 'text', words: 'text' } as const;

export const seededMapping = ({ sorts }: ListNames): ListMapping => ({
  keyword: 'words',
  fields: { country: byCountry('country'), active: byFlag('active') },
  sorts: { ...Object.fromEntries(sorts.map((column) => [column, column])), name: 'key' },
});

/** Fills those columns of a row. A search finds `words` besides code and name. */
export const seededCells = (record: Stored<SeededFields>, words: readonly string[]) => ({
  no: record.no,
  key: fold(record.name),
  country: countryNo(record.countryId),
  active: record.isActive ? 1 : 0,
  iata: fold(record.iata),
  words: fold([record.iata, record.name, ...words].join(' ')),
});

interface SeededDefinition<T extends object> {
  readonly name: string;
  readonly list: RecordList<T>;
  /** Lists the words that the picker finds besides code and name. */
  readonly words: (record: T) => readonly string[];
  /** Lists the details that the picker shows after the code. */
  readonly details: (record: T) => readonly string[];
}

/** The store of reference data: list and picker by name and code. */
export const seededStore = <T extends SeededFields>({ name, list, words, details }: SeededDefinition<T>) =>
  new RecordStore<T>({
    name,
    title: ({ iata, name }) => `${iata} ${name}`,
    unique: [{ kind: 'iata', field: 'iata', of: ({ iata }) => iata }],
    list,
    picker: pickerOf(definePicker({ entity: name }), (record) => ({
      key: record.id,
      value: record.name,
      sublabel: [record.iata, ...details(record)].filter(Boolean).join(', '),
      words: [record.iata, ...words(record)],
      facets: { active: record.isActive ? 1 : 0 },
    })),
  });

/** Finds active ones with coordinates around a place: a few more than the circle holds. */
export const activeAround =
  <T extends SeededFields>(store: RecordStore<T>) =>
  async (ctx: Tenant, center: GeoPoint, radiusKm: number): Promise<Stored<T>[]> => {
    const filters = [{ column: 'active', anyOf: [1] }, ...aroundPlace(center, radiusKm)];
    return store.many(ctx, (await store.definition.list?.all(ctx.tenantId, { filters })) ?? []);
  };
