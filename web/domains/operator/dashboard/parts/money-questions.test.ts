import { expect, it } from 'vitest';
import { feesQuestion, monthsAround } from './money-questions.ts';

it('asks for whole months: five before this one, this one, six after it', () => {
  const months = monthsAround('2026-11-26');
  expect(months).toHaveLength(12);
  expect([months[0], months[5], months.at(-1)]).toEqual(['2026-06', '2026-11', '2027-05']);
  expect(feesQuestion('2026-11-26', 'confirmed', 'EUR')).toMatchObject({ from: '2026-06-01', to: '2027-05-31' });
});

it('knows the last day of a February', () => {
  expect(feesQuestion('2027-08-31', 'options', 'EUR')).toMatchObject({ from: '2027-03-01', to: '2028-02-29' });
});
