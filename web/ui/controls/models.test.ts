import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import { weekday } from '#shared/kernel/time/date.ts';
import { addressErrors } from './address-errors.ts';
import { changeAddress } from './address-rules.ts';
import { cleanNumber } from './clean-number.ts';
import { limitText, sizeInKb, sizeText } from './file-size.ts';
import { marked } from './marked.ts';
import { monthGrid, moveDate } from './month-grid.ts';
import { pageNumbers, typedPage } from './page-numbers.ts';
import { addItem, entriesOf } from './picker-model.ts';
import { isSameUnit, stepUnit, unitWindow, yearsWith } from './unit-window.ts';

const item = (key: string, value = key, sublabel = ''): PickerItem => ({ key, value, sublabel, defaultSelect: false });

describe('picker', () => {
  const sources = {
    keyword: '',
    items: [item('a'), item('b')],
    recents: [item('b')],
    excludeKeys: [],
    canCreate: true,
  };
  it('shows recents first, each record once, "New ..." last', () => {
    const entries = entriesOf(sources);
    expect(entries.map(({ id }) => id)).toEqual(['b', 'a', '+new']);
    expect(entries.map((e) => e.kind === 'item' && e.recent)).toEqual([true, false, false]);
  });
  it('leaves out what is chosen, and recents that do not match', () => {
    expect(entriesOf({ ...sources, excludeKeys: ['b'] }).map(({ id }) => id)).toEqual(['a', '+new']);
    const typed = { ...sources, keyword: 'zür', recents: [item('z', 'Kaufleuten', 'Zürich, Switzerland'), item('b')] };
    expect(entriesOf(typed).map(({ id }) => id)).toEqual(['z', 'a', 'b', '+new']);
  });
  it.each([
    ['Casa do Farol', 'far', 'Casa do [Far]ol'],
    ['Zoë Martens', 'ZOE mar', '[Zoë] [Mar]tens'],
    ['Große Freiheit', 'gross', '[Groß]e Freiheit'],
    ['Banana', 'an', 'Banana'],
    ['Odd Harbour', '', 'Odd Harbour'],
  ])('marks in %j what %j finds', (text, keyword, shown) =>
    expect(
      marked(text, keyword)
        .map((s) => (s.hit ? `[${s.text}]` : s.text))
        .join(''),
    ).toBe(shown),
  );
  it('never loses a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, keyword) => {
        const parts = marked(text, keyword).map((s) => s.text);
        expect(parts.join('')).toBe(text);
      }),
    );
  });
  it('lets the newest replace the last beyond the most', () => {
    expect(addItem([item('a'), item('b')], item('c'), 2).map(({ key }) => key)).toEqual(['a', 'c']);
    expect(addItem([item('a')], item('a'), 2)).toHaveLength(1);
    const full = Array.from({ length: 99 }, (_, i) => item(String(i)));
    expect(addItem(full, item('new'))).toHaveLength(99);
    expect(addItem(full, item('new')).at(-1)?.key).toBe('new');
  });
});

describe('pages', () => {
  it('shows at most 7 numbers with the page among them', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(50, 100)).toEqual([47, 48, 49, 50, 51, 52, 53]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (count, n) => {
        const page = (n % count) + 1;
        const numbers = pageNumbers(page, count);
        expect(numbers).toHaveLength(Math.min(7, count));
        expect(numbers).toContain(page);
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(count);
      }),
    );
  });
  it('goes only to pages there are', () => {
    expect(['7', '0', '8', '', '1e1', '-1', '2.5'].map((text) => typedPage(text, 7))).toEqual([
      7,
      ...Array(6).fill(undefined),
    ]);
  });
});

describe('months and quarters', () => {
  const years = { min: 2013, max: 2025 };
  it('shows seven around the chosen one, within the years', () => {
    expect(unitWindow('2020-05-17', 'month', years)[3]).toBe('2020-05-01');
    expect(unitWindow('2013-02-01', 'quarter', years)).toContain('2013-01-01');
    expect(unitWindow('2025-12-31', 'month', years).at(-1)).toBe('2025-12-01');
    for (const unit of ['month', 'quarter'] as const) expect(unitWindow('2019-08-08', unit, years)).toHaveLength(7);
  });
  it('stops at the edges and opens for a year in use', () => {
    expect(stepUnit('2025-12-05', 'month', 1, years)).toBeUndefined();
    expect(stepUnit('2024-12-05', 'quarter', 1, years)).toBe('2025-01-01');
    expect(yearsWith('2026-11-28')).toEqual({ min: 2013, max: 2026 });
    expect(isSameUnit('2026-10-01', '2026-12-31', 'quarter')).toBe(true);
  });
});

describe('calendar', () => {
  it('is six weeks from a Monday that hold the month', () => {
    const weeks = monthGrid('2026-11-28');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]?.date).toBe('2026-10-26');
    expect(weeks.flat().filter((d) => d.inMonth)).toHaveLength(30);
    for (const week of weeks) expect(weekday(week[0]!.date)).toBe(1);
  });
  it.each([
    ['ArrowLeft', false, '2026-11-27'],
    ['ArrowDown', false, '2026-12-05'],
    ['Home', false, '2026-11-23'],
    ['End', false, '2026-11-29'],
    ['PageUp', false, '2026-10-28'],
    ['PageDown', true, '2027-11-28'],
    ['Enter', false, undefined],
    ['constructor', false, undefined],
  ])('%s moves', (key, shift, to) => expect(moveDate('2026-11-28', key, shift)).toBe(to));
});

describe('address', () => {
  const blank = Address.parse({});
  it('wants what is mandatory, after trimming, and a state only where there are states', () => {
    const modes = { city: 'visibleMandatory', countryId: 'visibleMandatory', stateId: 'visibleMandatory' } as const;
    expect(addressErrors({ ...blank, city: '  ' }, modes)).toEqual([
      { code: 'required', field: 'city' },
      { code: 'required', field: 'countryId' },
    ]);
    expect(addressErrors({ ...blank, city: 'Austin', countryId: 'US' }, modes)).toEqual([
      { code: 'required', field: 'stateId' },
    ]);
  });
  it('drops the state with its country', () => {
    const texas = { ...blank, countryId: 'US', stateId: 'US-TX' };
    expect(changeAddress(texas, 'countryId', 'NL')).toMatchObject({ countryId: 'NL', stateId: '' });
    expect(changeAddress(texas, 'countryId', 'US').stateId).toBe('US-TX');
    expect(changeAddress(texas, 'countryId', 'NL', 'NL-NH').stateId).toBe('NL-NH');
    const unmapped = { ...texas, stateId: '', stateText: 'Calif.' };
    expect(changeAddress(unmapped, 'city', 'Austin')).toHaveProperty('stateText', 'Calif.');
    expect(changeAddress(unmapped, 'stateId', 'US-CA')).not.toHaveProperty('stateText');
  });
});

it('rounds file sizes up to KB and says limits in words', () => {
  expect([1, 1024, 1025].map(sizeInKb)).toEqual([1, 1, 2]);
  expect(sizeText(10_485_761, 'nl-NL')).toBe('10.241 KB');
  expect(limitText(10_485_760, 'en-GB')).toBe('10 MB');
  expect(limitText(209_715_200, 'en-GB')).toBe('200 MB');
});

it('cleans numbers', () => {
  expect(cleanNumber('a1.2.3,4', ['.'])).toBe('1.234');
  expect(cleanNumber('1.2,3')).toBe('123');
});
