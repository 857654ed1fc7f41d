import { expect, it } from 'vitest';
import { periodOf } from './model.ts';

const known = { today: '2026-11-23', first: '2026-11-25', production: undefined };
const tour = (startDate: string, endDate: string) => ({ ...known, production: { startDate, endDate } });

it.each([
  ['two weeks from the next show on', {}, known, ['2026-11-25', '2026-12-08']],
  ['the days of a short tour', {}, tour('2026-11-01', '2026-12-01'), ['2026-11-01', '2026-12-01']],
  ['as much of a long tour as there is room for', {}, tour('2027-01-01', '2027-12-31'), ['2027-01-01', '2027-03-03']],
  ['what comes next of a long tour under way', {}, tour('2026-09-01', '2027-12-31'), ['2026-11-23', '2027-01-23']],
  ['its end where that is near', {}, tour('2026-09-01', '2026-12-01'), ['2026-11-23', '2026-12-01']],
  [
    'what the address says',
    { from: '2026-10-01', to: '2026-10-05' },
    tour('2026-09-01', '2027-12-31'),
    ['2026-10-01', '2026-10-05'],
  ],
  ['a day after the tour', { from: '2027-05-01' }, tour('2026-11-01', '2026-12-01'), ['2027-05-01', '2027-05-14']],
])('opens with %s', (_, asked, facts, [from, to]) => expect(periodOf(asked, facts)).toEqual({ from, to }));
