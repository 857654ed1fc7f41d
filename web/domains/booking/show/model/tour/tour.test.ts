import { describe, expect, test } from 'vitest';
import { LOCALES, tagOf } from '#shared/kernel/text/locale.ts';
import { epochOf, makeDate } from '#shared/kernel/time/date.ts';
import { rowsOf } from './from-show.ts';
import { daysOfColumn, type Reading, readDay, readFee, readRow, sameDayIn } from './read-row.ts';
import { type Cell, type Column, filledDown, grown, isBlank, newRow, pasted, withCell } from './rows.ts';
import { isTable, tableOf } from './table-text.ts';

const OPTION: Cell = { text: 'Option', id: 's1' };
const reading: Reading = {
  today: '2026-11-26',
  culture: 'en-GB',
  currency: 'EUR',
  time: '20:00',
  phaseOf: (id) => (id === 's1' ? 'options' : 'confirmed'),
};
const rowOf = (cells: Partial<Record<Column, Cell>>) =>
  Object.entries(cells).reduce((row, [column, cell]) => withCell(row, column as Column, cell), newRow(1, OPTION));
const text = (value: string): Cell => ({ text: value });

describe('what a spreadsheet puts on the clipboard', () => {
  test('is rows of cells, without the line break at the end', () => {
    expect(tableOf('5 Mar 2027\tParadiso\r\n6 Mar 2027\tVera\r\n')).toEqual([
      ['5 Mar 2027', 'Paradiso'],
      ['6 Mar 2027', 'Vera'],
    ]);
    expect(tableOf('a\t\tb\n\t\n')).toEqual([
      ['a', '', 'b'],
      ['', ''],
    ]);
  });
  test('keeps a cell with line breaks and quotes whole', () => {
    expect(tableOf('"Hall ""A""\nAmsterdam"\tx')).toEqual([['Hall "A" Amsterdam', 'x']]);
  });
  test('is one text where it is one cell', () => {
    expect([isTable('Paradiso\r\n'), isTable('a\tb'), isTable('a\nb')]).toEqual([false, true, true]);
  });
});

describe('rows', () => {
  test('begin from a show, one for each date', () => {
    const show = {
      start: '2027-03-05T20:00',
      end: '2027-03-06T22:00',
      isNight: false,
      venue: { venueId: 'v1', name: 'Paradiso' },
      promoter: { companyId: 'p1', name: 'Longview' },
      fee: { minor: 190_000, currency: 'JPY' },
    } as Parameters<typeof rowsOf>[0];
    const words = { status: OPTION, dayText: (date: string) => date, numberText: String };
    const [first, second] = rowsOf(show, ['2027-04-30', '2027-05-07'], words);
    expect(first?.cells).toMatchObject({
      date: { text: '2027-04-30' },
      endDate: { text: '2027-05-01' },
      venue: { text: 'Paradiso', id: 'v1' },
      promoter: { text: 'Longview', id: 'p1' },
      fee: { text: '190000' },
      status: OPTION,
    });
    expect(second?.cells.date.text).toBe('2027-05-07');
    expect(second?.key).not.toBe(first?.key);
  });
  test('a table goes in from the focused cell on, and rows grow with it', () => {
    const rows = grown([], 2, OPTION);
    const filled = pasted(rows, { row: 1, column: 'venue' }, [['A', 'B'], ['C']], (_, value) => text(value), OPTION);
    expect(filled).toHaveLength(3);
    expect(filled.map(({ cells }) => [cells.venue.text, cells.promoter.text])).toEqual([
      ['', ''],
      ['A', 'B'],
      ['C', ''],
    ]);
    expect(new Set(filled.map(({ key }) => key)).size).toBe(3);
  });
  test('never grow beyond what one request takes', () => {
    expect(grown([], 150, OPTION)).toHaveLength(100);
  });
  test('a cell fills those below it that have something', () => {
    const rows = [rowOf({ promoter: text('P'), date: text('x') }), rowOf({ date: text('y') }), newRow(3, OPTION)];
    const filled = filledDown(rows, { row: 0, column: 'promoter' }, (cell) => cell);
    expect(filled.map(({ cells }) => cells.promoter.text)).toEqual(['P', 'P', '']);
    expect(isBlank(filled[2] ?? newRow(9, OPTION))).toBe(true);
  });
});

