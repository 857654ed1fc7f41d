import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import type { TourInput } from '#shared/domains/booking/show/tour.ts';
import { type DayOrder, orderIn, readDate } from '#shared/domains/relations/import/days.ts';
import { exponentOf, MAX_MINOR, type Money } from '#shared/kernel/money/money.ts';
import { agendaDays, newAppointment, type Phase } from '#shared/kernel/record/appointment.ts';
import { readTypedNumber } from '#shared/kernel/text/typed-number.ts';
import {
  addDays,
  at,
  dateOf,
  diffDays,
  type LocalDate,
  type LocalTime,
  timeOf,
  yearOf,
} from '#shared/kernel/time/date.ts';
import { dateYears } from '#shared/kernel/time/date-years.ts';
import { parseTypedDate } from '#shared/kernel/time/typed-date.ts';
import { type Cell, COLUMNS, type Column, isBlank, type Row } from './rows.ts';

export interface Reading {
  readonly today: LocalDate;
  /** `en-GB`: how the reader writes dates and numbers. */
  readonly culture: string;
  readonly currency: string;
  readonly time: LocalTime;
  readonly phaseOf: (statusId: string) => Phase | undefined;
}
export interface Problem {
  readonly column: Column;
  readonly code: 'required' | 'date' | 'endBeforeBegin' | 'amount' | 'unknown' | 'several';
}
export type TourRowInput = TourInput['rows'][number];
type RowInput = Omit<TourRowInput, 'isAllDay' | 'description'>;
export interface ReadRow {
  readonly input: RowInput | undefined;
  readonly problems: readonly Problem[];
}

/** A day as people type it, else as spreadsheets write it. */
export function readDay(text: string, { today, culture }: Pick<Reading, 'today' | 'culture'>): LocalDate | undefined {
  const { min, max } = dateYears(today);
  const typed = parseTypedDate(text, today, culture, max);
  const order: DayOrder = culture === 'en-US' ? 'monthFirst' : 'dayFirst';
  const date = typed.ok ? typed.date : readDate(text, { order, lastYear: max });
  return date && yearOf(date) >= min && yearOf(date) <= max ? date : undefined;
}

/** The days of a pasted column: where they show the order of day and month themselves, that order counts for all. */
export function daysOfColumn(texts: readonly string[], reading: Pick<Reading, 'today' | 'culture'>) {
  const { order, example } = orderIn(texts.filter(Boolean));
  const isUsual = example !== undefined || order === 'dayFirst';
  return (text: string): LocalDate | undefined =>
    isUsual ? readDay(text, reading) : readDate(text, { order, lastYear: dateYears(reading.today).max });
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };
const codes: ReadonlySet<string> = new Set(CURRENCY_CODES);

/** `1,500`, `€ 1.500` or `1500 USD`; undefined for a text that is no amount. */
export function readFee(text: string, { culture, currency }: Pick<Reading, 'culture' | 'currency'>): Money | undefined {
  const sign = /[€$£]/.exec(text)?.[0];
  const code = /[A-Za-z]{3}/.exec(text)?.[0]?.toUpperCase();
  const own = sign ? SIGNS[sign] : code;
  if (own && !codes.has(own)) return undefined;
  const plain = text.replace(/[€$£]|[A-Za-z]{3}/, '').trim();
  const money = own ?? currency;
  const minor = readTypedNumber(plain, culture, exponentOf(money));
  return minor === undefined || minor < 0 || minor > MAX_MINOR ? undefined : { minor, currency: money };
}

function timesOf(date: LocalDate, endDate: LocalDate | undefined, time: LocalTime) {
  const { start, end, isNight } = newAppointment(at(date, time));
  if (!endDate || endDate === date) return { start, end, isNight };
  const overnight = diffDays(dateOf(start), dateOf(end));
  return { start, end: at(addDays(endDate, overnight), timeOf(end)), isNight };
}

/** A name that is still typed or looked up: it is no problem yet, and its row cannot be created yet. */
const isOpenName = ({ text, id, state }: Cell) => text.trim() !== '' && !id && (state === undefined || state === 'ask');
const nameProblem = ({ text, id, state }: Cell) => text.trim() !== '' && !id && state !== 'ask' && state;

/** A row as the request takes it, or all that is wrong with it; nothing of a row nobody has filled in. */
export function readRow(row: Row, reading: Reading): ReadRow {
  if (isBlank(row)) return { input: undefined, problems: [] };
  const { cells } = row;
  const textOf = (column: Column) => cells[column].text.trim();
  const dayOf = (column: Column) => (textOf(column) ? readDay(textOf(column), reading) : undefined);
  const [date, endDate, expiresOn] = [dayOf('date'), dayOf('endDate'), dayOf('expiresOn')];
  const fee = textOf('fee') ? readFee(textOf('fee'), reading) : undefined;
  const isReversed = date !== undefined && endDate !== undefined && endDate < date;
  const isOption = reading.phaseOf(cells.status.id ?? '') === 'options';
  const codeOf: Readonly<Record<Column, () => Problem['code'] | undefined | false>> = {
    date: () => (textOf('date') ? !date && 'date' : 'required'),
    endDate: () => (textOf('endDate') && !endDate ? 'date' : isReversed && 'endBeforeBegin'),
    venue: () => nameProblem(cells.venue),
    promoter: () => nameProblem(cells.promoter),
    fee: () => textOf('fee') !== '' && !fee && 'amount',
    status: () => !cells.status.id && (textOf('status') ? 'unknown' : 'required'),
    expiresOn: () => textOf('expiresOn') !== '' && !expiresOn && 'date',
  };
  const problems = COLUMNS.flatMap((column): Problem[] => {
    const code = codeOf[column]();
    return code ? [{ column, code }] : [];
  });
  const isWaiting = isOpenName(cells.venue) || isOpenName(cells.promoter);
  if (!date || isWaiting || problems.length > 0) return { input: undefined, problems };
  const input: RowInput = {
    ...timesOf(date, endDate, reading.time),
    statusId: cells.status.id ?? '',
    ...(cells.venue.id ? { venueId: cells.venue.id } : {}),
    ...(cells.promoter.id ? { promoterId: cells.promoter.id } : {}),
    ...(fee && fee.minor > 0 ? { fee } : {}),
    ...(isOption && expiresOn ? { expiresOn } : {}),
  };
  return { input, problems };
}

/** The row of this table that takes the same day, where one before it does. */
export function sameDayIn(inputs: readonly (RowInput | undefined)[], row: number): number | undefined {
  const daysOf = (input: RowInput) => agendaDays({ ...input, isNight: input.isNight ?? false });
  const own = inputs[row] && daysOf(inputs[row]);
  if (!own) return undefined;
  const found = inputs.findIndex((input, i) => {
    const days = input && i !== row ? daysOf(input) : undefined;
    return days !== undefined && days.first <= own.last && days.last >= own.first;
  });
  return found < 0 ? undefined : found;
}
