import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { dayNumber, isLocalDate } from '#shared/kernel/time/date.ts';
import type { FreeFieldInput, FreeType, FreeValue, FreeValues } from './schemas.ts';
import { isFreeReference } from './values.ts';

/*
 * The spare columns of each area's list: figures (n), texts (t) and sets (m). A list has a fixed set of columns.
 * A field that is flagged for the list occupies a slot of its kind. An unoccupied slot is empty and not stored.
 */
export const SLOTS = [
  ...(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8'] as const),
  ...(['t1', 't2', 't3', 't4', 't5', 't6'] as const),
  ...(['m1', 'm2', 'm3', 'm4'] as const),
] as const;
export type Slot = (typeof SLOTS)[number];

type SlotKind = 'n' | 't' | 'm';
export const kindOfSlot = (slot: string): SlotKind => slot.charAt(0) as SlotKind;
const KINDS: Partial<Readonly<Record<FreeType, SlotKind>>> = {
  number: 'n',
  money: 'n',
  date: 'n',
  yesNo: 'n',
  choice: 'n',
  contact: 'n',
  company: 'n',
  text: 't',
  link: 't',
  multiChoice: 'm',
};
/** Returns the kind of slot of a type. Lists show fields without a kind, but cannot filter or sort by them. */
export const slotKind = (type: FreeType): SlotKind | undefined => KINDS[type];
/** Whether a list can sort by a type. Multiple values and references have no useful order. */
export const isSortable = (type: FreeType): boolean =>
  slotKind(type) !== undefined && !['multiChoice', 'contact', 'company'].includes(type);

type Claiming = Pick<FreeFieldInput, 'type' | 'inList' | 'isActive' | 'slot'>;
/** Returns the slot for a field: its former one, or the first free slot of its kind. */
export function claimSlot(field: Claiming, held: string, taken: readonly string[]): string {
  const kind = slotKind(field.type);
  if (!field.inList || !field.isActive || !kind) return '';
  if (held) return held;
  const free = SLOTS.find((slot) => slot.startsWith(kind) && !taken.includes(slot));
  if (!free) throw new AppError('freeField.noSlot', { field: 'inList' });
  return free;
}

const NUMBER_SCALE = 1000;
/** Raises values from 0 on by one, because 0 means empty in a list's column. */
const aboveEmpty = (value: number): number => (value >= 0 ? value + 1 : value);

/** Converts a value to the figure that the list sorts and filters by. */
export function slotNumber(type: FreeType, value: FreeValue | undefined): number {
  if (type === 'number' && typeof value === 'number') return aboveEmpty(Math.round(value * NUMBER_SCALE));
  if (type === 'date' && typeof value === 'string' && isLocalDate(value)) return aboveEmpty(dayNumber(value));
  if (type === 'yesNo' && typeof value === 'boolean') return value ? 2 : 1;
  if (type === 'choice' && typeof value === 'number') return value;
  if (isFreeReference(value)) return noOf(value.id);
  if (type === 'money' && typeof value === 'object' && value && 'minor' in value) return aboveEmpty(value.minor);
  return 0;
}

type Cell = number | string | readonly number[];
const emptyCell = (slot: string): Cell => (slot.startsWith('n') ? 0 : slot.startsWith('t') ? '' : []);
function cellOf(slot: string, type: FreeType, value: FreeValue | undefined): Cell {
  if (slot.startsWith('n')) return slotNumber(type, value);
  if (slot.startsWith('t')) return typeof value === 'string' ? fold(value) : '';
  return Array.isArray(value) ? value : [];
}

interface Holder {
  readonly id: string;
  readonly type: FreeType;
  readonly slot: string;
}
/** Returns the values of a record in the slots of its list. */
export function slotCells(fields: readonly Holder[], values: FreeValues = {}) {
  const cells = SLOTS.map((slot) => {
    const field = fields.find((one) => one.slot === slot);
    return [slot, field ? cellOf(slot, field.type, values[field.id]) : emptyCell(slot)] as const;
  });
  return Object.fromEntries(cells) as Readonly<Record<Slot, Cell>>;
}
