import { describe, expect, it } from 'vitest';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { MAX_RANK } from './rank.ts';
import {
  approved,
  billIn,
  calendarDays,
  calendarRange,
  checkPhase,
  checkUnlocked,
  endedMark,
  endedOn,
  isPast,
  isSameDate,
  nextRank,
  nextReminderDay,
  optionEnd,
  productTotals,
  rankFor,
  reminderFor,
  showDay,
  showDays,
  showNumber,
  showTitle,
  takesDate,
  ticketTotals,
  timesOn,
} from './rules.ts';

const PHASES: readonly Phase[] = ['options', 'confirmed', 'cancelled'];
const evening = { start: '2027-05-21T20:00', end: '2027-05-21T23:00', isNight: false };
/** Begins after midnight and belongs to the evening before. */
const night = { start: '2027-05-22T01:00', end: '2027-05-22T04:00', isNight: true };
const artist = (artistId: string, more: object = {}) => ({ artistId, name: artistId, ...more });
const allowed = (from: Parameters<typeof checkPhase>[0]) =>
  PHASES.filter((to) => {
    try {
      checkPhase(from, to);
      return true;
    } catch {
      return false;
    }
  });

describe('the phase of a show', () => {
  it('may become any other, from any, and a new show may have any', () => {
    for (const phase of PHASES) expect(allowed({ phase })).toEqual(PHASES);
    expect(allowed({})).toEqual(PHASES);
  });
  it('is never confirmed before somebody approved the request, whatever its phase', () => {
    for (const phase of PHASES) expect(allowed({ phase, isPreliminary: true })).toEqual(['options', 'cancelled']);
    expect(() => checkPhase({ isPreliminary: true }, 'confirmed')).toThrow('show.preliminary');
  });
  it('is approved once, unless the show is locked', () => {
    const request = { phase: 'options', isPreliminary: true, lockedAt: undefined } as const;
    expect(approved(request)).toEqual({ phase: 'options', lockedAt: undefined });
    expect(() => approved({ ...request, isPreliminary: false })).toThrow('show.approved');
    expect(() => approved({ ...request, lockedAt: '2027-01-01T00:00:00Z' })).toThrow('show.locked');
  });
  it('takes a date unless the show is cancelled', () =>
    expect(PHASES.filter(takesDate)).toEqual(['options', 'confirmed']));
  it('stays while the show is locked', () => {
    expect(() => checkUnlocked({ lockedAt: '2027-01-01T00:00:00Z' })).toThrow('show.locked');
    expect(() => checkUnlocked({ lockedAt: undefined })).not.toThrow();
  });
});

describe('ranks', () => {
  it('of a new option is one below the lowest, at most the last', () => {
    expect(nextRank([])).toBe(1);
    expect(nextRank([1, 3, 2])).toBe(4);
    expect(nextRank([MAX_RANK])).toBe(MAX_RANK);
  });
  it('belong to options alone', () => {
    expect(rankFor('options', 0)).toBe(1);
    expect(rankFor('options', 3)).toBe(3);
    expect(rankFor('confirmed', 3)).toBe(0);
    expect(rankFor('cancelled', 3)).toBe(0);
  });
});

describe('the end of an option', () => {
  const option = { phase: 'options', expiresOn: '2027-05-10', remindedFor: undefined } as const;

  it('is told three days before, on the day, and no more', () => {
    expect(nextReminderDay(option)).toBe('2027-05-07');
    expect(nextReminderDay({ ...option, remindedFor: '2027-05-10 soon' })).toBe('2027-05-10');
    for (const when of ['today', 'passed', 'ended'])
      expect(nextReminderDay({ ...option, remindedFor: `2027-05-10 ${when}` })).toBeUndefined();
    expect(nextReminderDay({ ...option, phase: 'confirmed' })).toBeUndefined();
    expect(nextReminderDay({ ...option, expiresOn: undefined })).toBeUndefined();
  });
  it('is told anew once the day has moved', () =>
    expect(nextReminderDay({ ...option, remindedFor: '2027-05-01 ended' })).toBe('2027-05-07'));
  it('marks what was told; a day that was missed is marked and not told', () => {
    expect(reminderFor(option, '2027-05-06')).toBeUndefined();
    expect(reminderFor(option, '2027-05-08')).toEqual({ mark: '2027-05-10 soon', remind: true });
    expect(reminderFor(option, '2027-05-10')).toEqual({ mark: '2027-05-10 today', remind: true });
    expect(reminderFor(option, '2027-05-11')).toEqual({ mark: '2027-05-10 passed', remind: false });
  });
  it('comes the day after, once', () => {
    expect(endedOn(option)).toBe('2027-05-11');
    expect(endedOn({ ...option, remindedFor: endedMark('2027-05-10') })).toBeUndefined();
    expect(endedOn({ ...option, phase: 'cancelled' })).toBeUndefined();
  });
  it('of a new one is so many days ahead, never after the show, and none for a show of the past', () => {
    expect(optionEnd('2027-05-01', 14, '2027-06-01')).toBe('2027-05-15');
    expect(optionEnd('2027-05-01', 14, '2027-05-10')).toBe('2027-05-10');
    expect(optionEnd('2027-05-01', 14, '2027-04-30')).toBe('');
  });
});

