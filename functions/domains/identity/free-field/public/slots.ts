import { freeSet, heldFreeSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import type { Filter, RowOf } from '#functions/platform/list-index/types.ts';
import type { AgencyCells } from '#functions/platform/record/parts.ts';
import type { ListMapping } from '#functions/platform/record/request.ts';
import type { FreeFieldInput, FreeKind, FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import {
  isSortable,
  kindOfSlot,
  SLOTS,
  type Slot,
  slotCells,
  slotNumber,
} from '#shared/domains/identity/free-field/slots.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { freeIdOf, isFreeName } from '#shared/kernel/record/free-name.ts';
import { Id, noOf } from '#shared/kernel/record/ids.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import { callerFields } from './caller.ts';

interface WithValues {
  readonly freeFields?: FreeValues | undefined;
}
const STORED = { n: 'i48', t: 'text', m: 'many' } as const;
type Columns = {
  readonly [S in Slot]: S extends `n${string}` ? 'i48' : S extends `t${string}` ? 'text' : 'many';
};

/** Columns of a list for the free fields of its area: which of them a record fills in, and the slots. */
export const FREE_COLUMNS = {
  free: 'many',
  ...(Object.fromEntries(SLOTS.map((slot) => [slot, STORED[kindOfSlot(slot)]])) as Columns),
} as const;

const NO_VALUES = slotCells([]) as Omit<RowOf<'number', Columns>, 'no' | 'key'>;
/** Their cells as far as the record alone says them; the slots wait for the commit. */
export const freeCells = ({ freeFields = {} }: WithValues) => ({
  ...NO_VALUES,
  free: Object.keys(freeFields).map(noOf),
});

/** Cells of the slots, by the fields that hold them now. */
export const freeSlots = (area: FreeKind): AgencyCells<WithValues> => ({
  has: ({ freeFields }) => Object.keys(freeFields ?? {}).length > 0,
  load: async (tenantId, isWrite) => {
    const { fields } = await (isWrite ? heldFreeSet : freeSet)(tenantId, area);
    return ({ freeFields }) => slotCells(fields, freeFields);
  },
});

type RequestFilter = ListRequest['filters'][number];
type Field = Pick<FreeFieldInput, 'type' | 'currency' | 'slot'> & { readonly id: Id };
const NOTHING = (column: string): Filter => ({ column, anyOf: [] });

/** A value as the request writes it: `true`, an option's number, a figure, an amount, a day or its number since 1970. */
function numberIn({ type, currency }: Field, text: string): number | undefined {
  if (text === '') return undefined;
  if (type === 'contact' || type === 'company') return Id.safeParse(text).success ? noOf(text) : undefined;
  if (type === 'yesNo') return slotNumber(type, text === 'true');
  if (type === 'date') return slotNumber(type, /^-?\d+$/.test(text) ? fromDayNumber(Number(text)) : text) || undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return undefined;
  return slotNumber(
    type,
    type === 'money' ? { minor: Math.round(value * 10 ** exponentOf(currency)), currency } : value,
  );
}

function between(field: Field, [from = '', to = '']: readonly string[]): readonly Filter[] {
  const [min, max] = [numberIn(field, from), numberIn(field, to)];
  const ends = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  // Nothing at all lies at 0, inside many a range.
  return [
    { column: field.slot, ...ends },
    { column: field.slot, empty: false },
  ];
}

function filtersOf(field: Field, { relation, values }: RequestFilter): readonly Filter[] {
  const { slot, id } = field;
  if (relation === 'empty') return [{ column: 'free', noneOf: [noOf(id)] }];
  if (relation === 'filled') return [{ column: 'free', anyOf: [noOf(id)] }];
  if (!slot) return [NOTHING('free')];
  if (relation === 'contains') return [slot.startsWith('t') ? { column: slot, words: values[0] ?? '' } : NOTHING(slot)];
  if (relation === 'between') return slot.startsWith('n') ? between(field, values) : [NOTHING(slot)];
  const numbers = values.flatMap(
    (value) => numberIn(slot.startsWith('m') ? { ...field, type: 'choice' } : field, value) ?? [],
  );
  return [relation === 'noneOf' ? { column: slot, noneOf: numbers } : { column: slot, anyOf: numbers }];
}

/** How a list's request names free fields: `free_<id>`; one that is not there any more, or not shown to the caller, matches nothing. */
export const freeMapping = (area: FreeKind): NonNullable<ListMapping['agency']> => ({
  isName: isFreeName,
  load: async (ctx) => {
    const { fields } = await callerFields(ctx, area);
    const fieldOf = (name: string) => fields.find(({ id }) => id === freeIdOf(name));
    return {
      filters: (filter) => {
        const field = fieldOf(filter.field);
        return field ? filtersOf(field, filter) : [NOTHING('free')];
      },
      sort: (by) => {
        const field = fieldOf(by);
        return field?.slot && isSortable(field.type) ? field.slot : undefined;
      },
    };
  },
});

/** Filter: records that say something in a field. */
export const saying = (id: Id): Filter => ({ column: 'free', anyOf: [noOf(id)] });
