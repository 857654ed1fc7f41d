import { saying } from '#functions/domains/identity/free-field/public/slots.ts';
import { freeSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import { type Reference, type ReferenceSpec, referenceIn } from '#functions/platform/record/reference.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { FreeKind, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { isFreeReference } from '#shared/domains/identity/free-field/values.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

interface WithFree {
  readonly freeFields?: FreeValues | undefined;
}
interface Named {
  readonly id: Id;
}
/** The number of records whose fields are read at a time. */
const BATCH = 100;

const names = (id: Id) => (value: FreeValues[string]) => isFreeReference(value) && value.id === id;

/**
 * Finds the records whose free fields name the record. No list has a column of them, so all records with such a field
 * are read.
 */
const naming =
  <T extends WithFree>(store: RecordStore<T>, area: FreeKind, type: 'company' | 'contact') =>
  async (tenantId: string, id: Id): Promise<readonly number[]> => {
    const fields = (await freeSet(tenantId, area)).fields.filter((field) => field.type === type);
    const filters = fields.map((field) => saying(field.id));
    const found = filters.map((filter) => store.definition.list?.all(tenantId, { filters: [filter] }) ?? []);
    const nos = [...new Set((await Promise.all(found)).flat())];
    const named: number[] = [];
    for (let i = 0; i < nos.length; i += BATCH) {
      const batch = nos.slice(i, i + BATCH);
      const records = await store.many({ tenantId }, batch, new Set(batch));
      named.push(...records.filter((one) => Object.values(one.freeFields ?? {}).some(names(id))).map(({ no }) => no));
    }
    return named;
  };

/** Makes the reference of records that may name a company or a contact in a free field too. */
export const freelyIn = <T extends WithFree, H extends Named>(
  store: RecordStore<T>,
  [area, type, nameOf]: readonly [area: FreeKind, type: 'company' | 'contact', nameOf: (to: H) => string],
  spec: Pick<ReferenceSpec<T, H>, 'filters' | 'moved'> & {
    /** Tells whether the values of the record are on an agreement that was handed out: they do not change then. */
    readonly isFixed?: (record: T) => boolean;
  } = { filters: () => [], moved: (record) => record },
): Reference<H> =>
  referenceIn<T, H>(store, {
    filters: spec.filters,
    more: naming(store, area, type),
    moved: (record, move) => {
      const after = spec.moved(record, move);
      const { freeFields } = after;
      const isNamed = names(move.from);
      if (!freeFields || !Object.values(freeFields).some(isNamed) || spec.isFixed?.(record)) return after;
      const value = { id: move.to.id, name: nameOf(move.to) };
      const turned = Object.entries(freeFields).map(([id, old]) => [id, isNamed(old) ? value : old] as const);
      return { ...after, freeFields: Object.fromEntries(turned) };
    },
  });