describe('the days of a show', () => {
  it('begin with its evening, after midnight too, and have a last one only if there are several', () => {
    expect(showDay(night)).toBe('2027-05-21');
    expect(showDays(evening)).toEqual({ date: '2027-05-21' });
    expect(showDays({ ...evening, end: '2027-05-23T23:00' })).toEqual({ date: '2027-05-21', lastDate: '2027-05-23' });
  });
  it('are over on the day after the last', () => {
    expect(isPast(evening, '2027-05-21')).toBe(false);
    expect(isPast(evening, '2027-05-22')).toBe(true);
  });
  it('move with the same clock and length, a night with its evening', () => {
    expect(timesOn(evening, '2027-06-01')).toEqual({ start: '2027-06-01T20:00', end: '2027-06-01T23:00' });
    expect(timesOn(night, '2027-06-01')).toEqual({ start: '2027-06-02T01:00', end: '2027-06-02T04:00' });
  });
  it('are the same as those of another only by overlap or day', () => {
    expect(isSameDate({ kinds: ['overlap'] })).toBe(true);
    expect(isSameDate({ kinds: ['sameDay'] })).toBe(true);
    expect(isSameDate({ kinds: [] })).toBe(false);
  });
});

describe('the calendar of a month', () => {
  it('shows whole weeks', () => expect(calendarRange('2027-05-21')).toEqual({ from: '2027-04-26', to: '2027-06-06' }));
  it('counts confirmed shows and options on each of their days', () => {
    const long = { ...evening, end: '2027-05-22T23:00', phase: 'confirmed' as const };
    const shows = [long, { ...evening, phase: 'options' as const }, { ...evening, phase: 'cancelled' as const }];
    expect(calendarDays(shows, '2027-05-20', '2027-05-22')).toEqual([
      { date: '2027-05-20', confirmed: 0, options: 0 },
      { date: '2027-05-21', confirmed: 1, options: 1 },
      { date: '2027-05-22', confirmed: 1, options: 0 },
    ]);
  });
});

it('adds up each currency for itself', () => {
  const price = (minor: number, currency = 'EUR') => ({ minor, currency });
  const tickets = [
    { name: 'Early', price: price(1_500), number: 100 },
    { name: 'Door', price: price(2_000), number: 50 },
    { name: 'VIP', price: price(9_900, 'GBP'), number: 2 },
  ];
  expect(ticketTotals(tickets)).toEqual([price(250_000), price(19_800, 'GBP')]);
  expect(ticketTotals()).toEqual([]);
  expect(productTotals()).toEqual([]);
});

it('is called by its number, and by its description, else its venue, else its artists', () => {
  expect(showNumber(4127)).toBe('S-04127');
  const named = { description: 'Gala', venue: { name: 'Aula' }, artists: [artist('Ada'), artist('Ben')] } as never;
  expect(showTitle(named)).toBe('Gala');
  expect(showTitle({ ...(named as object), description: '' } as never)).toBe('Aula');
  expect(showTitle({ ...(named as object), description: '', venue: undefined } as never)).toBe('Ada, Ben');
});

it('has only artists on its bill whose place was entered', () =>
  expect(billIn([artist('a', { role: 'headline' }), artist('b')] as never)).toEqual([
    { artistId: 'a', role: 'headline', billing: '' },
  ]));