describe('dates and amounts', () => {
  test('are read in the culture of the reader', () => {
    expect(readDay('5/3/2027', reading)).toBe('2027-03-05');
    expect(readDay('3/5/2027', { ...reading, culture: 'en-US' })).toBe('2027-03-05');
    expect(readDay('Friday, 5 March 2027', reading)).toBe('2027-03-05');
    expect(readDay('nonsense', reading)).toBeUndefined();
    expect(readFee('1,500', reading)).toEqual({ minor: 150_000, currency: 'EUR' });
    expect(readFee('1.500', { ...reading, culture: 'nl-NL' })).toEqual({ minor: 150_000, currency: 'EUR' });
    expect(readFee('$ 1,500.50', reading)).toEqual({ minor: 150_050, currency: 'USD' });
    expect(readFee('1500 GBP', reading)).toEqual({ minor: 150_000, currency: 'GBP' });
    expect([readFee('tbc', reading), readFee('-5', reading), readFee('12 XYZ', reading)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('a pasted column that shows its order is read by it', () => {
    const dayOf = daysOfColumn(['03/04/2027', '03/14/2027'], reading);
    expect(dayOf('03/04/2027')).toBe('2027-03-04');
    expect(daysOfColumn(['03/04/2027'], reading)('03/04/2027')).toBe('2027-04-03');
  });
  test('a date as a cell shows it is read back in every language', () => {
    for (const locale of LOCALES) {
      const culture = tagOf(locale);
      const shown = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
      for (let month = 0; month < 12; month++) {
        const date = makeDate(2027, month + 1, 5);
        const said = new Intl.DateTimeFormat(culture, shown).format(epochOf(date)).replace(',', '');
        expect([locale, said, readDay(said, { ...reading, culture })]).toEqual([locale, said, date]);
      }
    }
  });
});

describe('a row', () => {
  test('becomes a show of one evening, or of several days', () => {
    const one = readRow(
      rowOf({ date: text('5 Mar 2027'), fee: text('2,000'), venue: { text: 'V', id: 'v1' } }),
      reading,
    );
    expect(one.problems).toEqual([]);
    expect(one.input).toMatchObject({
      start: '2027-03-05T20:00',
      venueId: 'v1',
      statusId: 's1',
      fee: { minor: 200_000, currency: 'EUR' },
    });
    const run = readRow(rowOf({ date: text('5 Mar 2027'), endDate: text('7 Mar 2027') }), reading);
    expect(run.input?.start).toBe('2027-03-05T20:00');
    expect(run.input?.end.slice(0, 10)).toBe('2027-03-07');
  });
  test('says each problem at its cell', () => {
    const wrong = rowOf({
      date: text('5 Mar 2027'),
      endDate: text('4 Mar 2027'),
      venue: { text: 'Nowhere', state: 'unknown' },
      fee: text('much'),
      expiresOn: text('never'),
    });
    expect(readRow(wrong, reading).problems).toEqual([
      { column: 'endDate', code: 'endBeforeBegin' },
      { column: 'venue', code: 'unknown' },
      { column: 'fee', code: 'amount' },
      { column: 'expiresOn', code: 'date' },
    ]);
    expect(readRow(rowOf({ fee: text('5') }), reading).problems).toEqual([{ column: 'date', code: 'required' }]);
    expect(readRow(newRow(1, OPTION), reading)).toEqual({ input: undefined, problems: [] });
  });
  test('waits for a name that is typed or looked up, without a problem', () => {
    for (const venue of [text('Vera'), { text: 'Vera', state: 'ask' as const }])
      expect(readRow(rowOf({ date: text('5 Mar 2027'), venue }), reading)).toEqual({ input: undefined, problems: [] });
  });
  test('leaves the option end out where the status is no option', () => {
    const row = rowOf({
      date: text('5 Mar 2027'),
      status: { text: 'Confirmed', id: 's2' },
      expiresOn: text('1 Mar 2027'),
    });
    expect(readRow(row, reading).input).not.toHaveProperty('expiresOn');
  });
  test('knows the row that takes the same day', () => {
    const inputs = ['5 Mar 2027', '6 Mar 2027', '5 Mar 2027'].map(
      (day) => readRow(rowOf({ date: text(day) }), reading).input,
    );
    expect([sameDayIn(inputs, 0), sameDayIn(inputs, 1), sameDayIn([undefined, ...inputs], 0)]).toEqual([
      2,
      undefined,
      undefined,
    ]);
  });
});
