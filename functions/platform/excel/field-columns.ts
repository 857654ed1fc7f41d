import type { Money } from '#shared/kernel/money/money.ts';
import {
  type Fields,
  type FieldWords,
  fieldsIn,
  type PlainType,
  referenceName,
  referenceNames,
} from '#shared/kernel/record/fields.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import { dateOf } from '#shared/kernel/time/date.ts';
import type { SheetColumn, Speech } from './area.ts';
import type { Cell } from './cells.ts';
import { flagText } from './common-columns.ts';

/** A column of a field with a computed value. The definition gives its heading and its reader, unless it names its own. */
export interface FieldColumn<T, Name extends string> extends Omit<SheetColumn<T>, 'id' | 'name' | 'isInternal'> {
  readonly field: Name;
  /** The id that templates store; the field's name by default. */
  readonly id?: string;
  readonly name?: Translated;
}
/** The value of a column that is one text of the record. */
export const textCell = <T>(value: (record: T, speech: Speech) => string | undefined, width = 24) =>
  ({ kind: 'text', width, value }) as const satisfies Partial<SheetColumn<T>>;
/** The value of a column that is one number of the record. */
export const numberCell = <T>(value: (record: T) => number | undefined, width = 12) =>
  ({ kind: 'number', width, value }) as const satisfies Partial<SheetColumn<T>>;

/** A column of a plain field, which writes the value as it is. */
interface PlainColumn<Name extends string> extends Pick<FieldColumn<never, Name>, 'field' | 'id' | 'name' | 'width'> {}

const KINDS = {
  text: { kind: 'text', width: 24 },
  number: { kind: 'number', width: 12 },
  money: { kind: 'money' },
  day: { kind: 'date', width: 12 },
  // The day alone: the time is on the clock of the place.
  moment: { kind: 'date', width: 12 },
  flag: { kind: 'flag', width: 8 },
  reference: { kind: 'text', width: 28 },
  references: { kind: 'text', width: 28 },
} as const satisfies Record<PlainType, Pick<SheetColumn<never>, 'kind' | 'width'>>;

type Writer = (value: unknown, speech: Speech) => Cell;
const WRITERS: Readonly<Record<PlainType, Writer>> = {
  text: (value) => value as string | undefined,
  number: (value) => value as number | undefined,
  money: (value) => value as Money | undefined,
  day: (value) => (value ? { day: value as string } : undefined),
  moment: (value) => (value ? { day: dateOf(value as string) } : undefined),
  flag: (value, { locale }) => flagText(value === true, locale),
  reference: (value) => (value ? referenceName(value as Parameters<typeof referenceName>[0]) : undefined),
  references: (value) => (value ? referenceNames(value as Parameters<typeof referenceNames>[0]) : undefined),
};

type Placed<T, Name extends string> = FieldColumn<T, Name> | PlainColumn<Name>;
/** A column in its place. A name alone is the plain column of that field. */
export type PlacedColumn<T, Name extends string> = Name | Placed<T, Name>;

function drawn<T>(column: Placed<T, string>, type: PlainType | undefined): FieldColumn<T, string> {
  if ('value' in column) return column;
  const { field } = column;
  if (!type) throw new Error(`the column of ${field} has no value`);
  const value = (record: T, speech: Speech) => WRITERS[type](record[field as keyof T], speech);
  return { ...KINDS[type], ...column, value };
}

/** The readers that the definition of a field allows. */
const readersOf = ({ sees, right }: Fields[string]): Pick<SheetColumn<never>, 'isInternal' | 'permission'> => ({
  ...(sees === 'internal' ? { isInternal: true } : {}),
  ...(right ? { permission: right } : {}),
});

/**
 * Builds the columns of a sheet from the definition of the fields. `placed` gives the order; a field that the
 * definition puts into sheets, and that no column here shows, comes last.
 */
export function fieldColumns<T, F extends Fields>(
  fields: F,
  words: FieldWords<F>,
  placed: readonly PlacedColumn<T, keyof F & string>[],
): SheetColumn<T>[] {
  const columns = placed.map((column) => (typeof column === 'string' ? { field: column } : column));
  const types = new Map(fieldsIn(fields, 'excel').map(({ name, type }) => [name, type]));
  const shown = new Set<string>(columns.map(({ field }) => field));
  const rest = [...types.keys()].filter((field) => !shown.has(field)).map((field) => ({ field }));
  const headings: Readonly<Record<string, Translated>> = words;
  return [...columns, ...rest].map((column) => {
    const { field, name = headings[field], ...own } = drawn<T>(column, types.get(column.field));
    const defined = fields[field];
    if (!(name && defined)) throw new Error(`the column of ${field} has no heading`);
    return { id: field, ...readersOf(defined), ...own, name };
  });
}
