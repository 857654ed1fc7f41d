import { expect, test } from 'vitest';
import { daysAsked } from './rules.ts';
import type { AvailabilityDay } from './schemas.ts';
import { availabilityText } from './text.ts';

const on = (date: string, state: 'blocked' | 'option', isFree: boolean): AvailabilityDay => ({
  date,
  state,
  isFree,
  reason: '',
  isException: false,
});
const offer = {
  name: 'Nova Hart',
  asked: daysAsked('2027-05-28', '2027-06-08', [5, 6, 7]),
  days: [on('2027-05-30', 'blocked', false), on('2027-06-05', 'option', true)],
};

test('free dates by month, options marked, in each language', () => {
  expect(availabilityText([offer], 'en-gb')).toBe(
    'Nova Hart is available on:\n\nMay 2027\nFri 28, Sat 29\n\nJune 2027\nFri 4, Sat 5 (on option), Sun 6',
  );
  expect(availabilityText([offer], 'pt-br')).toBe(
    'Nova Hart tem disponibilidade em:\n\nmaio de 2027\nsex. 28, sáb. 29\n\njunho de 2027\nsex. 4, sáb. 5 (em opção), dom. 6',
  );
  expect(availabilityText([offer], 'nl')).toBe(
    'Nova Hart is beschikbaar op:\n\nmei 2027\nvr 28, za 29\n\njuni 2027\nvr 4, za 5 (in optie), zo 6',
  );
  expect(availabilityText([offer], 'de')).toBe(
    'Nova Hart ist verfügbar am:\n\nMai 2027\nFr. 28., Sa. 29.\n\nJuni 2027\nFr. 4., Sa. 5. (optioniert), So. 6.',
  );
});

test('neighbouring days are said at once, months apart', () => {
  const asked = daysAsked('2027-05-29', '2027-06-03', [1, 2, 3, 4, 5, 6, 7]);
  expect(availabilityText([{ name: 'Kes', asked, days: [] }], 'en-gb')).toBe(
    'Kes is available on:\n\nMay 2027\nSat 29 – Mon 31\n\nJune 2027\nTue 1 – Thu 3',
  );
});

test('says so when there is nothing, and one artist after the other', () => {
  const none = { name: '$& Band', asked: ['2027-06-05'], days: [on('2027-06-05', 'blocked', false)] };
  expect(availabilityText([none, none], 'en').split('\n\n\n')).toEqual([
    '$& Band is not available in this period.',
    '$& Band is not available in this period.',
  ]);
});
