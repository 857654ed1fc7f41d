import { dayNumber, isLocalDate } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import { fold } from '#shared/kernel/text.ts';
import type { FreeArea, FreeFieldInput, FreeType, FreeValue, FreeValues } from './schemas.ts';

/*
 * A list has a fixed set of columns, so each area's list keeps some free: figures (n), texts (t) and sets (m). A field
 * that is flagged for the list holds one of its kind. The list of shows has no room for more.
 */
const ALL = ['n1', 'n2', 'n3', 't1', 't2', 'm1'] as const;
const OF_SHOWS = ['n1', 'n2', 't1', 'm1'] as const;
export type Slot = (typeof ALL)[number];
export const slotsOf = (area: FreeArea): readonly Slot[] => (area === 'show' ? OF_SHOWS : ALL);

type SlotKind = 'n' | 't' | 'm';
const KINDS: Partial<Readonly<Record<FreeType, SlotKind>>> = {
  number: 'n',
  money: 'n',
  date: 'n',
  yesNo: 'n',
  choice: 'n',
  text: 't',
  link: 't',
  multiChoice: 'm',
};
/** Fields without a kind are columns to look at, not to filter or sort by. */
export const slotKind = (type: FreeType): SlotKind | undefined => KINDS[type];

type Claiming = Pick<FreeFieldInput, 'mainArea' | 'type' | 'inList' | 'isActive' | 'slot'>;
/** The slot a field holds from now on: the one it had, or the first of its kind that is free. */
export function claimSlot(field: Claiming, held: string, taken: readonly string[]): string {
  const kind = slotKind(field.type);
  if (!field.inList || !field.isActive || !kind) return '';
  if (held) return held;
  const free = slotsOf(field.mainArea).find((slot) => slot.startsWith(kind) && !taken.includes(slot));
  if (!free) throw new AppError('freeField.noSlot', { field: 'inList' });
  return free;
}

const NUMBER_SCALE = 1000;
/** 0 means empty in a list's column, so what is not below zero stands one higher. */
const aboveEmpty = (value: number): number => (value >= 0 ? value + 1 : value);

/** A value as the figure that the list sorts and filters by. */
export function slotNumber(type: FreeType, value: FreeValue | undefined): number {
  if (type === 'number' && typeof value === 'number') return aboveEmpty(Math.round(value * NUMBER_SCALE));
  if (type === 'date' && typeof value === 'string' && isLocalDate(value)) return aboveEmpty(dayNumber(value));
  if (type === 'yesNo' && typeof value === 'boolean') return value ? 2 : 1;
  if (type === 'choice' && typeof value === 'number') return value;
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
/** What a record's values say in the slots of its list. */
export function slotCells(slots: readonly Slot[], fields: readonly Holder[], values: FreeValues = {}) {
  const cells = slots.map((slot) => {
    const field = fields.find((one) => one.slot === slot);
    return [slot, field ? cellOf(slot, field.type, values[field.id]) : emptyCell(slot)] as const;
  });
  return Object.fromEntries(cells) as Readonly<Partial<Record<Slot, Cell>>>;
}
